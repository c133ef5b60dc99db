// The ghost of a challenge: somebody else's game on the same dice, shown at the turn of the current game and never later.

import { openDialog } from "../base/dialog.js";
import { el, fill } from "../base/dom.js";
import { signed, t, tIn } from "../base/words.js";
import { Picture } from "../table/display/board-picture.js";
import { endingRow, endingTable } from "../table/ending/score-sheet-table.js";
import { changeTag } from "../table/panels.js";
import { Reading } from "../viewer/reading.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {Pick<import("../table/match/state.js").MatchState, "face" | "players">} Match
 */

export class Ghost {
  /** @type {Answer | null} */
  #now = null;
  /** @type {Answer | null} */
  #mine = null;
  /** Counts the positions of the current game; results for an earlier one are dropped. */
  #asked = 0;
  /** @type {Promise<Answer>} */
  #end;

  /**
   * @param {Pick<import("../app/app.js").App, "engine" | "settings">} app
   * @param {Match} match ours
   * @param {import("../store/parts/save-parts.js").Ghost} ghost
   */
  constructor(app, match, { name, seat, record }) {
    this.app = app;
    this.match = match;
    this.name = name || t("challenge.somebody");
    this.seat = seat;
    this.reading = new Reading(app.engine, { record }, seat);
    this.#end = this.reading.open();
    this.button = el("button", {
      type: "button",
      class: "button ghost-button",
      hidden: true,
      onclick: () => this.look(),
    });
  }

  close() {
    this.reading.close();
  }

  /**
   * The position has changed: the ghost goes to the beginning of the same turn, or to its end if the game is over.
   * @param {Answer} answer
   */
  async follow(answer) {
    this.#asked += 1;
    const asked = this.#asked;
    const end = await this.#end;
    const now = answer.outcome ? end : await this.reading.atRound(answer.view.round);
    if (asked !== this.#asked) return;
    this.#now = now;
    this.#mine = answer;
    const [theirs, ours] = [now.scores[this.seat].total, answer.scores[this.seat].total];
    const gap = ours - theirs;
    this.button.hidden = false;
    this.button.dataset.turn = String(now.view.round);
    const state = { name: this.name, count: theirs, gap: signed(gap) };
    this.button.title = tIn(answer.game, "challenge.state", state);
    fill(this.button, t("challenge.short", { name: this.name, points: theirs }), changeTag(gap));
  }

  /** The ghost's board and score at this turn. */
  async look() {
    const now = this.#now;
    const mine = this.#mine;
    if (!now || !mine) return;
    const { face } = this.match;
    const players = this.match.players.map((player, seat) =>
      seat === this.seat ? { ...player, name: this.name } : player,
    );
    const picture = new Picture(face, players, this.app);
    const title = t(mine.outcome ? "challenge.end-of" : "challenge.turn-of", { name: this.name, turn: now.view.round });
    const closed = openDialog({ title, wide: true, body: [picture.element, this.#sheet(mine, now)] });
    picture.element.classList.add("ghost-picture");
    picture.show({ ...now, seat: this.seat }, this.seat);
    await closed;
    picture.close();
  }

  /** The score table, focusable so that it can be scrolled with the keyboard. @param {Answer} mine @param {Answer} now */
  #sheet(mine, now) {
    const facts = { tabindex: "0", role: "region", "aria-label": t("challenge.sheet") };
    return el("div", facts, this.#table(mine, now));
  }

  /**
   * The score sheets side by side, for the end of the game.
   * @param {Answer} answer
   */
  async comparison(answer) {
    const end = await this.#end;
    const gap = answer.scores[this.seat].total - end.scores[this.seat].total;
    const key = gap > 0 ? "won" : gap < 0 ? "lost" : "even";
    const result = tIn(answer.game, `challenge.${key}`, { name: this.name, count: Math.abs(gap) });
    return el(
      "div",
      { class: "comparison" },
      el("p", { class: "comparison-result", text: result }),
      this.#table(answer, end),
    );
  }

  /**
   * @param {Answer} mine
   * @param {Answer} theirs
   */
  #table(mine, theirs) {
    const [ours, other] = [mine.scores[this.seat], theirs.scores[this.seat]];
    const { face, players } = this.match;
    const { counts, total } = face.tally?.() ?? { counts: false, total: t("table.scores.total") };
    const points = (/** @type {typeof ours} */ card, /** @type {string} */ key) =>
      card.lines.find((line) => line.key === key)?.[counts ? "count" : "points"] ?? 0;
    const keys = [...new Set([...ours.lines, ...other.lines].map(({ key }) => key))];
    const row = (/** @type {string} */ name, /** @type {number} */ one, /** @type {number} */ two, key = "") => {
      const both = endingRow(name, [one, two], key);
      return { ...both, cells: [...both.cells, el("td", { class: "change" }, one !== two && changeTag(one - two))] };
    };
    return endingTable({
      heads: [[players[this.seat].name], [this.name], [t("challenge.difference")]],
      rows: keys.map((key) => row(face.line(key), points(ours, key), points(other, key), key)),
      total: row(total, ours.total, other.total),
    });
  }
}
