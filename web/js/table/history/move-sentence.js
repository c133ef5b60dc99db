// A move in one sentence: who, what, and for how many points.

import { signed, t, tIn } from "../../base/words.js";
import { share } from "./log-model.js";

/**
 * @typedef {import("../../engine/answers.js").LogEntry} Entry
 * @typedef {import("../../shelf/faces.js").Context} Context
 * @typedef {{ face: import("../../shelf/faces.js").Face, players: { name: string }[] }} Match
 */

/**
 * @param {Entry} entry
 * @param {Match} match
 * @param {Context} context
 * @param {number | null} next who decides after it: what that seat's turn begins with is left out
 */
export function moveSentence(entry, { face, players }, context, next) {
  const { name } = players[entry.seat];
  const { own } = share(entry, next, (event) => face.round?.(event) ?? null);
  const text = own.flatMap((event) => face.describeEvent(event, context) ?? []).join(" ");
  if (!text) return t("table.made.plain", { name });
  return text.includes(name) ? text : t("table.made.told", { name, text });
}

/**
 * The same with the points that it brought.
 * @param {Entry} entry
 * @param {Match} match
 * @param {Context} context
 * @param {number | null} next
 */
export function moveSentenceWithGain(entry, match, context, next) {
  const what = moveSentence(entry, match, context, next);
  return entry.gain ? `${what} ${gainWords(context.answer.game, entry.gain)}` : what;
}

/** @param {string} game @param {number} gain */
export function gainWords(game, gain) {
  return tIn(game, "table.again.gain", { count: Math.abs(gain), change: signed(gain) });
}
