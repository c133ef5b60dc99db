// Shows an earlier position of the game on the table, with a slider over all moves.

import { el } from "../../base/dom.js";
import { t } from "../../base/words.js";
import { createControls } from "./controls.js";
import { EarlierPosition } from "./earlier-position.js";
import { moveSentenceWithGain } from "./move-text.js";
import { Playback } from "./playback.js";

const ALL = 1e6; // more moves than any match has

/** @type {Record<string, number>} */
const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -ALL, End: ALL };

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").LogEntry} Entry
 *
 * @typedef {object} Host
 * @property {() => Promise<void>} settle waits for a change of the match that is under way
 * @property {() => string} speed
 * @property {() => void} begin the match waits
 * @property {() => void} end the match goes on
 * @property {(answer: Answer) => void} playFrom asks whether to go on playing from a moment
 * @property {(error: unknown) => void} fail
 */

export class Moments {
  /** @type {ReturnType<typeof createControls> | null} */
  #controls = null;
  /** What stands in the place of the tray. @type {HTMLElement | null} */
  #bar = null;
  /** @type {Entry[]} */
  #log = [];
  #text = "";
  #left = new AbortController();
  #session;
  #state;
  #display;
  #host;
  #position;
  #playback;

  /**
   * @param {import("../session.js").Session} session
   * @param {import("../match/state.js").MatchState} state
   * @param {import("../display/display.js").Display} display
   * @param {Host} host
   */
  constructor(session, state, display, host) {
    this.#session = session;
    this.#state = state;
    this.#display = display;
    this.#host = host;
    this.#position = new EarlierPosition(state, display, host);
    this.#playback = new Playback({
      plies: () => this.#log.length,
      at: async (ply) => (await session.path(ply, ply))[0],
      show: (answer) => this.#show(answer),
      speed: host.speed,
      playing: (playing) => this.#controls?.playing(playing),
    });
  }

  /** What stands in the place of the tray while a moment is shown. */
  get bar() {
    return this.#bar;
  }

  /** What is said while a moment is shown. */
  get status() {
    return this.#position.isOpen ? this.#text : null;
  }

  /** Show the position after so many moves. @param {number} ply */
  async open(ply) {
    try {
      if (!this.#position.isOpen) await this.#begin();
      if (this.#position.isOpen) await this.#playback.goto(ply);
    } catch (error) {
      this.close();
      this.#host.fail(error);
    }
  }

  /** Show the whole game from its first move. */
  async watch() {
    await this.open(0);
    if (this.#position.isOpen) this.#playback.play();
  }

  async #begin() {
    await this.#host.settle();
    const state = this.#state;
    if (state.closed || state.mode !== "live" || !state.answer) return;
    const isCurrent = this.#position.open("moment");
    this.#log = await this.#session.log();
    if (!isCurrent()) return;
    this.#bar = this.#createBar();
    this.#listen();
  }

  #createBar() {
    this.#controls = createControls(this.#playback);
    const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
      el("button", { type: "button", class: "button", "data-action": name, onclick, text: t(`table.moment.${name}`) });
    const playFrom = () => {
      this.#playback.stop();
      if (this.#state.answer) this.#host.playFrom(this.#state.answer);
    };
    return el(
      "div",
      { class: "moment-bar", role: "group", "aria-label": t("table.moment.title") },
      this.#controls.element,
      el(
        "div",
        { class: "moment-actions" },
        button("play-from", playFrom),
        button("close", () => this.close()),
      ),
    );
  }

  #listen() {
    this.#left = new AbortController();
    const { signal } = this.#left;
    const press = (/** @type {KeyboardEvent} */ event) => {
      const moves = KEYS[event.key];
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") return this.close();
      if (!moves || (event.target instanceof Element && event.target.matches("input, [role=tab]"))) return; // these have the keys themselves
      event.preventDefault();
      event.stopPropagation();
      this.#playback.step(moves);
    };
    document.addEventListener("keydown", press, { signal, capture: true });
  }

  /** @param {Answer} answer */
  #show(answer) {
    const state = this.#state;
    if (!this.#position.isOpen || state.closed) return "";
    const isNext = state.answer && Math.abs(state.answer.ply - answer.ply) === 1;
    const entry = this.#log[answer.ply - 1];
    const shown = entry?.seat ?? answer.seat ?? 0;
    const context = { ...this.#display.context, answer, view: answer.view, shown };
    this.#text = entry ? moveSentenceWithGain(entry, state, context, answer.seat) : t("viewer.start");
    this.#controls?.show(answer.ply, this.#log.length);
    this.#position.show(answer, shown, isNext ? this.#display.duration : 0);
    if (document.activeElement === document.body) this.#controls?.range.focus({ preventScroll: true });
    return this.#text;
  }

  /** Back to the present position, on which the game goes on. */
  close() {
    if (this.leave()) this.#position.showPresent();
  }

  /** Restore the state without drawing it: another position is about to be shown. */
  leave() {
    if (!this.#position.isOpen) return false;
    this.#playback.stop();
    this.#left.abort();
    this.#position.leave();
    this.#controls = null;
    this.#bar = null;
    return true;
  }
}
