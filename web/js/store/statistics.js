// What came of the games that were played to the end on this device: one result per game, so that results of several
// devices can be merged without counting a game twice.

import { isCount, isId, isMoment, isObject } from "../base/checks.js";
import { boxOf } from "../shelf/boxes.js";

/**
 * @typedef {import("./save-format.js").Save} Save
 * @typedef {object} Result
 * @property {string} box which game of the shelf
 * @property {string} against "solo", "people", or the strongest computer player at the table
 * @property {number} score the best of the people
 * @property {boolean | null} won whether a person won, where that was against computer players
 * @property {number} when milliseconds
 * @typedef {{ box: string, against: string, finished: number, won: number | null, best: number }} Row
 */

const KEY = "chiefdoms.statistics";
const ASIDE = "chiefdoms.aside.statistics";
const VERSION = 1;
const MOST = 3000;

/** @type {Map<string, Result>} by the id of the game */
let results = new Map();
/** Whether some of them are only here, because storage did not take them. */
let unkept = false;

export const statistics = {
  /**
   * Note a game that is over; played on after undo, it replaces its earlier result.
   * @param {Save} save
   */
  note(save) {
    const result = resultOf(save);
    if (!result) return;
    refresh();
    results.set(save.id, result);
    write();
  },

  /** Everything, for the export file. */
  all() {
    refresh();
    return { version: VERSION, results: Object.fromEntries(results) };
  },

  /**
   * Add results from a file; those of games that are known here stay.
   * @param {unknown} given
   * @returns {number} how many were new
   */
  merge(given) {
    refresh();
    const before = results.size;
    results = new Map([...read(given), ...results]);
    write();
    return Math.max(0, results.size - before);
  },

  clear() {
    results = new Map();
    write();
  },

  /** The results by game and by whom it was played against. @returns {Row[]} */
  rows() {
    refresh();
    /** @type {Map<string, Row>} */
    const rows = new Map();
    for (const { box, against, score, won } of results.values()) {
      const key = `${box} ${against}`;
      const row = rows.get(key) ?? { box, against, finished: 0, won: null, best: score };
      const wins = won === null ? row.won : (row.won ?? 0) + Number(won);
      rows.set(key, { ...row, finished: row.finished + 1, won: wins, best: Math.max(row.best, score) });
    }
    return [...rows.values()].sort((one, other) => one.against.localeCompare(other.against));
  },
};

/**
 * @param {Save} save
 * @returns {Result | null} null when no person played
 */
function resultOf({ record, players, summary, updated }) {
  const people = players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const levels = players.map(({ kind }) => kind).filter((kind) => kind !== "person" && kind !== "link");
  const scores = people.map((seat) => summary.totals[seat] ?? 0);
  const box = boxOf(record);
  if (people.length === 0 || !box) return null;
  const against = levels.sort().at(-1) ?? (players.length === 1 ? "solo" : "people");
  const won = levels.length > 0 ? people.some((seat) => summary.winners?.includes(seat)) : null;
  return { box: box.id, against, score: Math.max(...scores), won, when: updated };
}

/**
 * @param {unknown} given
 * @returns {Map<string, Result>}
 */
function read(given) {
  if (!isObject(given) || given.version !== VERSION || !isObject(given.results)) return new Map();
  const sound = Object.entries(given.results).flatMap(([id, value]) => {
    const result = isId(id) ? readResult(value) : null;
    return result ? [/** @type {[string, Result]} */ ([id, result])] : [];
  });
  return new Map(sound.slice(-MOST));
}

/**
 * @param {unknown} value
 * @returns {Result | null}
 */
function readResult(value) {
  if (!isObject(value) || !isId(value.box) || !isId(value.against) || !isMoment(value.when)) return null;
  const { box, against, score, won, when } = value;
  if (!Number.isFinite(score) || !isCount(Math.abs(score))) return null;
  return { box, against, score, won: typeof won === "boolean" ? won : null, when };
}

/** Take in what another tab wrote since. */
function refresh() {
  const text = stored();
  if (text === null) return;
  try {
    results = new Map([...(unkept ? results : []), ...read(JSON.parse(text))]);
  } catch {
    setAside(text);
  }
}

function write() {
  const newest = [...results].sort(([, one], [, other]) => one.when - other.when).slice(-MOST);
  results = new Map(newest);
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, results: Object.fromEntries(results) }));
    unkept = false;
  } catch {
    unkept = true; // they hold until the page is closed; store.js tells about storage
  }
}

function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} text that is no JSON: it is kept for whoever can mend it, where the saved games are shown */
function setAside(text) {
  try {
    localStorage.setItem(ASIDE, text);
    localStorage.removeItem(KEY);
  } catch {
    // No room for it there: the next result takes its place.
  }
}
