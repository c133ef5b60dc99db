// The log of Rolling Fiefdoms: which roll begins a turn, and the dice and buildings beside the words.

import { el } from "../../js/base/dom.js";
import { readTheme } from "../../js/canvas/colours.js";
import { stamp } from "./drawing/building-cache.js";
import { cube } from "./tray/numeral-dice.js";

/** @typedef {import("./view.js").Event} Event */

/** The turn that an event begins. @param {Event} event */
export const round = (event) => (event.kind === "roll" ? event.turn : null);

/** @param {Event} event @returns {HTMLElement[]} */
export function signs(event) {
  if (event.kind === "roll") return event.dice.map((rolled) => cube(rolled, { class: "small" }));
  return event.kind === "build" ? [picture(event.building)] : [];
}

/** @param {string} building */
function picture(building) {
  const canvas = el("canvas", { class: "log-picture", width: 60, height: 60, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  stamp(pen, readTheme(), building, { x: 6, y: 8, size: 48, seed: 4 });
  return canvas;
}
