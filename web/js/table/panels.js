// The panels around the board: who plays, and the score card line by line with the change of the move in question.

import { el, fill } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { number, signed, t } from "../base/words.js";

/** @typedef {import("../engine/answers.js").Answer} Answer */
/** @typedef {import("../engine/answers.js").Preview} Preview */
/** @typedef {import("../base/dom.js").Child} Child */

/**
 * The seats: mark, name, score; the one to act is lifted, the one whose sheet is shown is pressed. Without `show` there
 * is nothing to choose: all seats share one board.
 * @param {HTMLElement} panel
 * @param {{ answer: Answer, players: { name: string, kind: string }[], shown: number,
 *   show: ((seat: number) => void) | null, more?: (seat: number) => Child }} table
 */
export function fillSeats(panel, { answer, players, shown, show, more }) {
  const seats = players.map((player, seat) => {
    const acting = answer.seat === seat;
    const card = answer.scores[seat];
    const winner = answer.outcome?.winners.includes(seat);
    const choice = show && { type: "button", "aria-pressed": seat === shown, onclick: () => show(seat) };
    return el(
      show ? "button" : "div",
      { class: `seat${acting ? " acting" : ""}${winner ? " winner" : ""}`, "data-seat": seat, ...choice },
      mark(seat),
      el("span", { class: "seat-name", text: player.name }),
      el("span", {
        class: "seat-state",
        text: acting ? t("table.seat.acting") : winner ? t("table.seat.winner") : "",
      }),
      el(
        "span",
        { class: "seat-score" },
        el("span", { "aria-hidden": "true", text: scoreText(card) }),
        el("span", { class: "visually-hidden", text: t("table.seat.points", { points: scoreText(card) }) }),
      ),
      more?.(seat),
    );
  });
  fill(panel, seats);
}

/**
 * The total, or the range it lies in when part of it is hidden.
 * @param {Answer["scores"][number]} card
 */
export function scoreText(card) {
  if (card.low !== undefined && card.high !== undefined && card.low !== card.high) {
    return `${number(card.low)}–${number(card.high)}`;
  }
  return number(card.total);
}

/**
 * The score card of the seat that is shown.
 * @param {HTMLElement} panel
 * @param {{ answer: Pick<Answer, "scores">, players: { name: string }[], shown: number, preview: Preview | null,
 *   line: (key: string) => string, total?: string }} table `total` is what the total is called
 */
export function fillScores(panel, { answer, players, shown, preview, line, total = t("table.scores.total") }) {
  const card = answer.scores[shown];
  const changes = new Map(preview?.lines.map((change) => [change.key, change.points]));
  const columns = ["line", "count", "points", "change"].map((name) =>
    el("th", { scope: "col", text: t(`table.scores.${name}`) }),
  );
  const foot = [
    el("th", { scope: "row", colspan: 2, text: total }),
    el("td", { class: "points", text: scoreText(card) }),
    el("td", { class: "change" }, changeTag(preview?.total)),
  ];
  const rows = card.lines.map((entry) => scoreRow(entry, line(entry.key), changes.get(entry.key)));
  const table = el(
    "table",
    { class: "scores" },
    el("caption", { text: t("table.scores.of", { name: players[shown].name }) }),
    el("thead", { class: "visually-hidden" }, el("tr", {}, columns)),
    el("tbody", {}, rows),
    el("tfoot", {}, el("tr", {}, foot)),
  );
  fill(panel, table);
}

/**
 * @param {import("../engine/answers.js").ScoreLine} line
 * @param {string} name
 * @param {number | undefined} change
 */
function scoreRow({ key, count, points }, name, change) {
  return el(
    "tr",
    { class: change !== undefined ? "changing" : points || count ? "" : "zero", "data-line": key },
    el("th", { scope: "row", text: name }),
    el("td", { class: "count", text: number(count) }),
    el("td", { class: "points", text: number(points) }),
    el("td", { class: "change" }, changeTag(change)),
  );
}

/**
 * A score sheet at the end of a game: a column for each name, a row for each line.
 * @param {{ heads: (Child | Child[])[], rows: HTMLElement[], total: HTMLElement }} parts
 */
export function endingTable({ heads, rows, total }) {
  return el(
    "table",
    { class: "scores ending" },
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("td"),
        heads.map((head) => el("th", { scope: "col" }, head)),
      ),
    ),
    el("tbody", {}, rows),
    el("tfoot", {}, total),
  );
}

/** Where such a sheet may be scrolled; it has to be reached by keyboard then. @param {HTMLElement} sheet */
export function scrollBox(sheet) {
  const facts = { class: "ending-scroll", tabindex: "0", role: "region", "aria-label": t("table.ending.sheet") };
  return el("div", facts, sheet);
}

/**
 * @param {string} name
 * @param {HTMLElement[]} cells
 */
export function endingRow(name, cells) {
  return el("tr", {}, el("th", { scope: "row", text: name }), cells);
}

/**
 * A seat's name in the head of such a sheet.
 * @param {{ name: string }} player
 * @param {number} seat
 * @returns {Child[]}
 */
export function endingHead({ name }, seat) {
  return [mark(seat), " ", name];
}

/**
 * What a move is worth as one number, beside the pointer.
 * @param {Preview} preview
 * @returns {import("../canvas/bubble.js").Bubble}
 */
export function plainBubble({ total }) {
  return { kind: total > 0 ? "good" : total < 0 ? "bad" : "even", parts: [signed(total)] };
}

/**
 * A change of the score, with its sign as well as its colour.
 * @param {number | undefined} points
 */
export function changeTag(points) {
  if (points === undefined) return null;
  return el("span", {
    class: `tag ${points > 0 ? "good" : points < 0 ? "bad" : "even"}`,
    text: signed(points),
  });
}
