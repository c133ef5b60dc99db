// Small drawings as data: a list of paths with their fill and outline, in a square of their own. The same list is drawn
// on the canvas and, in buttons and lists, as an inline drawing of the page.

import { svg } from "../../../js/base/dom.js";

/**
 * @typedef {[path: string, fill: string | null, width?: number, stroke?: string]} Mark one path; width 0 has no outline
 * @typedef {object} Drawing
 * @property {number} width
 * @property {number} height
 * @property {Mark[]} marks
 * @property {{ text: string, x: number, y: number, size: number, colour: string }} [letter]
 */

export const INK = "#241a12";

/** @type {Map<string, Path2D>} */
const paths = new Map();

/** @param {string} text */
function pathOf(text) {
  let path = paths.get(text);
  if (!path) {
    path = new Path2D(text);
    paths.set(text, path);
  }
  return path;
}

/**
 * @param {import("../../../js/canvas/pencil.js").Pencil} pencil
 * @param {Drawing} drawing
 * @param {number} x @param {number} y
 * @param {number} height on the scene; the width follows
 * @param {{ alpha?: number, dashed?: boolean }} [look]
 */
export function draw(pencil, drawing, x, y, height, { alpha = 1, dashed = false } = {}) {
  const { context, theme, progress } = pencil;
  const scale = height / drawing.height;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.globalAlpha *= alpha * progress;
  context.lineJoin = "round";
  context.lineCap = "round";
  if (dashed) context.setLineDash([3, 2.5]);
  for (const [text, fill, width = 1.6, stroke = INK] of drawing.marks) {
    const path = pathOf(text);
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (!width) continue;
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke(path);
  }
  if (drawing.letter) {
    const { text, x: left, y: middle, size, colour } = drawing.letter;
    context.font = `800 ${size}px ${theme.body}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colour;
    context.fillText(text, left, middle);
  }
  context.restore();
}

/**
 * The shadow of a drawing, to the lower right of its foot.
 * @param {import("../../../js/canvas/pencil.js").Pencil} pencil
 * @param {Drawing} drawing
 * @param {number} x @param {number} y @param {number} height
 * @param {{ foot?: number, colour: string }} look `foot` is where it stands, in its own units
 */
export function drawShadow(pencil, drawing, x, y, height, { foot = drawing.height, colour }) {
  const { context } = pencil;
  const scale = height / drawing.height;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.transform(1, 0, -0.75, -0.28, 0.75 * foot, 1.28 * foot);
  context.globalAlpha *= pencil.progress;
  context.fillStyle = colour;
  for (const [text, fill] of drawing.marks) if (fill) context.fill(pathOf(text));
  context.restore();
}

/**
 * The same drawing in the page.
 * @param {Drawing} drawing
 * @param {{ class?: string, label?: string }} [look] without a label it is decoration
 */
export function picture(drawing, { class: name = "", label } = {}) {
  const { width, height, marks, letter } = drawing;
  return svg(
    "svg",
    {
      viewBox: `0 0 ${width} ${height}`,
      class: `ft-picture ${name}`,
      ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }),
    },
    marks.map(([text, fill, line = 1.6, stroke = INK]) =>
      svg("path", {
        d: text,
        fill: fill ?? "none",
        ...(line ? { stroke, "stroke-width": line, "stroke-linejoin": "round", "stroke-linecap": "round" } : {}),
      }),
    ),
    letter
      ? svg("text", {
          x: letter.x,
          y: letter.y,
          "font-size": letter.size,
          "text-anchor": "middle",
          "dominant-baseline": "central",
          fill: letter.colour,
          text: letter.text,
        })
      : null,
  );
}

/** @param {number} x @param {number} y @param {number} radius @param {number} [radiusY] */
export function disc(x, y, radius, radiusY = radius) {
  return `M${x - radius} ${y}a${radius} ${radiusY} 0 1 0 ${radius * 2} 0a${radius} ${radiusY} 0 1 0 ${-radius * 2} 0z`;
}
