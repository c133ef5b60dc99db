// Translates mouse, pen and touch on the canvas into a few intents: point at, choose, turn, flip, zoom, pan.

import { isSecondTap } from "../base/overlay/second-tap.js";

/**
 * @typedef {object} Intents
 * @property {(x: number, y: number) => void} point the pointer is over this point (CSS pixels of the canvas)
 * @property {() => void} leave
 * @property {(x: number, y: number, touch: boolean) => void} choose
 * @property {(step: 1 | -1) => boolean} turn answers whether there was anything to turn
 * @property {() => void} flip
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} pan
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {Point & { startX: number, startY: number, time: number }} Finger
 */

const SLACK = 9; // pixels a finger may slip and still tap
/** Milliseconds after which a resting finger is no tap any more. */
export const HOLD = 480;
const TAP = 300; // milliseconds within which two fingers are a tap, not a pinch

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Intents} intents
 * @returns {() => void} ends it
 */
export function followPointer(canvas, intents) {
  const gestures = new Gestures(canvas, intents);
  const ends = new AbortController();
  const { signal } = ends;
  canvas.addEventListener("pointerdown", (event) => gestures.press(event), { signal });
  canvas.addEventListener("pointermove", (event) => gestures.move(event), { signal });
  canvas.addEventListener("pointerup", (event) => gestures.release(event), { signal });
  canvas.addEventListener("pointercancel", (event) => gestures.cancel(event), { signal });
  canvas.addEventListener("pointerleave", (event) => gestures.leave(event), { signal });
  canvas.addEventListener("wheel", (event) => gestures.wheel(event), { signal, passive: false });
  canvas.addEventListener("contextmenu", (event) => gestures.menu(event), { signal });
  return () => ends.abort();
}

/**
 * Where an event happened, in CSS pixels of the canvas.
 * @param {HTMLCanvasElement} canvas
 * @param {{ clientX: number, clientY: number }} event
 * @returns {Point}
 */
export function pointOn(canvas, { clientX, clientY }) {
  const box = canvas.getBoundingClientRect();
  // The whole table may be turned towards the person on the other side.
  if (canvas.closest(".turned")) return { x: box.right - clientX, y: box.bottom - clientY };
  return { x: clientX - box.left, y: clientY - box.top };
}

class Gestures {
  /** The fingers and pressed buttons, by the id of their pointer. @type {Map<number, Finger>} */
  #down = new Map();
  /** More than one finger, or one that moved: not a tap any more. */
  #isGesture = false;
  /** A quick double tap does not choose what has appeared after the first tap. */
  #isAgain = false;
  #canvas;
  #intents;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Intents} intents
   */
  constructor(canvas, intents) {
    this.#canvas = canvas;
    this.#intents = intents;
  }

  /** @param {PointerEvent} event */
  press(event) {
    if (event.button > 0) return;
    const { x, y } = pointOn(this.#canvas, event);
    this.#isGesture = this.#down.size > 0;
    this.#isAgain = isSecondTap();
    this.#down.set(event.pointerId, { x, y, startX: x, startY: y, time: event.timeStamp });
    this.#canvas.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { x, y } = pointOn(this.#canvas, event);
    const finger = this.#down.get(event.pointerId);
    if (finger) {
      this.#drag(finger, event.pointerId, { x, y });
      finger.x = x;
      finger.y = y;
    } else if (event.pointerType !== "touch") this.#intents.point(x, y);
  }

  /**
   * @param {Finger} finger
   * @param {number} id
   * @param {Point} to
   */
  #drag(finger, id, to) {
    const other = [...this.#down].find(([otherId]) => otherId !== id)?.[1];
    if (other) this.#pinch(finger, other, to);
    else if (this.#isGesture || Math.hypot(to.x - finger.startX, to.y - finger.startY) > SLACK) {
      this.#isGesture = true;
      this.#intents.pan(to.x - finger.x, to.y - finger.y);
    }
  }

  /**
   * @param {Point} finger
   * @param {Point} other
   * @param {Point} to where the finger goes
   */
  #pinch(finger, other, to) {
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(to.x - other.x, to.y - other.y);
    if (before > 0) this.#intents.zoom(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2);
    this.#intents.pan((to.x - finger.x) / 2, (to.y - finger.y) / 2);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const finger = this.#down.get(event.pointerId);
    if (!finger) return;
    const time = event.timeStamp - finger.time;
    const isTouch = event.pointerType === "touch";
    const isTap = !this.#isGesture && !(isTouch && time >= HOLD);
    const isStill = Math.hypot(finger.x - finger.startX, finger.y - finger.startY) <= SLACK;
    const fingers = this.#down.size;
    this.#down.delete(event.pointerId);
    if (fingers === 2 && time < TAP && isStill) this.#intents.turn(1);
    else if (fingers === 1 && isTap && isStill && !this.#isAgain) this.#intents.choose(finger.x, finger.y, isTouch);
  }

  /** @param {PointerEvent} event */
  cancel(event) {
    this.#down.delete(event.pointerId);
  }

  /** A finger that is lifted leaves too, but what it chose stays shown. @param {PointerEvent} event */
  leave(event) {
    if (event.pointerType !== "touch") this.#intents.leave();
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    const { x, y } = pointOn(this.#canvas, event);
    if (event.ctrlKey) this.#intents.zoom(Math.exp(-event.deltaY / 200), x, y);
    else if (!this.#intents.turn(event.deltaY > 0 ? 1 : -1)) return;
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  menu(event) {
    event.preventDefault();
    this.#intents.flip();
  }
}
