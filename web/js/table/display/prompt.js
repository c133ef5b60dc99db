// The prompt, in a place of fixed size: a sentence that is too long gets a smaller font.

import { fill, unbroken } from "../../base/dom.js";

/** How small it may get, by the rules of the style sheet for `data-size`. */
const SIZES = ["", "small", "smaller", "smallest"];

export class Prompt {
  #element;
  #sizes;
  #words;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
    this.#sizes = new ResizeObserver(() => this.#fit());
    this.#sizes.observe(element);
    // Before the next paint, when the page is laid out anyway.
    this.#words = new MutationObserver(() => requestAnimationFrame(() => this.#fit()));
    this.#words.observe(element, { childList: true });
  }

  close() {
    this.#sizes.disconnect();
    this.#words.disconnect();
  }

  /** @param {string} text @param {"" | "bad" | "plain"} kind */
  say(text, kind) {
    const element = this.#element;
    if (element.textContent === text && element.className === `prompt ${kind}`) return;
    fill(element, unbroken(text));
    element.className = `prompt ${kind}`;
  }

  /** The largest size in which all of it can be seen; if there is none, it can be scrolled. */
  #fit() {
    const element = this.#element;
    const isWhole = () => element.scrollHeight <= element.clientHeight;
    const whole = SIZES.some((size) => {
      element.dataset.size = size;
      return isWhole();
    });
    if (whole) element.removeAttribute("tabindex");
    else element.tabIndex = 0;
  }
}
