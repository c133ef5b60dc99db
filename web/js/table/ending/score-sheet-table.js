// The score sheet at the end of a game: a column for each name, a row for each line. On low screens it is split into two tables
// side by side; on small screens the lines without points are combined. Names that are too long for their columns are written
// upwards. It is visible without scrolling.

import { el, fill } from "../../base/dom.js";
import { mark } from "../../base/seat-mark.js";
import { list, number, t } from "../../base/words.js";

/**
 * @typedef {import("../../base/dom.js").Child} Child
 * @typedef {{ name: Child | Child[], cells: Child[], kind?: string, line?: string }} Row
 * @typedef {{ heads: Child[][], rows: Row[], total: Row }} SheetParts
 */

const LOW = "(max-height: 520px)";
const SMALL = "(max-height: 600px)";
const UNCUT = 8; // rows that fit on the lowest screens

/** With the names across, with the names upwards, and as small as it can be read: the style sheet has them as `data-form`. */
const FORMS = ["across", "upward", "dense"];

/** What each sheet shows; a sheet that is closed is forgotten with it. @type {WeakMap<Element, SheetParts>} */
const partsOf = new WeakMap();

/** @param {SheetParts} parts */
export function endingTable(parts) {
  const box = el("div", { class: "ending-sheet" });
  partsOf.set(box, parts);
  globalThis.addEventListener("resize", showAll); // once: adding the same function again does nothing
  show(box, parts);
  return box;
}

function showAll() {
  for (const box of document.querySelectorAll(".ending-sheet")) {
    const parts = partsOf.get(box);
    if (parts) show(/** @type {HTMLElement} */ (box), parts);
  }
}

/** @param {HTMLElement} box @param {SheetParts} parts */
function show(box, parts) {
  const [low, small] = [LOW, SMALL].map((query) => globalThis.matchMedia(query).matches);
  const rows = small ? withoutZeros(parts.rows) : parts.rows;
  fill(box, tables({ ...parts, rows }, low && rows.length > UNCUT));
  fitSheet(box);
}

/** Take the largest form in which every name has room and nothing has to be scrolled. @param {HTMLElement} sheet in the page */
export function fitSheet(sheet) {
  FORMS.some((form) => {
    sheet.dataset.form = form;
    return isWhole(sheet);
  });
}

/** @param {HTMLElement} sheet */
function isWhole(sheet) {
  const reachesOut = (/** @type {string} */ part, /** @type {number} */ slack) =>
    [...sheet.querySelectorAll(part)].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + slack);
  // A head is as wide as a fraction of a pixel allows, and both widths are rounded.
  if (reachesOut(".ending-name", 0) || reachesOut(".ending-head", 1)) return false;
  const page = sheet.closest(".dialog-body") ?? sheet;
  return page.scrollHeight <= page.clientHeight;
}

/** All lines in which nobody has points as one, at the end. @param {Row[]} rows */
export function withoutZeros(rows) {
  const zeros = rows.filter(({ kind }) => kind === "zero");
  if (zeros.length < 2) return rows;
  const names = zeros.map(({ name }) => String([name].flat().at(-1)));
  return [...rows.filter(({ kind }) => kind !== "zero"), { ...zeros[0], name: list(names), line: "" }];
}

/** @param {SheetParts} parts @param {boolean} cut */
function tables({ heads, rows, total }, cut) {
  const half = Math.ceil((rows.length + 1) / 2);
  const runs = cut ? [rows.slice(0, half), rows.slice(half)] : [rows];
  return runs.map((run, at) => table(heads, run, at === runs.length - 1 ? total : null));
}

/** @param {Child[][]} heads @param {Row[]} rows @param {Row | null} total */
function table(heads, rows, total) {
  const columns = heads.map((head) => el("th", { scope: "col" }, head.map(copied)));
  return el(
    "table",
    { class: "scores ending", "data-columns": heads.length },
    el("thead", {}, el("tr", {}, el("td"), columns)),
    el("tbody", {}, rows.map(tableRow)),
    total && el("tfoot", {}, tableRow(total)),
  );
}

/** A head stands over both halves. @param {Child} child */
const copied = (child) => (child instanceof Node ? child.cloneNode(true) : child);

/** It explains itself when it is pressed, too. @param {Row} row */
function tableRow({ name, cells, kind = "", line }) {
  const asked = line ? { "data-explain": `line:${line}`, "data-ask": true } : {};
  return el("tr", { class: kind, ...asked }, el("th", { scope: "row" }, [name].flat()), cells);
}

/**
 * A line of the sheet.
 * @param {Child | Child[]} name
 * @param {(number | { value: number | string, kind?: string })[]} values
 * @param {string} [line] the key of a line of the score
 * @returns {Row}
 */
export function endingRow(name, values, line = "") {
  const cells = values.map((given) => {
    const { value, kind = "" } = typeof given === "number" ? { value: given } : given;
    return el("td", { class: kind, text: typeof value === "number" ? number(value) : value });
  });
  const zero = values.every((given) => given === 0);
  return { name, cells, kind: zero ? "zero" : "", line };
}

/**
 * The names over the columns.
 * @param {{ name: string }[]} players
 * @returns {Child[][]}
 */
export function endingHeads(players) {
  return players.map(({ name }, seat) => [
    el("span", { class: "ending-head" }, mark(seat), el("span", { class: "ending-name", text: name })),
  ]);
}

/**
 * The sheet of a game that has none of its own.
 * @param {import("../../engine/answers.js").Answer} answer
 * @param {{ name: string }[]} players
 * @param {(key: string) => Child | Child[]} line
 */
export function plainSheet({ scores, outcome }, players, line) {
  const pointsOf = (/** @type {string} */ key) =>
    scores.map(({ lines }) => lines.find((entry) => entry.key === key)?.points ?? 0);
  const rows = scores[0].lines.map(({ key }) => endingRow(line(key), pointsOf(key), key));
  return endingTable({
    heads: endingHeads(players),
    rows,
    total: totalRow(
      t("table.scores.total"),
      scores.map(({ total }) => total),
      outcome?.winners ?? [],
    ),
  });
}

/**
 * The last line, in which the winners stand out.
 * @param {string} name
 * @param {number[]} totals
 * @param {number[]} winners
 */
export function totalRow(name, totals, winners) {
  return endingRow(
    name,
    totals.map((value, seat) => ({ value, kind: winners.includes(seat) ? "winner" : "" })),
  );
}
