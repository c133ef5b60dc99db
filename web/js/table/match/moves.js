// What people and computer players do to the match: one change at a time.

import { codeOf } from "../../engine/errors.js";
import { errorWords } from "../engine-words.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {"play" | "undo" | "redo" | "goto"} Way how a position came about
 *
 * @typedef {object} Host
 * @property {() => void} begin a change begins: what is being thought about the position before it ends
 * @property {() => void} stopReplay
 * @property {() => void} stopOpponents computer players forget what they think about
 * @property {() => void} resumeOpponents they think again, if it is their turn
 * @property {(ply: number) => Promise<boolean>} mayGoBack
 * @property {(answer: Answer, before: Answer, way: Way) => Promise<void>} show
 * @property {(text: string, code: string) => void} refuse says why something was not legal
 * @property {(error: unknown) => void} fail
 */

export class Moves {
  /** @type {Promise<unknown> | null} */
  #underWay = null;
  #session;
  #state;
  #host;

  /**
   * @param {import("../session.js").Session} session
   * @param {import("./state.js").MatchState} state
   * @param {Host} host
   */
  constructor(session, state, host) {
    this.#session = session;
    this.#state = state;
    this.#host = host;
  }

  get busy() {
    return this.#underWay !== null;
  }

  /** Waits for the change that is under way. */
  async settle() {
    await this.#underWay;
  }

  /** @param {string[]} moves one, or several of one seat that belong together */
  play(...moves) {
    return this.#change(() => this.#session.play(...moves), "play");
  }

  /** Play this instead of the last move. @param {string} move */
  replace(move) {
    return this.#change(() => this.#session.replace(move), "play");
  }

  async undo() {
    return this.#step("undo");
  }

  async redo() {
    return this.#step("redo");
  }

  /** @param {number} ply */
  async goBack(ply) {
    if (!(await this.#host.mayGoBack(ply))) return;
    await this.#stopOpponents();
    await this.#change(() => this.#session.goto(ply), "goto");
  }

  /**
   * A tap where nothing legal is: one sentence that names the rule.
   * @param {string} move
   */
  async refuse(move) {
    const { answer } = this.#state;
    const reason = await this.#session.why(move);
    if (!this.#state.closed && this.#state.answer === answer)
      this.#host.refuse(errorWords(reason), codeOf(reason) ?? "");
  }

  /** @param {"undo" | "redo"} way */
  async #step(way) {
    const state = this.#state;
    this.#host.stopReplay();
    await this.#stopOpponents(); // also while somebody is asked: a move of theirs would change what is taken back
    if (state.closed || state.mode !== "live") return;
    if (way === "undo" && !(await this.#host.mayGoBack((state.answer?.ply ?? 0) - 1))) {
      this.#host.resumeOpponents();
      return;
    }
    await this.#stopOpponents();
    await this.#change(() => this.#session[way](), way);
  }

  /** A move of theirs that is on its way arrives first; showing it would make them think again. */
  async #stopOpponents() {
    this.#host.stopOpponents();
    while (this.#underWay) {
      await this.#underWay;
      this.#host.stopOpponents();
    }
  }

  /**
   * While a change is under way, further intents are dropped, not queued: they were meant for what was shown before.
   * @param {() => Promise<Answer>} change
   * @param {Way} way
   */
  async #change(change, way) {
    const before = this.#state.answer;
    if (this.#underWay || !before || this.#state.mode !== "live") return;
    this.#host.begin();
    try {
      const changed = change();
      this.#underWay = changed.catch(() => null);
      const answer = await changed;
      this.#underWay = null;
      if (!this.#state.closed) await this.#host.show(answer, before, way);
    } catch (error) {
      this.#underWay = null;
      this.#host.fail(error);
    }
  }
}
