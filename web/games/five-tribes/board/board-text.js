// The tiles as characters in rows and columns, for a report: their value, meeples, owner, palm trees and palaces.

import { number, t } from "../../../js/base/words.js";
import { tribeLetter } from "../drawing/pieces.js";

const PALM = "p";
const PALACE = "^";
const SEVERAL = 2; // the plural of a name

/** @type {NonNullable<import("../view.js").Face["boardText"]>} */
export function boardText({ view, players }) {
  const columns = [...new Set(view.tiles.map(({ name }) => name[0]))];
  const rows = Array.from({ length: view.rows }, (_, row) => view.tiles.filter((tile) => tile.row === row));
  return {
    columns,
    rows: rows.map((tiles, at) => ({ name: number(at + 1), cells: tiles.map(signsOf) })),
    legend: [
      ...view.colours.map(
        ({ letter }) =>
          /** @type {[string, string]} */ ([tribeLetter(letter), t(`five-tribes.tribe.${letter}`, { count: SEVERAL })]),
      ),
      ...players.map(({ name }, seat) => /** @type {[string, string]} */ ([ownerSign(seat), name])),
      [PALM, t("five-tribes.line.palms")],
      [PALACE, t("five-tribes.line.palaces")],
    ],
  };
}

/** @param {import("../view.js").Tile} tile */
function signsOf({ value, meeples, camel, palms, palaces }) {
  const stood = Object.entries(meeples).map(([letter, count]) => tribeLetter(letter).repeat(count));
  const owner = camel === null ? "" : ownerSign(camel);
  return `${number(value)}${stood.join("")}${owner}${PALM.repeat(palms)}${PALACE.repeat(palaces)}`;
}

/** @param {number} seat */
const ownerSign = (seat) => `@${seat + 1}`;
