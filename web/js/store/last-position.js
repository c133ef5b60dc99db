// The last position of a saved game as the rules told it, kept so that the board can be shown before they are awake. It
// can be made again at any time: what does not fit the save, or is not sound, is simply not shown.

import { files } from "../../runtime/files.mjs";
import { checksum, isCount, isObject, isText } from "../base/checks.js";
import { heading } from "./exchange.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("./save-format.js").Save} Save
 * @typedef {import("./save-format.js").MatchRecord} MatchRecord
 */

const LARGEST = 80_000; // characters; the largest position of any game has half of that
const DEEPEST = 14;

/**
 * A position as text, or null when it is not the last one of its record or too large.
 * @param {Answer} answer
 */
export function writeShown({ game, ply, plies, seat, viewer, prompt, moves, view, scores, outcome, record }) {
  if (ply !== record.moves.length) return null;
  const told = { game, ply, plies, seat, viewer, prompt, moves, view, scores, outcome };
  const text = JSON.stringify({ of: mark(/** @type {MatchRecord} */ (record)), told });
  return text.length <= LARGEST ? text : null;
}

/**
 * The position of a save, or null when the text is of another one, of other rules, or not sound.
 * @param {string | undefined} text
 * @param {Save} save
 * @returns {Answer | null}
 */
export function readShown(text, { record, game }) {
  if (text === undefined || text.length > LARGEST) return null;
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || value.of !== mark(record) || !isSound(value.told, 0)) return null;
  const { told } = value;
  const { seats } = record;
  const fits =
    told.game === game && told.ply === record.moves.length && isSeat(told.seat, seats) && isObject(told.view);
  if (!fits || !isObject(told.prompt) || !isText(told.prompt.key, 80) || !isObject(told.prompt.values)) return null;
  if (!areCards(told.scores, seats) || !isOutcome(told.outcome, seats)) return null;
  if (!Array.isArray(told.moves) || !told.moves.every((/** @type {unknown} */ move) => isText(move, 200))) return null;
  const { ply, plies, seat, viewer, prompt, moves, view, scores, outcome } = told;
  return { game, ply, plies, seat, viewer, prompt, moves, view, scores, outcome, events: [], record };
}

/**
 * What a position belongs to: the match so far, and the very build of the rules, whose views may look different.
 * @param {MatchRecord} record
 */
function mark(record) {
  return checksum(JSON.stringify([files.wheel, heading(record), record.moves]));
}

/**
 * Whether a value is no deeper and has no larger numbers than a position ever has: nothing that is drawn from it takes long.
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isSound(value, depth) {
  if (typeof value === "number") return Math.abs(value) < 100_000;
  if (typeof value !== "object" || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((part) => isSound(part, depth + 1));
}

/**
 * @param {unknown} seat
 * @param {number} seats
 */
function isSeat(seat, seats) {
  return seat === null || (isCount(seat) && seat < seats);
}

/**
 * @param {unknown} scores
 * @param {number} seats
 */
function areCards(scores, seats) {
  if (!Array.isArray(scores) || scores.length !== seats) return false;
  return scores.every((card) => isObject(card) && Number.isFinite(card.total) && areLines(card.lines));
}

/** @param {unknown} lines */
function areLines(lines) {
  if (!Array.isArray(lines)) return false;
  return lines.every((line) => isObject(line) && isText(line.key, 80) && Number.isFinite(line.points));
}

/**
 * @param {unknown} outcome
 * @param {number} seats
 */
function isOutcome(outcome, seats) {
  if (outcome === null) return true;
  if (!isObject(outcome) || !isText(outcome.reason, 80) || !Array.isArray(outcome.winners)) return false;
  return outcome.winners.every((seat) => isCount(seat) && seat < seats);
}
