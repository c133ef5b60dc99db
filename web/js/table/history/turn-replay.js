// The last turn of the others, shown once more. Only what the table shows goes back and comes forward again; the match
// and its record stay where they are.

import { announce } from "../../base/announce.js";
import { pause } from "../../base/pause.js";
import { t } from "../../base/words.js";

/** How long each step stays to be seen, in milliseconds; whoever asks for it wants to see it, so never at once. @type {Record<string, number>} */
const PAUSES = { slow: 1800, normal: 1100, fast: 600, instant: 600 };

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").LogEntry} Entry
 *
 * @typedef {object} Host
 * @property {() => boolean} busy whether a change of the match is under way
 * @property {() => string} speed
 * @property {() => void} begin the match waits while the replay runs
 * @property {() => void} end the match goes on
 */

export class TurnReplay {
  /** What the step that is shown is about. */
  #text = "";
  /** What the table showed before it began. @type {import("../match/state.js").Shown | null} */
  #before = null;
  #session;
  #state;
  #display;
  #host;

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
  }

  /** What is said while it runs. */
  get status() {
    return this.#before && (this.#text || t("table.again.turn"));
  }

  toggle() {
    if (this.#before) this.stop();
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
    if (!isStale() && !this.#before) await this.#run(positions, log.slice(from, to));
  }

  /**
   * @param {Answer[]} positions before the turn and after each of its moves
   * @param {Entry[]} entries what the log says of these moves
   */
  async #run(positions, entries) {
    const state = this.#state;
    const before = state.shown();
    this.#before = before;
    this.#host.begin();
    state.mode = "replay";
    state.memory = new Map(before.memory);
    this.#display.frame.replay.setAttribute("aria-pressed", "true");
    this.#show(positions[0], entries[0].seat, 0);
    for (const [number, entry] of entries.entries()) {
      await this.#wait();
      if (this.#before !== before) return;
      this.#text = describeEntry(entry, state, this.#display.context);
      this.#show(positions[number + 1], entry.seat, this.#display.duration);
      announce(this.#text);
    }
    await this.#wait();
    if (this.#before === before) this.stop();
  }

  #wait() {
    return pause(PAUSES[this.#host.speed()]);
  }

  /** @param {Answer} answer @param {number} seat whose move it is @param {number} duration */
  #show(answer, seat, duration) {
    const state = this.#state;
    state.previews = null;
    state.answer = { ...answer, moves: [] };
    state.viewedSeat = seat;
    this.#display.draw(duration);
  }

  /** Back to the present position, on which the game goes on. */
  stop() {
    if (!this.leave()) return;
    this.#display.draw(0);
    this.#display.keepFocus();
    this.#host.end();
  }

  /** Restore the state without drawing it: another position is about to be shown. */
  leave() {
    if (!this.#before) return false;
    this.#state.putBack(this.#before);
    this.#state.mode = "live";
    this.#before = null;
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

/**
 * A move as a sentence: who, what, and for how many points.
 * @param {Entry} entry
 * @param {import("../match/state.js").MatchState} state
 * @param {import("../../shelf/faces.js").Context} context
 */
function describeEntry({ seat, events, gain }, { face, players }, context) {
  const { name } = players[seat];
  const sentences = events.map((event) => face.describeEvent(event, context)).filter(Boolean);
  const text = sentences.join(" ");
  const what = text.startsWith(name) ? text : t(text ? "table.again.told" : "table.again.plain", { name, text });
  return gain ? `${what} ${gainWords(gain)}` : what;
}

/** @param {number} gain */
export function gainWords(gain) {
  return t("table.again.gain", { count: Math.abs(gain), sign: gain > 0 ? "+" : "−" });
}
