// Games as a file, out and in. A file is text from anywhere: it is checked part by part and merged, never obeyed.

import { settings } from "./settings.js";
import { isCount, isObject } from "./store-checks.js";
import { newId, readRecord, readSave, VERSION } from "./store-format.js";

/**
 * @typedef {import("./store-format.js").Save} Save
 * @typedef {{ list: () => Save[], load: (id: string) => Save | null, put: (save: Save) => void }} Games the store
 * @typedef {{ added: number, updated: number, kept: number, unreadable: number, settings: boolean }} Merged
 * @typedef {{ error: "too-large" | "not-json" | "not-ours" | "future" | "nothing" }} Refused
 */

const FORMAT = "chiefdoms-games";
const LARGEST = 8_000_000; // characters; a thousand long games
const MOST = 2000;

/**
 * Games, and perhaps settings, as the text of a file.
 * @param {Save[]} games
 * @param {Record<string, string>} [chosen]
 */
export function writeFile(games, chosen) {
  const whole = { format: FORMAT, version: VERSION, games, ...(chosen ? { settings: chosen } : {}) };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/**
 * Merge a file into the games that are here. A longer game is never overwritten by a shorter one of the same id, and
 * two that went different ways are both kept.
 * @param {Games} store
 * @param {string} text
 * @returns {Merged | Refused}
 */
export function readFile(store, text) {
  if (text.length > LARGEST) return { error: "too-large" };
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    return { error: "not-json" };
  }
  if (!isObject(whole)) return { error: "not-ours" };
  const alone = fromRecord(whole);
  if (alone) return merge(store, [alone], undefined);
  if (whole.format !== FORMAT || !Array.isArray(whole.games)) return { error: "not-ours" };
  if (!isCount(whole.version)) return { error: "not-ours" };
  if (whole.version > VERSION) return { error: "future" };
  if (whole.games.length > MOST) return { error: "too-large" };
  if (whole.games.length === 0 && !isObject(whole.settings)) return { error: "nothing" };
  return merge(store, whole.games, whole.settings);
}

/**
 * The engine's own record, as its command line writes it, is a game too.
 * @param {Record<string, any>} value
 * @returns {Save | null}
 */
function fromRecord(value) {
  const record = readRecord(value);
  if (!record) return null;
  const now = Date.now();
  const players = Array.from({ length: record.seats }, () => ({ name: "", kind: "person" }));
  const summary = { ply: record.moves.length, totals: [] };
  const parts = { revision: 1, name: "", players, record, created: now, updated: now, over: false, summary };
  return { version: VERSION, id: newId(), game: record.game, ...parts };
}

/**
 * @param {Games} store
 * @param {unknown[]} games
 * @param {unknown} chosen
 * @returns {Merged}
 */
function merge(store, games, chosen) {
  /** @type {Merged} */
  const merged = { added: 0, updated: 0, kept: 0, unreadable: 0, settings: isObject(chosen) };
  settings.merge(chosen);
  for (const value of games) {
    const save = readSave(value);
    merged[save ? mergeOne(store, save) : "unreadable"] += 1;
  }
  return merged;
}

/**
 * @param {Games} store
 * @param {Save} save
 * @returns {"added" | "updated" | "kept"}
 */
function mergeOne(store, save) {
  const here = store.load(save.id);
  if (!here) {
    store.put(save);
    return "added";
  }
  if (continues(here, save)) return "kept";
  if (continues(save, here)) {
    store.put(save);
    return "updated";
  }
  if (store.list().some((other) => continues(other, save))) return "kept";
  store.put({ ...save, id: newId() });
  return "added";
}

/**
 * Whether one game holds all of another: the same start, the same moves, and perhaps more.
 * @param {Save} longer
 * @param {Save} shorter
 */
function continues(longer, shorter) {
  const [one, other] = [longer.record, shorter.record];
  return heading(one) === heading(other) && other.moves.every((move, ply) => one.moves[ply] === move);
}

/**
 * What a match starts from, as a text to compare.
 * @param {import("./store-format.js").MatchRecord} record
 */
export function heading({ game, seats, seed, options, position = "" }) {
  return JSON.stringify([game, seats, seed, Object.entries(options).sort(), position]);
}
