// The table's own keys, wherever the focus is; those of the board are in mirror.js.

/**
 * @param {any} table
 * @param {AbortSignal} signal
 */
export function followKeys(table, signal) {
  document.addEventListener("keydown", (event) => press(table, event), { signal });
  const point = () => {
    table.typing = false;
  };
  document.addEventListener("pointerdown", point, { signal, capture: true });
}

/**
 * @param {any} table
 * @param {KeyboardEvent} event
 */
function press(table, event) {
  table.typing = true;
  if (event.target instanceof HTMLInputElement || document.querySelector("dialog[open]")) return;
  const key = event.key.toLowerCase();
  const controlled = event.ctrlKey || event.metaKey;
  if (key === "escape") {
    table.again.stop();
    table.hint?.close();
  }
  // A letter alone means something only to those whose focus is on the board.
  if (key === "a" && !controlled && table.frame.boardBox.contains(event.target)) table.again.toggle();
  if (key === "h" && !controlled && atMoves(table, event)) table.hint?.toggle();
  if (key !== "z" || !controlled) return;
  event.preventDefault();
  table.step(event.shiftKey ? "redo" : "undo");
}

/**
 * Whether the focus is on the moves, those of the tray included.
 * @param {any} table
 * @param {KeyboardEvent} event
 */
function atMoves({ frame }, { target }) {
  return frame.boardBox.contains(target) || frame.tray.contains(target);
}
