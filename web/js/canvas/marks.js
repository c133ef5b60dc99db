// Marks what was changed last with pencil corners, unlike the coloured highlights of what can be chosen.

/** @typedef {import("./scene.js").Box} Box */
/** @typedef {[number, number][]} Corner */

const LENGTH = 0.28; // of the side
const INSET = 2;

/**
 * @param {import("./pencil.js").Pencil} pencil
 * @param {Box[]} boxes
 */
export function drawMarks(pencil, boxes) {
  const { theme } = pencil;
  for (const corner of boxes.flatMap(cornersOf)) {
    pencil.seed(2).path(corner, { colour: theme.paper, width: 6, rough: 0.2, passes: 1, alpha: 0.9 });
    pencil.seed(2).path(corner, { colour: theme.ink, width: 3, rough: 0.4 });
  }
}

/**
 * The four corners of a box, each as a line through three points.
 * @param {Box} box
 * @returns {Corner[]}
 */
export function cornersOf({ x, y, width, height }) {
  const [left, top, right, bottom] = [x + INSET, y + INSET, x + width - INSET, y + height - INSET];
  const corner = (/** @type {number} */ atX, /** @type {number} */ atY) => {
    const inwardX = (atX === left ? 1 : -1) * width * LENGTH;
    const inwardY = (atY === top ? 1 : -1) * height * LENGTH;
    /** @type {Corner} */
    const line = [
      [atX + inwardX, atY],
      [atX, atY],
      [atX, atY + inwardY],
    ];
    return line;
  };
  return [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
}
