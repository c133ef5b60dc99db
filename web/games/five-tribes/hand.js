// The state of a sowing by hand: the meeples that are left in the hand, and where they can be dropped.

import { ofKind, pickOf } from "./choices.js";

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").SowByHandAnswer} SowByHandAnswer */

/**
 * @typedef {object} Hand a sowing under way
 * @property {string} start
 * @property {import("./view.js").Drop[]} drops
 * @property {SowByHandAnswer["hand"]} left the meeples in the hand
 * @property {SowByHandAnswer["next"]} next
 * @property {SowByHandAnswer["ways"]} ways the results that are still possible, with the moves that lead there
 */

/** @param {Context} context @returns {Hand | null} */
export const handOf = (context) => pickOf(context).hand;

/** Where the hand is: the tile of the last drop, or the start. @param {Hand} hand */
export const handTile = ({ start, drops }) => drops.at(-1)?.tile ?? start;

/** @param {Hand} hand */
export const countLeft = ({ left }) => Object.values(left).reduce((sum, count) => sum + count, 0);

/** Whether a tap on a tile lifts its meeples, as long as none are in the hand. @param {Context} context */
export const sowsByHand = ({ view, memory }) => view.phase === "move" && memory.get("way") !== "result";

/** The tiles that a sowing can start from. @param {Context} context */
export const starts = (context) => new Set(ofKind(context, "sow").map(({ start }) => start));

/** The drops on a tile that can follow, of the colour that is chosen if that one fits. @param {Context} context @param {string} name */
export function dropsOn(context, name) {
  const { hand, colour } = pickOf(context);
  const here = hand?.next.filter(({ tile }) => tile === name) ?? [];
  const fits = here.filter((drop) => drop.colour === colour);
  return fits.length ? fits : here;
}
