// The panels around the board: who plays, and the score card line by line with the change of the move in question.

import { el, fill } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { number, range, signed, t, tIn } from "../base/words.js";
import { changeKind } from "../canvas/bubble.js";

/** @typedef {import("../engine/answers.js").Answer} Answer */
/** @typedef {import("../engine/answers.js").Preview} Preview */
/** @typedef {import("../base/dom.js").Child} Child */

/**
 * The seats: mark, name, score; the one to act is lifted.
 * @param {HTMLElement} panel
 * @param {{ answer: Answer, players: { name: string, kind: string }[],
 *   button: (seat: number) => Record<string, unknown> | null, more?: (seat: number) => Child[] }} table `button` has the
 *   attributes of a seat that can be pressed
 */
export function fillSeats(panel, { answer, players, button, more }) {
  const seats = players.map((player, seat) => {
    const acting = answer.seat === seat;
    const card = answer.scores[seat];
    const winner = players.length > 1 && answer.outcome?.winners.includes(seat);
    const choice = button(seat);
    return el(
      choice ? "button" : "div",
      {
        class: `seat${acting ? " acting" : ""}${winner ? " winner" : ""}`,
        "data-seat": seat,
        ...(choice && { type: "button", ...choice }),
      },
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
        el("span", {
          class: "visually-hidden",
          text: tIn(answer.game, "table.seat.points", { points: scoreText(card), count: card.total }),
        }),
      ),
      more?.(seat) ?? [],
    );
  });
  fill(panel, seats);
  // Classes and not :has(): with it, every change of the tray or the score card would cost a search for seats.
  for (const element of [panel, panel.closest(".table")]) {
    element?.classList.toggle("three-seats", players.length >= 3);
    element?.classList.toggle("four-seats", players.length >= 4);
  }
}

/**
 * The total, or the range it lies in when part of it is hidden.
 * @param {Pick<Answer["scores"][number], "total" | "low" | "high">} card
 */
export function scoreText({ total, low = total, high = total }) {
  return range(low, high);
}

/**
 * The score card of the seat that is shown.
 * @param {HTMLElement} panel
 * @param {{ answer: Pick<Answer, "scores"> & Partial<Pick<Answer, "outcome">>, players: { name: string }[], shown: number, preview: Preview | null,
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
    el("caption", {
      text: t(answer.outcome ? "table.scores.final" : "table.scores.of", { name: players[shown].name }),
    }),
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
 * A change of the score, with its sign as well as its colour.
 * @param {number | undefined} points
 */
export function changeTag(points) {
  if (points === undefined) return null;
  return el("span", { class: `tag ${changeKind(points)}`, text: signed(points) });
}
