// Short score tracks around the board: for each row its icon, its marks, and a bar with the ability icons ahead.
// What a move would mark is shown in them before it is made.

import { number, signed } from "../../../js/base/words.js";
import { drawSign } from "../drawing/glyphs.js";
import { colourOf, drawThing, SIZE } from "../drawing/icons.js";
import { SIDE, STRIP } from "./layout.js";

/** @typedef {import("../view.js").Row} Row */
/** @typedef {import("../view.js").Note} Note */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Size} Size */
/** @typedef {{ cell: Box, row: Row, track: string[], upright: boolean }} Place a row of a short track and where it is
 * */
/** @typedef {{ gain: number, reached: string[] }} Coming the marks that a move makes, and the ability icons under them */

const ICON = 38;
const NOTHING = { gain: 0, reached: [] };

/**
 * One for each seat, as the players sit: the first one below, or at the right.
 * @param {Context} context
 * @param {Size} size
 * @returns {Item[]}
 */
export function strips(context, size) {
  const { view } = context;
  if (size.form === "plain") return [];
  return [0, 1].map((seat) => ({
    id: `strip-${seat}`,
    ...stripBox(seat, context.turned, size),
    look: view.players[seat].rows.map((row) => row.marks).join(),
    still: true,
    draw: (/** @type {Pencil} */ pencil) => {
      drawSeat(pencil, seat, markSpot(stripBox(seat, context.turned, size), size));
      for (const place of placesOf(seat, context, size)) drawRow(pencil, place, NOTHING);
    },
  }));
}

/**
 * The rows that a move would advance, on the strip of the seat that decides.
 * @param {Pencil} pencil
 * @param {Context} context
 * @param {Size} size
 * @param {Note[]} notes
 */
export function drawAdvances(pencil, context, size, notes) {
  const { seat } = context.view;
  if (seat === null || size.form === "plain") return;
  const gains = notes.find((note) => note.key === "marks")?.rows ?? {};
  for (const place of placesOf(seat, context, size)) {
    const { icon } = place.row;
    const reached = notes.flatMap((note) => (note.key === "ability" && note.icon === icon ? [note.ability] : []));
    if (gains[icon]) drawRow(pencil, place, { gain: gains[icon], reached });
  }
}

/**
 * The rows of the short tracks by name, such as "row-0-lake" for the first seat's.
 * @param {Context} context
 * @param {Size} size
 */
export function rowBoxes(context, size) {
  if (size.form === "plain") return {};
  const entries = [0, 1].flatMap((seat) =>
    placesOf(seat, context, size).map(({ row, cell }) => [`row-${seat}-${row.icon}`, cell]),
  );
  return /** @type {import("./layout.js").Boxes} */ (Object.fromEntries(entries));
}

// -- where they are --------------------------------------------------------------------------------------------------------

/** @param {number} seat @param {boolean} turned @param {Size} size @returns {Box} */
function stripBox(seat, turned, { form, width, height, top, rows }) {
  const isLast = (seat === 1) === turned;
  if (form === "stacked") return { x: 0, y: isLast ? height - STRIP - 10 : 8, width, height: STRIP };
  return { x: isLast ? width - SIDE - 8 : 8, y: top, width: SIDE, height: rows * SIZE };
}

/** Where the seat's mark is. @param {Box} strip @param {Size} size */
function markSpot({ x, y, width, height }, { form }) {
  return form === "stacked" ? { x: x + 22, y: y + height / 2 } : { x: x + width / 2, y: y - 13 };
}

/** @param {number} seat @param {Context} context @param {Size} size @returns {Place[]} */
function placesOf(seat, { view, turned }, size) {
  const strip = stripBox(seat, turned, size);
  const upright = size.form === "beside";
  const left = upright ? strip.x : 36;
  const wide = (size.width - left - 12) / 6;
  const high = strip.height / 6;
  return view.players[seat].rows.map((row, at) => ({
    cell: upright
      ? { x: left, y: strip.y + at * high, width: SIDE, height: high - 6 }
      : { x: left + at * wide, y: strip.y, width: wide - 6, height: STRIP },
    row,
    track: view.track[at],
    upright,
  }));
}

// -- drawing ---------------------------------------------------------------------------------------------------------------

/** The seat's mark: a circle or a square. @param {Pencil} pencil @param {number} seat @param {{ x: number, y: number }} spot */
function drawSeat(pencil, seat, { x, y }) {
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

/** @param {Pencil} pencil @param {Place} place @param {Coming} coming */
function drawRow(pencil, place, coming) {
  const { row, cell, upright } = place;
  const { theme } = pencil;
  const { gain, reached } = coming;
  if (gain) drawFrame(pencil, cell, theme.good, true);
  else if (row.lowest) drawFrame(pencil, cell, theme.accent, false);
  const icon = upright ? { x: cell.x + 3, y: cell.y + 3 } : { x: cell.x + 1, y: cell.y + 5 };
  drawThing(pencil, row.icon, { ...icon, size: ICON, seed: 2, letter: false });
  const count = upright
    ? { x: cell.x + 22, y: cell.y + (ICON + cell.height) / 2 + 4 }
    : { x: cell.x + 60, y: cell.y + 25 };
  pencil.write(number(row.marks + gain), count.x, count.y, {
    size: 36,
    weight: 700,
    colour: gain ? theme.good : row.lowest ? theme.accent : theme.ink,
  });
  drawBar(pencil, place, gain);
  if (gain) drawGain(pencil, signed(gain), icon);
  reached.forEach((ability, at) => drawReached(pencil, ability, { x: icon.x + 28 - at * 20, y: icon.y + 30 }));
}

/** @param {Pencil} pencil @param {Box} cell @param {string} colour @param {boolean} covers what is drawn there already */
function drawFrame({ context, theme }, { x, y, width, height }, colour, covers) {
  context.save();
  context.beginPath();
  context.roundRect(x - 3, y + 1, width + 6, height - 3, 8);
  if (covers) {
    context.fillStyle = theme.paper;
    context.fill();
    context.fillStyle = colour;
    context.globalAlpha = 0.16;
    context.fill();
    context.globalAlpha = 1;
  }
  context.strokeStyle = colour;
  context.lineWidth = 2.5;
  context.stroke();
  context.restore();
}

/** The squares of the row, below it or at its edge from the bottom up. @param {Pencil} pencil @param {Place} place @param {number} gain */
function drawBar({ context, theme }, { cell, row, track, upright }, gain) {
  const length = upright ? cell.height - 8 : cell.width;
  const step = length / track.length;
  context.save();
  track.forEach((ability, at) => {
    const filled = at < row.marks + gain;
    const thick = ability ? 9 : 6;
    context.globalAlpha = filled ? 1 : ability ? 0.75 : 0.3;
    if (at < row.marks) context.fillStyle = colourOf(row.icon, theme);
    else context.fillStyle = filled ? theme.good : ability ? theme.ink : theme.faint;
    if (upright) context.fillRect(cell.x + 48 - thick / 2, cell.y + 4 + length - (at + 1) * step, thick, step - 1);
    else context.fillRect(cell.x + at * step, cell.y + 53 - thick / 2, step - 1, thick);
  });
  context.restore();
}

/** @param {Pencil} pencil @param {string} text @param {{ x: number, y: number }} icon */
function drawGain(pencil, text, { x, y }) {
  const { context, theme } = pencil;
  context.save();
  context.fillStyle = theme.good;
  context.beginPath();
  context.roundRect(x - 2, y - 2, 34, 26, 12);
  context.fill();
  context.restore();
  pencil.write(text, x + 15, y + 12, { size: 23, weight: 700, font: theme.body, colour: theme.paper });
}

/** An ability icon of the track that is reached. @param {Pencil} pencil @param {string} ability @param {{ x: number, y: number }} spot */
function drawReached(pencil, ability, { x, y }) {
  const { context, theme } = pencil;
  context.save();
  context.fillStyle = theme.paper;
  context.strokeStyle = theme.good;
  context.lineWidth = 1.5;
  context.beginPath();
  context.arc(x, y, 11, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.restore();
  drawSign(pencil, ability, x, y, ability === "star" ? 9 : 7);
}
