// Going back in a game. An unfinished game goes back itself; a finished saved game stays as it is, and a copy of it starts at
// the earlier move.

import { confirmDialog } from "../../base/dialog.js";
import { t } from "../../base/words.js";
import { isFairToGoBack } from "../display/cover.js";
import { playCopy } from "./fork.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 *
 * @typedef {object} Host
 * @property {boolean} kept whether the game is one of those that are saved
 * @property {(ply: number) => void} goBack
 */

export class GoingBack {
  #app;
  #session;
  #state;
  #host;

  /**
   * @param {Pick<import("../../app/app.js").App, "store" | "navigate">} app
   * @param {import("../session.js").Session} session
   * @param {import("../match/state.js").MatchState} state
   * @param {Host} host
   */
  constructor(app, session, state, host) {
    this.#app = app;
    this.#session = session;
    this.#state = state;
    this.#host = host;
  }

  get #isFinal() {
    return this.#host.kept && this.#session.answer?.outcome != null;
  }

  /** Whether this game may be changed; if it is over, a copy is offered instead. @param {number} ply */
  async isAllowed(ply) {
    const session = this.#session;
    if (!this.#isFinal) return isFairToGoBack(this.#state, session, ply);
    await this.#offerCopy(await session.lastDecision(), "undo");
    return false;
  }

  /** Go on playing from a moment that is past. @param {Answer} moment */
  async playFrom(moment) {
    if (this.#isFinal) await this.#offerCopy(moment, "copy");
    else if (await this.#confirm("back")) this.#host.goBack(moment.ply);
  }

  /** @param {Answer} moment @param {"copy" | "undo"} words */
  async #offerCopy({ ply, view }, words) {
    if (await this.#confirm(words)) playCopy(this.#app, this.#session.save, { ply, turn: view.round });
  }

  /** @param {"back" | "copy" | "undo"} words */
  async #confirm(words) {
    const key = `table.moment.${words}`;
    const sure = await confirmDialog({ title: t(`${key}-title`), body: t(`${key}-text`), label: t(`${key}-yes`) });
    return sure && !this.#state.closed;
  }
}
