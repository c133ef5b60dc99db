// Several tabs may play the same game. A tab remembers how it last wrote or read each open game, so that it notices when
// another tab has continued it, and loses none of its own moves.

import { Listeners } from "../../base/listeners.js";
import { continues } from "../exchange.js";
import { encode, newId } from "../save-format.js";
import { idOfKey } from "./save-storage.js";

/**
 * @typedef {import("../save-format.js").Save} Save
 * @typedef {(save: Save | null, copy?: Save) => void} Watcher is given the save as another tab wrote it, or null when it
 *   deleted the game; and, when both tabs had moved on in different ways, the copy that keeps this tab's moves
 */

export class TabSync {
  /** Whether storage was cleared while games were open here. */
  cleared = false;
  /** @type {Map<string, Save>} */
  #open = new Map();
  /** @type {Map<string, Listeners<[save: Save | null, copy?: Save]>>} */
  #watchers = new Map();
  #saves;
  #write;

  /**
   * @param {import("./save-storage.js").SaveStorage} saves
   * @param {(save: Save) => Save} write
   */
  constructor(saves, write) {
    this.#saves = saves;
    this.#write = write;
  }

  /**
   * Call a function when another tab changes a game. The game counts as open until its last watcher is gone.
   * @param {string} id
   * @param {Watcher} fn
   * @returns {() => void} ends it
   */
  watch(id, fn) {
    const watchers = this.#watchers.get(id) ?? new Listeners();
    this.#watchers.set(id, watchers);
    const remove = watchers.add(fn);
    const save = this.#saves.load(id);
    if (save) this.#open.set(id, save);
    return () => {
      remove();
      if (watchers.size === 0) this.#open.delete(id);
    };
  }

  /**
   * @param {string} id
   * @param {Save | null} save
   * @param {Save} [copy]
   */
  notify(id, save, copy) {
    this.#watchers.get(id)?.notify(save, copy);
  }

  /** @param {string} id */
  forget(id) {
    this.#open.delete(id);
  }

  forgetAll() {
    this.#open.clear();
    this.cleared = false;
  }

  /**
   * Write a game after a move in this tab; null if another tab has continued it differently.
   * @param {Save} save
   * @returns {Save | null}
   */
  writeMove(save) {
    const stored = this.#saves.load(save.id);
    const now = { ...save, updated: Date.now() };
    if (!stored && this.#saves.fromTheFuture.has(save.id)) return this.#separate(now, null);
    if (!stored && this.#open.has(save.id)) this.cleared = true;
    if (!stored || stored.revision <= save.revision) return this.#writeOpen({ ...now, revision: save.revision + 1 });
    // Only the name or the seats were changed meanwhile, or this tab was the one that moved on.
    const { name, players, revision } = stored;
    if (continues(save, stored)) return this.#writeOpen({ ...stored, ...now, name, players, revision: revision + 1 });
    return this.#separate(now, stored);
  }

  /**
   * Another tab has written to storage.
   * @param {string | null} key null when all was cleared
   * @param {string | null} text null when it was removed
   * @returns {boolean} whether that concerned the games
   */
  storageChanged(key, text) {
    const id = key === null ? "" : idOfKey(key);
    if (key === null) this.cleared ||= this.#open.size > 0;
    else if (!id) return false;
    else if (text !== null) this.#catchUp(id);
    else if (this.#open.delete(id)) this.notify(id, null);
    return true;
  }

  /** A page that was hidden or in the back-forward cache received no events meanwhile. */
  catchUpWithAll() {
    for (const id of this.#open.keys()) {
      if (this.#saves.has(id)) this.#catchUp(id);
      else this.cleared = true;
    }
  }

  /**
   * A game that is open here may have been written elsewhere. Two tabs that wrote at the same moment have the same
   * revision, and the one whose text is gone finds out here.
   * @param {string} id
   */
  #catchUp(id) {
    const mine = this.#open.get(id);
    const stored = this.#saves.load(id);
    if (!mine || !stored || (stored.revision === mine.revision && encode(stored) === encode(mine))) return;
    const overwritten = stored.revision <= mine.revision && !continues(stored, mine);
    if (!overwritten) this.notify(id, this.#keepOpen(stored));
    else if (continues(mine, stored)) this.#writeOpen({ ...mine, revision: mine.revision + 1 });
    else this.#separate(mine, stored);
  }

  /**
   * The other tab's game stays as it is; the moves of this tab are saved as a separate game, unless the other has them.
   * @param {Save} mine
   * @param {Save | null} theirs null when it is of a newer version
   * @returns {null}
   */
  #separate(mine, theirs) {
    const lost = !theirs || !continues(theirs, mine);
    const copy = lost ? this.#write({ ...mine, id: newId(), revision: 1 }) : undefined;
    if (theirs) this.#keepOpen(theirs);
    this.notify(mine.id, theirs, copy);
    return null;
  }

  /** @param {Save} save */
  #writeOpen(save) {
    return this.#keepOpen(this.#write(save));
  }

  /** @param {Save} save as this tab knows it now */
  #keepOpen(save) {
    this.#open.set(save.id, save);
    return save;
  }
}
