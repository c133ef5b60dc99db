// A list of functions to call when something changes.

/** @template {unknown[]} Arguments */
export class Listeners {
  /** @type {Set<(...args: Arguments) => void>} */
  #functions = new Set();

  /** How many there are. */
  get size() {
    return this.#functions.size;
  }

  /**
   * @param {(...args: Arguments) => void} fn
   * @returns {() => void} removes it
   */
  add(fn) {
    this.#functions.add(fn);
    return () => this.#functions.delete(fn);
  }

  /** @param {Arguments} args */
  notify(...args) {
    for (const fn of this.#functions) fn(...args);
  }
}
