// Where things lie on the sheet, in scene units.

/** @typedef {import("../view.js").Context} Context */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

export const SIZE = 60;
export const COLUMNS = "ABCDEFGH";
export const ROWS = 10;

/** Where things lie on the paper: the counters are beside the grid, or above it on narrow paper. */
const LAYOUTS = {
  wide: {
    width: 790,
    height: 706,
    left: 284,
    top: 76,
    panel: { x: 28, y: 76 },
  },
  tall: { width: 516, height: 676, left: 28, top: 68, panel: null },
};

/** The wide layout would be small in a space that is higher than wide. @param {Context} context */
export const isWide = ({ layout, ratio = 1 }) => layout === "wide" && ratio >= 1;

/** @param {Context} context */
export const layoutOf = (context) => LAYOUTS[isWide(context) ? "wide" : "tall"];

/** The squares of the grid by name. @param {Context} context */
export function cells(context) {
  const { left, top } = layoutOf(context);
  /** @type {Record<string, Box>} */
  const boxes = {};
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS.length; column++) {
      boxes[`${COLUMNS[column]}${row + 1}`] = {
        x: left + column * SIZE,
        y: top + row * SIZE,
        width: SIZE,
        height: SIZE,
      };
    }
  }
  return boxes;
}
