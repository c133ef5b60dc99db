// The end of a game: who won, the score sheet of every seat, and what to do next.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { list, number, t } from "../base/words.js";
import { helpWords } from "../store/save-summary.js";
import { words } from "./engine-words.js";
import { endingHead, endingRow, endingTable, scrollBox } from "./panels.js";
import { randomSeed, startMatch } from "./start.js";

/** @typedef {import("../engine/answers.js").Answer} Answer */

/**
 * @typedef {object} Host what people may choose next
 * @property {(answer: Answer) => Promise<HTMLElement | null>} comparison with the game of a challenge
 * @property {() => void} share
 * @property {() => void} report
 */

/**
 * Show the result, and do what the people choose next.
 * @param {import("../app/app.js").App} app
 * @param {import("./match/state.js").MatchState} state
 * @param {import("../shelf/faces.js").Context} context
 * @param {import("../store/save-format.js").Save} save
 * @param {Host} host
 */
export async function endGame(app, state, context, save, { comparison, share, report }) {
  const { answer } = context;
  const { face, players } = state;
  const compared = await comparison(answer);
  const choice = await showEnding({
    answer,
    players,
    line: face.line,
    seed: answer.record.seed,
    help: helpWords(save),
    own: compared ?? face.ending?.(context),
    wide: !compared && face.across,
  });
  if (state.closed) return;
  if (choice === "share") share();
  else if (choice === "report") report();
  else if (choice === "review") app.navigate(`#/review/${save.id}`);
  else if (choice === "home") app.navigate("#/");
  else if (choice === "same" || choice === "again") playAgain(app, save, choice === "same");
}

/**
 * @param {{ answer: Answer, players: { name: string }[], line: (key: string) => string, seed: string,
 *   help: string, own?: HTMLElement, wide?: boolean }} table `help` is about hints, `own` is the game's own score sheet
 * @returns {Promise<string | null>} "again", "same", "review", "share", "report", "home" or null to look at the board
 */
function showEnding({ answer, players, line, seed, help, own, wide = false }) {
  return openDialog({
    title: headline(answer, players),
    wide: players.length > 2 || wide,
    body: [
      el("p", { class: "ending-reason", text: reason(answer) }),
      scrollBox(own ?? sheet(answer, players, line)),
      el("p", { class: "faint", text: [help, t("table.ending.seed", { seed })].filter(Boolean).join(" · ") }),
    ],
    actions: [
      { id: "home", label: t("table.ending.home") },
      { id: "share", label: t("share.button") },
      { id: "review", label: t("review.title") },
      { id: "report", label: t("table.ending.report") },
      { id: "same", label: t("table.ending.same") },
      { id: "again", label: t("table.ending.again"), kind: "primary" },
    ],
  });
}

/**
 * @param {Pick<Answer, "scores" | "outcome">} answer
 * @param {{ name: string }[]} players
 */
export function headline(answer, players) {
  const winners = answer.outcome?.winners ?? [];
  const names = list(winners.map((seat) => players[seat].name));
  if (players.length === 1) return t("table.ending.solo", { points: answer.scores[0].total });
  return t(winners.length > 1 ? "table.ending.shared" : "table.ending.won", {
    name: names,
  });
}

/** @param {Answer} answer */
export function reason(answer) {
  const { reason: key = "", details = {} } = answer.outcome ?? {};
  const rank = typeof details.rank === "string" ? words("rank", `${answer.game}.${details.rank}`) : "";
  return [rank, words("outcome", key.includes(".") ? key : `${answer.game}.${key}`, details)].filter(Boolean).join(" ");
}

/**
 * @param {Answer} answer
 * @param {{ name: string }[]} players
 * @param {(key: string) => string} line
 */
function sheet(answer, players, line) {
  const rows = answer.scores[0].lines.map(({ key }) =>
    endingRow(
      line(key),
      answer.scores.map(({ lines }) =>
        el("td", { text: number(lines.find((entry) => entry.key === key)?.points ?? 0) }),
      ),
    ),
  );
  const totals = answer.scores.map((card, seat) =>
    el("td", { class: answer.outcome?.winners.includes(seat) ? "winner" : "", text: number(card.total) }),
  );
  return endingTable({ heads: players.map(endingHead), rows, total: endingRow(t("table.scores.total"), totals) });
}

/**
 * Another game with the same people and options.
 * @param {import("../app/app.js").App} app
 * @param {import("../store/save-format.js").Save} save of the game that is over
 * @param {boolean} same whether the same seed is played again
 */
async function playAgain(app, { record, game, players, pure, ghost }, same) {
  const { seats, options } = record;
  const seed = same ? record.seed : randomSeed();
  const names = players.map(({ name }) => name);
  const kinds = players.map(({ kind }) => kind);
  await startMatch(app, { game, seats, options, seed, names, kinds, pure, ghost: same ? ghost : undefined });
}
