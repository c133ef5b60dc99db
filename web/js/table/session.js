// A match as the page holds it. The record in the save is the authority; the worker's copy is a cache that is opened
// again from the record whenever it is gone.

/**
 * @typedef {object} Answer what the bridge tells of a match (see engine/chiefdoms/bridge.py)
 * @property {string} game
 * @property {number} ply
 * @property {number} plies
 * @property {number | null} seat
 * @property {number | null} viewer
 * @property {{ key: string, values: Record<string, unknown> }} prompt
 * @property {string[]} moves
 * @property {any} view
 * @property {{ total: number, low?: number, high?: number, lines: { key: string, count: number, points: number }[] }[]} scores
 * @property {{ winners: number[], reason: string, details: Record<string, unknown> } | null} outcome
 * @property {Record<string, any>[]} events
 * @property {Record<string, any>} record
 *
 * @typedef {{ total: number, lines: { key: string, points: number }[], notes?: Record<string, any>[] }} Preview
 */

/** Codes that mean: the worker does not have this match (any more). */
const LOST = new Set(["engine-restarted", "match-not-open"]);

export class Session {
  /**
   * @param {{ engine: any, store: any }} app
   * @param {any} save
   */
  constructor(app, save) {
    this.engine = app.engine;
    this.store = app.store;
    this.save = save;
    /** @type {Answer | null} */
    this.answer = null;
    /** One request after the other: an answer always belongs to the position that is shown. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
  }

  get id() {
    return this.save.id;
  }

  /** Open the match in the worker from its record. */
  open() {
    return this.line(() => this.reopen());
  }

  /** @returns {Promise<Answer>} */
  async reopen() {
    await this.engine.ready;
    return this.take(
      await this.engine.ask({
        op: "open",
        id: this.id,
        record: this.save.record,
      }),
    );
  }

  /** @param {string} move */
  play(move) {
    return this.line(async () => this.keep(await this.ask({ op: "play", ply: this.answer?.ply, move })));
  }

  undo() {
    return this.line(async () => this.keep(await this.ask({ op: "undo" })));
  }

  redo() {
    return this.line(async () => this.keep(await this.ask({ op: "redo" })));
  }

  /** @param {number} ply */
  goto(ply) {
    return this.line(async () => this.keep(await this.ask({ op: "goto", ply })));
  }

  /**
   * Play another move instead of the last one, where that is the same seat's choice.
   * @param {string} move
   */
  replace(move) {
    return this.line(async () => {
      const before = await this.ask({ op: "undo" });
      return this.keep(await this.ask({ op: "play", ply: before.ply, move }));
    });
  }

  /**
   * What legal moves would change: these, or all.
   * @param {string[]} [moves]
   * @returns {Promise<Record<string, Preview>>}
   */
  previews(moves) {
    return this.line(async () => (await this.ask({ op: "previews", ply: this.answer?.ply, moves })).previews);
  }

  /**
   * The present position as another seat sees it.
   * @param {number | null} seat
   * @returns {Promise<Answer>}
   */
  see(seat) {
    return this.line(() => this.ask({ op: "show", seat }));
  }

  /**
   * Why a move is not legal: the code and values of the rule it breaks.
   * @param {string} move
   * @returns {Promise<{ code: string, values: Record<string, unknown> }>}
   */
  why(move) {
    return this.line(async () => {
      try {
        await this.ask({ op: "why", move });
      } catch (error) {
        return /** @type {any} */ (error);
      }
      return { code: "not-legal-now", values: {} };
    });
  }

  /** @returns {Promise<{ seat: number, move: string, events: Record<string, any>[] }[]>} */
  log() {
    return this.line(async () => (await this.ask({ op: "log" })).log);
  }

  /** @returns {Promise<string>} */
  link() {
    return this.line(async () => (await this.ask({ op: "link" })).link);
  }

  close() {
    return this.line(() => this.ask({ op: "close" })).catch(() => {});
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  line(work) {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => {});
    return next;
  }

  /**
   * Ask about this match; when the worker lost it, open it again and ask once more.
   * @param {Record<string, unknown>} request
   */
  async ask(request) {
    try {
      return await this.engine.ask({ id: this.id, ...request });
    } catch (error) {
      if (!LOST.has(/** @type {any} */ (error).code)) throw error;
      await this.reopen();
      return this.engine.ask({ id: this.id, ...request });
    }
  }

  /** @param {Answer} answer */
  take(answer) {
    this.answer = answer;
    return answer;
  }

  /**
   * Take an answer and write it to the save, with what the home screen and the next start show before the engine wakes.
   * @param {Answer} answer
   */
  keep(answer) {
    this.take(answer);
    const { record, scores, outcome, view, ply } = answer;
    const summary = {
      ply,
      totals: scores.map((card) => card.total),
      turn: view.turn ?? view.round,
    };
    this.save = { ...this.save, record, over: outcome !== null, summary };
    this.save = this.store.save(this.save) ?? this.save;
    return answer;
  }
}
