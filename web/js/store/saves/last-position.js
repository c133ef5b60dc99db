// The last position of a saved game, stored as the engine described it, so that the board can be shown before the rules are
// loaded. It can be recomputed at any time: if it does not match the save or is invalid, it is not shown.

import { checksum, isCount, isObject, isText } from "../../base/checks.js";
import { heading } from "../exchange.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../save-format.js").Save} Save
 */

const LARGEST = 80_000; // characters; the largest position of any game has half of that
const DEEPEST = 14;

/**
 * A position as text, or null when it is not the last one of its record or too large.
 * @param {Answer} answer
 * @param {string} build of the rules
 */
export function writePosition({ game, ply, plies, seat, viewer, prompt, moves, view, scores, outcome, record }, build) {
  if (ply !== record.moves.length) return null;
  const position = { game, ply, plies, seat, viewer, prompt, moves, view, scores, outcome };
  const text = JSON.stringify({ of: fingerprint(record, build), position });
  return text.length <= LARGEST ? text : null;
}

/**
 * The position of a save, or null when the text is of another one, of other rules, or not sound.
 * @param {string | undefined} text
 * @param {Pick<Save, "record" | "game">} save
 * @param {string} build of the rules
 * @returns {Answer | null}
 */
export function readPosition(text, { record, game }, build) {
  const value = parse(text);
  if (!isObject(value) || value.of !== fingerprint(record, build)) return null;
  const { position } = value;
  if (!isObject(position) || !isBounded(position, 0) || !isPosition(position, game, record)) return null;
  const { ply, plies, seat, viewer, prompt, moves, view, scores, outcome } = position;
  return { game, ply, plies, seat, viewer, prompt, moves, view, scores, outcome, events: [], record };
}

/** @param {string | undefined} text @returns {unknown} */
function parse(text) {
  if (text === undefined || text.length > LARGEST) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What a position belongs to: the match so far, and the exact build of the rules, because other builds may have other views.
 * @param {import("../save-format.js").MatchRecord} record
 * @param {string} build
 */
function fingerprint(record, build) {
  return checksum(JSON.stringify([build, heading(record), record.moves]));
}

/**
 * Whether a value is no deeper and has no larger numbers than any real position, so that drawing it cannot take long.
 * @param {unknown} value
 * @param {number} depth
 * @returns {boolean}
 */
function isBounded(value, depth) {
  if (typeof value === "number") return Math.abs(value) < 100_000;
  if (typeof value !== "object" || value === null) return true;
  return depth < DEEPEST && Object.values(value).every((part) => isBounded(part, depth + 1));
}

/**
 * Whether a value has everything that the page reads of a position; what a game reads of its view is checked by drawing it.
 * @param {Record<string, unknown>} value
 * @param {string} game
 * @param {import("../save-format.js").MatchRecord} record
 * @returns {value is Omit<Answer, "events" | "record">}
 */
function isPosition(value, game, { seats, moves: played }) {
  const { ply, seat, view, prompt, scores, outcome, moves } = value;
  if (value.game !== game || ply !== played.length || !isSeat(seat, seats) || !isObject(view)) return false;
  if (!isObject(prompt) || !isText(prompt.key, 80) || !isObject(prompt.values)) return false;
  if (!areCards(scores, seats) || !isOutcome(outcome, seats)) return false;
  return Array.isArray(moves) && moves.every((move) => isText(move, 200));
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
