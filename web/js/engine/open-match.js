// A match that is open in the engine's worker. The worker only caches it: if it is gone, it is opened again.

import { codeOf } from "./errors.js";

/**
 * @typedef {import("./answers.js").Answers} Answers
 * @typedef {Pick<import("./client.js").Engine, "ask">} Asked
 */

/** Codes that mean: the worker does not have this match (any more). */
const LOST = ["engine-restarted", "match-not-open"];

export class OpenMatch {
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #engine;
  #open;

  /**
   * @param {Asked} engine
   * @param {string} id
   * @param {() => Promise<unknown>} open opens it in the worker
   */
  constructor(engine, id, open) {
    this.#engine = engine;
    this.id = id;
    this.#open = open;
  }

  /**
   * Run work on this match after earlier work is done. The engine has a queue of single requests; this queue is needed in
   * addition because undoing a computer's moves, or opening a lost match again, takes several requests that must not be
   * interleaved with others about the same match.
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  enqueue(work) {
    const next = this.#queue.then(work, work);
    this.#queue = next.catch(() => {});
    return next;
  }

  /**
   * Send a request about the match, from inside such work; if the worker has lost the match, open it and send it again.
   * @template {keyof Answers} Op
   * @param {{ op: Op } & Record<string, unknown>} request
   * @param {{ timeout?: number }} [limits]
   * @returns {Promise<Answers[Op]>}
   */
  async ask(request, limits) {
    try {
      return await this.#engine.ask({ id: this.id, ...request }, limits);
    } catch (error) {
      if (!LOST.includes(codeOf(error) ?? "")) throw error;
      await this.#open();
      return this.#engine.ask({ id: this.id, ...request }, limits);
    }
  }

  close() {
    return this.enqueue(() => this.#engine.ask({ op: "close", id: this.id })).catch(() => {});
  }
}
