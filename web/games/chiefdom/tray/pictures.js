// The little drawings on the tray's buttons: an icon of the sheet, and the shape of a die.

import { el } from "../../../js/base/dom.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { Pencil } from "../../../js/canvas/pencil.js";
import { drawIcon } from "../drawing/icons.js";

/** @param {string} letter as in the diagram */
export function picture(letter) {
  const canvas = el("canvas", { class: "use-picture", width: 112, height: 112, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(1.75, 1.75);
  drawIcon(new Pencil(pen, readTheme()), letter, { x: 2, y: 2, size: 60, seed: 4 });
  return canvas;
}

/**
 * A shape as a little grid.
 * @param {[number, number][]} offsets rows and columns
 * @param {boolean} less one square may be left out
 */
export function shapePicture(offsets, less) {
  const canvas = el("canvas", { class: "chiefdom-die-shape", width: 96, height: 96, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const theme = readTheme();
  const height = Math.max(...offsets.map(([row]) => row)) + 1;
  const width = Math.max(...offsets.map(([, column]) => column)) + 1;
  const size = Math.min(28, 88 / Math.max(width, height));
  pen.translate((96 - width * size) / 2, (96 - height * size) / 2);
  const pencil = new Pencil(pen, theme).seed(9);
  offsets.forEach(([row, column], index) => {
    const isLeftOut = less && index === offsets.length - 1;
    const [left, top, right, bottom] = [column * size, row * size, (column + 1) * size, (row + 1) * size];
    /** @type {[number, number][]} */
    const corners = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
    if (!isLeftOut) pencil.fill(corners, theme.accent, 0.45);
    pencil.box(left + 1, top + 1, size - 2, size - 2, { width: 2.4, alpha: isLeftOut ? 0.3 : 0.95 });
  });
  return canvas;
}
