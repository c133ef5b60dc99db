// The engine's record of a match, as part of a save: its form is checked here, its moves by the engine on replay.

import { isCount, isId, isObject, isText } from "../../base/checks.js";

/** @typedef {import("../../engine/answers.js").MatchRecord} MatchRecord */

const MOST_MOVES = 5000;
const MOST_OPTIONS = 50;

/**
 * A valid record, or null. Whether its moves are legal is checked by the engine.
 * @param {unknown} value
 * @returns {MatchRecord | null}
 */
export function readRecord(value) {
  if (!isObject(value) || !isCount(value.format) || !isCount(value.rules)) return null;
  const { format, game, rules, seats, seed, options, moves, position } = value;
  if (!isId(game) || !isCount(seats) || seats < 1 || seats > 12 || !isText(seed, 64)) return null;
  if (!areOptions(options)) return null;
  if (!Array.isArray(moves) || moves.length > MOST_MOVES || !moves.every((move) => isText(move, 200))) return null;
  /** @type {MatchRecord} */
  const record = { format, game, rules, seats, seed, options, moves };
  if (position === undefined) return record;
  return isText(position, 20_000) ? { ...record, position } : null;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, string>}
 */
function areOptions(value) {
  if (!isObject(value) || Object.keys(value).length > MOST_OPTIONS) return false;
  return Object.entries(value).every(([key, choice]) => isId(key) && isText(choice, 200));
}
