// The log of Chiefdom: which roll begins a turn, and the dice and icons beside the words.

import { el } from "../../js/base/dom.js";
import { readTheme } from "../../js/canvas/colours.js";
import { die } from "../../js/canvas/dice.js";
import { Pencil } from "../../js/canvas/pencil.js";
import { drawIcon, LETTERS, TRADES } from "./drawing/icons.js";

/** @typedef {import("./view.js").Event} Event */

/** The turn that an event begins. @param {Event} event */
export const round = (event) => (event.kind === "roll" ? event.turn : null);

/** @param {Event} event @returns {HTMLElement[]} */
export function signs(event) {
  switch (event.kind) {
    case "roll":
      return event.dice.map((value) => die(value, { class: "small" }));
    case "use":
      return event.pips.map((value) => die(value, { class: "small" }));
    case "draw":
      return [picture(LETTERS[event.icon])];
    case "job":
      return [picture(TRADES[event.job])];
    default:
      return [];
  }
}

/** @param {string} letter */
function picture(letter) {
  const canvas = el("canvas", { class: "log-picture", width: 48, height: 48, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  drawIcon(new Pencil(pen, readTheme()), letter, { x: 2, y: 2, size: 44, seed: 4 });
  return canvas;
}
