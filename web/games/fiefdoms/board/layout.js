// Where things lie on a fief: plots in a grid, squares at their inner corners, the numbers of the regions in the margins.

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {[number, number]} Point */

/** The regions around the Centre. @type {import("../view.js").Region[]} */
export const REGIONS = ["forest", "sea", "mountain", "marsh"];

/** All parts of a fief that have numbers. @type {import("../view.js").Section[]} */
export const SECTIONS = [...REGIONS, "centre"];

/**
 * The regions in the order of their numbers.
 * @param {import("../view.js").SectionNumbers} numbers
 */
export function regionsOf(numbers) {
  return /** @type {import("../view.js").Region[]} */ (Object.keys(numbers).filter((section) => section !== "centre"));
}

export const PITCH = 108; // from plot to plot
const PLOT = 96; // an octagon's height; the river runs between two octagons
const CUT = 28; // what is cut off at its corners
const REACH = 33; // half the diagonal of a square
const TOUCH = 84; // a square's box is larger than what is drawn, for fingers
const SPREAD = 11.5; // from the middle of a square to its outer pips

/** The counters are beside the fief, or above it on narrow paper. */
const LAYOUTS = {
  wide: { width: 770, height: 672, left: 164, top: 64, margin: 60 },
  tall: { width: 632, height: 716, left: 46, top: 132, margin: 42 },
};

/** @typedef {(typeof LAYOUTS)["wide"]} Layout */

/** @param {"wide" | "tall"} name @returns {Layout} */
export const layoutOf = (name) => LAYOUTS[name];

/** @param {Layout} layout @param {string} plot "45" is row 4, column 5 */
export function middleOfPlot({ left, top }, plot) {
  return { x: left + (Number(plot[1]) - 0.5) * PITCH, y: top + (Number(plot[0]) - 0.5) * PITCH };
}

/** @param {Layout} layout @param {string} square "P34" */
export function middleOfSquare({ left, top }, square) {
  return { x: left + Number(square[2]) * PITCH, y: top + Number(square[1]) * PITCH };
}

/** @param {Layout} layout @param {string} plot @returns {Box} */
export function plotBox(layout, plot) {
  const { x, y } = middleOfPlot(layout, plot);
  return { x: x - PLOT / 2, y: y - PLOT / 2, width: PLOT, height: PLOT };
}

/**
 * The area of a plot for touching: there are no gaps between plots.
 * @param {Layout} layout
 * @param {string} plot
 * @returns {Box}
 */
export function plotCell(layout, plot) {
  const { x, y } = middleOfPlot(layout, plot);
  return { x: x - PITCH / 2, y: y - PITCH / 2, width: PITCH, height: PITCH };
}

/** @param {Layout} layout @param {string} square @returns {Box} */
export function squareBox(layout, square) {
  const { x, y } = middleOfSquare(layout, square);
  return { x: x - TOUCH / 2, y: y - TOUCH / 2, width: TOUCH, height: TOUCH };
}

/** A square as it is drawn. @param {Layout} layout @param {string} square @returns {Box} */
export function drawnSquare(layout, square) {
  const { x, y } = middleOfSquare(layout, square);
  return { x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH };
}

/** @param {{ x: number, y: number }} middle @param {number} [inset] @returns {Point[]} */
export function octagon({ x, y }, inset = 0) {
  const far = PLOT / 2 - inset;
  const near = far - CUT + inset * 0.4;
  return [
    [x - near, y - far],
    [x + near, y - far],
    [x + far, y - near],
    [x + far, y + near],
    [x + near, y + far],
    [x - near, y + far],
    [x - far, y + near],
    [x - far, y - near],
  ];
}

/** @param {{ x: number, y: number }} middle @param {number} [more] @returns {Point[]} */
export function diamond({ x, y }, more = 0) {
  const reach = REACH + more;
  return [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ];
}

/** The places of a square's five pips: a quincunx, the middle one first. */
const QUINCUNX = [
  [0, 0],
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
];

/** @param {Layout} layout @param {string} square @param {number} index */
export function pipPlace(layout, square, index) {
  const { x, y } = middleOfSquare(layout, square);
  return { x: x + QUINCUNX[index][0] * SPREAD, y: y + QUINCUNX[index][1] * SPREAD };
}

/**
 * The circle of one of a plot's workers, out of the number printed for its building.
 * @param {Layout} layout
 * @param {string} plot
 * @param {number} index
 * @param {number} count
 */
export function workerPlace(layout, plot, index, count) {
  const { x, y } = middleOfPlot(layout, plot);
  return { x: x + (index - (count - 1) / 2) * 13.5, y: y - 37 };
}

/** The two numbers of a region in its margin, and where the Centre's is: in a corner, away from plots and people. @param {Layout} layout @param {string} section @returns {{ x: number, y: number }[]} */
export function numberPlaces({ left, top, margin }, section) {
  const far = 5 * PITCH;
  const half = far / 2;
  const out = margin * 0.5;
  const gap = 19;
  switch (section) {
    case "forest":
      return [-gap, gap].map((step) => ({ x: left + half + step, y: top - out }));
    case "marsh":
      return [-gap, gap].map((step) => ({ x: left + half + step, y: top + far + out }));
    case "mountain":
      return [-gap, gap].map((step) => ({ x: left - out, y: top + half + step }));
    case "sea":
      return [-gap, gap].map((step) => ({ x: left + far + out, y: top + half + step }));
    default:
      return [{ x: left - out, y: top + far + out }];
  }
}

/** What belongs to the numbers of a region when they are touched. @param {Layout} layout @param {string} section @returns {Box} */
export function numberBox(layout, section) {
  const places = numberPlaces(layout, section);
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  return {
    x: Math.min(...xs) - 25,
    y: Math.min(...ys) - 25,
    width: Math.max(...xs) - Math.min(...xs) + 50,
    height: Math.max(...ys) - Math.min(...ys) + 50,
  };
}
