// The operations on saved games, and notifications of changes.

import { Listeners } from "../../base/listeners.js";
import { readFile, writeFile } from "../exchange.js";
import { newId, VERSION } from "../save-format.js";
import { PositionKeeper } from "./position-keeper.js";
import { SaveStorage } from "./save-storage.js";
import { TabSync } from "./tab-sync.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../save-format.js").Save} Save
 * @typedef {import("../save-format.js").Player} Player
 * @typedef {import("../save-format.js").MatchRecord} MatchRecord
 * @typedef {import("../parts/save-parts.js").Parts} Parts
 * @typedef {{ code: "refused" | "full" | "cleared" | "damaged" | "future", ids: string[] }} Notice
 *
 * @typedef {object} Surroundings what the store works with
 * @property {import("../storage.js").TextStorage} storage
 * @property {string} build of the rules
 * @property {() => Promise<unknown>} whenIdle
 * @property {() => void} askPersistence asks the browser not to clear the games when it runs short of room
 * @property {{ all: () => Record<string, string>, merge: (given: unknown) => void }} settings
 * @property {{ all: () => unknown, merge: (given: unknown) => number, note: (save: Save) => void }} statistics
 *
 * @typedef {object} NewGame
 * @property {string} [id]
 * @property {string} [name]
 * @property {Player[]} players
 * @property {MatchRecord} record
 * @property {boolean} [over]
 * @property {number[]} [totals]
 * @property {number} [turn]
 */

export class GameStore {
  #surroundings;
  #saves;
  #tabs;
  /** @type {Listeners<[]>} */
  #changes = new Listeners();
  /** @type {Listeners<[notice: Notice | null]>} */
  #notices = new Listeners();
  #persistenceAsked = false;
  /** While a file is imported, listeners are notified once at the end instead of for every game. */
  #importing = false;
  /** The notice that listeners were given last, as text. */
  #lastNotice;

  /** @param {Surroundings} surroundings */
  constructor(surroundings) {
    const { storage, build, whenIdle } = surroundings;
    const newestIds = (/** @type {number} */ count) => this.list().flatMap(({ id }, at) => (at < count ? [id] : []));
    this.#surroundings = surroundings;
    this.#saves = new SaveStorage(storage, () => this.#notify());
    this.#tabs = new TabSync(this.#saves, (save) => this.#write(save));
    /** The last positions of games, to be shown before the rules are loaded. */
    this.positions = new PositionKeeper({ storage, build, whenIdle, newestIds });
    this.#lastNotice = JSON.stringify(this.notice);
  }

  // -- reading ---------------------------------------------------------------------------------------------------------

  /** Every game that can be read, newest first. */
  list() {
    return this.#saves.list();
  }

  /**
   * A saved game, or null when there is none of that id that can be read. What is damaged is quarantined and reported.
   * @param {string} id
   */
  load(id) {
    return this.#saves.load(id);
  }

  // -- writing ---------------------------------------------------------------------------------------------------------

  /**
   * Write a game after a move. Returns the save as stored (with its new revision), or null if another tab has continued
   * the game differently: then that tab's game stays, this tab's moves become a separate game, and the watchers of the
   * game are notified.
   * @param {Save} save
   * @param {Answer} [position] its last position, which is written later, when the page is idle
   * @returns {Save | null}
   */
  save(save, position) {
    const written = this.#tabs.writeMove(save);
    if (written?.over) this.#surroundings.statistics.note(written);
    if (written && position) this.positions.keep(written.id, position);
    return written;
  }

  /**
   * A new game; gives its save.
   * @param {NewGame & Parts} game
   * @returns {Save}
   */
  create({ id = newId(), name = "", players, record, over = false, totals = [], turn, pure = false, ghost }) {
    const now = Date.now();
    const summary = { ply: record.moves.length, totals, ...(turn === undefined ? {} : { turn }) };
    const parts = { revision: 1, name, game: record.game, players, record, created: now, updated: now, over, summary };
    return this.#write({ version: VERSION, id, ...parts, pure, ...(ghost && { ghost }) });
  }

  /**
   * @param {string} id
   * @param {string} name
   */
  rename(id, name) {
    const save = this.load(id);
    if (save) this.#write({ ...save, name: name.slice(0, 80), revision: save.revision + 1 });
  }

  /**
   * Add optional parts to a game without counting that as play. Gives the save, or null when there is none.
   * @param {string} id
   * @param {Parts} parts
   * @returns {Save | null}
   */
  annotate(id, parts) {
    const save = this.load(id);
    return save && this.#write({ ...save, ...parts, revision: save.revision + 1 });
  }

  /**
   * Delete a game; calling the returned function restores it.
   * @param {string} id
   * @returns {() => void}
   */
  remove(id) {
    const save = this.load(id);
    this.#tabs.forget(id);
    this.#saves.remove(id);
    this.positions.forget(id);
    this.#notify();
    return () => {
      if (save) this.#write({ ...save, revision: save.revision + 1 });
    };
  }

  /** Delete every game, including those in quarantine. */
  removeAll() {
    this.#saves.removeAll();
    this.positions.forgetAll();
    this.#tabs.forgetAll();
    this.#notify();
  }

  // -- files -----------------------------------------------------------------------------------------------------------

  /**
   * One game as the text of a file.
   * @param {string} id
   * @returns {string | null}
   */
  exportOne(id) {
    const save = this.load(id);
    return save && writeFile([save]);
  }

  /** Every game, the settings and the statistics as the text of a file. */
  exportAll() {
    const { settings, statistics } = this.#surroundings;
    return writeFile(this.list(), { settings: settings.all(), statistics: statistics.all() });
  }

  /**
   * Merge a file into the saved games; returns counts, or `{error: code}` without changing anything.
   * @param {string} text
   * @param {import("../exchange.js").IsLegal} isLegal
   */
  async importText(text, isLegal) {
    const { settings, statistics } = this.#surroundings;
    this.#importing = true;
    try {
      return await readFile({ games: this, settings, statistics }, text, isLegal);
    } finally {
      this.#importing = false;
      this.#notify();
    }
  }

  /**
   * Put a game from a file in place of the one of its id, or beside the others; the merging decides which.
   * @param {Save} save
   */
  put(save) {
    const stored = this.load(save.id);
    const revision = Math.max(save.revision, stored ? stored.revision + 1 : 0);
    this.#tabs.notify(save.id, this.#write({ ...save, revision }));
  }

  // -- what is wrong ---------------------------------------------------------------------------------------------------

  /** Texts that could not be read as games, as they were found. */
  quarantined() {
    return this.#saves.quarantine.list();
  }

  /** @param {string} id */
  removeQuarantined(id) {
    this.#saves.quarantine.remove(id);
    this.#notify();
  }

  /** What is wrong with storage, if anything; the worst first. @returns {Notice | null} */
  get notice() {
    const { problem, quarantine, fromTheFuture } = this.#saves;
    if (problem) return { code: problem, ids: [] };
    if (this.#tabs.cleared) return { code: "cleared", ids: [] };
    const damaged = quarantine.list().map(({ id }) => id);
    if (damaged.length > 0) return { code: "damaged", ids: damaged };
    return fromTheFuture.size > 0 ? { code: "future", ids: [...fromTheFuture] } : null;
  }

  /**
   * @param {(notice: Notice | null) => void} fn
   * @returns {() => void} ends it
   */
  onNotice(fn) {
    return this.#notices.add(fn);
  }

  /**
   * Call a function whenever the list of games may have changed, in this tab or another.
   * @param {() => void} fn
   * @returns {() => void} ends it
   */
  onChange(fn) {
    return this.#changes.add(fn);
  }

  // -- other tabs ------------------------------------------------------------------------------------------------------

  /**
   * Call a function when another tab writes the game or deletes it.
   * @param {string} id
   * @param {import("./tab-sync.js").Watcher} fn
   * @returns {() => void} ends it
   */
  onForeignChange(id, fn) {
    return this.#tabs.watch(id, fn);
  }

  /**
   * Another tab has written to storage.
   * @param {string | null} key null when all was cleared
   * @param {string | null} text null when it was removed
   */
  storageChanged(key, text) {
    if (this.#tabs.storageChanged(key, text)) this.#notify();
  }

  /** The page is visible again, and received no events meanwhile. */
  pageShown() {
    this.#tabs.catchUpWithAll();
    this.#notify();
  }

  // -- the common steps ------------------------------------------------------------------------------------------------

  /**
   * @param {Save} save
   * @returns {Save}
   */
  #write(save) {
    const written = this.#saves.write(save);
    this.#askPersistence();
    this.#notify();
    return written;
  }

  #askPersistence() {
    if (this.#persistenceAsked || this.#saves.problem) return;
    this.#persistenceAsked = true;
    this.#surroundings.askPersistence();
  }

  #notify() {
    if (this.#importing) return;
    this.#changes.notify();
    const { notice } = this;
    const text = JSON.stringify(notice);
    if (text === this.#lastNotice) return;
    this.#lastNotice = text;
    this.#notices.notify(notice);
  }
}
