// The results of finished games on this device, in local storage.

import { boxOf } from "../shelf/boxes.js";
import { bestBeside, newestOf, readResults, resultOf, rowsOf, serialiseResults } from "./results.js";

/**
 * @typedef {import("./save-format.js").Save} Save
 * @typedef {import("./results.js").Results} Results
 * @typedef {import("./results.js").Row} Row
 */

const KEY = "chiefdoms.statistics";
const QUARANTINE_KEY = "chiefdoms.aside.statistics";

/** @type {Results} */
let results = new Map();
/** Whether some of them are only in memory, because they could not be stored. */
let unsaved = false;

export const statistics = {
  /**
   * Record a finished game; if it is finished again after an undo, the new result replaces the old one.
   * @param {Save} save
   */
  note(save) {
    const box = boxOf(save.record);
    const result = box && resultOf(save, box.id);
    if (!result) return;
    refresh();
    results.set(save.id, result);
    write();
  },

  /** Everything, for the export file. */
  all() {
    refresh();
    return serialiseResults(results);
  },

  /**
   * Add results from a file; those of games that are known here stay.
   * @param {unknown} given
   * @returns {number} how many were new
   */
  merge(given) {
    refresh();
    const before = results.size;
    results = new Map([...readResults(given), ...results]);
    write();
    return Math.max(0, results.size - before);
  },

  clear() {
    results = new Map();
    write();
  },

  /**
   * What one person reached in a game, and the best before it; null where several people or none played.
   * @param {Save} save
   */
  bestBeside({ id, players }) {
    refresh();
    return players.filter(({ kind }) => kind === "person").length === 1 ? bestBeside(results, id) : null;
  },

  /** The results by game and opponents. @returns {Row[]} */
  rows() {
    refresh();
    return rowsOf(results);
  },
};

/** Read what another tab has written. */
function refresh() {
  const text = stored();
  if (text === null) return;
  try {
    results = new Map([...(unsaved ? results : []), ...readResults(JSON.parse(text))]);
  } catch {
    quarantine(text);
  }
}

function write() {
  results = newestOf(results);
  try {
    localStorage.setItem(KEY, JSON.stringify(serialiseResults(results)));
    unsaved = false;
  } catch {
    unsaved = true; // they hold until the page is closed; the store says what is wrong with storage
  }
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} text that is not JSON: it is quarantined, so that somebody may repair it */
function quarantine(text) {
  try {
    localStorage.setItem(QUARANTINE_KEY, text);
    localStorage.removeItem(KEY);
  } catch {
    // No room for it there: the next result takes its place.
  }
}
