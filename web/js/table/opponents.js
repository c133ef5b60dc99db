// The computer players at the table: they think in the worker, a slice at a time, and their moves are played one by one
// so that people can follow. Whatever a person does meanwhile (undo, leave, "move now") is heard between two slices.

import { pause } from "../base/pause.js";

/** How long a move of theirs stays to be seen, in milliseconds. @type {Record<string, number>} */
const PAUSES = { slow: 1400, normal: 650, fast: 250, instant: 0 };

/**
 * @typedef {object} Host what they need of the table
 * @property {() => import("./session.js").Answer | null} answer
 * @property {(move: string) => Promise<void>} play
 * @property {(seat: number | null, done: number) => void} thinking shows who thinks and how far that is
 * @property {() => string} speed
 * @property {() => number} seconds the most that the strongest may take for a decision
 * @property {(error: unknown) => void} fail
 */

export class Opponents {
  /**
   * @param {import("./session.js").Session} session
   * @param {{ kind: string }[]} players
   * @param {import("../engine/pool.js").Minds} minds
   * @param {Host} host
   */
  constructor(session, players, minds, host) {
    this.minds = minds;
    this.session = session;
    this.players = players;
    this.host = host;
    /** Counts the turns they were given; a thought that belongs to an earlier one is dropped. */
    this.turn = 0;
    this.hurried = false;
    /** The turn whose plan is being carried out. */
    this.carriedOut = -1;
  }

  /** @param {number | null | undefined} seat */
  sitsAt(seat) {
    return seat !== null && seat !== undefined && this.players[seat]?.kind !== "person";
  }

  /** Forget what they think about: the position has changed, or the table is left. */
  stop() {
    this.turn += 1;
    this.host.thinking(null, 0);
  }

  /** Be content with the best move so far. */
  hurry() {
    this.hurried = true;
  }

  /** Let them act if it is their turn; whoever plays elsewhere, by link, is waited for. */
  async act() {
    const answer = this.host.answer();
    if (this.carriedOut === this.turn || !answer || !this.sitsAt(answer.seat)) return;
    if (this.players[answer.seat ?? 0].kind === "link") return;
    this.turn += 1;
    this.hurried = false;
    const { turn } = this;
    try {
      await this.carryOut(await this.think(/** @type {number} */ (answer.seat), turn), turn);
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
    for (const move of plan) {
      await pause(PAUSES[this.host.speed()] ?? 0);
      if (turn !== this.turn) return;
      this.host.thinking(null, 1);
      const before = this.host.answer();
      await this.host.play(move);
      if (this.host.answer() === before) break; // it was not played; the table has told why
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
    const help = this.minds.help({ record: this.session.answer?.record ?? {}, player: this.players[seat].kind });
    try {
      while (!thought.plans && turn === this.turn) {
        thought = await this.goOn(seat, help.heard());
        help.take(turn === this.turn ? thought.rivals : []);
        if (turn === this.turn) this.host.thinking(seat, thought.done);
      }
    } finally {
      help.stop();
    }
    return turn === this.turn && thought.plans ? thought.plans[0].moves : [];
  }

  /** @param {number} seat */
  begin(seat) {
    return this.session.think(this.players[seat].kind, this.host.seconds());
  }

  /**
   * One slice more. An engine that was lost and replaced knows nothing of the thought: it begins anew.
   * @param {number} seat
   * @param {import("../engine/pool.js").Report[]} heard
   */
  async goOn(seat, heard) {
    try {
      return await this.session.thinkOn(this.hurried, { heard });
    } catch (error) {
      if (/** @type {any} */ (error).code !== "not-thinking") throw error;
      return this.begin(seat);
    }
  }
}
