// Where things lie on the board, in scene units: with short score tracks above and below it or at its sides, or without
// them.

import { SIZE } from "../drawing/icons.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */
/** @typedef {Record<string, Box>} Boxes */
/** @typedef {ReturnType<typeof measure>} Size */
/** @typedef {"plain" | "stacked" | "beside"} Form */

/** The height of a short score track above or below the board, and its width at a side. */
export const STRIP = 62;
export const SIDE = 54;

/** The margins around the squares. @type {Record<Form, { left: number, top: number, right: number, bottom: number }>} */
const MARGINS = {
  plain: { left: 36, top: 34, right: 20, bottom: 24 },
  stacked: { left: 27, top: STRIP + 30, right: 11, bottom: STRIP + 16 },
  beside: { left: SIDE + 30, top: 30, right: SIDE + 12, bottom: 14 },
};

/** @param {Context} context */
export function measure(context) {
  const { view } = context;
  const form = formOf(context);
  const { left, top } = MARGINS[form];
  return { form, left, top, columns: view.columns.length, rows: view.rows.length, ...sizeOf(form, view) };
}

/** @param {Form} form @param {Context["view"]} view */
function sizeOf(form, { columns, rows }) {
  const { left, top, right, bottom } = MARGINS[form];
  return { width: left + columns.length * SIZE + right, height: top + rows.length * SIZE + bottom };
}

/**
 * On small screens, the layout with the largest squares; on large ones, tracks only in the space that the squares
 * leave.
 * @param {Context} context
 * @returns {Form}
 */
function formOf({ view, layout, ratio }) {
  if (ratio === undefined) return layout === "tall" ? "stacked" : "plain";
  const scale = (/** @type {Form} */ form) => {
    const { width, height } = sizeOf(form, view);
    return Math.min(ratio / width, 1 / height);
  };
  if (layout === "tall") return scale("beside") > scale("stacked") ? "beside" : "stacked";
  return scale("beside") === 1 / sizeOf("beside", view).height ? "beside" : "plain";
}

/** The squares by name. @param {Context} context @returns {Boxes} */
export function boxesOf(context) {
  const { left, top } = measure(context);
  return Object.fromEntries(
    context.view.squares.map(({ name, column, row }) => [
      name,
      { x: left + column * SIZE, y: top + row * SIZE, width: SIZE, height: SIZE },
    ]),
  );
}
