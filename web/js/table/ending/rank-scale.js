// The rank of a solo game on its scale, and what the next rank needs. The ranks come from the engine.

import { isFiniteNumber, isObject, isText } from "../../base/checks.js";
import { el } from "../../base/dom.js";
import { number, t } from "../../base/words.js";
import { words } from "../engine-words.js";

/**
 * @typedef {{ key: string, least: number }} Rank
 * @typedef {object} Standing
 * @property {Rank[]} ranks the lowest first
 * @property {number} reached which of them, from 0
 * @property {number} share how far it is from the reached rank to the next, 0 to 1
 * @property {{ rank: Rank, missing: number } | null} next null at the top
 */

/**
 * Where a score stands on the scale of an outcome; null where the outcome has none.
 * @param {import("../../engine/answers.js").Outcome | null} outcome
 * @param {number} total
 * @returns {Standing | null}
 */
export function standingOf(outcome, total) {
  const ranks = readRanks(outcome?.details.ranks);
  if (ranks.length === 0) return null;
  const reached = Math.max(0, ranks.filter(({ least }) => total >= least).length - 1);
  const next = ranks[reached + 1];
  if (!next) return { ranks, reached, share: 1, next: null };
  const { least } = ranks[reached];
  const share = Math.max(0, (total - least) / (next.least - least));
  return { ranks, reached, share, next: { rank: next, missing: next.least - total } };
}

/** @param {unknown} value @returns {Rank[]} */
function readRanks(value) {
  if (!Array.isArray(value)) return [];
  return value.flatMap((rank) =>
    isObject(rank) && isText(rank.key, 80) && isFiniteNumber(rank.least) ? [{ key: rank.key, least: rank.least }] : [],
  );
}

/**
 * @param {Standing} standing
 * @param {string} game
 */
export function rankScale({ ranks, reached, share, next }, game) {
  const steps = ranks.map(({ least }, at) => {
    const done = at < reached ? 1 : at === reached ? share : 0;
    const bar = el("span", { class: "rank-bar" });
    bar.style.setProperty("--done", String(done));
    return el(
      "li",
      { class: at === reached ? "reached" : "" },
      bar,
      el("span", { class: "rank-least figures", text: number(least) }),
    );
  });
  const text = next
    ? t("table.ending.next-rank", { count: next.missing, rank: words("rank", `${game}.${next.rank.key}`) })
    : t("table.ending.top-rank");
  return el(
    "div",
    { class: "rank" },
    el("ol", { class: "rank-scale", "aria-hidden": "true" }, steps),
    el("p", { class: "rank-next", text }),
  );
}
