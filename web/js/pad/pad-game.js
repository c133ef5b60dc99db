// The sheets that can be scored: the boxes of all games that have a pad.

import { EngineError } from "../engine/client.js";
import { manifestOf, SHELF } from "../shelf/boxes.js";
import { GAMES } from "../shelf/games.mjs";

/**
 * @typedef {object} PadCards scoring cards that may be in play, by number
 * @property {(parts: { chosen: number[], sheet: any, changed: (chosen: number[]) => void }) => HTMLElement} field
 * @property {(chosen: number[], sheet: any) => number[]} alone those that can be scored on one sheet without the others
 *
 * @typedef {object} PadGame how a game's sheet is tapped in: what its pad module exports as `pad`
 * @property {number[]} seats
 * @property {PadCards} [cards]
 * @property {(sheet: any) => any} blank nothing tapped in yet, JSON-able; `sheet` is what the engine says is printed
 * @property {(data: any, sheet: any) => boolean} isSheet whether what was kept is such a thing
 * @property {(parts: { data: any, sheet: any, changed: (data: any) => void, theme: import("../canvas/colours.js").Theme }) =>
 *   { element: HTMLElement, mark: (values: Record<string, any> | null) => void }} editor
 * @property {(sheets: any[], sheet: any, cards: number[]) => string} diagram
 */

const order = GAMES.map(({ facts }) => facts.id);

/** The editions of a game stand beside each other. */
export const PADS = SHELF.filter(({ game, sheet }) => sheet && manifestOf(game)?.pad).sort(
  (one, other) => order.indexOf(one.game) - order.indexOf(other.game),
);

/**
 * @param {string} game
 * @returns {Promise<PadGame>}
 */
export async function loadPad(game) {
  const load = manifestOf(game)?.pad;
  if (!load) throw new EngineError("unknown-game", { game });
  return /** @type {{ pad: PadGame }} */ (await load()).pad;
}
