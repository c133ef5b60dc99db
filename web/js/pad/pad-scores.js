// The score beside a sheet: what is wrong with it, its lines, and how all sheets compare.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { number, t } from "../base/words.js";
import { headline } from "../table/ending/result-words.js";
import { errorWords } from "../table/engine-words.js";
import { fillScores } from "../table/panels.js";

/**
 * @typedef {Pick<import("../engine/answers.js").Answer, "scores" | "outcome">} Answer
 * @typedef {{ name: string, kind: string }} Player
 * @typedef {{ code?: string, values?: Record<string, unknown>, message?: string }} Problem
 *
 * @typedef {object} Result
 * @property {Answer | null} answer the score of all sheets, or of the one that is looked at; null where there is none
 * @property {number} at where in the answer that sheet is
 * @property {Problem | null} problem why not all sheets can be scored
 * @property {Player[]} players
 * @property {number} seat whose sheet is looked at
 * @property {boolean} begun whether something is on every sheet
 */

export class PadScores {
  constructor() {
    this.panel = el("div", { class: "pad-scores" });
    this.standings = el("div", { class: "pad-standings" });
    this.problem = el("p", { class: "error-text pad-problem", role: "status" });
    this.element = el(
      "aside",
      { class: "group paper pad-side", "aria-label": t("table.scores.title") },
      this.problem,
      this.panel,
      this.standings,
    );
  }

  /** @param {unknown} error why nothing can be tapped in */
  fail(error) {
    this.problem.textContent = errorWords(error);
  }

  /**
   * @param {import("../shelf/faces.js").Face} face
   * @param {Result} result
   */
  show(face, { answer, at, problem, players, seat, begun }) {
    this.problem.textContent = problem ? sentence(problem, players) : "";
    this.panel.hidden = !answer;
    if (!answer) return fill(this.standings);
    const { name } = players[seat];
    const line = (/** @type {string} */ key) => face.line(key);
    const seats = at === seat ? players : [players[seat]];
    fillScores(this.panel, { answer, players: seats, shown: at, preview: null, line, total: face.tally?.().total });
    announce(t("pad.score", { name, count: answer.scores[at].total }));
    fill(this.standings, !problem && players.length > 1 && standings(answer, players, begun));
  }
}

/** @param {Problem} problem @param {Player[]} players */
function sentence(problem, players) {
  const name = players[Number(problem.values?.seat) - 1]?.name;
  const text = errorWords(problem);
  return name && players.length > 1 ? t("pad.problem-of", { name, problem: text }) : text;
}

/** @param {Answer} answer @param {Player[]} players @param {boolean} begun */
function standings(answer, players, begun) {
  const rows = players.map(({ name }, seat) =>
    el(
      "li",
      {},
      mark(seat),
      el("span", { text: name }),
      el("b", { class: "figures", text: number(answer.scores[seat].total) }),
    ),
  );
  return [
    el("ol", { class: "pad-ranking" }, rows),
    answer.outcome && begun && el("p", { class: "pad-winner", text: headline(answer, players) }),
  ];
}
