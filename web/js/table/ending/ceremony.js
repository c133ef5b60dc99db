// A short ceremony before the result: a laurel is drawn around the winner's mark, and pieces fall on the table.
// A tap or any key ends it.

import { el } from "../../base/dom.js";
import { MARKS } from "../../base/seat-mark.js";
import { t } from "../../base/words.js";
import { readTheme } from "../../canvas/colours.js";
import { circle, Pencil, wobble } from "../../canvas/pencil.js";

/** @typedef {import("../../canvas/colours.js").Theme} Theme */

const LENGTH = 2600; // milliseconds
const DRAWN = 1100; // until the laurel is whole
const LEAVES = 9; // on each side
const PIECES = 26;

/**
 * @param {HTMLElement} dialog over which it is shown
 * @param {{ title: string, winners: number[] }} result
 */
export function celebrate(dialog, { title, winners }) {
  const canvas = el("canvas", { "aria-hidden": "true" });
  const hint = el("p", { class: "faint", text: t("table.ending.skip") });
  const cover = el("div", { class: "ceremony" }, canvas, el("p", { class: "ceremony-title", text: title }), hint);
  const left = new AbortController();
  const { signal } = left;
  const end = () => {
    left.abort();
    cover.classList.add("leaving");
    setTimeout(() => cover.remove(), 250);
  };
  cover.addEventListener("pointerdown", end, { signal });
  dialog.addEventListener("close", end, { signal });
  document.addEventListener(
    "keydown",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  dialog.append(cover);
  animate(canvas, winners, signal, end);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {number[]} winners
 * @param {AbortSignal} signal
 * @param {() => void} end
 */
function animate(canvas, winners, signal, end) {
  const ratio = Math.min(globalThis.devicePixelRatio || 1, 2);
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const theme = readTheme();
  const start = performance.now();
  const draw = (/** @type {number} */ now) => {
    if (signal.aborted) return;
    const time = now - start;
    if (time > LENGTH) return end();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    drawPieces(new Pencil(context, theme), width, height, time / LENGTH);
    drawLaurel(
      new Pencil(context, theme),
      { x: width / 2, y: height * 0.45, size: Math.min(width, height) * 0.3 },
      time,
    );
    drawMarks(context, theme, winners, { x: width / 2, y: height * 0.45, size: Math.min(width, height) * 0.16 });
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/**
 * Two branches that grow from below, leaf by leaf.
 * @param {Pencil} pencil
 * @param {{ x: number, y: number, size: number }} place
 * @param {number} time
 */
function drawLaurel(pencil, { x, y, size }, time) {
  const grown = Math.min(1, time / DRAWN) * LEAVES;
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < grown; leaf++) {
      pencil.seed(leaf * 2 + side + 3).progress = Math.min(1, grown - leaf);
      const angle = Math.PI / 2 + side * (0.25 + leaf * 0.29);
      const [cx, cy] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size];
      drawLeaf(pencil, cx, cy, angle + side * 1.9, size * 0.24);
      drawLeaf(pencil, cx, cy, angle + side * 1.1, size * 0.2);
    }
  }
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} angle @param {number} length */
function drawLeaf(pencil, x, y, angle, length) {
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    /** @type {import("../../canvas/pencil.js").Point} */ ([
      x + Math.cos(angle) * along * length - Math.sin(angle) * across * length,
      y + Math.sin(angle) * along * length + Math.cos(angle) * across * length,
    ]);
  const edge = [at(0, 0), at(0.35, 0.24), at(0.75, 0.2), at(1, 0), at(0.75, -0.2), at(0.35, -0.24), at(0, 0)];
  pencil.fill(edge, pencil.theme.leaf, 0.55);
  pencil.path(edge, { width: 1.5, rough: 0.7 });
  pencil.path([at(0, 0), at(0.5, 0.02), at(0.9, 0)], { width: 1, rough: 0.5, alpha: 0.6 });
}

/**
 * The winners' marks in the middle of the laurel.
 * @param {CanvasRenderingContext2D} context
 * @param {Theme} theme
 * @param {number[]} winners
 * @param {{ x: number, y: number, size: number }} place
 */
function drawMarks(context, theme, winners, { x, y, size }) {
  const each = size / Math.max(1, winners.length);
  winners.forEach((seat, at) => {
    context.save();
    context.translate(x - size / 2 + each * at, y - each / 2);
    context.scale(each / 24, each / 24);
    const shape = new Path2D(MARKS[seat % MARKS.length]);
    context.fillStyle = theme.seats[seat];
    context.strokeStyle = theme.ink;
    context.lineWidth = 1.2;
    context.fill(shape);
    context.stroke(shape);
    context.restore();
  });
}

/**
 * Coloured dots and squares that fall.
 * @param {Pencil} pencil
 * @param {number} width
 * @param {number} height
 * @param {number} share of the time that has passed
 */
function drawPieces(pencil, width, height, share) {
  const random = wobble(7);
  const { theme } = pencil;
  const colours = [theme.accent, theme.sand, theme.water, theme.leaf, theme.wood];
  for (let piece = 0; piece < PIECES; piece++) {
    const x = random() * width;
    const y = (share * (1.1 + random() * 0.7) - random() * 0.7) * (height + 40);
    const size = 5 + random() * 6;
    const colour = colours[piece % colours.length];
    pencil.seed(piece + 1);
    if (piece % 2) {
      pencil.fill(circle(x, y, size), colour, 0.7);
      pencil.ellipse(x, y, size, size, { width: 1.2, passes: 1 });
    } else {
      pencil.crayon(x - size, y - size, size * 2, size * 2, colour, { gap: 3, thick: 3 });
      pencil.box(x - size, y - size, size * 2, size * 2, { width: 1.2, passes: 1, rough: 0.6 });
    }
  }
}
