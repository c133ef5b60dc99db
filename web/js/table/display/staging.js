// Shows the effects of a move in order: first the move itself, then the dice, then the next choices.

import { announce } from "../../base/announce.js";
import { hear } from "../../base/sound.js";
import { gainOf } from "../history/move-gain.js";
import { moveCaption } from "../history/move-text.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 *
 * @typedef {object} Host
 * @property {() => Record<string, import("../../base/sound.js").Sound>} sounds of the game, by kind of event
 * @property {(seat: number | null) => Promise<Answer>} see the position as that seat sees it
 * @property {(time: number) => Promise<void>} wait
 * @property {() => string} speed
 */

/** How long a computer player's move stays to be read, in milliseconds. @type {Record<string, number>} */
export const READING = { slow: 2600, normal: 1500, fast: 700, instant: 0 };

/** How long dice tumble (see tray.css), and how much longer a drawing is seen than it takes. */
const ROLLING = 850;
const LINGERING = 250;

export class Staging {
  /** What is said instead of the prompt while a move is shown. @type {string | null} */
  caption = null;
  /** Counts the positions that were shown: one that comes later ends the stages of those before. */
  #number = 0;
  /** Which sounds of the position have been played: those of its dice, and the others. @type {Set<boolean>} */
  #heard = new Set();
  #state;
  #display;
  #host;

  /**
   * @param {import("../match/state.js").MatchState} state
   * @param {import("./display.js").Display} display
   * @param {Host} host
   */
  constructor(state, display, host) {
    this.#state = state;
    this.#display = display;
    this.#host = host;
  }

  /** Another position is about to be shown: what is still being shown ends. */
  begin() {
    this.#number += 1;
    this.#heard.clear();
    this.#end();
  }

  /**
   * Show a move where it was made, before anything else changes.
   * @param {Answer} before
   * @param {Answer} answer
   * @returns {Promise<boolean>} whether that position is still wanted
   */
  async showMove(before, answer) {
    const state = this.#state;
    const { seat } = before;
    const isOthers = state.isPlayedElsewhere(seat);
    if (seat === null || !(isOthers || answer.seat !== seat || this.#rolls(answer))) return true;
    const { events } = answer;
    const gain = gainOf(state.face, before.scores[seat], answer.scores[seat], events);
    const text = moveCaption({ seat, events, gain }, state, { ...this.#display.context, answer, view: answer.view });
    const time = this.#timeOf(isOthers && text !== null);
    if (time === 0) return true;
    const number = this.#number;
    const seen = state.face.secret && answer.viewer !== before.viewer ? await this.#host.see(before.viewer) : answer;
    if (!this.#isWanted(number)) return false;
    this.caption = text ?? this.#display.frame.prompt.textContent;
    if (isOthers && text) announce(text);
    this.#display.sheets.peekAt(isOthers && text ? seat : null);
    state.answer = { ...seen, events, moves: [], seat, ply: before.ply };
    this.#hold(true);
    this.#hear(answer, false);
    this.#display.draw(this.#display.duration);
    await this.#host.wait(time);
    if (!this.#isWanted(number)) return false;
    this.#end();
    return true;
  }

  /**
   * Roll the dice of the position that was put on the table; the moves come after that.
   * @returns {Promise<boolean>} whether that position is still wanted
   */
  async showRoll() {
    const state = this.#state;
    const { answer } = state;
    if (!answer || !this.#rolls(answer) || this.#display.duration === 0) return true;
    const number = this.#number;
    const { root } = this.#display.frame;
    state.answer = { ...answer, moves: [] };
    root.dataset.stage = "rolling";
    this.#hear(answer, true);
    this.#display.draw(0);
    await this.#host.wait(ROLLING);
    if (!this.#isWanted(number)) return false;
    state.answer = answer;
    this.#end();
    return true;
  }

  /** @param {Answer} answer */
  #rolls({ events }) {
    const sounds = this.#host.sounds();
    return events.some(({ kind }) => sounds[kind] === "dice");
  }

  /** Play the sounds of what was not shown separately. @param {Answer} answer */
  hearRest(answer) {
    for (const rolling of [false, true]) this.#hear(answer, rolling);
  }

  /**
   * What is drawn is heard when it is drawn, dice when they roll.
   * @param {Answer} answer
   * @param {boolean} rolling
   */
  #hear({ events }, rolling) {
    if (this.#heard.has(rolling)) return;
    this.#heard.add(rolling);
    const sounds = this.#host.sounds();
    hear(
      events.filter(({ kind }) => (sounds[kind] === "dice") === rolling),
      sounds,
    );
  }

  /** @param {boolean} isRead whether there is a line to read */
  #timeOf(isRead) {
    const { duration } = this.#display;
    const drawing = duration ? duration + LINGERING : 0;
    return isRead ? Math.max(drawing, READING[this.#host.speed()]) : drawing;
  }

  /** @param {number} number */
  #isWanted(number) {
    return number === this.#number && !this.#state.closed;
  }

  #end() {
    this.caption = null;
    this.#display.sheets.peekAt(null);
    this.#hold(false);
    delete this.#display.frame.root.dataset.stage;
  }

  /** The tray stays as it is while a move is shown, and nothing in it can be pressed. @param {boolean} held */
  #hold(held) {
    this.#display.isTrayHeld = held;
    this.#display.frame.tray.toggleAttribute("inert", held);
  }
}
