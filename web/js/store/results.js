// Results of finished games, one per game, so that those of several devices can be merged without counting a game twice.

import { isCount, isFiniteNumber, isId, isMoment, isObject } from "../base/checks.js";

/**
 * @typedef {object} Result
 * @property {string} box which game of the shelf
 * @property {string} against "solo", "people", or the strongest computer player at the table
 * @property {number} score the best of the people
 * @property {boolean | null} won whether a person won, where that was against computer players
 * @property {number} when milliseconds
 *
 * @typedef {Map<string, Result>} Results by the id of the game
 * @typedef {{ box: string, against: string, finished: number, won: number | null, best: number }} Row
 */

const VERSION = 1;
const MOST = 3000;

/**
 * The result of a finished game, or null when no person played.
 * @param {Pick<import("./save-format.js").Save, "players" | "summary" | "updated">} save
 * @param {string} box
 * @returns {Result | null}
 */
export function resultOf({ players, summary, updated }, box) {
  const people = players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const levels = players.map(({ kind }) => kind).filter((kind) => kind !== "person" && kind !== "link");
  const scores = people.map((seat) => summary.totals[seat] ?? 0);
  if (people.length === 0) return null;
  const against = levels.sort().at(-1) ?? (players.length === 1 ? "solo" : "people");
  const won = levels.length > 0 ? people.some((seat) => summary.winners?.includes(seat)) : null;
  return { box, against, score: Math.max(...scores), won, when: updated };
}

/**
 * The results by game and opponents.
 * @param {Results} results
 * @returns {Row[]}
 */
export function rowsOf(results) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const { box, against, score, won } of results.values()) {
    const key = `${box} ${against}`;
    const row = rows.get(key) ?? { box, against, finished: 0, won: null, best: score };
    const wins = won === null ? row.won : (row.won ?? 0) + Number(won);
    rows.set(key, { ...row, finished: row.finished + 1, won: wins, best: Math.max(row.best, score) });
  }
  return [...rows.values()].sort((one, other) => one.against.localeCompare(other.against));
}

/**
 * The result of a game, and the best of the others that were played against the same; null where it is not kept.
 * @param {Results} results
 * @param {string} id
 * @returns {{ score: number, before: number | null } | null}
 */
export function bestBeside(results, id) {
  const own = results.get(id);
  if (!own) return null;
  const others = [...results].filter(
    ([other, { box, against, when }]) => other !== id && box === own.box && against === own.against && when <= own.when,
  );
  const before = others.length > 0 ? Math.max(...others.map(([, { score }]) => score)) : null;
  return { score: own.score, before };
}

/**
 * As many results as are kept, the newest.
 * @param {Results} results
 * @returns {Results}
 */
export function newestOf(results) {
  return new Map([...results].sort(([, one], [, other]) => one.when - other.when).slice(-MOST));
}

/**
 * Results as they are stored and exported.
 * @param {Results} results
 */
export function serialiseResults(results) {
  return { version: VERSION, results: Object.fromEntries(results) };
}

/**
 * The valid results in an untrusted value.
 * @param {unknown} given
 * @returns {Results}
 */
export function readResults(given) {
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
  if (!isFiniteNumber(score) || !isCount(Math.abs(score))) return null;
  return { box, against, score, won: typeof won === "boolean" ? won : null, when };
}
