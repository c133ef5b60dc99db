// What can be printed as a blank sheet: the printables of all games.

import { GAMES } from "../shelf/games.mjs";

/**
 * @typedef {{ theme: import("../canvas/colours.js").Theme, title: string }} Look
 *
 * @typedef {object} PrintModule what a printable's module exports
 * @property {(sheet: unknown, look: Look) => SVGElement[]} pages one set of it; `sheet` is what the engine says is printed
 *
 * @typedef {import("../shelf/manifest.js").Printable & { game: string }} Printable
 */

/** @type {Printable[]} */
export const PRINTABLES = GAMES.flatMap(({ facts, manifest }) =>
  (manifest.printables ?? []).map((printable) => ({ ...printable, game: facts.id })),
);

/**
 * As many copies of it as fit on a page.
 * @param {Printable} printable
 * @param {unknown} sheet
 * @param {Look} look
 * @param {number} count
 */
export async function drawPrintable({ load }, sheet, look, count) {
  const { pages } = /** @type {PrintModule} */ (await load());
  return Array.from({ length: count }, () => pages(sheet, look)).flat();
}
