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
  const [low, high] = [after.low ?? after.total, after.high ?? after.total];
  const gain = low - (before.low ?? before.total);
  const most = high - (before.high ?? before.total);
  // A range that stays where it was does not say that nothing was earned or paid within it.
  if (gain !== most || (gain === 0 && low !== high)) return "";
  return gained(gain);
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
