// A fief as characters in rows and columns, for a report: plots, and the people between them.

import { number, t } from "../../../js/base/words.js";

const CROSSED_OUT = "x";

/** @type {NonNullable<import("../view.js").Face["boardText"]>} */
export function boardText({ view }, seat) {
  const { plots, squares } = view.fiefs[seat];
  const names = [...new Set(plots.map(({ plot }) => plot[0]))];
  const people = new Map(squares.map(({ square, pips }) => [square.slice(1), pips]));
  /** @param {string} row @returns {{ name: string, cells: string[] }[]} */
  const rowOf = (row) => {
    const built = plots.filter(({ plot }) => plot[0] === row).flatMap((plot) => [signOf(plot), ""]);
    const below = names.flatMap((column) => ["", countWords(people.get(row + column))]);
    return [
      { name: row, cells: built.slice(0, -1) },
      { name: "", cells: below.slice(0, -1) },
    ];
  };
  return {
    columns: names.flatMap((name) => [name, ""]).slice(0, -1),
    rows: names.flatMap(rowOf).slice(0, -1),
    legend: [
      ...view.sheet.buildings.map(
        ({ building }) => /** @type {[string, string]} */ ([letter(building), t(`fiefdoms.building.${building}`)]),
      ),
      [CROSSED_OUT, t("fiefdoms.thing.crossed-out")],
    ],
  };
}

/** @param {import("../view.js").Plot} plot */
function signOf({ building, forfeit }) {
  if (forfeit) return CROSSED_OUT;
  return building ? letter(building) : ".";
}

/** @param {number} [pips] */
const countWords = (pips) => (pips ? number(pips) : "");

/** @param {string} building */
const letter = (building) => t(`fiefdoms.letter.${building}`);
