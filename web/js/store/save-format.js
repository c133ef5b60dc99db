// The text form of a saved game. Nothing that is read is trusted.

import { checksum, isCount, isId, isMoment, isObject, isText } from "../base/checks.js";
import { readRecord } from "./parts/match-record.js";
import { readParts } from "./parts/save-parts.js";

/**
 * @typedef {{ name: string, kind: string }} Player `kind` is "person", or the id of a computer player
 * @typedef {{ ply: number, totals: number[], turn?: number, seat?: number, winners?: number[] }} Summary `seat` is whose turn it
 *   is; `winners` when it is over
 * @typedef {import("../engine/answers.js").MatchRecord} MatchRecord
 * @typedef {Known & import("./parts/save-parts.js").Parts} Save
 * @typedef {object} Known what every save has
 * @property {4} version
 * @property {string} id
 * @property {number} revision raised by every write; an older one never takes the place of a newer
 * @property {string} name
 * @property {string} game
 * @property {Player[]} players
 * @property {MatchRecord} record
 * @property {number} created milliseconds
 * @property {number} updated milliseconds
 * @property {boolean} over
 * @property {Summary} summary
 */

/**
 * Raised by every change of the format, even a new optional part: an older page that is still open in another tab then leaves
 * the save alone instead of dropping the part. tests/web/saves has a save of every published version.
 */
export const VERSION = 4;

/**
 * The step from each version to the next. The value has not been validated, except that it is an object.
 * @type {Record<number, (save: Record<string, unknown>) => Record<string, unknown>>}
 */
const MIGRATIONS = {
  1: (save) => ({ ...save, version: 2 }), // added the optional parts hints, pure, review
  2: (save) => ({ ...save, version: 3 }), // added the ghost of a challenge
  3: (save) => ({ ...save, version: 4 }), // added the moves of a review's moments, and whose turn it is to the summary
};

/** @typedef {{ save: Save } | { problem: "damaged" | "future" }} Reading */

/**
 * @param {Save} save
 * @returns {string}
 */
export function encode(save) {
  const body = JSON.stringify(save);
  return `{"version":${VERSION},"checksum":"${checksum(body)}","save":${body}}`;
}

/**
 * @param {string} text
 * @param {string} id of the key under which it was found
 * @returns {Reading}
 */
export function decode(text, id) {
  try {
    return reading(JSON.parse(text), id);
  } catch {
    return { problem: "damaged" }; // no JSON, or nested too deeply to be written again
  }
}

/**
 * @param {unknown} outer
 * @param {string} id
 * @returns {Reading}
 */
function reading(outer, id) {
  if (!isObject(outer)) return { problem: "damaged" };
  if (isCount(outer.version) && outer.version > VERSION) return { problem: "future" };
  // What was written as JSON reads back to an object that writes the same JSON, so the sum can be taken again.
  if (!isObject(outer.save) || outer.checksum !== checksum(JSON.stringify(outer.save))) return { problem: "damaged" };
  const save = outer.version === outer.save.version ? readSave(outer.save) : null;
  return save?.id === id ? { save } : { problem: "damaged" };
}

/**
 * A value migrated to this version, or null when its version is unknown.
 * @param {unknown} value
 */
function migrate(value) {
  if (!isObject(value)) return null;
  let save = value;
  while (isCount(save.version) && Object.hasOwn(MIGRATIONS, save.version)) save = MIGRATIONS[save.version](save);
  return save.version === VERSION ? save : null;
}

/**
 * A save built from the known parts of a value, or null when a required part is missing or invalid.
 * @param {unknown} given
 * @returns {Save | null}
 */
export function readSave(given) {
  const value = migrate(given);
  if (!value || !isId(value.id)) return null;
  const record = readRecord(value.record);
  const players = readPlayers(value.players);
  const summary = readSummary(value.summary);
  if (!record || !players || !summary || players.length !== record.seats) return null;
  if (!isText(value.name, 80) || value.game !== record.game || !isCount(value.revision)) return null;
  if (!isMoment(value.created) || !isMoment(value.updated) || typeof value.over !== "boolean") return null;
  const { id, name, created, updated, over } = value;
  const revision = Math.min(value.revision, HIGHEST); // so that it can always be raised
  const known = { id, revision, name, game: record.game, players, record, created, updated, over, summary };
  return { version: VERSION, ...known, ...readParts(value, record) };
}

const HIGHEST = 2 ** 40;

/**
 * @param {unknown} value
 * @returns {Player[] | null}
 */
function readPlayers(value) {
  if (!Array.isArray(value) || value.length < 1 || value.length > 12) return null;
  const sound = value.every((player) => isObject(player) && isText(player.name, 80) && isId(player.kind));
  return sound ? value.map(({ name, kind }) => ({ name, kind })) : null;
}

/**
 * @param {unknown} value
 * @returns {Summary | null}
 */
function readSummary(value) {
  if (!isObject(value) || !isCount(value.ply) || !Array.isArray(value.totals) || value.totals.length > 12) return null;
  if (!value.totals.every((total) => Number.isFinite(total))) return null;
  const { ply, totals, turn, seat, winners } = value;
  const sound = Array.isArray(winners) && winners.length <= 12 && winners.every(isCount);
  const known = { ...(isCount(turn) ? { turn } : {}), ...(isCount(seat) ? { seat } : {}) };
  return { ply, totals, ...known, ...(sound ? { winners } : {}) };
}

/**
 * What a save keeps of a position, beside its record.
 * @param {import("../engine/answers.js").Answer} answer
 * @returns {Pick<Save, "record" | "over" | "summary">}
 */
export function stateToSave({ record, scores, outcome, view, ply, seat }) {
  const totals = scores.map((card) => card.total);
  const summary = { ply, totals, turn: view.round, seat: seat ?? undefined, winners: outcome?.winners };
  return { record, over: outcome !== null, summary };
}

/** An id that no other device has. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => "0123456789abcdefghijklmnopqrstuv"[byte & 31]).join("");
}
