// The report of a game: text for a forum, and images of sheets and scores.

import { confirmCopy } from "../base/clipboard.js";
import { openDialog } from "../base/dialog.js";
import { el, fill } from "../base/dom.js";
import { choiceButton } from "../base/fields.js";
import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { boardImage, scoreImage } from "../paper/game-image.js";
import { sheetsOf } from "../paper/sheets.js";
import { openStill } from "../paper/still.js";
import { errorWords } from "../table/engine-words.js";
import { savePicture, sharePicture } from "./picture-file.js";
import { FORMATS, reportText } from "./report.js";

/** @typedef {import("../paper/still.js").Still} Still */

/**
 * @param {import("../app/app.js").App} app
 * @param {string} id of the saved game
 */
export async function openKeepsake(app, id) {
  const save = app.store.load(id);
  if (!save) return;
  try {
    const still = await openStill(app, save);
    const pictures = pictureSection(still);
    await openDialog({ title: t("report.title"), wide: true, body: [reportSection(still), pictures.element] });
    pictures.close();
  } catch (error) {
    toast(errorWords(Object(error)), { kind: "bad" });
  }
}

/** @param {Still} still */
function reportSection(still) {
  let format = /** @type {import("./report.js").Format} */ (FORMATS[0]);
  const text = el("textarea", { class: "input report-text", rows: 10, readonly: true, "aria-label": t("report.text") });
  const show = () => {
    text.value = reportText(still, format);
  };
  const choices = FORMATS.map((name) =>
    choiceButton({
      name: "report-format",
      value: name,
      label: t(`report.format.${name}`),
      checked: name === format,
      chosen: () => {
        format = name;
        show();
      },
    }),
  );
  show();
  const copy = () => confirmCopy(text.value);
  return el(
    "section",
    { class: "keepsake" },
    choiceField(t("report.for"), choices),
    text,
    el(
      "div",
      { class: "row" },
      el("button", { class: "button primary", type: "button", onclick: copy, text: t("report.copy") }),
    ),
  );
}

/** @param {Still} still */
function pictureSection(still) {
  const parts = partsOf(still);
  const image = el("img", { alt: "" });
  const buttons = el("div", { class: "row" });
  let drawn = 0;
  let url = "";
  const choose = async (/** @type {Part} */ part) => {
    const turn = ++drawn;
    const blob = await part.draw();
    if (turn !== drawn) return;
    URL.revokeObjectURL(url);
    url = URL.createObjectURL(blob);
    image.src = url;
    image.alt = part.label;
    fill(buttons, pictureButtons(still, part, blob));
  };
  const choices = parts.map((part, at) =>
    choiceButton({
      name: "report-picture",
      value: part.id,
      label: part.label,
      checked: at === 0,
      chosen: () => choose(part),
    }),
  );
  choose(parts[0]);
  const element = el(
    "section",
    { class: "keepsake" },
    choiceField(t("report.picture"), choices),
    el("div", { class: "keepsake-picture" }, image),
    buttons,
  );
  return { element, close: () => URL.revokeObjectURL(url) };
}

/** @param {string} title @param {HTMLElement[]} choices */
function choiceField(title, choices) {
  const legend = el("legend", { class: "label", text: title });
  return el("fieldset", { class: "field" }, legend, el("div", { class: "choices" }, choices));
}

/** @typedef {{ id: string, label: string, draw: () => Promise<Blob> }} Part */

/** @param {Still} still @returns {Part[]} */
function partsOf(still) {
  const boards = sheetsOf(still).map((seat) => ({
    id: still.face.shared ? "board" : `sheet-${seat + 1}`,
    label: still.face.shared ? t("report.board") : t("report.sheet", { name: still.players[seat].name }),
    draw: () => boardImage(still, seat),
  }));
  return [...boards, { id: "score", label: t("report.score"), draw: () => scoreImage(still) }];
}

/** @param {Still} still @param {Part} part @param {Blob} blob */
function pictureButtons(still, { id }, blob) {
  const button = (/** @type {string} */ key, /** @type {() => void} */ onclick) =>
    el("button", { class: "button", type: "button", onclick, text: t(`report.${key}`) });
  const shares = typeof navigator.canShare === "function";
  return [
    button("save", () => savePicture(still, id, blob)),
    shares && button("share", () => sharePicture(still, id, blob)),
  ];
}
