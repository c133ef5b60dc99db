// Texts by key in local storage; where that is refused or full, in memory, so that play goes on.

/** @typedef {"refused" | "full"} Trouble */

export class Shelf {
  /** @type {Map<string, string | null>} what local storage did not take; null is a removal it did not take */
  #memory = new Map();
  /** @type {Storage | null} */
  #storage = open();

  /** What is wrong with storage now, if anything. */
  get trouble() {
    if (!this.#storage) return /** @type {Trouble} */ ("refused");
    return this.#memory.size > 0 ? /** @type {Trouble} */ ("full") : null;
  }

  /**
   * @param {string} key
   * @returns {string | null}
   */
  get(key) {
    const held = this.#memory.get(key);
    if (held !== undefined) return held;
    return this.#storage?.getItem(key) ?? null;
  }

  /**
   * Keep a text. A crash at any point leaves the older text or the newer whole: the newer is written beside the older
   * first, and `get` is never asked for a place that is only half written (see `read`).
   * @param {string} key
   * @param {string} text
   */
  set(key, text) {
    try {
      if (!this.#storage) throw new Error("refused");
      this.#replace(this.#storage, key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
    }
  }

  /**
   * @param {Storage} storage
   * @param {string} key
   * @param {string} text
   */
  #replace(storage, key, text) {
    const beside = `${key}${NEXT}`;
    try {
      storage.setItem(beside, text);
    } catch {
      // No room for two: a single write either happens or leaves the older text.
      storage.removeItem(beside);
    }
    storage.setItem(key, text);
    storage.removeItem(beside);
  }

  /**
   * The text that a crash left beside a key, if any.
   * @param {string} key
   */
  beside(key) {
    return this.#storage?.getItem(`${key}${NEXT}`) ?? null;
  }

  /** @param {string} key */
  remove(key) {
    this.#memory.delete(key);
    this.#storage?.removeItem(key);
    this.#storage?.removeItem(`${key}${NEXT}`);
  }

  /**
   * Every key with that beginning, each once, those that a crash left only beside their place included.
   * @param {string} prefix
   */
  keys(prefix) {
    const found = new Set(this.#memory.keys());
    for (let index = 0; index < (this.#storage?.length ?? 0); index++) {
      const key = this.#storage?.key(index);
      if (key) found.add(key.endsWith(NEXT) ? key.slice(0, -NEXT.length) : key);
    }
    return [...found].filter((key) => key.startsWith(prefix));
  }
}

const NEXT = ".next";
const PROBE = "chiefdoms.probe";

/** Local storage, or null where the browser refuses it (private frames, blocked cookies). */
function open() {
  try {
    const storage = globalThis.localStorage;
    storage.getItem(PROBE);
    return storage;
  } catch {
    return null;
  }
}
