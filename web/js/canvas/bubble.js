// The bubble above the board: the effect of the considered move.

import { el, fill } from "../base/dom.js";
import { signed } from "../base/words.js";

/**
 * @typedef {import("../base/dom.js").Child} Child
 * @typedef {import("./scene.js").Box} Box
 * @typedef {{ kind: "good" | "bad" | "even" | "plain", parts: Child[] }} Bubble
 * @typedef {{ x: number, y: number, bottom: number, free?: Box[] }} Place above and below what it is about, in scene units;
 *   `free` is what it should not hide
 * @typedef {Pick<import("./stage.js").Stage, "view" | "width" | "height">} Space
 * @typedef {{ width: number, height: number }} Size
 */

const TALL = 60; // pixels from which a bubble would leave the board at its upper edge
const GAP = 8;
const RISE = 1.25; // how far above a thing it begins, in its own heights
const STEPS = 12; // how far it goes to hide less, in half heights
const HIDING = 4; // how much worse a hidden pixel is than a pixel of distance

/** The class that colours a change of the score. @param {number} points */
export function changeKind(points) {
  return points > 0 ? "good" : points < 0 ? "bad" : "even";
}

/** What a move changes: one number, and notes on it. @param {number} total @param {Child[]} notes @returns {Bubble} */
export function changeBubble(total, notes = []) {
  return { kind: changeKind(total), parts: [el("b", { text: signed(total) }), ...notes] };
}

/**
 * @param {HTMLElement} element
 * @param {HTMLCanvasElement} canvas
 * @param {Space} stage
 * @param {Place} place
 * @param {Bubble} bubble
 */
export function showBubble(element, canvas, stage, place, { kind, parts }) {
  element.hidden = false;
  fill(element, ...parts);
  element.className = `bubble ${kind}`;
  const size = { width: Math.min(element.offsetWidth, stage.width), height: element.offsetHeight };
  const { x, y } = spotFor(size, stage, place);
  element.style.left = `${canvas.offsetLeft + x}px`;
  element.style.top = `${canvas.offsetTop + y}px`;
}

/**
 * The upper left corner of a bubble, in pixels of the canvas.
 * @param {Size} size
 * @param {Space} stage
 * @param {Place} place
 */
export function spotFor({ width, height }, stage, { x, y, bottom, free = [] }) {
  const { view } = stage;
  const top = view.y + y * view.scale;
  const end = view.y + bottom * view.scale;
  // Above, unless there is too little space and more of it below; a tall bubble stays on the board in any case.
  const isBelow = height > TALL && top < height + GAP && stage.height - end > top;
  const near = isBelow ? end + GAP : top - GAP - height;
  const usual = {
    x: clamp(view.x + x * view.scale - width / 2, stage.width - width),
    y: height > TALL ? clamp(near, stage.height - height) : top - RISE * height,
  };
  const boxes = free.map((box) => ({
    x: view.x + box.x * view.scale,
    y: view.y + box.y * view.scale,
    width: box.width * view.scale,
    height: box.height * view.scale,
  }));
  return boxes.length ? clearSpot(usual, { width, height }, stage, boxes) : usual;
}

/**
 * The spot near the usual one that hides least.
 * @param {{ x: number, y: number }} usual
 * @param {Size} size
 * @param {Size} stage
 * @param {Box[]} boxes
 */
function clearSpot(usual, size, stage, boxes) {
  let best = usual;
  let least = Number.POSITIVE_INFINITY;
  for (let down = -STEPS; down <= STEPS; down++) {
    for (let right = -STEPS; right <= STEPS; right++) {
      const x = clamp(usual.x + (right * size.height) / 2, stage.width - size.width);
      const y = clamp(usual.y + (down * size.height) / 2, stage.height - size.height);
      const hidden = boxes.reduce((sum, box) => sum + overlap({ x, y, ...size }, box), 0);
      const cost = HIDING * hidden + Math.hypot(x - usual.x, y - usual.y);
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  }
  return best;
}

/** @param {number} value @param {number} most */
const clamp = (value, most) => Math.max(0, Math.min(value, most));

/** The area that two boxes share. @param {Box} one @param {Box} other */
function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
