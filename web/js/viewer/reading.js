// A match that is only looked at: opened in the engine from a link or a record, asked for any of its positions, usually
// with the eyes of somebody who sits at no seat.

/**
 * @typedef {import("../table/session.js").Answer} Answer
 * @typedef {{ link: string } | { record: Record<string, any> }} Source
 * @typedef {import("../engine/answers.js").LogEntry} Entry
 */

/** Codes that mean: the worker does not have this match (any more). */
const LOST = new Set(["engine-restarted", "match-not-open"]);
const NOBODY = -1;

let count = 0;

export class Reading {
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();

  /**
   * @param {{ ask: (request: any) => Promise<any> }} engine
   * @param {Source} source
   * @param {number} [eyes] the seat with whose eyes it is seen
   */
  constructor(engine, source, eyes = NOBODY) {
    this.engine = engine;
    this.source = source;
    this.eyes = eyes;
    count += 1;
    this.id = `reading-${count}`;
  }

  /** The last position. @returns {Promise<Answer>} */
  open() {
    return this.#line(() => this.#reopen());
  }

  /** @param {number} ply @returns {Promise<Answer>} */
  at(ply) {
    return this.#line(() => this.#ask({ op: "goto", ply }));
  }

  /**
   * Every move with what it caused; asks at the last position, where all of them are known.
   * @param {number} plies
   * @returns {Promise<Entry[]>}
   */
  log(plies) {
    return this.#line(async () => {
      await this.#ask({ op: "goto", ply: plies });
      return (await this.#ask({ op: "log" })).log;
    });
  }

  /** The engine's link of the match up to a ply. @param {number} ply @returns {Promise<string>} */
  link(ply) {
    return this.#line(async () => {
      await this.#ask({ op: "goto", ply });
      return (await this.#ask({ op: "link" })).link;
    });
  }

  /**
   * The strongest player's verdict on moves from a ply on.
   * @param {number} ply
   * @param {string[]} moves
   * @param {(done: number) => void} onProgress
   * @returns {Promise<{ plans: { moves: string[], measure: string }[], behind: number, slight: boolean }>}
   */
  judge(ply, moves, onProgress) {
    return this.#line(async () => {
      await this.#ask({ op: "goto", ply });
      let thought = await this.#ask({ op: "judge", moves });
      while (!thought.plans) {
        onProgress(thought.done);
        thought = await this.#ask({ op: "think-on" });
      }
      return thought;
    });
  }

  /**
   * A plan step by step.
   * @param {number} ply
   * @param {string[]} moves
   * @returns {Promise<{ seat: number, steps: import("../table/session.js").Step[] }>}
   */
  plan(ply, moves) {
    return this.#line(() => this.#ask({ op: "plan", at: ply, moves }));
  }

  close() {
    return this.#line(() => this.engine.ask({ op: "close", id: this.id })).catch(() => {});
  }

  #reopen() {
    const request = "link" in this.source ? { op: "link-open", ...this.source } : { op: "open", ...this.source };
    return this.engine.ask({ ...request, id: this.id, seat: this.eyes });
  }

  /** @param {Record<string, unknown>} request */
  async #ask(request) {
    const whole = { id: this.id, seat: this.eyes, ...request };
    try {
      return await this.engine.ask(whole);
    } catch (error) {
      if (!LOST.has(/** @type {any} */ (error).code)) throw error;
      await this.#reopen();
      return this.engine.ask(whole);
    }
  }

  /**
   * One after the other, since the engine keeps one position of a match.
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  #line(work) {
    const next = this.#queue.then(work, work);
    this.#queue = next.catch(() => {});
    return next;
  }
}
