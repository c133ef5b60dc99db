// The state of the engine's boot, for what shows it: the progress bar, the start button, the failure card.

import { Listeners } from "../base/listeners.js";

/**
 * @typedef {import("./client.js").Progress} Progress
 * @typedef {import("./client.js").Failure} Failure
 */

export class BootStatus {
  /** @type {"loading" | "ready" | "failed"} */
  state = "loading";
  /** @type {Progress | null} */
  latest = null;
  /** @type {Failure | null} */
  failure = null;
  /** @type {Listeners<[]>} */
  #listeners = new Listeners();
  #begin = () => {};
  /** Resolves when the interpreter runs in its worker, or when the start has failed. @type {Promise<void>} */
  begun = new Promise((resolve) => {
    this.#begin = resolve;
  });

  /** @param {Progress} progress */
  progress(progress) {
    this.latest = progress;
    if (["download", "engine"].includes(progress.stage)) this.#begin();
    this.failure = null;
    this.#become("loading");
  }

  /** @param {Failure} failure */
  failed(failure) {
    this.failure = failure;
    this.#begin();
    this.#become("failed");
  }

  ready() {
    this.#become("ready");
  }

  /**
   * @param {() => void} fn
   * @returns {() => void} ends it
   */
  onChange(fn) {
    return this.#listeners.add(fn);
  }

  /** @param {"loading" | "ready" | "failed"} state */
  #become(state) {
    this.state = state;
    this.#listeners.notify();
  }
}
