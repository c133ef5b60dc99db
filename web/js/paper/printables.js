// What can be printed blank, and how many of it go on a page.

/**
 * @typedef {object} Printable
 * @property {string} id
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {number[]} perPage
 * @property {() => Promise<{ blankSheet: Draw }>} load
 *
 * @typedef {(sheet: any, look: { theme: import("../table/theme.js").Theme, title: string }) => SVGElement} Draw
 */

const chiefdom = () => import("../../games/chiefdom/print.js");

/** @type {Printable[]} */
export const PRINTABLES = [
  { id: "chiefdom", game: "chiefdom", options: {}, perPage: [1, 2], load: chiefdom },
  { id: "chiefdom-pnp", game: "chiefdom", options: { edition: "pnp" }, perPage: [1, 2], load: chiefdom },
];
