// What a move brought: points, or what the game counts instead.

import { gained } from "../../base/words.js";

/**
 * @typedef {import("../../engine/answers.js").ScoreCard} ScoreCard
 * @typedef {import("../../engine/answers.js").GameEvent} GameEvent
 * @typedef {import("../../shelf/faces.js").Face} Face
 */

/**
 * What a move brought its seat, as far as the score cards show; "" if it is not known or not worth mentioning.
 * @param {Face} face
 * @param {ScoreCard | undefined} before
 * @param {ScoreCard | undefined} after
 * @param {GameEvent[]} events of the move
 */
export function gainOf(face, before, after, events) {
  if (!before || !after) return "";
  if (face.gain) return face.gain(changedCounts(before, after), events);
  const gain = (after.low ?? after.total) - (before.low ?? before.total);
  const most = (after.high ?? after.total) - (before.high ?? before.total);
  return gain === most ? gained(gain) : "";
}

/**
 * @param {ScoreCard} before
 * @param {ScoreCard} after
 * @returns {import("../../engine/answers.js").CountChange[]}
 */
function changedCounts(before, after) {
  const old = new Map(before.lines.map(({ key, count }) => [key, count]));
  const changes = after.lines.map(({ key, count }) => ({ key, count: count - (old.get(key) ?? 0) }));
  return changes.filter(({ count }) => count !== 0);
}
