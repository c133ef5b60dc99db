// The drawings of Chiefdom Duel: six icons, mountain and cross. Each differs in shape and colour and carries a letter.
// All are drawn in a square of 60 and scaled to the cell.

import { t } from "../../../js/base/words.js";
import { ICONS } from "./icon-shapes.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/pencil.js").Point} Point */
/** @typedef {{ x: number, y: number, size: number, seed: number, letter?: boolean, printed?: boolean }} Cell */

/** The side of a square of the board. */
export const SIZE = 60;

/** The colour of each icon, in the light and the dark theme. @type {Record<string, [string, string]>} */
const COLOURS = {
  lake: ["#3f7fa6", "#6fb1d6"],
  mask: ["#77468f", "#c99fe2"],
  forest: ["#4f7d3a", "#8fbe72"],
  hut: ["#b07d1e", "#e3bd62"],
  fish: ["#c04a74", "#f29ab8"],
  fire: ["#cc5a16", "#f79a55"],
};

/** @param {string} icon @param {{ dark: boolean, black?: boolean, leaf?: string }} theme */
export function colourOf(icon, theme) {
  if (theme.black && theme.leaf) return theme.leaf;
  return COLOURS[icon][theme.dark ? 1 : 0];
}

/**
 * @param {Pencil} pencil
 * @param {string} thing an icon, "mountain" or "cross"
 * @param {Cell} cell
 */
export function drawThing(pencil, thing, { x, y, size, seed, letter = true, printed = false }) {
  const { context, theme } = pencil;
  context.save();
  context.translate(x, y);
  context.scale(size / SIZE, size / SIZE);
  pencil.seed(seed);
  if (thing in ICONS) {
    const colour = colourOf(thing, theme);
    if (printed) drawPrintedFrame(pencil, colour);
    else pencil.crayon(2, 2, 56, 56, colour, { alpha: theme.dark ? 0.16 : 0.15, gap: 8, thick: 7, slant: 0.5 });
    ICONS[thing](pencil, colour);
    if (letter) drawLetter(pencil, thing, colour);
  } else {
    OTHERS[thing]?.(pencil);
  }
  context.restore();
}

/** Printed on the sheet before anybody draws: a second line inside the cell. @param {Pencil} pencil @param {string} colour */
function drawPrintedFrame(pencil, colour) {
  pencil.crayon(2, 2, 56, 56, colour, { alpha: pencil.theme.dark ? 0.22 : 0.24, gap: 6, thick: 6, slant: -0.5 });
  pencil.box(4, 4, 52, 52, { colour, width: 2.2, rough: 0.3, passes: 1 });
}

/** What may be drawn here later. @param {Pencil} pencil @param {string} thing @param {{ x: number, y: number }} box */
export function drawFaint(pencil, thing, { x, y }) {
  pencil.context.save();
  pencil.context.globalAlpha = 0.45;
  drawThing(pencil, thing, { x, y, size: SIZE, seed: 5 });
  pencil.context.restore();
}

/** @param {Pencil} pencil @param {string} icon @param {string} colour */
function drawLetter(pencil, icon, colour) {
  const { theme, context } = pencil;
  context.save();
  context.globalAlpha *= 0.92 * pencil.progress;
  context.fillStyle = theme.paper;
  context.beginPath();
  context.arc(48, 48, 9.5, 0, Math.PI * 2);
  context.fill();
  context.lineWidth = 1.4;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
  pencil.write(t(`duel.letter.${icon}`), 48, 48.8, { size: 15, weight: 700, font: theme.body });
}

/** @type {Record<string, (pencil: Pencil) => void>} */
const OTHERS = { mountain: drawMountain, cross: drawCross };

/** @param {Pencil} pencil */
function drawMountain(pencil) {
  const { theme } = pencil;
  pencil.crayon(2, 2, 56, 56, theme.stone, { alpha: theme.dark ? 0.3 : 0.28, slant: -0.4, gap: 7, thick: 6 });
  drawPeak(pencil, [
    [26, 50],
    [42, 19],
    [56, 50],
  ]);
  drawPeak(pencil, [
    [4, 50],
    [22, 10],
    [42, 50],
  ]);
}

/** @param {Pencil} pencil @param {[Point, Point, Point]} corners foot, top, foot */
function drawPeak(pencil, [left, top, right]) {
  const { theme } = pencil;
  const part = (/** @type {Point} */ foot, /** @type {number} */ share) =>
    /** @type {Point} */ ([top[0] + (foot[0] - top[0]) * share, top[1] + (foot[1] - top[1]) * share]);
  pencil.fill([left, top, right], theme.paper, 1);
  pencil.fill([left, top, right], theme.stone, theme.dark ? 0.55 : 0.6);
  const [low, high] = [part(left, 0.34), part(right, 0.34)];
  const middle = /** @type {Point} */ ([top[0], top[1] + 9]);
  pencil.fill([low, top, high, middle], theme.dark ? "#efe6d6" : theme.paper, 0.95);
  pencil.path([low, part(left, 0.26), middle, part(right, 0.26), high], { width: 1.2, rough: 0.4, passes: 1 });
  pencil.path([left, part(left, 0.5), top, part(right, 0.5), right], { width: 1.9, rough: 0.5 });
  pencil.line(left[0], left[1], right[0], right[1], { width: 1.5, rough: 0.5 });
}

/** @param {Pencil} pencil */
function drawCross(pencil) {
  const { theme } = pencil;
  pencil.crayon(2, 2, 56, 56, theme.ink, { alpha: 0.1, slant: 1, gap: 9, thick: 5 });
  pencil.line(13, 13, 47, 47, { width: 5, rough: 1.2 });
  pencil.line(47, 13, 13, 47, { width: 5, rough: 1.2 });
}
