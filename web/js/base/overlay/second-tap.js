// A second tap at the same place, soon after the first, presses nothing that has only just come there.

const SOON = 350; // milliseconds
const NEAR = 24; // pixels

/**
 * @typedef {{ x: number, y: number, time: number, on: string }} Tap `on` says what it pressed
 */

/** Whether the tap under way follows another one at the same place. */
let again = false;

export function isSecondTap() {
  return again;
}

/** What a tap presses, so that a control which is drawn anew is the same one. @param {EventTarget | null} target */
function controlAt(target) {
  const control = target instanceof Element ? target.closest("button, a, input, select, label, summary") : null;
  if (!(control instanceof HTMLElement)) return "";
  const { move, key, action, tool } = control.dataset;
  return [control.tagName, move, key, action, tool, control.ariaLabel, control.textContent].join("|");
}

/** Keep quick second taps from pressing what has just appeared under the finger, everywhere in the page. */
export function guardSecondTaps() {
  /** @type {Tap} */
  let last = { x: 0, y: 0, time: -SOON, on: "" };
  /** Whether the tap under way is one that must press nothing. */
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
