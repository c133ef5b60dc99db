// Export and import of games as a file. An imported file is not trusted: every part is validated before it is merged.

import { checksum, isCount, isObject } from "../base/checks.js";
import { readRecord } from "./parts/match-record.js";
import { newId, readSave, VERSION } from "./save-format.js";

/**
 * @typedef {import("./save-format.js").Save} Save
 * @typedef {{ list: () => Save[], load: (id: string) => Save | null, put: (save: Save) => void }} Games the store
 * @typedef {{ games: Games, settings: { merge: (given: unknown) => void }, statistics: { merge: (given: unknown) => number } }} Target
 *   what a file is merged into
 * @typedef {(record: import("./save-format.js").MatchRecord) => Promise<boolean | null>} IsLegal whether the rules take
 *   a record; null when they cannot be asked
 * @typedef {{ added: number, updated: number, kept: number, unreadable: number, settings: boolean, statistics: number }} Merged
 * @typedef {{ error: "too-large" | "not-json" | "not-ours" | "future" | "nothing" }} Refused
 */

const FORMAT = "chiefdoms-games";
const LARGEST = 8_000_000; // characters; a thousand long games
const MOST = 2000;

/**
 * Games, and optionally settings and statistics, as the text of a file.
 * @param {Save[]} games
 * @param {{ settings?: Record<string, string>, statistics?: unknown }} [more]
 */
export function writeFile(games, more = {}) {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, games, ...more }, null, 1)}\n`;
}

/**
 * Merge a file into the saved games. A longer game is never overwritten by a shorter one with the same id, only by a legal
 * continuation of it; two games that have diverged are both kept.
 * @param {Target} target
 * @param {string} text
 * @param {IsLegal} isLegal
 * @returns {Promise<Merged | Refused>}
 */
export async function readFile({ games, settings, statistics }, text, isLegal) {
  const file = parse(text);
  if ("error" in file) return file;
  /** @type {Merged} */
  const merged = { added: 0, updated: 0, kept: 0, unreadable: 0, settings: isObject(file.settings), statistics: 0 };
  settings.merge(file.settings);
  if (file.statistics !== undefined) merged.statistics = statistics.merge(file.statistics);
  const here = games.list();
  for (const value of file.games) {
    const save = readSave(value);
    merged[save ? await mergeOne(games, here, save, isLegal) : "unreadable"] += 1;
  }
  return merged;
}

/**
 * @param {string} text
 * @returns {{ games: unknown[], settings?: unknown, statistics?: unknown } | Refused}
 */
function parse(text) {
  if (text.length > LARGEST) return { error: "too-large" };
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    return { error: "not-json" };
  }
  if (!isObject(whole)) return { error: "not-ours" };
  const alone = fromRecord(whole);
  if (alone) return { games: [alone] };
  if (whole.format !== FORMAT || !Array.isArray(whole.games) || !isCount(whole.version)) return { error: "not-ours" };
  if (whole.version > VERSION) return { error: "future" };
  if (whole.games.length > MOST) return { error: "too-large" };
  const { games, settings: chosen, statistics: results } = whole;
  if (games.length === 0 && !isObject(chosen) && !isObject(results)) return { error: "nothing" };
  return { games, settings: chosen, statistics: results };
}

/**
 * The engine's own record, as its command line writes it, is a game too. Its id is a checksum of its start, so that it is
 * recognised when it is imported twice.
 * @param {Record<string, unknown>} value
 * @returns {Save | null}
 */
function fromRecord(value) {
  const record = readRecord(value);
  if (!record) return null;
  const now = Date.now();
  const players = Array.from({ length: record.seats }, () => ({ name: "", kind: "person" }));
  const summary = { ply: record.moves.length, totals: [] };
  const parts = { revision: 1, name: "", players, record, created: now, updated: now, over: false, summary };
  return { version: VERSION, id: `record-${checksum(heading(record))}`, game: record.game, ...parts };
}

/**
 * @param {Games} games
 * @param {Save[]} here the games that are here; what is written is added
 * @param {Save} save
 * @param {IsLegal} isLegal
 * @returns {Promise<"added" | "updated" | "kept" | "unreadable">}
 */
async function mergeOne(games, here, save, isLegal) {
  const same = games.load(save.id);
  /** @param {Save} kept */
  const put = (kept) => {
    games.put(kept);
    here.push(kept);
  };
  if (!same) {
    put(save);
    return "added";
  }
  if (continues(same, save)) return "kept";
  if (continues(save, same)) {
    const legal = await isLegal(save.record);
    if (legal === false) return "unreadable";
    if (legal && isUnchanged(games, same)) {
      put(save);
      return "updated";
    }
  }
  if (here.some((other) => continues(other, save))) return "kept";
  put({ ...save, id: newId() });
  return "added";
}

/**
 * Whether the game was not changed while the engine checked it.
 * @param {Games} games
 * @param {Save} save
 */
function isUnchanged(games, save) {
  return games.load(save.id)?.revision === save.revision;
}

/**
 * Whether one game contains another: the same start, the same moves, and perhaps more.
 * @param {Save} longer
 * @param {Save} shorter
 */
export function continues(longer, shorter) {
  const [one, other] = [longer.record, shorter.record];
  return startsAlike(one, other) && other.moves.every((move, ply) => one.moves[ply] === move);
}

/**
 * Whether two records are of matches with the same start. One of them may be older than some options: those that only the
 * other names make no difference.
 * @param {import("./save-format.js").MatchRecord} one
 * @param {import("./save-format.js").MatchRecord} other
 */
export function startsAlike(one, other) {
  const shared = (/** @type {Record<string, string>} */ options, /** @type {Record<string, string>} */ known) =>
    Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(known, key)));
  const alike = { ...one, options: shared(one.options, other.options) };
  return heading(alike) === heading({ ...other, options: shared(other.options, one.options) });
}

/**
 * What a match starts from, as a text to compare.
 * @param {import("./save-format.js").MatchRecord} record
 */
export function heading({ game, seats, seed, options, position = "" }) {
  return JSON.stringify([game, seats, seed, Object.entries(options).sort(), position]);
}
