// Parts that a save may have beside what every save has. A part that is not sound is left out; the game stays.

import { isCount } from "./store-checks.js";

/**
 * @typedef {import("./store-format.js").MatchRecord} MatchRecord
 * @typedef {object} Parts each optional: a save without it is whole
 * @property {number} [hints] how many hints were taken; absent for none
 * @property {boolean} [pure] no hints are offered
 */

/**
 * The function that reads each part: gives it made new of what is known, or undefined. It bounds every text and list.
 * @type {Record<string, (value: unknown, record: MatchRecord) => unknown>}
 */
const READERS = {
  hints: (value) => (isCount(value) && value > 0 ? value : undefined),
  pure: (value) => (value === true ? true : undefined),
};

/**
 * @param {Record<string, any>} value a save that was not checked
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
