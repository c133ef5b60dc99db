// The table's own keys, wherever the focus is; those that go from move to move are in mirror.js.

/**
 * @typedef {object} Keys
 * @property {(typing: boolean) => void} used says whether keyboard or pointer was used last
 * @property {() => boolean} everywhere whether a letter alone means something wherever the focus is, not only on the moves
 * @property {() => void} escape
 * @property {(step: 1 | -1) => void} turn
 * @property {() => void} flip
 * @property {() => void} replay
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} redo
 */

/**
 * @param {Pick<import("./frame.js").Frame, "boardBox" | "tray">} frame
 * @param {Keys} keys
 * @param {AbortSignal} signal ends it
 */
export function followKeys(frame, keys, signal) {
  document.addEventListener("keydown", (event) => press(frame, keys, event), { signal });
  document.addEventListener("pointerdown", () => keys.used(false), { signal, capture: true });
}

/**
 * @param {Pick<import("./frame.js").Frame, "boardBox" | "tray">} frame
 * @param {Keys} keys
 * @param {KeyboardEvent} event
 */
function press({ boardBox, tray }, keys, event) {
  keys.used(true);
  const { target } = event;
  if (isField(target) || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  if (key === "escape") keys.escape();
  if (event.ctrlKey || event.metaKey) {
    if (key === "z") stepBack(keys, event);
    return;
  }
  if (event.altKey || document.querySelector(".cover")) return;
  const isOnMoves = [boardBox, tray].some((box) => target instanceof Node && box.contains(target));
  if (isOnMoves || keys.everywhere()) pressLetter(keys, key, event);
}

/** Something in which letters are typed, or choose. @param {EventTarget | null} target */
function isField(target) {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

/** @param {Keys} keys @param {KeyboardEvent} event */
function stepBack(keys, event) {
  event.preventDefault();
  if (event.shiftKey) keys.redo();
  else keys.undo();
}

/** @param {Keys} keys @param {string} key @param {KeyboardEvent} event */
function pressLetter(keys, key, { shiftKey, repeat }) {
  if (key === "r") keys.turn(shiftKey ? -1 : 1);
  if (key === "f") keys.flip();
  if (repeat) return;
  if (key === "a") keys.replay();
  if (key === "h") keys.hint();
}
