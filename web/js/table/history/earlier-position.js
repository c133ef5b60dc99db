// Shows an earlier position on the table. Only the display changes; the match and its record stay as they are, and computer
// players wait.

/**
 * @typedef {object} Host
 * @property {() => void} begin the match waits
 * @property {() => void} end the match goes on
 */

export class EarlierPosition {
  /** What the table showed before. @type {import("../match/state.js").Shown | null} */
  #before = null;
  #state;
  #display;
  #host;

  /**
   * @param {import("../match/state.js").MatchState} state
   * @param {import("../display/display.js").Display} display
   * @param {Host} host
   */
  constructor(state, display, host) {
    this.#state = state;
    this.#display = display;
    this.#host = host;
  }

  get isOpen() {
    return this.#before !== null;
  }

  /** @param {"replay" | "moment"} mode @returns {() => boolean} whether it has not been closed since */
  open(mode) {
    this.#host.begin();
    const before = this.#state.shown();
    this.#before = before;
    this.#state.mode = mode;
    this.#state.memory = new Map(before.memory);
    return () => this.#before === before;
  }

  /**
   * @param {import("../../engine/answers.js").Answer} answer
   * @param {number} seat whose sheet is shown
   * @param {number} duration of the motion
   */
  show(answer, seat, duration) {
    this.#state.previews = null;
    this.#state.answer = { ...answer, moves: [] };
    this.#state.viewedSeat = seat;
    this.#display.draw(duration);
  }

  /** Restore the state without drawing it: another position is about to be shown. */
  leave() {
    if (!this.#before) return;
    this.#state.putBack(this.#before);
    this.#state.mode = "live";
    this.#before = null;
  }

  /** The present position, on which the game goes on. */
  showPresent() {
    this.#display.draw(0);
    this.#display.keepFocus();
    this.#host.end();
  }
}
