// Dice as cubes that tumble when they are rolled. A face is any small drawing; ordinary dice have pips.

import { el } from "../base/dom.js";

/** Which of the nine places of a face hold a pip. */
const PIPS = [[5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

/** @param {number} value 1 to 6 */
export function pips(value) {
  return el(
    "span",
    { class: "pips" },
    PIPS[value - 1].map((place) => el("i", { class: `pip at-${place}` })),
  );
}

/**
 * @param {number} value the side that lies on top, 1 to 6
 * @param {{ rolling?: boolean, delay?: number, faces?: HTMLElement[], class?: string }} [look]
 */
export function die(value, { rolling = false, delay = 0, faces, class: more = "" } = {}) {
  const sides = Array.from({ length: 6 }, (_, index) =>
    el("span", { class: `side side-${index + 1}` }, faces ? faces[index] : pips(index + 1)),
  );
  const cube = el("span", { class: `cube${rolling ? " rolling" : ""}`, "data-top": value }, sides);
  if (delay) cube.style.animationDelay = `${delay}ms`;
  return el("span", { class: `die ${more}`, "aria-hidden": "true" }, cube);
}
