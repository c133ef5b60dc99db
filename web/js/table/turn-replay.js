// The last turn of the others, shown once more. Only what the table shows goes back and comes forward again; the match
// and its record stay where they are.

import { announce } from "../base/announce.js";
import { pause } from "../base/pause.js";
import { t } from "../base/words.js";

/** How long each step stays to be seen, in milliseconds. Who asks to see it again wants to see it: never at once. @type {Record<string, number>} */
const PAUSES = { slow: 1800, normal: 1100, fast: 600, instant: 600 };

/** @typedef {import("./session.js").Answer} Answer */
/** @typedef {{ seat: number, events: Record<string, any>[], gain: number }} Entry */

export class Again {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    /** What the step that is shown tells. */
    this.told = "";
    /** What the table showed before. @type {{ answer: Answer, shown: number, previews: any, memory: Map<string, any> } | null} */
    this.present = null;
  }

  toggle() {
    if (this.present) this.stop();
    else this.show();
  }

  async show() {
    const { table } = this;
    const { session, answer } = table;
    if (!answer || table.busy) return;
    const log = await session.log();
    const { from, to } = lastTurn(
      log.map((/** @type {Entry} */ { seat }) => seat),
      session.eyes,
    );
    if (table.answer !== answer || table.closed) return;
    if (from === to) {
      table.say(t("table.again.none"), "plain");
      return;
    }
    const steps = await session.past(from, to);
    if (table.answer !== answer || table.closed || this.present) return;
    await this.run(steps, log.slice(from, to));
  }

  /**
   * @param {Answer[]} steps the position before the turn and after each of its moves
   * @param {Entry[]} entries what the log tells of these moves
   */
  async run(steps, entries) {
    const { table } = this;
    const present = { answer: table.answer, shown: table.shown, previews: table.previews, memory: table.memory };
    this.present = present;
    table.opponents.stop();
    table.hint?.close();
    table.memory = new Map(present.memory);
    table.frame.again.setAttribute("aria-pressed", "true");
    this.put(steps[0], entries[0].seat, 0);
    for (const [number, entry] of entries.entries()) {
      await this.wait();
      if (this.present !== present) return;
      this.told = tellEntry(entry, table);
      this.put(steps[number + 1], entry.seat, table.duration);
      announce(this.told);
    }
    await this.wait();
    if (this.present === present) this.stop();
  }

  wait() {
    return pause(PAUSES[this.table.app.settings.get("speed")]);
  }

  /** @param {Answer} answer @param {number} seat whose move it is @param {number} duration */
  put(answer, seat, duration) {
    const { table } = this;
    table.previews = null;
    table.answer = { ...answer, moves: [] };
    table.shown = seat;
    table.draw(duration);
  }

  /** Back to the present, on which the game goes on. */
  stop() {
    if (!this.leave()) return;
    this.table.draw(0);
    this.table.keepFocus();
    this.table.opponents.act();
  }

  /** Have the present in mind again, without showing it. */
  leave() {
    const { table, present } = this;
    if (!present) return false;
    this.present = null;
    this.told = "";
    table.frame.again.setAttribute("aria-pressed", "false");
    Object.assign(table, present);
    return true;
  }
}

/**
 * The plies of the others before or after the viewer's last decision, whichever come last. Where nobody looks on with
 * eyes of their own, the last turn is that of the seat which moved last.
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
 * @param {{ players: { name: string }[], face: any, context: any }} table
 */
function tellEntry(entry, { players, face, context }) {
  const { name } = players[entry.seat];
  const text = entry.events
    .map((event) => face.tell(event, context))
    .filter(Boolean)
    .join(" ");
  const what = text.startsWith(name) ? text : t(text ? "table.again.told" : "table.again.plain", { name, text });
  return entry.gain ? `${what} ${gainWords(entry.gain)}` : what;
}

/** @param {number} gain */
export function gainWords(gain) {
  return t("table.again.gain", { count: Math.abs(gain), sign: gain > 0 ? "+" : "−" });
}
