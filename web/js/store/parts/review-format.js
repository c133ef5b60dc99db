// A review as it is saved with its game. It is valid only for the moves it was made for: after an undo and other moves it is
// dropped.

import { checksum, isCount, isFiniteNumber, isObject, isText } from "../../base/checks.js";

/**
 * @typedef {{ key: string, points: number }} Line
 * @typedef {object} Moment a costly decision
 * @property {number} ply from which it can be played again
 * @property {number} turn
 * @property {number} loss
 * @property {string} played what was done, in words
 * @property {string} better what would have been better
 * @property {Line[]} lines by which lines of the score
 * @property {{ played: string[], better: string[] }} [moves] the moves of both, to mark them on the board
 *
 * @typedef {object} Person
 * @property {number} seat
 * @property {number} decisions
 * @property {number} good how many were as good as the best that was found
 * @property {number} lost what the others cost
 * @property {number} luck what came, against what could have come, in points
 * @property {number} margin the standard error of that
 * @property {number} rolls how many rolls of dice and draws of cards that luck is measured on
 * @property {Moment[]} moments
 *
 * @typedef {{ ply: number, turn: number, totals: number[] }} Point
 * @typedef {{ version: 1, moves: string, measure: string, course: Point[], people: Person[] }} Review `moves` is the sum of the
 *   moves, `measure` what losses count: points, or percent of a chance to win
 */

const LONGEST = 1200; // characters of a plan in words
const MOST_MOVES = 60; // of a plan
const MOST_POINTS = 600;
const MOST_LINES = 40;

/** @param {string[]} moves */
export function sumOf(moves) {
  return checksum(moves.join(" "));
}

/**
 * @param {unknown} value
 * @param {{ moves: string[], seats: number }} record
 * @returns {Review | undefined}
 */
export function readReview(value, { moves, seats }) {
  if (!isObject(value) || value.version !== 1 || value.moves !== sumOf(moves)) return undefined;
  const course = listOf(value.course, MOST_POINTS, (point) => readPoint(point, seats));
  const people = listOf(value.people, seats, (person) => readPerson(person, moves.length, seats));
  const measure = value.measure === "chance" ? "chance" : "points";
  return course && people ? { version: 1, moves: value.moves, measure, course, people } : undefined;
}

/**
 * @param {unknown} value
 * @param {number} seats
 * @returns {Point | null}
 */
function readPoint(value, seats) {
  if (!isObject(value) || !isCount(value.ply) || !isCount(value.turn)) return null;
  const totals = listOf(value.totals, seats, (total) => (isFiniteNumber(total) ? total : null));
  return totals?.length === seats ? { ply: value.ply, turn: value.turn, totals } : null;
}

/**
 * @param {unknown} value
 * @param {number} plies
 * @param {number} seats
 * @returns {Person | null}
 */
function readPerson(value, plies, seats) {
  if (!isObject(value) || !isCount(value.seat) || value.seat >= seats) return null;
  const { seat, decisions, good, lost, luck, margin, rolls } = value;
  if (!isCount(decisions) || !isCount(good) || !isCount(rolls)) return null;
  if (!isFiniteNumber(lost) || !isFiniteNumber(luck) || !isFiniteNumber(margin)) return null;
  const moments = listOf(value.moments, 3, (moment) => readMoment(moment, plies));
  return moments && { seat, decisions, good, lost, luck, margin, rolls, moments };
}

/**
 * @param {unknown} value
 * @param {number} plies
 * @returns {Moment | null}
 */
function readMoment(value, plies) {
  if (!isObject(value) || !isCount(value.ply) || value.ply >= plies || !isCount(value.turn)) return null;
  const { ply, turn, loss, played, better } = value;
  if (!isFiniteNumber(loss) || !isText(played, LONGEST) || !isText(better, LONGEST)) return null;
  const lines = listOf(value.lines, MOST_LINES, readLine);
  const moves = readMoves(value.moves);
  return lines && { ply, turn, loss, played, better, lines, ...(moves ? { moves } : {}) };
}

/** @param {unknown} value */
function readMoves(value) {
  if (!isObject(value)) return null;
  const [played, better] = [value.played, value.better].map((moves) => listOf(moves, MOST_MOVES, readMove));
  return played && better ? { played, better } : null;
}

/** @param {unknown} value */
function readMove(value) {
  return isText(value, 200) ? value : null;
}

/**
 * @param {unknown} value
 * @returns {Line | null}
 */
function readLine(value) {
  if (!isObject(value) || !isText(value.key, 60) || !/^[\w-]+$/.test(value.key)) return null;
  return isFiniteNumber(value.points) ? { key: value.key, points: value.points } : null;
}

/**
 * Every part of a list, or null when the value is no list, is too long, or has an invalid part.
 * @template Part
 * @param {unknown} value
 * @param {number} most
 * @param {(part: unknown) => Part | null} read
 * @returns {Part[] | null}
 */
function listOf(value, most, read) {
  if (!Array.isArray(value) || value.length > most) return null;
  const parts = value.map(read);
  return parts.every((part) => part !== null) ? /** @type {Part[]} */ (parts) : null;
}
