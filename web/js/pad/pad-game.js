// The sheets that can be scored: the boxes of all games that have a pad.

import { EngineError } from "../engine/client.js";
import { manifestOf, SHELF } from "../shelf/boxes.js";
import { GAMES } from "../shelf/games.mjs";

/**
 * Scoring cards that may be in play, by number.
 * @template [Sheet=unknown]
 * @typedef {object} PadCards
 * @property {(parts: { chosen: number[], sheet: Sheet, changed: (chosen: number[]) => void }) => HTMLElement} field
 * @property {(chosen: number[], sheet: Sheet) => number[]} alone those that can be scored on one sheet without the others
 */

/**
 * How a game's sheet is entered: what its pad module exports as `pad`. `Sheet` is the engine's printed sheet, `Data` the
 * input, which must be JSON-compatible.
 * @template [Sheet=unknown]
 * @template [Data=unknown]
 * @typedef {object} PadGame
 * @property {number[]} seats
 * @property {PadCards<Sheet>} [cards]
 * @property {(sheet: Sheet) => Data} blank nothing tapped in yet
 * @property {(data: unknown, sheet: Sheet) => boolean} isSheet whether what was kept is such data
 * @property {(parts: PadParts<Sheet, Data>) => PadEditor} editor
 * @property {(sheets: Data[], sheet: Sheet, cards: number[]) => string} diagram
 */

/**
 * @template Sheet
 * @template Data
 * @typedef {{ data: Data, sheet: Sheet, changed: (data: Data) => void, theme: import("../canvas/colours.js").Theme }} PadParts
 */

/** @typedef {{ element: HTMLElement, mark: (values: Record<string, unknown> | null) => void }} PadEditor */

const order = GAMES.map(({ facts }) => facts.id);

/** The editions of a game are next to each other. */
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
