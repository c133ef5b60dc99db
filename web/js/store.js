// Saved games: one key per game, checked when read, kept in memory when the browser keeps nothing.

import { settings } from "./settings.js";
import { isId } from "./store-checks.js";
import { readFile, writeFile } from "./store-exchange.js";
import { decode, encode, newId, readSave, VERSION } from "./store-format.js";
import { Shelf } from "./store-shelf.js";

/** @typedef {import("./store-format.js").Save} Save */
/** @typedef {import("./store-format.js").Player} Player */
/** @typedef {import("./store-format.js").MatchRecord} MatchRecord */
/** @typedef {{ code: "refused" | "full" | "damaged" | "future", ids: string[] }} Notice */

const GAME = "chiefdoms.game.";
const ASIDE = "chiefdoms.aside.";

const shelf = new Shelf();

/** @type {Map<string, Set<(save: Save | null) => void>>} */
const watchers = new Map();
/** @type {Set<(notice: Notice | null) => void>} */
const noticed = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Set<string>} */
const fromTheFuture = new Set();
let persistenceAsked = false;

export const store = {
  /** @returns {Save[]} every game that can be read, newest first */
  list() {
    const saves = shelf.keys(GAME).map((key) => store.load(key.slice(GAME.length)));
    return saves.filter((save) => save !== null).sort((one, other) => other.updated - one.updated);
  },

  /**
   * A saved game, or null when there is none of that id that can be read. A damaged one is set aside and reported.
   * @param {string} id
   * @returns {Save | null}
   */
  load(id) {
    if (!isId(id)) return null;
    const texts = shelf.texts(`${GAME}${id}`);
    const readings = texts.map((text) => decode(text, id));
    const saves = readings.flatMap((reading) => ("save" in reading ? [reading.save] : []));
    const best = saves.sort((one, other) => other.revision - one.revision)[0];
    if (best) return best;
    if (readings.some((reading) => "problem" in reading && reading.problem === "future")) {
      noteFuture(id);
    } else if (texts.length > 0) {
      setAside(id, texts[0]);
    }
    return null;
  },

  /**
   * Write a game after a move. Gives the save as it is kept now (with its new revision), or null when a newer one was
   * written elsewhere: then nothing is changed, and those who watch the game are given the newer one.
   * @param {Save} save
   * @returns {Save | null}
   */
  save(save) {
    const kept = store.load(save.id);
    if (kept && kept.revision > save.revision) {
      tellWatchers(save.id, kept);
      return null;
    }
    return write({ ...save, revision: save.revision + 1, updated: Date.now() });
  },

  /**
   * A new game; gives its save.
   * @param {{ id?: string, name?: string, players: Player[], record: MatchRecord, over?: boolean, totals?: number[], turn?: number, pure?: boolean }} parts
   * @returns {Save}
   */
  create({ id = newId(), name = "", players, record, over = false, totals = [], turn, pure = false }) {
    const now = Date.now();
    const summary = { ply: record.moves.length, totals, ...(turn === undefined ? {} : { turn }) };
    const parts = { revision: 1, name, game: record.game, players, record, created: now, updated: now, over, summary };
    return write({ version: VERSION, id, ...parts, pure });
  },

  /**
   * @param {string} id
   * @param {string} name
   */
  rename(id, name) {
    const save = store.load(id);
    if (save) write({ ...save, name: name.slice(0, 80), revision: save.revision + 1 });
  },

  /**
   * Delete a game; calling what it gives puts the game back.
   * @param {string} id
   * @returns {() => void}
   */
  remove(id) {
    const save = store.load(id);
    shelf.remove(`${GAME}${id}`);
    tell();
    return () => {
      if (save) write({ ...save, revision: save.revision + 1 });
    };
  },

  /**
   * Put a game from a file in place of the one of its id, or beside the others; the merging decides which.
   * @param {Save} save
   */
  put(save) {
    const kept = store.load(save.id);
    const revision = Math.max(save.revision, kept ? kept.revision + 1 : 0);
    tellWatchers(save.id, write({ ...save, revision }));
  },

  /**
   * One game as the text of a file.
   * @param {string} id
   * @returns {string | null}
   */
  exportOne(id) {
    const save = store.load(id);
    return save && writeFile([save]);
  },

  /** Every game and the settings as the text of a file. */
  exportAll() {
    return writeFile(store.list(), settings.all());
  },

  /**
   * Merge a file into the games that are here; gives counts, or `{error: code}` and then nothing was changed.
   * @param {string} text
   */
  importText(text) {
    return readFile(store, text);
  },

  /** Texts that could not be read as games, as they were found. */
  aside() {
    return shelf.keys(ASIDE).map((key) => ({ id: key.slice(ASIDE.length), text: shelf.texts(key)[0] ?? "" }));
  },

  /** @param {string} id */
  removeAside(id) {
    shelf.remove(`${ASIDE}${id}`);
    tell();
  },

  /** Forget every game, those set aside too. */
  removeAll() {
    for (const key of [...shelf.keys(GAME), ...shelf.keys(ASIDE)]) shelf.remove(key);
    fromTheFuture.clear();
    tell();
  },

  /** What is wrong with storage, if anything; the worst first. @returns {Notice | null} */
  get notice() {
    if (shelf.trouble) return { code: shelf.trouble, ids: [] };
    const damaged = store.aside().map(({ id }) => id);
    if (damaged.length > 0) return { code: "damaged", ids: damaged };
    return fromTheFuture.size > 0 ? { code: "future", ids: [...fromTheFuture] } : null;
  },

  /**
   * @param {(notice: Notice | null) => void} fn
   * @returns {() => void} ends it
   */
  onNotice(fn) {
    noticed.add(fn);
    return () => noticed.delete(fn);
  },

  /**
   * Call a function whenever the list of games may have changed, in this tab or another.
   * @param {() => void} fn
   * @returns {() => void} ends it
   */
  onChange(fn) {
    listeners.add(fn);
    return () => listeners.delete(fn);
  },

  /**
   * Call a function when another tab writes the game (with the newer save) or deletes it (with null).
   * @param {string} id
   * @param {(save: Save | null) => void} fn
   * @returns {() => void} ends it
   */
  onForeignChange(id, fn) {
    const fns = watchers.get(id) ?? new Set();
    watchers.set(id, fns.add(fn));
    return () => fns.delete(fn);
  },
};

/**
 * @param {Save} save
 * @returns {Save}
 */
function write(save) {
  const sound = readSave(save);
  if (!sound) throw new Error(`this is no save: ${JSON.stringify(save).slice(0, 200)}`);
  shelf.set(`${GAME}${sound.id}`, encode(sound));
  askPersistence();
  tell();
  return sound;
}

/**
 * @param {string} id
 * @param {string} text
 */
function setAside(id, text) {
  const taken = shelf.keys(`${ASIDE}${id}`).length;
  shelf.move(`${GAME}${id}`, `${ASIDE}${id}${taken > 0 ? `-${taken + 1}` : ""}`, text);
  // Not at once: whoever is reading the list now would be told in the middle of it.
  queueMicrotask(tell);
}

/** @param {string} id */
function noteFuture(id) {
  if (fromTheFuture.has(id)) return;
  fromTheFuture.add(id);
  queueMicrotask(tell);
}

/** What those who listen were told last, as text. */
let lastNotice = JSON.stringify(store.notice);

function tell() {
  for (const fn of listeners) fn();
  const notice = store.notice;
  const text = JSON.stringify(notice);
  if (text === lastNotice) return;
  lastNotice = text;
  for (const fn of noticed) fn(notice);
}

/**
 * @param {string} id
 * @param {Save | null} save
 */
function tellWatchers(id, save) {
  for (const fn of watchers.get(id) ?? []) fn(save);
}

/** Ask the browser once not to clear the games when it runs short of room. */
function askPersistence() {
  if (persistenceAsked || shelf.trouble) return;
  persistenceAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === null) {
    tell();
  } else if (key.startsWith(GAME) && isId(key.slice(GAME.length))) {
    const id = key.slice(GAME.length);
    tellWatchers(id, newValue === null ? null : store.load(id));
    tell();
  }
});
