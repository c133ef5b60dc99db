// Stores the last position of the newest games, each under its own key. It is written when the page is idle, after its save,
// and is deleted first when storage is full.

import { readPosition, writePosition } from "./last-position.js";

/** @typedef {import("../../engine/answers.js").Answer} Answer */

export const POSITION_PREFIX = "chiefdoms.shown.";
const MOST = 8;

export class PositionKeeper {
  #storage;
  #build;
  #whenIdle;
  #newestIds;
  /** What is to be written, by the id of the game; a later position replaces an earlier one. @type {Map<string, Answer>} */
  #waiting = new Map();

  /**
   * @param {object} options
   * @param {import("../storage.js").TextStorage} options.storage
   * @param {string} options.build of the rules
   * @param {() => Promise<unknown>} options.whenIdle
   * @param {(count: number) => string[]} options.newestIds the ids of the games that were played last
   */
  constructor({ storage, build, whenIdle, newestIds }) {
    this.#storage = storage;
    this.#build = build;
    this.#whenIdle = whenIdle;
    this.#newestIds = newestIds;
  }

  /**
   * @param {string} id
   * @param {Answer} position
   */
  keep(id, position) {
    const first = this.#waiting.size === 0;
    this.#waiting.set(id, position);
    if (first) this.#whenIdle().then(() => this.flush());
  }

  /** Write everything that is waiting. */
  flush() {
    if (this.#waiting.size === 0) return;
    for (const [id, position] of this.#waiting) this.#write(id, writePosition(position, this.#build));
    this.#waiting.clear();
    this.#dropOldest();
  }

  /**
   * @param {import("../save-format.js").Save} save
   * @returns {Answer | null}
   */
  read(save) {
    this.flush();
    return readPosition(this.#storage.texts(keyOf(save.id))[0], save, this.#build);
  }

  /** @param {string} id */
  forget(id) {
    this.#waiting.delete(id);
    this.#storage.remove(keyOf(id));
  }

  forgetAll() {
    this.#waiting.clear();
    for (const key of this.#storage.keys(POSITION_PREFIX)) this.#storage.remove(key);
  }

  /** @param {string} id @param {string | null} text */
  #write(id, text) {
    if (text === null) this.#storage.remove(keyOf(id));
    else this.#storage.setDisposable(keyOf(id), text);
  }

  #dropOldest() {
    const keys = this.#storage.keys(POSITION_PREFIX);
    if (keys.length <= MOST) return;
    const newest = new Set(this.#newestIds(MOST).map(keyOf));
    for (const key of keys) if (!newest.has(key)) this.#storage.remove(key);
  }
}

/** @param {string} id */
const keyOf = (id) => `${POSITION_PREFIX}${id}`;
