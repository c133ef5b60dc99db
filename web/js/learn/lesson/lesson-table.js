// The table of a lesson: the real table on a match that is kept nowhere. All seats are the learner's, and moves are first
// shown to the lesson.

import { settings } from "../../base/settings.js";
import { stateToSave } from "../../store/save-format.js";
import { GameStore } from "../../store/saves/game-store.js";
import { TextStorage } from "../../store/storage.js";
import { openTable } from "../../table/table.js";
import { createHelp } from "../help/table-help.js";

/**
 * @typedef {import("../../app/app.js").App} App
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../table/add-ons.js").Match} Match
 *
 * @typedef {object} Host
 * @property {(moves: string[]) => boolean} intercept whether these moves are not played
 * @property {(match: Match) => void} opened
 * @property {(answer: Answer) => void} shown
 * @property {(words: Node[]) => void} refused a move was not legal: why, and the way to the rule
 * @property {() => void} drawn panels of the table were redrawn
 */

export class LessonTable {
  #app;
  #root;
  #host;
  /** Every table has a match of its own: the last requests of one that was left must not meet the next one's. */
  #id = "";
  #count = 0;
  /** @type {{ close: () => void } | null} */
  #table = null;
  /** @type {Match | null} */
  match = null;

  /** @param {App} app @param {HTMLElement} root @param {Host} host */
  constructor(app, root, host) {
    // No cover between two seats: one person plays both.
    const open = { ...settings, on: (/** @type {string} */ key) => key !== "cover" && settings.on(key) };
    this.#app = { ...app, settings: open, store: temporaryStore(), navigate: () => {} };
    this.#root = root;
    this.#host = host;
  }

  /** Sit down at a position. @param {Answer} answer @param {{ name: string, kind: string }[]} players */
  open(answer, players) {
    const { record, over, summary } = stateToSave(answer);
    const { store } = this.#app;
    this.close();
    store.remove(this.#id);
    this.#count += 1;
    const id = `lesson-${this.#count}`;
    this.#id = id;
    store.create({ id, players, record, over, totals: summary.totals, turn: summary.turn, pure: true });
    this.#table = openTable(this.#root, this.#app, id, {
      linkPlay: (match) => this.#follow(match),
      help: (match) => this.#help(match),
      report: () => {},
      intercept: (moves) => this.#host.intercept(moves),
      onShow: (now) => this.#host.shown(now),
    });
  }

  /** While another position is on its way, nothing can be chosen on this one. @param {boolean} waits */
  wait(waits) {
    if (!this.match) return;
    const { root } = this.match.frame;
    root.inert = waits;
    root.setAttribute("aria-busy", String(waits));
  }

  /** While the lesson itself plays, nothing can be chosen. @param {boolean} held */
  hold(held) {
    if (!this.match) return;
    const { root, boardBox, tray } = this.match.frame;
    for (const part of [boardBox, tray]) part.inert = held;
    root.setAttribute("aria-busy", String(held));
  }

  close() {
    this.#table?.close();
    this.#table = null;
    this.match = null;
  }

  /** The same help as at every table; why a move was refused is said in the place of the prompt. @param {Match} match */
  #help(match) {
    const help = createHelp(this.#app, match, { offersLesson: false });
    if (!help) return null;
    const refused = (/** @type {string} */ code) => {
      help.refused(code);
      this.#host.refused([...match.frame.prompt.childNodes]);
    };
    return {
      refused,
      explain: (/** @type {HTMLElement} */ sheet) => help.explain(sheet),
      reference: () => help.reference(),
      close: () => help.close(),
    };
  }

  /** @param {Match} match @returns {import("../../table/add-ons.js").LinkPlay} */
  #follow(match) {
    this.match = match;
    this.#host.opened(match);
    const nothing = () => {};
    // The tray and the score card are redrawn when previews arrive, or when something is pointed at.
    const observer = new MutationObserver(() => this.#host.drawn());
    for (const panel of [match.frame.tray, match.frame.scores])
      observer.observe(panel, { childList: true, subtree: true });
    const close = () => observer.disconnect();
    return { show: nothing, status: () => null, share: nothing, comparison: async () => null, close };
  }
}

/** A store that forgets everything when the lesson is left. */
function temporaryStore() {
  return new GameStore({
    storage: new TextStorage("", null),
    build: "",
    whenIdle: () => Promise.resolve(),
    askPersistence: () => {},
    settings: { all: () => ({}), merge: () => {} },
    statistics: { all: () => ({}), merge: () => 0, note: () => {} },
  });
}
