// The score track of Chiefdom Duel to fill in: how many marks each row has.

import { el } from "../../../js/base/dom.js";
import { number, t } from "../../../js/base/words.js";
import { iconName } from "../describe.js";
import { picture } from "../drawing/pictures.js";

/** @typedef {import("../../../js/pad/pad-game.js").PadGame<import("../view.js").PrintedSheet, number[]>} PadGame `Data` is marks by row */

/** @type {PadGame} */
export const pad = {
  seats: [2],
  blank: ({ icons }) => icons.map(() => 0),
  isSheet: (data, { icons, length }) =>
    Array.isArray(data) &&
    data.length === icons.length &&
    data.every((marks) => Number.isInteger(marks) && marks >= 0 && marks <= length),
  editor,
  // Only the rows are scored, so the smallest board on which the game can be over stands for the one that was played.
  diagram: (sheets) =>
    ["xx", "xx", ...sheets.map((rows, seat) => `rows ${seat + 1}: ${rows.join(" ")}`), "now: over"].join("\n"),
};

/** @type {PadGame["editor"]} */
function editor({ data, sheet, changed }) {
  const marks = [...data];
  const rows = sheet.icons.map(({ key }, row) => {
    const shown = el("output", { class: "figures pad-marks", "aria-hidden": "true", text: number(marks[row]) });
    const input = el("input", {
      type: "range",
      min: 0,
      max: sheet.length,
      step: 1,
      id: `pad-row-${key}`,
      "data-row": key,
    });
    input.value = String(marks[row]);
    input.setAttribute("aria-valuetext", t("duel.pad.marks", { count: marks[row] }));
    input.addEventListener("input", () => {
      marks[row] = Number(input.value);
      shown.textContent = number(marks[row]);
      input.setAttribute("aria-valuetext", t("duel.pad.marks", { count: marks[row] }));
      changed([...marks]);
    });
    return el(
      "div",
      { class: "pad-track" },
      picture(key),
      el("label", { for: `pad-row-${key}`, text: iconName(key) }),
      input,
      shown,
    );
  });
  return { element: el("div", { class: "pad-editor" }, el("div", { class: "pad-tracks" }, rows)), mark: () => {} };
}
