// The steps of sowing by hand: from a start tile drop after drop, without choosing a result first. The engine says what can
// follow; after the last meeple the moves that do the same are played together.

import { announce } from "../../js/base/announce.js";
import { pickOf } from "./choices.js";
import { dropsOn, handOf, handTile, starts } from "./hand.js";
import { prompt } from "./prompt.js";

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Drop} Drop */
/** @typedef {import("./view.js").SowByHandAnswer} SowByHandAnswer */

/**
 * Go on with these drops, or play the sowing if they are all.
 * @param {Context} context @param {string} start @param {Drop[]} drops
 */
export async function sowByHand(context, start, drops) {
  const pick = pickOf(context);
  pick.stepping = step(context, pick, start, drops).finally(() => {
    pick.stepping = null;
  });
  await pick.stepping;
}

/**
 * @param {Context} context @param {import("./choices.js").Pick} pick @param {string} start @param {Drop[]} drops
 * @returns {Promise<boolean>} whether the sowing goes on
 */
async function step(context, pick, start, drops) {
  const answer = await context.ask({ kind: "sow-by-hand", start, drops });
  if (answer === null || pickOf(context) !== pick) return false; // something else was chosen meanwhile
  const { hand, next, ways, moves } = /** @type {SowByHandAnswer} */ (answer);
  if (moves.length) {
    context.play(...moves);
    return false;
  }
  Object.assign(pick, { tiles: [], colour: null, hand: { start, drops, left: hand, next, ways } });
  context.refresh();
  announce(prompt(context.answer.prompt, context));
  return true;
}

/** @param {Context} context @param {Drop} drop */
export function drop(context, { tile, colour }) {
  const hand = handOf(context);
  if (hand) sowByHand(context, hand.start, [...hand.drops, { tile, colour }]);
}

/** What a tap on a tile does while meeples are lifted by hand; null if nothing. @param {Context} context @param {string} name */
export function handAction(context, name) {
  return stepAt(context, name) && (() => inTurn(context, name));
}

/**
 * A tap that comes while the engine handles earlier taps applies to their result.
 * @param {Context} context
 * @param {string} name
 */
async function inTurn(context, name) {
  const pick = pickOf(context);
  while (pick.stepping) if (!(await pick.stepping)) return;
  stepAt(context, name)?.();
}

/** @param {Context} context @param {string} name */
function stepAt(context, name) {
  const hand = handOf(context);
  if (hand && name === handTile(hand)) return () => stepBack(context);
  if (hand?.next.some(({ tile }) => tile === name)) return () => dropOn(context, name);
  if (hand?.drops.length || !starts(context).has(name)) return null;
  return () => sowByHand(context, name, []);
}

/** The only meeple that fits, or the choice among several. @param {Context} context @param {string} name */
function dropOn(context, name) {
  const pick = pickOf(context);
  const here = dropsOn(context, name);
  if (here.length === 1) {
    drop(context, here[0]);
    return;
  }
  pick.tiles = pick.tiles[0] === name ? [] : [name];
  context.refresh();
}

/**
 * Take the last drop back, or put all meeples down again. Returns whether there was anything to take back.
 * @param {Context} context
 */
export function stepBack(context) {
  const pick = pickOf(context);
  const { hand } = pick;
  if (!hand) return false;
  if (hand.drops.length) sowByHand(context, hand.start, hand.drops.slice(0, -1));
  else putDown(context);
  return true;
}

/** @param {Context} context */
export function putDown(context) {
  Object.assign(pickOf(context), { hand: null, tiles: [], colour: null });
  context.refresh();
}
