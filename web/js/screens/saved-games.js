// Every saved game: open, rename, save to a file, delete and think better of it; and what could not be read.

import { openDialog } from "../base/dialog.js";
import { el, fill } from "../base/dom.js";
import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { chooseAndImport, download, downloadAll, downloadOne } from "../store/file-transfer.js";
import { reminder } from "../store/reminder.js";
import { saveLine, saveTitle, scoreRow } from "../store/save-summary.js";
import { resultsSection } from "./results-table.js";
import { footer, screenHead } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../store/save-format.js").Save} Save
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @returns {import("../base/router.js").Screen}
 */
export function openGames(root, app) {
  const lists = el("div", { class: "groups" });
  const show = () => {
    const saves = app.store.list();
    const going = saves.filter((save) => !save.over);
    const over = saves.filter((save) => save.over);
    fill(
      lists,
      saves.length === 0 && nothing(),
      section("going", going, app),
      section("over", over, app),
      asideSection(app),
      resultsSection(show),
    );
  };
  show();
  root.append(
    el(
      "div",
      { class: "screen narrow" },
      screenHead(t("games.title")),
      reminder(app, downloadAll),
      el(
        "div",
        { class: "row" },
        el("button", { class: "button", type: "button", onclick: () => chooseAndImport(app), text: t("games.import") }),
        el("button", { class: "button", type: "button", onclick: downloadAll, text: t("games.export-all") }),
      ),
      lists,
      footer(),
    ),
  );
  return { title: t("games.title"), close: app.store.onChange(show) };
}

function nothing() {
  return el("p", { class: "group paper", text: t("games.none") });
}

/**
 * @param {"going" | "over"} name
 * @param {Save[]} saves
 * @param {App} app
 */
function section(name, saves, app) {
  if (saves.length === 0) return null;
  return el(
    "section",
    { "aria-labelledby": `games-${name}` },
    el("h2", { id: `games-${name}`, text: t(`games.${name}`) }),
    el(
      "ul",
      { class: "save-list" },
      saves.map((save) => saveItem(save, app)),
    ),
  );
}

/**
 * @param {Save} save
 * @param {App} app
 */
function saveItem(save, app) {
  const title = saveTitle(save);
  const action = (/** @type {string} */ key, /** @type {() => void} */ onclick) =>
    el("button", {
      class: "button quiet",
      type: "button",
      onclick,
      "aria-label": t(`games.${key}-of`, { title }),
      text: t(`games.${key}`),
    });
  return el(
    "li",
    { class: "save-item paper", "data-save": save.id },
    el("h3", {}, el("a", { href: `#/play/${save.id}`, text: title })),
    el("p", { class: "faint", text: saveLine(save) }),
    scoreRow(save),
    el(
      "div",
      { class: "row" },
      el("a", {
        class: "button",
        href: `#/play/${save.id}`,
        "aria-label": t("games.open-of", { title }),
        text: t("games.open"),
      }),
      save.over &&
        el("a", {
          class: "button quiet",
          href: `#/review/${save.id}`,
          "aria-label": t("review.title-of", { title }),
          text: t("review.title"),
        }),
      action("report", async () => (await import("../keepsake/report-dialog.js")).openKeepsake(app, save.id)),
      el("a", {
        class: "button quiet",
        href: `#/print/game/${save.id}`,
        "aria-label": t("games.print-of", { title }),
        text: t("games.print"),
      }),
      action("rename", () => rename(save, app)),
      action("export", () => downloadOne(save.id)),
      action("delete", () => remove(save, app)),
    ),
  );
}

/**
 * @param {Save} save
 * @param {App} app
 */
async function rename(save, app) {
  const input = el("input", { class: "input", id: "rename", maxlength: 60, autocomplete: "off", autofocus: true });
  input.value = saveTitle(save);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    // Or the same press would act on the button that gets the focus back.
    event.preventDefault();
    input.closest("dialog")?.close("rename");
  });
  const answer = await openDialog({
    title: t("games.rename"),
    body: el("div", { class: "field" }, el("label", { for: "rename", text: t("games.name") }), input),
    actions: [
      { id: "cancel", label: t("app.cancel") },
      { id: "rename", label: t("games.rename"), kind: "primary" },
    ],
  });
  if (answer === "rename") app.store.rename(save.id, input.value.trim());
}

/**
 * @param {Save} save
 * @param {App} app
 */
function remove(save, app) {
  const undo = app.store.remove(save.id);
  toast(t("games.deleted", { title: saveTitle(save) }), { action: undo, label: t("app.undo") });
}

/**
 * What could not be read is kept as it was found, for whoever can mend it.
 * @param {App} app
 */
function asideSection({ store }) {
  const texts = store.quarantined();
  if (texts.length === 0) return null;
  const items = texts.map(({ id, text }) =>
    el(
      "li",
      { class: "save-item paper", "data-aside": id },
      el("h3", { text: t("games.aside-item", { id }) }),
      el(
        "div",
        { class: "row" },
        el("button", {
          class: "button",
          type: "button",
          onclick: () => download(`chiefdoms-damaged-${id}.txt`, text, "text/plain"),
          text: t("games.export"),
        }),
        el("button", {
          class: "button danger",
          type: "button",
          onclick: () => store.removeQuarantined(id),
          text: t("games.delete"),
        }),
      ),
    ),
  );
  return el(
    "section",
    { "aria-labelledby": "games-aside" },
    el("h2", { id: "games-aside", text: t("games.aside") }),
    el("p", { text: t("games.aside-text") }),
    el("ul", { class: "save-list" }, items),
  );
}
