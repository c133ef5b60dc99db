// Where things lie on the board, in scene units.

import { SIZE } from "../drawing/icons.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {Record<string, Box>} Boxes */
/** @typedef {ReturnType<typeof measure>} Size */

/** The height of a score track in short, above and below the board on narrow paper. */
export const STRIP = 62;

/** The margins around the squares. */
const MARGINS = {
  wide: { left: 36, top: 34, right: 20, bottom: 24 },
  tall: { left: 27, top: STRIP + 30, right: 11, bottom: STRIP + 16 },
};

/** @param {Context} context */
export function measure({ view, layout }) {
  const { left, top, right, bottom } = MARGINS[layout];
  const columns = view.columns.length;
  const rows = view.rows.length;
  return { left, top, columns, rows, width: left + columns * SIZE + right, height: top + rows * SIZE + bottom };
}

/** The squares by name. @param {Context} context @returns {Boxes} */
export function boxesOf(context) {
  const { left, top } = measure(context);
  return Object.fromEntries(
    context.view.squares.map(({ name, column, row }) => [
      name,
      { x: left + column * SIZE, y: top + row * SIZE, width: SIZE, height: SIZE },
    ]),
  );
}
