// The score tracks in short, for narrow paper: for each row its icon, its marks, and a bar with the ability icons ahead.

import { number } from "../../../js/base/words.js";
import { colourOf, drawThing } from "../drawing/icons.js";
import { STRIP } from "./layout.js";

/** @typedef {import("../view.js").Row} Row */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */

/**
 * One strip above the board and one below it, as the players sit: the first one below.
 * @param {Context} context
 * @param {{ width: number, height: number }} size
 * @returns {Item[]}
 */
export function strips({ view, turned }, { width, height }) {
  return [0, 1].map((seat) => {
    const y = (seat === 1) === turned ? height - STRIP - 10 : 8;
    const player = view.players[seat];
    return {
      id: `strip-${seat}`,
      x: 0,
      y,
      width,
      height: STRIP,
      look: player.rows.map((row) => row.marks).join(),
      still: true,
      draw: (/** @type {Pencil} */ pencil) => drawStrip(pencil, view, { seat, y, width }),
    };
  });
}

/** @param {Pencil} pencil @param {View} view @param {{ seat: number, y: number, width: number }} place */
function drawStrip(pencil, view, { seat, y, width }) {
  const left = 36;
  const each = (width - left - 12) / 6;
  drawSeat(pencil, seat, 22, y + STRIP / 2);
  view.players[seat].rows.forEach((row, at) => {
    drawRow(pencil, row, view.track[at], { x: left + at * each, y, width: each - 6 });
  });
}

/** The seat's mark: a circle or a square. @param {Pencil} pencil @param {number} seat @param {number} x @param {number} y */
function drawSeat(pencil, seat, x, y) {
  const { context, theme } = pencil;
  context.save();
  context.fillStyle = theme.seats[seat];
  context.strokeStyle = theme.ink;
  context.lineWidth = 1.4;
  context.beginPath();
  if (seat === 0) context.arc(x, y, 10, 0, Math.PI * 2);
  else context.rect(x - 9, y - 9, 18, 18);
  context.fill();
  context.stroke();
  context.restore();
}

/** @param {Pencil} pencil @param {Row} row @param {string[]} track @param {{ x: number, y: number, width: number }} place */
function drawRow(pencil, row, track, { x, y, width }) {
  const { context, theme } = pencil;
  if (row.lowest) {
    context.save();
    context.strokeStyle = theme.accent;
    context.lineWidth = 2.5;
    context.beginPath();
    context.roundRect(x - 3, y + 1, width + 6, STRIP - 3, 8);
    context.stroke();
    context.restore();
  }
  drawThing(pencil, row.icon, { x: x + 1, y: y + 5, size: 38, seed: 2, letter: false });
  pencil.write(number(row.marks), x + 60, y + 25, {
    size: 36,
    weight: 700,
    colour: row.lowest ? theme.accent : theme.ink,
  });
  const step = width / track.length;
  context.save();
  track.forEach((ability, at) => {
    const marked = at < row.marks;
    context.globalAlpha = marked ? 1 : ability ? 0.75 : 0.3;
    context.fillStyle = marked ? colourOf(row.icon, theme) : ability ? theme.ink : theme.faint;
    const high = ability ? 9 : 6;
    context.fillRect(x + at * step, y + 53 - high / 2, step - 1, high);
  });
  context.restore();
}
