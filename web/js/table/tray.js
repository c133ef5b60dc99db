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
