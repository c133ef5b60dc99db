// The computer players at the table: they search in the worker, slice by slice, and their moves are played one by one so that
// people can follow. What a person does meanwhile (undo, leave, "move now") takes effect between two slices.

import { codeOf } from "../../engine/errors.js";

/** How long they are seen thinking before they act, in milliseconds; what they do then stays to be read. @type {Record<string, number>} */
const PAUSES = { slow: 900, normal: 500, fast: 200, instant: 0 };

/**
 * @typedef {object} Host what they need of the table
 * @property {(move: string) => Promise<void>} play returns when the move has been shown
 * @property {(time: number) => Promise<void>} wait
 * @property {(seat: number | null, done: number) => void} thinking shows who thinks and how far that is
 * @property {() => string} speed
 * @property {() => number} seconds the most that the strongest may take for a decision
 * @property {(error: unknown) => void} fail
 */

export class Opponents {
  /**
   * @param {import("../session.js").Session} session
   * @param {import("../match/state.js").MatchState} state
   * @param {import("../../engine/pool.js").WorkerPool} pool
   * @param {Host} host
   */
  constructor(session, state, pool, host) {
    this.pool = pool;
    this.session = session;
    this.state = state;
    this.host = host;
    /** Counts their turns; a search that belongs to an earlier one is dropped. */
    this.turn = 0;
    this.hurried = false;
    /** The turn whose plan is being carried out. */
    this.carriedOut = -1;
  }

  /** Drop the current search: the position has changed, or the table is left. */
  stop() {
    this.turn += 1;
    this.host.thinking(null, 0);
  }

  /** Play the best move so far. */
  hurry() {
    this.hurried = true;
  }

  /** Let them act if it is their turn; players elsewhere, by link, are waited for. */
  async act() {
    const { session, state } = this;
    const seat = session.answer?.seat ?? null;
    if (this.carriedOut === this.turn || seat === null || !state.isPlayedElsewhere(seat)) return;
    if (state.players[seat].kind === "link") return;
    this.turn += 1;
    this.hurried = false;
    const { turn } = this;
    try {
      await this.carryOut(await this.think(seat, turn), turn);
    } catch (error) {
      if (turn === this.turn) this.host.fail(error);
      return;
    }
    if (turn === this.turn) this.act();
  }

  /**
   * Play a plan move by move.
   * @param {string[]} plan
   * @param {number} turn
   */
  async carryOut(plan, turn) {
    this.carriedOut = turn;
    await this.host.wait(PAUSES[this.host.speed()] ?? 0);
    for (const move of plan) {
      if (turn !== this.turn) return;
      this.host.thinking(null, 1);
      const before = this.session.answer;
      await this.host.play(move);
      if (this.session.answer === before) break; // it was not played; the table has said why
    }
    this.carriedOut = -1;
  }

  /**
   * @param {number} seat
   * @param {number} turn
   * @returns {Promise<string[]>} the moves to play
   */
  async think(seat, turn) {
    this.host.thinking(seat, 0);
    let thought = await this.begin(seat);
    const player = this.state.players[seat].kind;
    const remote = this.pool.rollOuts({ record: this.session.answer?.record ?? {}, player });
    try {
      while (!thought.plans && turn === this.turn) {
        thought = await this.goOn(seat, remote.takeReports());
        remote.compare(turn === this.turn ? thought.contenders : []);
        if (turn === this.turn) this.host.thinking(seat, thought.done);
      }
    } finally {
      remote.stop();
    }
    return turn === this.turn && thought.plans ? thought.plans[0].moves : [];
  }

  /** @param {number} seat */
  begin(seat) {
    return this.session.think(this.state.players[seat].kind, this.host.seconds());
  }

  /**
   * One more slice. An engine that replaces a lost one does not know the search, so it starts again.
   * @param {number} seat
   * @param {import("../../engine/pool.js").Report[]} reports what other workers found
   */
  async goOn(seat, reports) {
    try {
      return await this.session.thinkOn(this.hurried, { reports });
    } catch (error) {
      if (codeOf(error) !== "not-thinking") throw error;
      return this.begin(seat);
    }
  }
}
