// The list of saved games: open, rename, export, delete with undo; and the saves that could not be read.

import { openDialog } from "../../base/dialog.js";
import { el, fill } from "../../base/dom.js";
import { toast } from "../../base/toast.js";
import { t } from "../../base/words.js";
import { chooseAndImport, download, downloadAll, downloadOne } from "../../store/file-transfer.js";
import { reminder } from "../../store/reminder.js";
import { stateToSave } from "../../store/save-format.js";
import { saveLine, saveTitle, scoreRow } from "../../store/save-summary.js";
import { footer, screenHead } from "../screen-parts.js";
import { resultsSection } from "./results-table.js";
import { SavedPictures } from "./saved-pictures.js";

/**
 * @typedef {import("../../app/app.js").App} App
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../store/save-format.js").Save} Save
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @returns {import("../../base/router.js").Screen}
 */
export function openGames(root, app) {
  const lists = el("div", { class: "groups" });
  const pictures = new SavedPictures(app);
  const show = () => {
    pictures.clear();
    const saves = app.store.list();
    const going = saves.filter((save) => !save.over);
    const over = saves.filter((save) => save.over);
    fill(
      lists,
      saves.length === 0 && nothing(),
      section("going", going, app, pictures),
      section("over", over, app, pictures),
      quarantineSection(app),
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
  const unfollow = app.store.onChange(show);
  const close = () => {
    unfollow();
    pictures.close();
  };
  return { title: t("games.title"), close };
}

function nothing() {
  return el("p", { class: "group paper", text: t("games.none") });
}

/**
 * @param {"going" | "over"} name
 * @param {Save[]} saves
 * @param {App} app
 * @param {SavedPictures} pictures
 */
function section(name, saves, app, pictures) {
  if (saves.length === 0) return null;
  return el(
    "section",
    { "aria-labelledby": `games-${name}` },
    el("h2", { id: `games-${name}`, text: t(`games.${name}`) }),
    el(
      "ul",
      { class: "save-list" },
      saves.map((save) => saveItem(save, app, pictures)),
    ),
  );
}

/**
 * @param {Save} save
 * @param {App} app
 * @param {SavedPictures} pictures
 */
function saveItem(save, app, pictures) {
  const title = saveTitle(save);
  const facts = el("div", { class: "save-facts" });
  const showFacts = (/** @type {Save} */ known, /** @type {Answer["scores"] | undefined} */ scores = undefined) =>
    fill(facts, el("p", { class: "faint", text: saveLine(known) }), scoreRow(known, scores));
  showFacts(save);
  const picture = pictures.place(save, (answer) => showFacts(withPosition(save, answer), answer.scores));
  return el(
    "li",
    { class: "save-item paper", "data-save": save.id },
    el("a", { class: "save-look", href: `#/play/${save.id}`, tabindex: -1, "aria-hidden": "true" }, picture),
    el(
      "div",
      { class: "save-words" },
      el("h3", {}, el("a", { href: `#/play/${save.id}`, text: title })),
      facts,
      el("div", { class: "row" }, mainLinks(save, title), moreActions(save, title, app)),
    ),
  );
}

/**
 * A game that was copied from another, or kept by an older version, has a summary without totals or whose turn it is.
 * @param {Save} save
 * @param {Answer} answer its last position
 * @returns {Save}
 */
function withPosition(save, answer) {
  const { summary } = stateToSave(answer);
  const { totals } = save.summary.totals.length ? save.summary : summary;
  return { ...save, summary: { ...summary, ...save.summary, totals } };
}

/** @param {Save} save @param {string} title */
function mainLinks({ id, over }, title) {
  const link = (
    /** @type {string} */ kind,
    /** @type {string} */ href,
    /** @type {string} */ words,
    /** @type {string} */ label,
  ) => el("a", { class: `button ${kind}`, href, "aria-label": label, text: words });
  const open = over ? "open" : "continue";
  return [
    link(over ? "" : "primary", `#/play/${id}`, t(`games.${open}`), t(`games.${open}-of`, { title })),
    over && link("", `#/review/${id}`, t("review.title"), t("review.title-of", { title })),
  ];
}

/** What is wanted less often. @param {Save} save @param {string} title @param {App} app */
function moreActions(save, title, app) {
  const action = (/** @type {string} */ key, /** @type {() => void} */ onclick) =>
    el("button", {
      class: "button quiet",
      type: "button",
      onclick,
      "aria-label": t(`games.${key}-of`, { title }),
      text: t(`games.${key}`),
    });
  const print = {
    class: "button quiet",
    href: `#/print/game/${save.id}`,
    "aria-label": t("games.print-of", { title }),
    text: t("games.print"),
  };
  return el(
    "details",
    { class: "save-more" },
    el("summary", { class: "button quiet", "aria-label": t("games.more-of", { title }), text: t("games.more") }),
    el(
      "div",
      { class: "row" },
      action("report", async () => (await import("../../keepsake/report-dialog.js")).openKeepsake(app, save.id)),
      el("a", print),
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
 * Saves that could not be read are kept unchanged, so that somebody may repair them.
 * @param {App} app
 */
function quarantineSection({ store }) {
  const texts = store.quarantined();
  if (texts.length === 0) return null;
  const items = texts.map(({ id, text }) =>
    el(
      "li",
      { class: "save-item paper", "data-quarantine": id },
      el("h3", { text: t("games.quarantine-item", { id }) }),
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
    { "aria-labelledby": "games-quarantine" },
    el("h2", { id: "games-quarantine", text: t("games.quarantine") }),
    el("p", { text: t("games.quarantine-text") }),
    el("ul", { class: "save-list" }, items),
  );
}
