// What the table knows about a tray: which move a control stands for, and which control of a new tray replaces an old one.

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

/** How long after a finger was lifted its click may still come, in milliseconds. */
const LATEST_CLICK = 300;

/** Whether something in the tray is being pressed: if it were replaced now, letting go would choose nothing. */
export class TrayPress {
  #pressed = false;
  /** @type {(() => void) | null} */
  #waiting = null;

  /** @param {HTMLElement} tray @param {AbortSignal} signal ends it */
  constructor(tray, signal) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const begin = () => {
      clearTimeout(timer);
      this.#pressed = true;
    };
    const endAfter = (/** @type {number} */ time) => () => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#release(), time);
    };
    for (const kind of ["pointerdown", "keydown"]) tray.addEventListener(kind, begin, { signal });
    for (const kind of ["click", "pointercancel", "keyup"]) document.addEventListener(kind, endAfter(0), { signal });
    document.addEventListener("pointerup", endAfter(LATEST_CLICK), { signal });
  }

  /** Do something when nothing is pressed. @param {() => void} work */
  after(work) {
    if (this.#pressed) this.#waiting = work;
    else work();
  }

  #release() {
    const work = this.#waiting;
    this.#pressed = false;
    this.#waiting = null;
    work?.();
  }
}
