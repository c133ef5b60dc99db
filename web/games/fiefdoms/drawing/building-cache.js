// Drawn buildings are cached as pictures: a fief has many, and each is made of a hundred strokes.

import { Pencil } from "../../../js/canvas/pencil.js";
import { drawBuilding } from "./buildings.js";

/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */

const EDGE = 12; // units around a cell, for flags and smoke
const MOST = 120; // pictures that are kept: sizes change while a board is zoomed
/** @type {Map<string, HTMLCanvasElement>} */
const kept = new Map();

/**
 * Draw a building at once, from its picture.
 * @param {CanvasRenderingContext2D} context
 * @param {Theme} theme
 * @param {string} building
 * @param {import("./cell-pencil.js").Cell} cell
 */
export function stamp(context, theme, building, cell) {
  const { a: scale } = context.getTransform();
  const { x, y, size } = cell;
  const around = size + 2 * EDGE;
  const image = picture(theme, building, cell, Math.abs(scale) || 1);
  context.drawImage(image, x - EDGE, y - EDGE, around, around);
}

/** @param {Theme} theme @param {string} building @param {import("./cell-pencil.js").Cell} cell @param {number} scale */
function picture(theme, building, { size, seed, pale = false }, scale) {
  const key = [building, pale, seed, size, scale.toFixed(3), theme.paper, theme.accent].join();
  const known = kept.get(key);
  if (known) return known;
  const image = document.createElement("canvas");
  image.width = image.height = Math.ceil((size + 2 * EDGE) * scale);
  const context = /** @type {CanvasRenderingContext2D} */ (image.getContext("2d"));
  context.scale(image.width / (size + 2 * EDGE), image.height / (size + 2 * EDGE));
  drawBuilding(new Pencil(context, theme), building, { x: EDGE, y: EDGE, size, seed, pale });
  if (kept.size >= MOST) kept.clear();
  kept.set(key, image);
  return image;
}
