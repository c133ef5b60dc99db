// The score sheet of a game, line by line, as text: printed below a sheet, or a separate picture.

import { scoreTable } from "./score-table.js";

/** @typedef {import("./still.js").Still} Still */
/** @typedef {import("./press.js").Press} Press */

const HEAD = 94;
const LINE = 27;
const LABEL = 210;

/** How much space it takes. @param {Still} still */
export function scoresHeight(still) {
  return HEAD + (scoreTable(still).rows.length + 1) * LINE + 14;
}

/**
 * @param {Press} press
 * @param {Still} still
 * @param {{ x: number, y: number, width: number, line?: number }} place
 */
export function drawScores(press, still, { x, y, width, line = LINE }) {
  const { theme } = press;
  const { rows, total } = scoreTable(still);
  const size = line * 0.62;
  const each = (width - LABEL) / still.players.length;
  const right = (/** @type {number} */ seat) => x + LABEL + (seat + 1) * each - 6;
  const winners = still.answer.outcome?.winners ?? [];
  press.heading(press.shorten(still.headline, width, `700 25px ${theme.title}`), x, y + 10, { size: 25 });
  const under = [still.title, still.subtitle, still.reason].filter(Boolean).join(" · ");
  press.type(press.shorten(under, width, `500 15px ${theme.body}`), x, y + 38, { size: 15, colour: theme.faint });
  const top = y + HEAD - line;
  still.players.forEach(({ name }, seat) => {
    const short = press.shorten(name, each - 10, `700 ${size}px ${theme.body}`);
    press.type(short, right(seat), top, { size, weight: 700, align: "right" });
  });
  rows.forEach(({ label, cells }, at) => {
    const middle = top + (at + 1) * line;
    press.rule(x, middle - line / 2, x + width, middle - line / 2, at ? 0.5 : 1.4, at ? theme.faint : theme.ink);
    press.type(press.shorten(label, LABEL, `500 ${size}px ${theme.body}`), x, middle, { size });
    cells.forEach((cell, seat) => press.type(cell, right(seat), middle, { size, align: "right" }));
  });
  const foot = top + (rows.length + 1) * line + 4;
  press.rule(x, foot - line / 2 - 2, x + width, foot - line / 2 - 2, 1.4);
  press.heading(total.label, x, foot + 2, { size: size * 1.15 });
  total.cells.forEach((cell, seat) => {
    const text = winners.includes(seat) && still.players.length > 1 ? `★ ${cell}` : cell;
    press.heading(text, right(seat), foot + 2, { size: size * 1.25, weight: 800, align: "right" });
  });
}
