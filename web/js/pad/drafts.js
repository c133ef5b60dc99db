// What has been entered so far, stored so that a reload loses nothing.

import { POSITION_PREFIX } from "../store/saves/position-keeper.js";
import { TextStorage } from "../store/storage.js";

const KEY = "chiefdoms.pad.";
const MOST_SEATS = 6;
const LONGEST_NAME = 40;

const storage = new TextStorage(POSITION_PREFIX);

/**
 * @typedef {object} Draft
 * @property {string[]} names
 * @property {unknown[]} sheets one for each seat
 * @property {number[]} cards the scoring cards in play, by number
 */

/**
 * The stored draft of a pad, as far as it is valid.
 * @param {string} id
 * @param {(sheet: unknown) => boolean} isSheet
 * @returns {Draft | null}
 */
export function loadDraft(id, isSheet) {
  for (const text of storage.texts(KEY + id)) {
    const draft = read(text);
    if (draft?.sheets.every(isSheet)) return draft;
  }
  return null;
}

/** @param {string} text @returns {Draft | null} */
function read(text) {
  try {
    const { names, sheets, cards } = JSON.parse(text);
    const sound =
      [names, sheets, cards].every(Array.isArray) &&
      sheets.length > 0 &&
      sheets.length <= MOST_SEATS &&
      names.every((/** @type {unknown} */ name) => typeof name === "string") &&
      cards.every((/** @type {unknown} */ card) => Number.isInteger(card));
    const short = (/** @type {string} */ name) => name.slice(0, LONGEST_NAME);
    return sound ? { names: names.map(short), sheets, cards } : null;
  } catch {
    return null;
  }
}

/** @param {string} id @param {Draft} draft */
export function keepDraft(id, draft) {
  storage.set(KEY + id, JSON.stringify(draft));
}
