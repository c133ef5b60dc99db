// The result in words: who won and by how much, and why the game ended.

import { list, t, tIn } from "../../base/words.js";
import { words } from "../engine-words.js";

/** @typedef {import("../../engine/answers.js").Answer} Answer */

/**
 * @param {Pick<Answer, "scores" | "outcome"> & { game?: string }} answer
 * @param {{ name: string }[]} players
 */
export function headline({ game = "", scores, outcome }, players) {
  const winners = outcome?.winners ?? [];
  if (players.length === 1) return t("table.ending.solo", { count: scores[0].total });
  const name = list(winners.map((seat) => players[seat].name));
  if (winners.length > 1) return t("table.ending.shared", { name });
  const others = scores.flatMap(({ total }, seat) => (winners.includes(seat) ? [] : [total]));
  const count = scores[winners[0]].total - Math.max(...others);
  return count > 0 ? tIn(game, "table.ending.won-by", { name, count }) : t("table.ending.won-tie", { name });
}

/** Why it ended, and the rank that a person alone has reached. @param {Answer} answer */
export function reason(answer) {
  return [rankWords(answer), whyWords(answer)].filter(Boolean).join(" · ");
}

/** Why it ended, in other words for a person alone. @param {Answer} answer */
export function whyWords({ game, outcome, scores }) {
  const { reason: key = "", details = {} } = outcome ?? {};
  return words("outcome", key.includes(".") ? key : `${game}.${key}`, { ...details, count: scores.length });
}

/** The rank that a person alone has reached, where the game has ranks. @param {Answer} answer */
export function rankWords({ game, outcome }) {
  const rank = outcome?.details.rank;
  if (typeof rank !== "string") return "";
  return t("table.ending.rank", { rank: words("rank", `${game}.${rank}`) });
}
