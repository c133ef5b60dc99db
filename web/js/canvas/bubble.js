// The bubble above the board: what the considered move brings, or what an item is.

import { fill } from "../base/dom.js";

/**
 * @typedef {import("../base/dom.js").Child} Child
 * @typedef {{ kind: "good" | "bad" | "even" | "plain", parts: Child[] }} Bubble
 * @typedef {{ x: number, y: number, bottom: number }} Place above and below what it is about, in scene units
 */

const TALL = 60; // pixels from which a bubble would leave the board at its upper edge
const GAP = 8;

/**
 * @param {HTMLElement} element
 * @param {HTMLCanvasElement} canvas
 * @param {Pick<import("./stage.js").Stage, "view" | "width">} stage
 * @param {Place} place
 * @param {Bubble} bubble
 * @param {Child[]} note
 */
export function showBubble(element, canvas, { view, width }, place, { kind, parts }, note) {
  element.hidden = false;
  fill(element, ...parts, ...note);
  element.className = `bubble ${kind}${note.length ? " note" : ""}`;
  const half = Math.min(element.offsetWidth, width) / 2;
  const x = Math.min(width - half, Math.max(half, view.x + place.x * view.scale));
  const above = view.y + place.y * view.scale;
  const isBelow = element.offsetHeight > TALL && above < element.offsetHeight + GAP;
  element.classList.toggle("below", isBelow);
  element.style.left = `${canvas.offsetLeft + x}px`;
  element.style.top = `${canvas.offsetTop + (isBelow ? view.y + place.bottom * view.scale : above)}px`;
}
