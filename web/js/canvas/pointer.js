// Mouse, pen and touch on the canvas as a few intents: point at, choose, turn, flip, zoom, pan.

/**
 * @typedef {object} Intents
 * @property {(x: number, y: number) => void} point the pointer is over this point (CSS pixels of the canvas)
 * @property {() => void} leave
 * @property {(x: number, y: number, touch: boolean) => void} choose
 * @property {(step: 1 | -1) => boolean} turn answers whether there was anything to turn
 * @property {() => void} flip
 * @property {(x: number, y: number) => void} hold a finger rests on this point
 * @property {(factor: number, x: number, y: number) => void} zoom
 * @property {(x: number, y: number) => void} pan
 */

const SLACK = 9; // pixels a finger may slip and still tap
const HOLD = 480; // milliseconds after which a resting finger is no tap any more
const TAP = 300; // milliseconds within which two fingers are a tap, not a pinch

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Intents} intents
 * @returns {() => void} lets go of the canvas
 */
export function followPointer(canvas, intents) {
  /** @type {Map<number, { x: number, y: number, startX: number, startY: number, time: number }>} */
  const down = new Map();
  let resting = 0;
  let gesture = false; // more than one finger, or one that travelled: no tap any more

  const at = (/** @type {PointerEvent | WheelEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    // The whole table may be turned towards the person on the other side.
    if (canvas.closest(".turned")) return { x: box.right - event.clientX, y: box.bottom - event.clientY };
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {PointerEvent} event */
  function press(event) {
    if (event.button > 0) return;
    const { x, y } = at(event);
    if (down.size === 0) gesture = false;
    else gesture = true;
    down.set(event.pointerId, {
      x,
      y,
      startX: x,
      startY: y,
      time: event.timeStamp,
    });
    canvas.setPointerCapture(event.pointerId);
    clearTimeout(resting);
    if (!gesture && event.pointerType === "touch") resting = window.setTimeout(() => hold(x, y), HOLD);
  }

  /** @param {number} x @param {number} y */
  function hold(x, y) {
    gesture = true;
    intents.hold(x, y);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const { x, y } = at(event);
    const finger = down.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== "touch") intents.point(x, y);
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(finger, other, x, y);
    else if (gesture || Math.hypot(x - finger.startX, y - finger.startY) > SLACK) {
      gesture = true;
      clearTimeout(resting);
      intents.pan(x - finger.x, y - finger.y);
    }
    finger.x = x;
    finger.y = y;
  }

  /**
   * @param {{ x: number, y: number }} finger
   * @param {{ x: number, y: number }} other
   * @param {number} x @param {number} y
   */
  function pinch(finger, other, x, y) {
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(x - other.x, y - other.y);
    if (before > 0) intents.zoom(after / before, (x + other.x) / 2, (y + other.y) / 2);
    intents.pan((x - finger.x) / 2, (y - finger.y) / 2);
  }

  /** @param {PointerEvent} event */
  function release(event) {
    const finger = down.get(event.pointerId);
    if (!finger) return;
    clearTimeout(resting);
    const quick = event.timeStamp - finger.time < TAP;
    const still = Math.hypot(finger.x - finger.startX, finger.y - finger.startY) <= SLACK;
    const fingers = down.size;
    down.delete(event.pointerId);
    if (fingers === 2 && quick && still) intents.turn(1);
    else if (fingers === 1 && !gesture && still) intents.choose(finger.x, finger.y, event.pointerType === "touch");
  }

  /** @param {PointerEvent} event */
  function cancel(event) {
    clearTimeout(resting);
    down.delete(event.pointerId);
  }

  /** A finger that is lifted leaves too, but what it chose stays shown. @param {PointerEvent} event */
  function leave(event) {
    if (event.pointerType !== "touch") intents.leave();
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    const { x, y } = at(event);
    if (event.ctrlKey) intents.zoom(Math.exp(-event.deltaY / 200), x, y);
    else if (!intents.turn(event.deltaY > 0 ? 1 : -1)) return;
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  function menu(event) {
    event.preventDefault();
    intents.flip();
  }

  canvas.addEventListener("pointerdown", press);
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", release);
  canvas.addEventListener("pointercancel", cancel);
  canvas.addEventListener("pointerleave", leave);
  canvas.addEventListener("wheel", wheel, { passive: false });
  canvas.addEventListener("contextmenu", menu);
  return () => {
    clearTimeout(resting);
    canvas.removeEventListener("pointerdown", press);
    canvas.removeEventListener("pointermove", move);
    canvas.removeEventListener("pointerup", release);
    canvas.removeEventListener("pointercancel", cancel);
    canvas.removeEventListener("pointerleave", leave);
    canvas.removeEventListener("wheel", wheel);
    canvas.removeEventListener("contextmenu", menu);
  };
}
