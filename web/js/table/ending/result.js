// The result of a game on one page: the board, who won, the rank, the best so far, and the whole score sheet.

import { openDialog } from "../../base/dialog.js";
import { el } from "../../base/dom.js";
import { t } from "../../base/words.js";
import { helpWords } from "../../store/save-summary.js";
import { statistics } from "../../store/statistics.js";
import { Picture } from "../display/board-picture.js";
import { celebrate } from "./ceremony.js";
import { endBar } from "./end-bar.js";
import { rankScale, standingOf } from "./rank-scale.js";
import { headline, rankWords, whyWords } from "./result-words.js";
import { fitSheet, plainSheet } from "./score-sheet-table.js";

/**
 * @typedef {import("./end-bar.js").EndAction} EndAction
 *
 * @typedef {object} Result
 * @property {import("../../shelf/faces.js").Context} context
 * @property {import("../../shelf/faces.js").Face} face
 * @property {import("../../store/save-format.js").Save} save
 * @property {HTMLElement | null} own what takes the place of the game's score sheet
 * @property {boolean} first whether the game has just ended
 * @property {EndAction[]} actions
 * @property {(sheet: HTMLElement) => void} explain lets the lines of the sheet explain themselves
 */

/**
 * @param {import("../../app/app.js").App} app
 * @param {Result} result
 * @returns {Promise<EndAction | null>} what is wanted next; null to look at the board
 */
export async function showResult(app, { context, face, save, own, first, actions, explain }) {
  const { answer, players } = context;
  const picture = new Picture(face, players, app);
  const sheet = own ?? face.ending?.(context) ?? plainSheet(answer, players, face.line);
  /** @type {EndAction | null} */
  let chosen = null;
  const bar = endBar(actions, (action) => {
    chosen = action;
    body.closest("dialog")?.close();
  });
  const facts = el("div", { class: "result-facts", tabindex: -1 }, factsOf(answer, save));
  const body = el("div", { class: "result" }, el("div", { class: "result-board" }, picture.element), facts, sheet, bar);
  const title = headline(answer, players);
  const closed = openDialog({ title, body, wide: true });
  fitSheet(sheet);
  explain(sheet);
  facts.focus(); // not a button: people who play with the Enter key would press it before they have read the result
  picture.show(answer, answer.outcome?.winners[0] ?? 0);
  const dialog = body.closest("dialog");
  if (first && dialog && !app.settings.still()) celebrate(dialog, { title, winners: answer.outcome?.winners ?? [] });
  await closed;
  picture.close();
  return chosen;
}

/**
 * @param {import("../../engine/answers.js").Answer} answer
 * @param {import("../../store/save-format.js").Save} save
 */
function factsOf(answer, save) {
  const standing = save.players.length === 1 ? standingOf(answer.outcome, answer.scores[0].total) : null;
  const rank = rankWords(answer);
  const about = [helpWords(save), t("table.ending.seed", { seed: answer.record.seed })].filter(Boolean);
  return [
    rank && el("p", { class: "result-rank", text: rank }),
    el("p", { class: "ending-reason", text: whyWords(answer) }),
    standing && rankScale(standing, answer.game),
    bestWords(save),
    el("p", { class: "faint result-about", text: about.join(" · ") }),
  ];
}

/** How it compares with the best that this person reached before. @param {import("../../store/save-format.js").Save} save */
function bestWords(save) {
  const best = statistics.bestBeside(save);
  if (!best) return null;
  const key = best.before === null ? "first" : best.score > best.before ? "new" : "is";
  return el("p", { class: "result-best", text: t(`table.ending.best-${key}`, { count: best.before ?? 0 }) });
}
