// A stand-in for the browser's local storage, with a limit that can be set and a failure that can be switched on.

/** @implements {Storage} */
export class FakeStorage {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** How many characters it holds, keys included. */
  limit = Number.POSITIVE_INFINITY;
  /** Whether the browser refuses every access. */
  refused = false;
  /** Every write that happened, in order. @type {string[]} */
  written = [];

  /** @param {Record<string, string>} [texts] */
  constructor(texts = {}) {
    for (const [key, text] of Object.entries(texts)) this.#texts.set(key, text);
  }

  get length() {
    this.#check();
    return this.#texts.size;
  }

  /** @param {number} index */
  key(index) {
    this.#check();
    return [...this.#texts.keys()][index] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    this.#check();
    return this.#texts.get(key) ?? null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    this.#check();
    const others = [...this.#texts].filter(([other]) => other !== key);
    const size = others.reduce((sum, [other, held]) => sum + other.length + held.length, key.length + text.length);
    if (size > this.limit) throw new DOMException("full", "QuotaExceededError");
    this.#texts.set(key, text);
    this.written.push(key);
  }

  /** @param {string} key */
  removeItem(key) {
    this.#check();
    this.#texts.delete(key);
  }

  clear() {
    this.#check();
    this.#texts.clear();
  }

  /** Everything in it, for assertions. */
  all() {
    return Object.fromEntries(this.#texts);
  }

  #check() {
    if (this.refused) throw new DOMException("no", "SecurityError");
  }
}
