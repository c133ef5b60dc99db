// Texts by key in local storage; where that is refused or full, in memory, so that play goes on.

/** @typedef {"refused" | "full"} Trouble */

export class Shelf {
  /** @type {Map<string, string>} what local storage did not take */
  #memory = new Map();
  /** @type {Storage | null} */
  #storage = open();

  /** What is wrong with storage now, if anything. @returns {Trouble | null} */
  get trouble() {
    if (!this.#storage) return "refused";
    return this.#memory.size > 0 ? "full" : null;
  }

  /**
   * Every text that is kept for a key: the one in memory, the one in its place, the one that a crash left beside it.
   * @param {string} key
   * @returns {string[]}
   */
  texts(key) {
    const places = [this.#memory.get(key), this.#storage?.getItem(key), this.#storage?.getItem(`${key}${NEXT}`)];
    return places.filter((text) => typeof text === "string");
  }

  /**
   * Keep a text. It is first written beside the older one, so that a crash at any point leaves one of the two whole.
   * @param {string} key
   * @param {string} text
   */
  set(key, text) {
    try {
      if (!this.#storage) throw new Error("refused");
      replace(this.#storage, key, text);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, text);
    }
  }

  /** @param {string} key */
  remove(key) {
    this.#memory.delete(key);
    this.#storage?.removeItem(key);
    this.#storage?.removeItem(`${key}${NEXT}`);
  }

  /**
   * Keep a text under another key. When storage is full, the room that the old key gives up is enough for it.
   * @param {string} from
   * @param {string} to
   * @param {string} text
   */
  move(from, to, text) {
    this.set(to, text);
    this.remove(from);
    if (this.#memory.has(to)) this.set(to, text);
  }

  /**
   * Every key with that beginning, each once, those that a crash left only beside their place included.
   * @param {string} prefix
   */
  keys(prefix) {
    const stored = Array.from({ length: this.#storage?.length ?? 0 }, (_, index) => this.#storage?.key(index) ?? "");
    const places = stored.map((key) => (key.endsWith(NEXT) ? key.slice(0, -NEXT.length) : key));
    return [...new Set([...this.#memory.keys(), ...places])].filter((key) => key.startsWith(prefix));
  }
}

/**
 * @param {Storage} storage
 * @param {string} key
 * @param {string} text
 */
function replace(storage, key, text) {
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
