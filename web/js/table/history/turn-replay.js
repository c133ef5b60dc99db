// Replays the last turn of the other players.

import { announce } from "../../base/announce.js";
import { t } from "../../base/words.js";
import { EarlierPosition } from "./earlier-position.js";
import { gainOf } from "./move-gain.js";
import { moveCaption } from "./move-text.js";

/** How long each step stays to be seen, in milliseconds; whoever asks for it wants to see it, so never at once. @type {Record<string, number>} */
const PAUSES = { slow: 1800, normal: 1100, fast: 600, instant: 600 };

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").LogEntry} Entry
 *
 * @typedef {object} Host
 * @property {() => boolean} busy whether a change of the match is under way
 * @property {() => string} speed
 * @property {(time: number) => Promise<void>} wait
 * @property {() => void} begin the match waits while the replay runs
 * @property {() => void} end the match goes on
 */

export class TurnReplay {
  /** What the step that is shown is about. */
  #text = "";
  #session;
  #state;
  #display;
  #host;
  #position;

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
  }

  /** What is said while it runs. */
  get status() {
    return this.#position.isOpen ? this.#text || t("table.again.turn") : null;
  }

  toggle() {
    if (this.#position.isOpen) this.stop();
    else this.#start();
  }

  async #start() {
    const session = this.#session;
    const { answer } = this.#state;
    if (!answer || this.#host.busy()) return;
    const isStale = () => this.#state.answer !== answer || this.#state.closed;
    const log = await session.log();
    const seats = log.map(({ seat }) => seat);
    const { from, to } = lastTurn(seats, session.lastViewer);
    if (isStale()) return;
    if (from === to) {
      this.#display.say(t("table.again.none"), "plain");
      return;
    }
    const positions = await session.path(from, to);
    if (!isStale() && !this.#position.isOpen) await this.#run(positions, log.slice(from, to));
  }

  /**
   * @param {Answer[]} positions before the turn and after each of its moves
   * @param {Entry[]} entries what the log says of these moves
   */
  async #run(positions, entries) {
    const isCurrent = this.#position.open("replay");
    this.#display.frame.replay.setAttribute("aria-pressed", "true");
    this.#show(positions[0], entries[0].seat, 0);
    for (const [number, entry] of entries.entries()) {
      await this.#wait();
      if (!isCurrent()) return;
      this.#text = this.#describe(entry, positions[number], positions[number + 1]);
      this.#show(positions[number + 1], entry.seat, this.#display.duration);
      announce(this.#text);
    }
    await this.#wait();
    if (isCurrent()) this.stop();
  }

  #wait() {
    return this.#host.wait(PAUSES[this.#host.speed()]);
  }

  /**
   * @param {Entry} entry
   * @param {Answer} from
   * @param {Answer} to
   */
  #describe({ seat, events }, from, to) {
    const state = this.#state;
    const gain = gainOf(state.face, from.scores[seat], to.scores[seat], events);
    const context = { ...this.#display.context, answer: to, view: to.view };
    return moveCaption({ seat, events, gain }, state, context) ?? t("table.made.plain", { name: state.nameOf(seat) });
  }

  /** @param {Answer} answer @param {number} seat whose move it is @param {number} duration */
  #show(answer, seat, duration) {
    const state = this.#state;
    this.#position.show(answer, state.sheetFor(seat, state.viewedSeat), duration);
  }

  /** Back to the present position, on which the game goes on. */
  stop() {
    if (this.leave()) this.#position.showPresent();
  }

  /** Restore the state without drawing it: another position is about to be shown. */
  leave() {
    if (!this.#position.isOpen) return false;
    this.#position.leave();
    this.#text = "";
    this.#display.frame.replay.setAttribute("aria-pressed", "false");
    return true;
  }
}

/**
 * The plies of the others before or after the viewer's last decision, whichever come last. Where no person
 * plays, the last turn is that of the seat which moved last.
 * @param {number[]} seats who made each move
 * @param {number} viewer
 */
export function lastTurn(seats, viewer) {
  let to = seats.length;
  while (to > 0 && seats[to - 1] === viewer) to -= 1;
  const last = seats[to - 1];
  const belongs = (/** @type {number} */ seat) => (viewer < 0 ? seat === last : seat !== viewer);
  let from = to;
  while (from > 0 && belongs(seats[from - 1])) from -= 1;
  return { from, to };
}
