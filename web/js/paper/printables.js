// What can be printed blank, and how many of it go on a page.

/**
 * @typedef {{ theme: import("../canvas/colours.js").Theme, title: string }} Look
 *
 * @typedef {object} Printable
 * @property {string} id
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {number[]} perPage
 * @property {(sheet: any, look: Look, count: number) => Promise<SVGElement[]>} draw so many equal sheets, or all there are
 */

/** @param {() => Promise<{ blankSheet: (sheet: any, look: Look) => SVGElement }>} load @returns {Printable["draw"]} */
const blank = (load) => async (sheet, look, count) => {
  const { blankSheet } = await load();
  return Array.from({ length: count }, () => blankSheet(sheet, look));
};

/** @type {Printable["draw"]} */
const cards = async (sheet, look) => (await import("../../games/chiefdom/cards-print.js")).cardPages(sheet, look);

const chiefdom = blank(() => import("../../games/chiefdom/print.js"));
const duel = blank(() => import("../../games/duel/print.js"));
const fiefdoms = blank(() => import("../../games/fiefdoms/print.js"));

/** @type {Printable[]} */
export const PRINTABLES = [
  { id: "chiefdom", game: "chiefdom", options: {}, perPage: [1, 2], draw: chiefdom },
  { id: "chiefdom-pnp", game: "chiefdom", options: { edition: "pnp" }, perPage: [1, 2], draw: chiefdom },
  { id: "cards", game: "chiefdom", options: {}, perPage: [1], draw: cards },
  { id: "duel-9", game: "duel", options: { board: "9" }, perPage: [1, 2], draw: duel },
  { id: "duel-11", game: "duel", options: { board: "11" }, perPage: [1, 2], draw: duel },
  { id: "fiefdoms", game: "fiefdoms", options: {}, perPage: [1, 2], draw: fiefdoms },
];
