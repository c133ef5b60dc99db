// The table's own keys, wherever the focus is; those of the board are in mirror.js.

/**
 * @typedef {object} Keys
 * @property {(typing: boolean) => void} used says whether keyboard or pointer was used last
 * @property {() => void} escape
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
  if (event.target instanceof HTMLInputElement || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  const controlled = event.ctrlKey || event.metaKey;
  const isIn = (/** @type {HTMLElement} */ box) => event.target instanceof Node && box.contains(event.target);
  if (key === "escape") keys.escape();
  // A letter alone means something only to those whose focus is on the board, or on the moves in the tray.
  if (key === "a" && !controlled && isIn(boardBox)) keys.replay();
  if (key === "h" && !controlled && (isIn(boardBox) || isIn(tray))) keys.hint();
  if (key !== "z" || !controlled) return;
  event.preventDefault();
  if (event.shiftKey) keys.redo();
  else keys.undo();
}
