// A small board of squares with the targets of a shape on it, as a game would hand them to the canvas.

/**
 * @typedef {import("../../../web/js/canvas/scene.js").Placements} Placements
 * @typedef {import("../../../web/js/canvas/scene.js").Target} Target
 * @typedef {import("../../../web/js/canvas/scene.js").Item} Item
 * @typedef {import("../../../web/js/canvas/scene.js").Scene} Scene
 */

const SIDE = 10;

/**
 * The cells of a board, named by column and row: "00", "10" …
 * @param {number} columns
 * @param {number} rows
 */
export function cellsOf(columns, rows) {
  const names = Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)]);
  return Object.fromEntries(
    names.map(([x, y]) => [`${x}${y}`, { x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE }]),
  );
}

/**
 * @param {string} group
 * @param {string[]} cells
 * @param {Partial<Target>} [more]
 * @returns {Target}
 */
export function target(group, cells, more = {}) {
  return { move: `${group}:${cells.join("+")}`, cells, group, label: cells.join(" and "), ...more };
}

/**
 * @param {Target[]} targets
 * @param {Partial<Placements>} [more]
 * @returns {Placements}
 */
export function placementsOf(targets, more = {}) {
  return { cells: cellsOf(4, 4), targets, text: (cells) => cells.join("+"), ghost: () => {}, ...more };
}

/**
 * Every place of a domino on the board, lying and standing.
 */
export function dominoes() {
  const lying = [];
  const standing = [];
  for (let y = 0; y < 4; y++) {
    for (let x = 0; x < 4; x++) {
      if (x < 3) lying.push(target("lying", [`${x}${y}`, `${x + 1}${y}`]));
      if (y < 3) standing.push(target("standing", [`${x}${y}`, `${x}${y + 1}`]));
    }
  }
  return placementsOf([...lying, ...standing]);
}

/**
 * @param {string} id
 * @param {Partial<Item>} [more]
 * @returns {Item}
 */
export function itemOf(id, more = {}) {
  return { id, x: 0, y: 0, width: SIDE, height: SIDE, draw: () => {}, ...more };
}

/**
 * @param {Item[]} items
 * @returns {Scene}
 */
export function sceneOf(...items) {
  return { width: 100, height: 100, backgroundKey: "", background: () => {}, items, label: "" };
}
