// The end of a game: the result, and what to do next.

import { randomSeed, startMatch } from "../start.js";
import { endBar } from "./end-bar.js";
import { showResult } from "./result.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("./end-bar.js").EndAction} EndAction
 *
 * @typedef {object} Host
 * @property {() => import("../../shelf/faces.js").Context} context
 * @property {(answer: Answer) => Promise<HTMLElement | null>} comparison with the game of a challenge
 * @property {() => void} watch
 * @property {() => void} report
 * @property {(sheet: HTMLElement) => void} explain
 */

/** @type {EndAction[]} */
const ACTIONS = ["again", "results", "review", "watch", "report", "same"];

export class Ending {
  /** @type {HTMLElement | null} */
  #bar = null;
  #app;
  #state;
  #session;
  #host;

  /**
   * @param {import("../../app/app.js").App} app
   * @param {import("../match/state.js").MatchState} state
   * @param {import("../session.js").Session} session
   * @param {Host} host
   */
  constructor(app, state, session, host) {
    this.#app = app;
    this.#state = state;
    this.#session = session;
    this.#host = host;
  }

  /** What stands in the place of the tray when the game is over. */
  get bar() {
    if (!this.#state.answer?.outcome) return null;
    this.#bar ??= endBar(ACTIONS, (action) => this.#act(action));
    return this.#bar;
  }

  /** Show the result. @param {boolean} first whether the game has just ended */
  async show(first) {
    const { answer } = this.#state;
    if (!answer?.outcome) return;
    const own = await this.#host.comparison(answer);
    if (this.#state.closed || this.#state.answer !== answer) return;
    const action = await showResult(this.#app, {
      context: this.#host.context(),
      face: this.#state.face,
      save: this.#session.save,
      own,
      first,
      actions: ACTIONS.filter((name) => name !== "results"),
      explain: this.#host.explain,
    });
    if (action && !this.#state.closed) this.#act(action);
  }

  /** @param {EndAction} action */
  #act(action) {
    const { save } = this.#session;
    if (action === "results") this.show(false);
    else if (action === "watch") this.#host.watch();
    else if (action === "report") this.#host.report();
    else if (action === "review") this.#app.navigate(`#/review/${save.id}`);
    else playAgain(this.#app, save, action === "same");
  }
}

/**
 * Another game with the same people and options.
 * @param {import("../../app/app.js").App} app
 * @param {import("../../store/save-format.js").Save} save of the game that is over
 * @param {boolean} same whether the same seed is played again
 */
async function playAgain(app, { record, game, players, pure, ghost }, same) {
  const { seats, options } = record;
  const seed = same ? record.seed : randomSeed();
  const names = players.map(({ name }) => name);
  const kinds = players.map(({ kind }) => kind);
  await startMatch(app, { game, seats, options, seed, names, kinds, pure, ghost: same ? ghost : undefined });
}
