// A saved game in one or two lines of text, wherever it is listed.

import { el } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { has, list, number, range, t, when } from "../base/words.js";
import { boxOf, manifestOf } from "../shelf/boxes.js";
import { namedPlayers, nameOf } from "./player-names.js";

/**
 * @typedef {import("./save-format.js").Save} Save
 * @typedef {import("../engine/answers.js").ScoreCard} ScoreCard
 */

/** @param {Save} save */
function gameTitle({ record }) {
  const box = boxOf(record);
  return box ? t(`shelf.${box.id}.title`) : record.game;
}

/**
 * The name given to it, or the game's title.
 * @param {Save} save
 */
export function saveTitle(save) {
  return save.name || gameTitle(save);
}

/**
 * Which game it is, who plays, how far it is and when it was last played.
 * @param {Save} save
 */
export function saveLine(save) {
  const parts = [save.name ? gameTitle(save) : "", edition(save), list(namedPlayers(save).map(({ name }) => name))];
  return [...parts, progress(save), save.over ? helpWords(save) : turnOf(save), when(save.updated)]
    .filter(Boolean)
    .join(" · ");
}

/** The edition, where the title does not say it. @param {Save} save */
function edition({ record }) {
  const words = `shelf.${boxOf(record)?.id}.edition`;
  return has(words) ? t(words) : "";
}

/** Whose turn it is, among several. @param {Save} save */
function turnOf({ players, summary }) {
  const { seat } = summary;
  if (seat === undefined || !players[seat] || players.length < 2) return "";
  return t("saves.turn-of", { name: nameOf(players[seat].name, seat) });
}

/**
 * Whether it was played with hints: "pure game", "without hints", "with 2 hints". Nothing where no person plays.
 * @param {Pick<Save, "players" | "hints" | "pure">} save
 */
export function helpWords({ players, hints = 0, pure = false }) {
  if (!players.some(({ kind }) => kind === "person")) return "";
  return pure ? t("hint.used.pure") : t("hint.used.count", { count: hints });
}

/** @param {Save} save */
function progress({ over, summary }) {
  if (over) return t("saves.over");
  return summary.turn === undefined
    ? t("saves.moves", { count: summary.ply })
    : t("saves.turn", { turn: summary.turn });
}

/**
 * The scores, seat by seat, each with its mark.
 * @param {Save} save
 * @param {ScoreCard[]} [cards] of its last position, once it is known
 */
export function scoreRow(save, cards) {
  const totals = totalTexts(save, cards);
  const seats = namedPlayers(save).map(({ name }, seat) =>
    el(
      "li",
      {},
      mark(seat),
      el("span", { class: "score-name", text: name }),
      el("b", { class: "figures", text: totals[seat] ?? "" }),
    ),
  );
  return el("ul", { class: "score-row" }, seats);
}

/**
 * The scores in a few figures.
 * @param {Save} save
 * @param {ScoreCard[]} [cards] of its last position, where it is stored
 */
export function scoreFigures(save, cards) {
  return totalTexts(save, cards).join(" : ");
}

/**
 * The totals; none while some of them may be partly hidden and their ranges are not known.
 * @param {Save} save
 * @param {ScoreCard[]} [cards]
 */
function totalTexts({ game, over, summary }, cards) {
  if (!cards && !over && manifestOf(game)?.secret) return [];
  return summary.totals.map((total, seat) => totalText(total, cards?.[seat]));
}

/**
 * The save contains the lowest possible total of a player whose score is partly hidden; the range says so.
 * @param {number} total
 * @param {ScoreCard} [card]
 */
function totalText(total, card) {
  const { low = card?.total ?? total, high = low } = card ?? {};
  return total > low ? number(total) : range(low, high);
}
