// The hint: the strongest player searches for the person to move, and its three best plans are shown with their reasons. A
// plan that the person follows stays visible, move by move, until it is complete. If something else would have been better a
// step back in the same turn, the hint says that too.

import { announce } from "../../base/announce.js";
import { t } from "../../base/words.js";
import { playersFor } from "../../shelf/boxes.js";
import { planWords } from "../plan-words.js";
import { HintPanel } from "./hint-panel.js";
import { agreeing, turnStart } from "./looking-back.js";

/**
 * @typedef {import("./hint-panel.js").ReadablePlan} ReadablePlan
 *
 * @typedef {object} Host
 * @property {() => import("../../shelf/faces.js").Context} context
 * @property {(steps: import("../../engine/answers.js").Step[], play: () => void,
 *   change: import("../../engine/answers.js").Change | null) => void} point shows moves on the board that follow each other, or
 *   none; `play` plays them, `change` is what they change together, where that is known
 * @property {(moves: string[]) => void} play
 * @property {(ply: number) => Promise<void>} goBack
 * @property {(kind: string) => boolean} isChance whether events of that kind are dice
 * @property {(error: unknown) => void} fail
 */

const PLANS = 3;

export class Hint {
  /** Counts the questions; an answer to an earlier one is dropped. */
  #asked = 0;
  #thinking = false;
  /** @type {ReadablePlan[]} */
  #plans = [];
  /** What would have been better earlier in the turn. @type {import("./hint-panel.js").Earlier | null} */
  #earlier = null;
  /** Where the plans begin, and whose they are. */
  #ply = 0;
  #seat = -1;
  /** How many moves of the plans have been played. */
  #following = 0;
  /** The plan that is shown on the board. @type {ReadablePlan | null} */
  #chosen = null;
  #session;
  #state;
  #button;
  #host;

  /**
   * @param {import("../session.js").Session} session
   * @param {import("../match/state.js").MatchState} state
   * @param {Pick<import("../display/frame.js").Frame, "root" | "hint">} frame
   * @param {Host} host
   */
  constructor(session, state, frame, host) {
    this.#session = session;
    this.#state = state;
    this.#button = frame.hint;
    this.#host = host;
    this.panel = new HintPanel(frame.root, frame.hint, {
      line: state.face.line,
      tally: state.face.tally?.() ?? null,
      look: (plan) => this.#look(plan),
      play: (plan) => this.#play(plan),
      goBack: (earlier) => this.#goBack(earlier),
      close: () => this.close(),
    });
  }

  /** The moves still to play of the plan that is looked at. */
  get ahead() {
    return this.#chosen ? this.#chosen.moves.slice(this.#following) : [];
  }

  /** Where a computer player knows the game, it can be asked for a hint, unless the game is a pure one. */
  get #allowed() {
    const { save, people } = this.#session;
    return playersFor(save.game).length > 0 && !save.pure && people.length > 0;
  }

  /** The table was redrawn: show the selected plan on it again. */
  drawn() {
    this.offer();
    if (this.#chosen && this.panel.isOpen) this.#point(this.#chosen);
  }

  /** Hints are for people, while they decide. */
  offer() {
    this.#button.hidden = !this.#allowed || !this.#state.answer?.moves.length;
  }

  /** Ask for a hint; asked again while it is open, it closes. A hint that still holds is shown again. */
  async toggle() {
    if (this.panel.isOpen) return this.close();
    if (this.#button.hidden) return;
    if (this.#plans.length) return this.#showAgain();
    const { answer } = this.#session;
    if (!answer || answer.seat === null || answer.moves.length === 0) return;
    this.#asked += 1;
    const asked = this.#asked;
    this.#thinking = true;
    this.#ply = answer.ply;
    this.#seat = answer.seat;
    this.panel.showThinking(0);
    try {
      const plans = await this.#think(() => asked === this.#asked);
      if (asked !== this.#asked || !plans) return;
      this.#show(plans);
      await this.#lookBack(plans[0], () => asked === this.#asked);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.close();
      this.#host.fail(error);
    }
  }

  #showAgain() {
    this.panel.show(this.#plans, this.#following);
    if (this.#earlier) this.panel.showEarlier(this.#earlier);
  }

  /** @param {ReadablePlan[]} plans */
  #show(plans) {
    this.#plans = plans;
    this.#earlier = null;
    this.#following = 0;
    this.#thinking = false;
    this.#session.countHint();
    this.panel.show(plans, 0);
    announce(t("hint.ready", { best: plans[0].words.join(" ") }));
    this.panel.focusFirst();
  }

  /**
   * @param {() => boolean} isWanted
   * @returns {Promise<ReadablePlan[] | null>} null when it was called off
   */
  async #think(isWanted) {
    const session = this.#session;
    let thought = await session.hint();
    while (!thought.plans) {
      if (!isWanted()) return null;
      this.panel.showThinking(thought.done);
      thought = await session.thinkOn(false, { count: PLANS });
    }
    /** @type {ReadablePlan[]} */
    const plans = [];
    for (const plan of thought.plans) {
      if (!isWanted()) return null;
      plans.push(await this.#read(plan, this.#ply, plans.length === 0));
    }
    return plans;
  }

  /**
   * Put a plan into words.
   * @param {import("../../engine/answers.js").Plan} plan
   * @param {number} at the ply at which it begins
   * @param {boolean} isBest
   * @returns {Promise<ReadablePlan>}
   */
  async #read({ moves, behind, measure }, at, isBest) {
    const { seat, steps, change } = await this.#session.plan(moves, at);
    const words = planWords(this.#state.face, this.#host.context(), seat, steps);
    return { moves, steps, behind, measure, change, words, isBest };
  }

  /**
   * Find out whether another choice earlier in this turn would have been better than the best that is left.
   * @param {ReadablePlan} best
   * @param {() => boolean} isWanted
   */
  async #lookBack(best, isWanted) {
    const session = this.#session;
    const made = (await session.log()).slice(0, this.#ply);
    const from = turnStart(made, this.#seat, this.#host.isChance);
    if (from === this.#ply || !isWanted()) return;
    const played = made.slice(from).map(({ move }) => move);
    let thought = await session.assess([...played, ...best.moves], from);
    while (!thought.plans) {
      if (!isWanted() || !this.panel.isOpen) return;
      thought = await session.thinkOn(false);
    }
    const { slight = true, behind = 0, plans } = thought;
    if (slight || !isWanted()) return;
    const plan = await this.#read({ ...plans[0], behind }, from, true);
    const following = agreeing(plan.moves, played);
    if (isWanted() && following < played.length) {
      this.#earlier = { plan, ply: from, following, steps: played.length - following };
      this.panel.showEarlier(this.#earlier);
    }
  }

  /**
   * Undo what was chosen less well, and show what is better there.
   * @param {import("./hint-panel.js").Earlier} earlier
   */
  async #goBack({ plan, ply, following }) {
    this.close();
    await this.#host.goBack(ply + following);
    if (this.#session.answer?.ply !== ply + following) return; // the people at the table did not want to
    this.#plans = [plan];
    this.#earlier = null;
    this.#ply = ply;
    this.#following = following;
    this.panel.show(this.#plans, following);
  }

  /** Play what is left of a plan. @param {ReadablePlan} plan */
  #play(plan) {
    this.#host.play(plan.moves.slice(this.#following));
  }

  /** The position is about to change: what is being thought about is no longer asked. */
  stop() {
    if (this.#thinking) this.close();
  }

  /** The position has changed: plans that were followed stay, the others go. */
  moved() {
    const { answer } = this.#state;
    this.offer();
    this.stop();
    this.#earlier = null;
    if (this.#plans.length === 0 || !answer) return;
    const played = answer.record.moves.slice(this.#ply);
    const isSameTurn = answer.seat === this.#seat && answer.ply >= this.#ply;
    const left = this.#plans.filter(
      ({ moves }) => isSameTurn && played.length < moves.length && isStartOf(played, moves),
    );
    this.#following = left.length ? played.length : 0;
    this.#plans = left;
    if (!this.panel.isOpen) return;
    if (left.length === 0) this.close();
    else this.panel.update(left, this.#following);
  }

  /** Also on Escape. */
  close() {
    if (!this.panel.isOpen) return;
    this.#asked += 1;
    this.#thinking = false;
    this.#chosen = null;
    this.panel.close(() => this.#point(null));
  }

  /** Show a plan on the board, or none. @param {ReadablePlan | null} plan */
  #look(plan) {
    this.#chosen = plan;
    this.#point(plan);
  }

  /** @param {ReadablePlan | null} plan */
  #point(plan) {
    const left = plan?.steps.slice(this.#following) ?? [];
    const change = plan && this.#following === 0 ? plan.change : null;
    this.#host.point(left, () => plan && this.#play(plan), change);
  }
}

/**
 * @param {string[]} played
 * @param {string[]} moves
 */
function isStartOf(played, moves) {
  return played.every((move, at) => move === moves[at]);
}
