// The engine as the page sees it: JSON requests in, JSON answers out, one at a time. The page has the records of all matches;
// if the engine hangs or dies, it is restarted and the page opens its records again.

import { boot } from "./boot.js";
import { EngineError } from "./errors.js";

export { EngineError };

/**
 * @typedef {import("./boot.js").Progress} Progress
 * @typedef {import("./boot.js").Running} Running
 * @typedef {import("./boot.js").Stage} Stage
 * @typedef {{ stage: Stage | "answer", message: string }} Failure
 *
 * @typedef {object} EngineOptions
 * @property {Promise<unknown>} [after] it is not loaded before this, unless there is a request
 * @property {number} [timeout] milliseconds that a request may take before the engine counts as hung
 * @property {number} [patience] factor for the timeouts of the boot
 * @property {(progress: Progress) => void} [onProgress] progress of the boot, in bytes
 * @property {(failure: Failure) => void} [onFailure] the engine did not start, or died, and needs `restart()`
 * @property {() => void} [onRestart] a new engine is ready; no match is open in it
 *
 * @typedef {import("./answers.js").Answers} Answers
 * @typedef {{ request: Record<string, unknown>, timeout: number, resolve: (answer: unknown) => void,
 *   reject: (error: Error) => void }} Pending
 */

const ANSWER_LIMIT = 20_000;

export class Engine {
  /** @type {Pending[]} */
  #queue = [];
  /** @type {Running | undefined} */
  #running;
  #options;
  #busy = false;
  /** Counts the engines, so that late messages of an earlier one are ignored. */
  #generation = 0;
  /** Whether this engine may be replaced automatically: not if it never answered, which would repeat forever. */
  #trusted = true;
  /** @type {PromiseWithResolvers<void>} */
  #start = Promise.withResolvers();
  /** @type {Promise<void>} */
  #ready;

  /** @param {EngineOptions} options */
  constructor(options) {
    this.#options = options;
    Promise.resolve(options.after).then(() => this.#start.resolve());
    this.#ready = this.#boot();
  }

  /** Resolves when the first engine starts to load. */
  get started() {
    return this.#start.promise;
  }

  /** Resolves when the current engine is ready for requests; rejects if it could not be started. */
  get ready() {
    return this.#ready;
  }

  /** Whether it runs in a worker. */
  get inWorker() {
    return this.#running?.inWorker === true;
  }

  /**
   * Requests are sent one at a time, so that a timeout measures only the request's own work, and waiting requests are
   * known if the engine is lost.
   * @template {keyof Answers} Op
   * @param {{ op: Op } & Record<string, unknown>} request
   * @param {{ timeout?: number }} [options] another timeout, for searches
   * @returns {Promise<Answers[Op]>}
   */
  ask(request, { timeout = this.#options.timeout ?? ANSWER_LIMIT } = {}) {
    return new Promise((resolve, reject) => {
      const settle = /** @type {(answer: unknown) => void} */ (resolve); // the bridge keeps to `Answers`
      this.#queue.push({ request, timeout, resolve: settle, reject });
      this.#start.resolve();
      this.#next();
    });
  }

  /** Ends the engine and starts another. Unanswered requests are rejected with `engine-restarted`. */
  restart() {
    this.#stop(new EngineError("engine-restarted"));
    this.#ready = this.#boot().then(() => this.#options.onRestart?.());
    this.#ready.catch(() => {});
    return this.#ready;
  }

  async #boot() {
    const generation = this.#generation;
    const { patience, onProgress } = this.#options;
    await this.#start.promise;
    try {
      const running = await boot({ patience, onProgress });
      if (generation !== this.#generation) return running.terminate();
      this.#running = running;
    } catch (error) {
      if (generation !== this.#generation) return;
      const { stage, message } = /** @type {import("./boot-attempt.js").BootFailure} */ (error);
      this.#giveUp({ stage, message });
      throw new EngineError("boot-failed", { stage, message });
    }
    this.#next();
  }

  /** @param {Failure} failure */
  #giveUp(failure) {
    this.#stop(new EngineError("boot-failed", { ...failure }));
    this.#options.onFailure?.(failure);
  }

  /** @param {EngineError} reason with which waiting requests are rejected */
  #stop(reason) {
    this.#generation += 1;
    this.#running?.terminate();
    this.#running = undefined;
    this.#busy = false;
    for (const pending of this.#queue.splice(0)) pending.reject(reason);
  }

  /** Sends the first request of the queue if the engine is idle. */
  async #next() {
    const pending = this.#queue[0];
    if (!pending || !this.#running || this.#busy) return;
    this.#busy = true;
    const generation = this.#generation;
    const timer = setTimeout(() => this.#lost(generation, `no answer in ${pending.timeout} ms`), pending.timeout);
    try {
      const answer = JSON.parse(await this.#running.handle(JSON.stringify(pending.request)));
      if (generation === this.#generation) this.#answer(pending, answer);
    } catch (error) {
      // The bridge answers errors as JSON and never raises, so any error here means that the engine has died.
      this.#lost(generation, String(error));
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {Pending} pending @param {{ error?: { code: string, values: Record<string, unknown> } }} answer */
  #answer(pending, answer) {
    this.#queue.shift();
    this.#busy = false;
    this.#trusted = true;
    if (answer.error) pending.reject(new EngineError(answer.error.code, answer.error.values));
    else pending.resolve(answer);
    this.#next();
  }

  /** @param {number} generation @param {string} message */
  #lost(generation, message) {
    if (generation !== this.#generation) return;
    if (!this.#trusted) return this.#giveUp({ stage: "answer", message });
    this.#trusted = false;
    this.restart();
  }
}

/**
 * Starts the engine; requests can be made before it is ready.
 * @param {EngineOptions} [options]
 */
export const createEngine = (options = {}) => new Engine(options);
