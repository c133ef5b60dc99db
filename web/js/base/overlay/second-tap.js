// A quick second tap at the same place does not press something that has just appeared there.

const SOON = 350; // milliseconds
const NEAR = 24; // pixels

/**
 * @typedef {{ x: number, y: number, time: number, on: string }} Tap `on` identifies what it pressed
 */

/** Whether the current tap follows another one at the same place. */
let again = false;

export function isSecondTap() {
  return again;
}

/** Identifies what a tap presses, so that a control that was redrawn counts as the same. @param {EventTarget | null} target */
function controlAt(target) {
  const control = target instanceof Element ? target.closest("button, a, input, select, label, summary") : null;
  if (!(control instanceof HTMLElement)) return "";
  const { move, key, action, tool } = control.dataset;
  return [control.tagName, move, key, action, tool, control.ariaLabel, control.textContent].join("|");
}

/** Prevents quick second taps from pressing what has just appeared under the finger, everywhere on the page. */
export function guardSecondTaps() {
  /** @type {Tap} */
  let last = { x: 0, y: 0, time: -SOON, on: "" };
  /** Whether the current tap must be ignored. */
  let early = false;
  const press = (/** @type {PointerEvent} */ { clientX: x, clientY: y, timeStamp: time, target, pointerType }) => {
    const tap = { x, y, time, on: controlAt(target) };
    again = pointerType === "touch" && time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
    early = again && tap.on !== "" && tap.on !== last.on;
    last = tap;
  };
  const click = (/** @type {MouseEvent} */ event) => {
    if (!early || event.detail === 0) return; // a key, or a script
    early = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("pointerdown", press, { capture: true });
  document.addEventListener("click", click, { capture: true });
}
