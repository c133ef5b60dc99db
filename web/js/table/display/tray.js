// What the table knows of a tray: which move a control stands for, and which control of a new tray is the old one.

/** The move of the choice in the tray that is pointed at. @param {EventTarget | null} target */
export function moveAt(target) {
  const choice = target instanceof Element ? target.closest("[data-move], [data-look]") : null;
  return choice instanceof HTMLElement ? (choice.dataset.move ?? choice.dataset.look ?? null) : null;
}

/**
 * The control of a new tray that stands for one of the old: the same move, or the same `data-key`.
 * @param {HTMLElement} old
 * @param {HTMLElement} tray
 */
export function twinOf(old, tray) {
  const controls = /** @type {NodeListOf<HTMLElement>} */ (tray.querySelectorAll("[data-key], [data-move]"));
  const { key, move } = old.dataset;
  return [...controls].find(({ dataset }) => (key ? dataset.key === key : move !== undefined && dataset.move === move));
}

/**
 * What is pointed at or focused in the tray is considered on the board.
 * @param {HTMLElement} tray
 * @param {import("../../canvas/board.js").Board} board
 * @param {AbortSignal} signal ends it
 */
export function followTray(tray, board, signal) {
  const pointAt = (/** @type {Event} */ { target }) => board.reconsider(moveAt(target));
  for (const kind of ["pointerover", "focusin"]) tray.addEventListener(kind, pointAt, { signal });
  for (const kind of ["pointerleave", "focusout"]) tray.addEventListener(kind, () => board.reconsider(), { signal });
}
