// The optional parts of a save. A part that is not valid is dropped; the game stays.

import { isCount, isObject, isText } from "../../base/checks.js";
import { readRecord } from "./match-record.js";
import { readReview } from "./review-format.js";

/**
 * @typedef {import("./match-record.js").MatchRecord} MatchRecord
 * @typedef {object} Parts all optional: a save is valid without them
 * @property {number} [hints] how many hints were taken; absent for none
 * @property {boolean} [pure] no hints are offered
 * @property {import("./review-format.js").Review} [review] of the finished game
 * @property {Ghost} [ghost] who played this game before, in a challenge
 * @typedef {{ name: string, seat: number, record: MatchRecord }} Ghost
 */

/**
 * The function that reads each part: it returns a new value built from what is known, or undefined, and bounds every text
 * and list.
 * @type {Record<string, (value: unknown, record: MatchRecord) => unknown>}
 */
const READERS = {
  hints: (value) => (isCount(value) && value > 0 ? value : undefined),
  pure: (value) => (value === true ? true : undefined),
  review: readReview,
  ghost: readGhost,
};

/**
 * @param {unknown} value
 * @param {MatchRecord} record
 * @returns {Ghost | undefined}
 */
function readGhost(value, record) {
  if (!isObject(value) || !isText(value.name, 80) || !isCount(value.seat)) return undefined;
  const played = readRecord(value.record);
  if (!played || played.game !== record.game || played.seats !== record.seats) return undefined;
  return value.seat < played.seats ? { name: value.name, seat: value.seat, record: played } : undefined;
}

/**
 * @param {Record<string, unknown>} value a save that was not checked
 * @param {MatchRecord} record its record, which was
 * @returns {Parts}
 */
export function readParts(value, record) {
  const read = Object.entries(READERS).map(([name, reader]) => [
    name,
    Object.hasOwn(value, name) ? reader(value[name], record) : undefined,
  ]);
  return Object.fromEntries(read.filter(([, part]) => part !== undefined));
}
