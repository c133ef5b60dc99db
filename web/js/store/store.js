// Saved games: one key per game, checked when read, kept in memory when the browser keeps nothing.

import { isId } from "../base/checks.js";
import { settings } from "../base/settings.js";
import { continues, readFile, writeFile } from "./exchange.js";
import { Aside } from "./quarantine.js";
import { decode, encode, newId, readSave, VERSION } from "./save-format.js";
import { statistics } from "./statistics.js";
import { Shelf } from "./storage.js";

/**
 * @typedef {import("./save-format.js").Save} Save
 * @typedef {import("./save-format.js").Player} Player
 * @typedef {import("./save-format.js").MatchRecord} MatchRecord
 * @typedef {{ code: "refused" | "full" | "cleared" | "damaged" | "future", ids: string[] }} Notice
 * @typedef {(save: Save | null, copy?: Save) => void} Watcher is given the save as another tab wrote it, or null when it
 *   deleted the game; and, when both tabs had moved on in different ways, the copy that keeps this tab's moves
 */

const GAME = "chiefdoms.game.";
export const SPARE = "chiefdoms.shown.";
const MOST_SHOWN = 8;

const shelf = new Shelf(SPARE);
const aside = new Aside(shelf);

/** @type {Map<string, Set<Watcher>>} */
const watchers = new Map();
/** @type {Set<(notice: Notice | null) => void>} */
const noticed = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Set<string>} */
const fromTheFuture = new Set();
/** The games that are open in this tab, as it wrote or read them last. @type {Map<string, Save>} */
const known = new Map();
let cleared = false;
let persistenceAsked = false;
/** While many games are written, those who listen are told once, at the end. */
let holding = false;

export const store = {
  /** @returns {Save[]} every game that can be read, newest first */
  list() {
    const names = shelf.keys(GAME).map((key) => key.slice(GAME.length));
    for (const name of names) if (!isId(name)) setAllAside(name);
    const saves = names.map((id) => store.load(id));
    return saves.filter((save) => save !== null).sort((one, other) => other.updated - one.updated);
  },

  /**
   * A saved game, or null when there is none of that id that can be read. What is damaged is set aside and reported.
   * @param {string} id
   * @returns {Save | null}
   */
  load(id) {
    if (!isId(id)) return null;
    const key = `${GAME}${id}`;
    const readings = shelf.texts(key).map((text) => ({ text, ...decode(text, id) }));
    if (readings.some((reading) => "problem" in reading && reading.problem === "future")) {
      noteFuture(id);
      return null;
    }
    const saves = readings.flatMap((reading) => ("save" in reading ? [reading.save] : []));
    for (const reading of readings) if ("problem" in reading) setAside(key, id, reading.text);
    return saves.sort((one, other) => other.revision - one.revision)[0] ?? null;
  },

  /**
   * Write a game after a move. Gives the save as it is kept now (with its new revision), or null when another tab went
   * on in another way: then that tab's game stays, this one's moves become a game of their own, and those who watch the
   * game are told.
   * @param {Save} save
   * @returns {Save | null}
   */
  save(save) {
    const kept = store.load(save.id);
    if (!kept && known.has(save.id) && !fromTheFuture.has(save.id)) cleared = true;
    const now = { ...save, updated: Date.now() };
    if (!kept && fromTheFuture.has(save.id)) return separate(now, null);
    if (!kept || kept.revision <= save.revision) return played({ ...now, revision: save.revision + 1 });
    // Only the name or the seats were changed meanwhile, or this tab was the one that moved on.
    const { name, players, revision } = kept;
    if (continues(save, kept)) return played({ ...kept, ...now, name, players, revision: revision + 1 });
    return separate(now, kept);
  },

  /**
   * A new game; gives its save.
   * @param {{ id?: string, name?: string, players: Player[], record: MatchRecord, over?: boolean, totals?: number[], turn?: number } & import("./parts/save-parts.js").Parts} parts
   * @returns {Save}
   */
  create({ id = newId(), name = "", players, record, over = false, totals = [], turn, pure = false, ghost }) {
    const now = Date.now();
    const summary = { ply: record.moves.length, totals, ...(turn === undefined ? {} : { turn }) };
    const parts = { revision: 1, name, game: record.game, players, record, created: now, updated: now, over, summary };
    return write({ version: VERSION, id, ...parts, pure, ...(ghost && { ghost }) });
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
   * Add to a game what is told of it, without counting that as play. Gives the save, or null when there is none.
   * @param {string} id
   * @param {import("./parts/save-parts.js").Parts} parts
   * @returns {Save | null}
   */
  annotate(id, parts) {
    const save = store.load(id);
    return save && write({ ...save, ...parts, revision: save.revision + 1 });
  },

  /**
   * Delete a game; calling what it gives puts the game back.
   * @param {string} id
   * @returns {() => void}
   */
  remove(id) {
    const save = store.load(id);
    known.delete(id);
    shelf.remove(`${GAME}${id}`);
    shelf.remove(`${SPARE}${id}`);
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

  /** Every game, the settings and the statistics as the text of a file. */
  exportAll() {
    return writeFile(store.list(), { settings: settings.all(), statistics: statistics.all() });
  },

  /**
   * Merge a file into the games that are here; gives counts, or `{error: code}` and then nothing was changed.
   * @param {string} text
   * @param {import("./exchange.js").IsLegal} isLegal
   */
  async importText(text, isLegal) {
    holding = true;
    try {
      return await readFile(store, text, isLegal);
    } finally {
      holding = false;
      tell();
    }
  },

  /**
   * Keep how a game looks, to be shown before the rules are awake; null forgets it. Only the newest games have that.
   * @param {string} id
   * @param {string | null} text
   */
  keepShown(id, text) {
    if (text === null) shelf.remove(`${SPARE}${id}`);
    else shelf.setSpare(`${SPARE}${id}`, text);
    if (shelf.keys(SPARE).length <= MOST_SHOWN) return;
    const newest = store.list().slice(0, MOST_SHOWN);
    const old = shelf.keys(SPARE).filter((key) => !newest.some((save) => key === `${SPARE}${save.id}`));
    for (const key of old) shelf.remove(key);
  },

  /** @param {string} id */
  shown(id) {
    return shelf.texts(`${SPARE}${id}`)[0];
  },

  /** Texts that could not be read as games, as they were found. */
  aside() {
    return aside.list();
  },

  /** @param {string} id */
  removeAside(id) {
    aside.remove(id);
    tell();
  },

  /** Forget every game, those set aside too. */
  removeAll() {
    for (const key of [...shelf.keys(GAME), ...shelf.keys(SPARE), ...aside.keys()]) shelf.remove(key);
    fromTheFuture.clear();
    known.clear();
    cleared = false;
    tell();
  },

  /** What is wrong with storage, if anything; the worst first. @returns {Notice | null} */
  get notice() {
    if (shelf.trouble) return { code: shelf.trouble, ids: [] };
    if (cleared) return { code: "cleared", ids: [] };
    const damaged = aside.list().map(({ id }) => id);
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
   * Call a function when another tab writes the game or deletes it.
   * @param {string} id
   * @param {Watcher} fn
   * @returns {() => void} ends it
   */
  onForeignChange(id, fn) {
    const fns = watchers.get(id) ?? new Set();
    watchers.set(id, fns.add(fn));
    const save = store.load(id);
    if (save) hold(save);
    return () => fns.delete(fn) && fns.size === 0 && known.delete(id);
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

/** @param {Save} save after a move */
function played(save) {
  const kept = hold(write(save));
  if (kept.over) statistics.note(kept);
  return kept;
}

/** @param {Save} save as this tab knows it now */
function hold(save) {
  known.set(save.id, save);
  return save;
}

/**
 * Another tab's game stays as it is; the moves of this one are kept as a game of their own, unless the other has them.
 * @param {Save} mine
 * @param {Save | null} theirs null when it is of a newer version
 * @returns {null}
 */
function separate(mine, theirs) {
  const lost = !theirs || !continues(theirs, mine);
  const copy = lost ? write({ ...mine, id: newId(), revision: 1 }) : undefined;
  if (theirs) hold(theirs);
  tellWatchers(mine.id, theirs, copy);
  return null;
}

/**
 * @param {string} key
 * @param {string} id
 * @param {string} text
 */
function setAside(key, id, text) {
  aside.put(key, id, text);
  // Not at once: whoever is reading the list now would be told in the middle of it.
  queueMicrotask(tell);
}

/** @param {string} name no name that a game of ours has */
function setAllAside(name) {
  for (const text of shelf.texts(`${GAME}${name}`)) setAside(`${GAME}${name}`, name, text);
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
  if (holding) return;
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
 * @param {Save} [copy]
 */
function tellWatchers(id, save, copy) {
  for (const fn of watchers.get(id) ?? []) fn(save, copy);
}

/** Ask the browser once not to clear the games when it runs short of room. */
function askPersistence() {
  if (persistenceAsked || shelf.trouble) return;
  persistenceAsked = true;
  navigator.storage?.persist?.().catch(() => {});
}

// -- other tabs --------------------------------------------------------------------------------------------------------

/**
 * A game that is open here may have been written elsewhere. Two tabs that wrote at the same moment have the same
 * revision, and the one whose text is gone finds out here.
 * @param {string} id
 */
function catchUp(id) {
  const mine = known.get(id);
  const kept = store.load(id);
  if (!mine || !kept || (kept.revision === mine.revision && encode(kept) === encode(mine))) return;
  const overtaken = kept.revision <= mine.revision && !continues(kept, mine);
  if (!overtaken) tellWatchers(id, hold(kept));
  else if (continues(mine, kept)) hold(write({ ...mine, revision: mine.revision + 1 }));
  else separate(mine, kept);
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === null) {
    cleared ||= known.size > 0;
    tell();
  } else if (key.startsWith(GAME) && isId(key.slice(GAME.length))) {
    const id = key.slice(GAME.length);
    if (newValue !== null) catchUp(id);
    else if (known.delete(id)) tellWatchers(id, null);
    tell();
  }
});

// A page that slept (in the background, in the history) was told nothing meanwhile.
addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  for (const [id] of known) {
    if (shelf.texts(`${GAME}${id}`).length === 0) cleared = true;
    else catchUp(id);
  }
  tell();
});
