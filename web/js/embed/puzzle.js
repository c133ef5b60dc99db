// "Find the best move": a position, the reader's turn in it, and the strongest player's assessment of that turn.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { measured, t } from "../base/words.js";
import { EngineError } from "../engine/client.js";
import { tableAddOns } from "../link/at-table.js";
import { loadFace } from "../shelf/faces.js";
import { writeLink } from "../store/link-format.js";
import { stateToSave } from "../store/save-format.js";
import { errorWords } from "../table/engine-words.js";
import { planWords } from "../table/plan-words.js";
import { namedPlayers } from "../table/start.js";
import { openTable } from "../table/table.js";
import { postToParent } from "./messages.js";
import { openSource } from "./source.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("./source.js").Source} Source
 */

const ID = "embed-puzzle";

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {import("./options.js").Options} options
 * @returns {Promise<import("./embedded-page.js").Opened>}
 */
export async function openPuzzle(root, app, options) {
  const source = await openSource(app, options);
  if (source.answer.seat === null) throw new EngineError("puzzle-over");
  const face = await loadFace(source.answer.game);
  const puzzle = new Puzzle(root, app, source, face);
  puzzle.ask();
  const payload = async () => {
    const core = await source.reading.link(source.answer.ply);
    return writeLink({ core, kind: "game", id: "", players: source.players, seat: 0 });
  };
  return { game: source.answer.game, payload, again: () => puzzle.showAgain() };
}

class Puzzle {
  /**
   * @param {HTMLElement} root
   * @param {App} app
   * @param {Source} source
   * @param {import("../shelf/faces.js").Face} face
   */
  constructor(root, app, source, face) {
    this.app = app;
    this.source = source;
    this.face = face;
    this.start = source.answer;
    // All seats are played by people, so that no computer player moves after the reader's turn.
    this.players = source.players.map((player) => ({ ...player, kind: "person" }));
    this.panel = el("section", { class: "puzzle paper", "aria-label": t("puzzle.title") });
    this.stage = el("div", { class: "puzzle-stage" });
    root.replaceChildren(el("div", { class: "puzzle-whole" }, this.panel, this.stage));
  }

  /** Show the position, to be played. */
  ask() {
    const { store, settings } = this.app;
    const { record, over, summary } = stateToSave(this.start);
    const seat = /** @type {number} */ (this.start.seat);
    store.remove(ID);
    store.create({
      id: ID,
      players: this.players,
      record,
      over,
      totals: summary.totals,
      turn: summary.turn,
      pure: true,
    });
    this.show(() => {
      const { name } = namedPlayers({ players: this.players })[seat];
      return [mark(seat), el("p", { class: "puzzle-words", text: t("puzzle.ask", { name }) })];
    });
    this.table?.close();
    // No cover for the next seat: the puzzle ends before its turn.
    const open = { ...settings, on: (/** @type {string} */ key) => key !== "cover" && settings.on(key) };
    const app = { ...this.app, settings: open, navigate: () => {} };
    this.table = openTable(this.stage, app, ID, { ...tableAddOns(app), onShow: (now) => this.see(now) });
  }

  /** Show something in the panel, and again when the language changes. @param {() => import("../base/dom.js").Child[]} words */
  show(words) {
    this.words = words;
    fill(this.panel, words());
  }

  showAgain() {
    if (this.words) this.show(this.words);
    this.table?.close();
    this.table = this.table?.again();
  }

  /** @param {Answer} now */
  see(now) {
    if (now.ply <= this.start.ply || this.stage.inert) return;
    const same = now.seat === this.start.seat && turnOf(now) === turnOf(this.start);
    if (same && now.outcome === null) return;
    this.stage.inert = true;
    this.assess(now.record.moves.slice(this.start.ply)).catch((error) => {
      this.show(() => [el("p", { role: "alert", text: errorWords(error) }), this.again()]);
    });
  }

  /** @param {string[]} moves */
  async assess(moves) {
    const { reading } = this.source;
    const bar = el("progress", { max: 1, value: 0 });
    this.show(() => {
      bar.setAttribute("aria-label", t("puzzle.judging"));
      return [el("p", { class: "puzzle-words", text: t("puzzle.judging") }), bar];
    });
    const assessment = await reading.assess(this.start.ply, moves, (done) => {
      bar.value = done;
    });
    // A turn that ends the game opens the dialog with its result; close it, because the assessment comes first.
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    const { moves: best, measure } = assessment.plans[0];
    const { seat, steps } = await reading.plan(this.start.ply, best);
    const { behind, slight } = assessment;
    const key = best.join(" ") === moves.join(" ") || behind === 0 ? "best" : slight ? "good" : "behind";
    const verdict = () => t(key === "behind" ? `puzzle.behind-${measure}` : `puzzle.${key}`, measured(behind));
    this.show(() => {
      const words = planWords(this.face, { players: namedPlayers({ players: this.players }) }, seat, steps);
      const better = key !== "best" && el("p", { text: t("puzzle.better", { words: words.join(" ") }) });
      const text = el("p", { class: "puzzle-verdict", text: verdict() });
      return [el("div", { class: "puzzle-words", "data-verdict": key }, text, better), this.again()];
    });
    announce(verdict());
    postToParent("judged", { ply: this.start.ply, moves, best, behind, measure });
  }

  again() {
    const again = () => {
      this.stage.inert = false;
      this.ask();
    };
    return el("button", { class: "button primary", type: "button", onclick: again, text: t("puzzle.again") });
  }
}

/** @param {Answer} answer */
function turnOf({ view }) {
  return view.round;
}
