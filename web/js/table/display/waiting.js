// Pauses in which the table only shows something: a click outside the buttons or a key ends them.

const MODIFIERS = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);
const CHOOSING = new Set(["Enter", " "]);

export class Waiting {
  /** Ends the wait that is under way. @type {(() => void) | null} */
  #end = null;

  /**
   * @param {number} time milliseconds
   * @returns {Promise<void>} after that time, or as soon as somebody skips it
   */
  wait(time) {
    this.skip();
    if (time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        if (this.#end === end) this.#end = null;
        resolve();
      };
      const timer = setTimeout(end, time);
      this.#end = end;
    });
  }

  skip() {
    this.#end?.();
  }

  /**
   * @param {HTMLElement} root
   * @param {AbortSignal} signal ends it
   */
  follow(root, signal) {
    // A click comes after the pointer was lifted, so that what appears next is not chosen by it.
    root.addEventListener("click", (event) => this.#clicked(event), { signal });
    document.addEventListener("keydown", (event) => this.#pressed(event), { signal });
  }

  /** @param {Event} event */
  #clicked({ target }) {
    if (target instanceof Element && !isControl(target)) this.skip();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { key, target } = event;
    if (!this.#end || MODIFIERS.has(key) || document.querySelector("dialog[open]")) return;
    if (CHOOSING.has(key)) {
      if (target instanceof Element && isControl(target)) return;
      event.preventDefault(); // what appears next, and has the focus then, is not chosen by it
    }
    this.skip();
  }
}

/** @param {Element} element */
function isControl(element) {
  return element.closest("button, a, input, dialog") !== null;
}
