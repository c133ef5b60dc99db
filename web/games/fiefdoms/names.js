// The names of plots and squares in all texts, as printed on the map.

import { t } from "../../js/base/words.js";

/** The placeholders of a sentence about a plot. @param {string} plot "45" is row 4, column 5 */
export const placeOf = (plot) => ({ row: plot[0], column: plot[1] });

/** @param {string} plot */
export const plotName = (plot) => t("fiefdoms.plot-name", placeOf(plot));

/** The placeholders of a sentence about a square, which lies between two plots. @param {string} square "P34" */
export function cornersOf(square) {
  const [row, column] = [Number(square[1]), Number(square[2])];
  return { one: plotName(`${row}${column}`), two: plotName(`${row + 1}${column + 1}`) };
}
