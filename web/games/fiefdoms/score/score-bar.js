// The score bar as at the foot of the sheet: Cottage + Farm + … − Vagrants = Reputation.

import { el } from "../../../js/base/dom.js";
import { number, t } from "../../../js/base/words.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { plainSheet } from "../../../js/table/ending/score-sheet-table.js";
import { stamp } from "../drawing/building-cache.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {{ total: number, lines: { key: string, count: number, points: number }[] }} Card */

export const TAKEN = new Set(["springhouses", "vagrants"]); // what is subtracted
/** The building that stands for a line. @type {Record<string, string>} */
const PICTURES = {
  cottages: "cottage",
  farms: "farm",
  quarries: "quarry",
  windmills: "windmill",
  markets: "market",
  townhall: "townhall",
  university: "university",
  guilds: "merchants-guild",
  springhouses: "springhouse",
  vagrants: "vagrant",
};

/** @param {Card} card */
export function scoreBar(card) {
  const cells = card.lines.map(({ key, points }, index) =>
    el(
      "li",
      { "data-line": key, "data-explain": `line:${key}`, class: points ? "" : "zero" },
      el("span", { class: "bar-sign", "aria-hidden": "true", text: TAKEN.has(key) ? "−" : index ? "+" : "" }),
      small(PICTURES[key]),
      el("span", { class: "visually-hidden", text: t(`fiefdoms.line.${key}`) }),
      el("b", { text: TAKEN.has(key) ? number(Math.abs(points)) : number(points) }),
    ),
  );
  return el(
    "ul",
    { class: "score-bar", "aria-label": t("fiefdoms.score-bar") },
    cells,
    el(
      "li",
      { class: "bar-total" },
      el("span", { class: "bar-sign", "aria-hidden": "true", text: "=" }),
      el("span", { class: "bar-name", text: t("fiefdoms.reputation") }),
      el("b", { text: number(card.total) }),
    ),
  );
}

/** @param {string} building */
function small(building) {
  const canvas = el("canvas", { class: "bar-picture", width: 72, height: 72, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(1.2, 1.2);
  stamp(pen, readTheme(), building, { x: 7, y: 9, size: 46, seed: 4 });
  return canvas;
}

/** The score sheet at the end, with the buildings that scored. @param {Context} context */
export function ending({ answer, players }) {
  const line = (/** @type {string} */ key) => [small(PICTURES[key]), t(`fiefdoms.line.${key}`)];
  return plainSheet(answer, players, line);
}
