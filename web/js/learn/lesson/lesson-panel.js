// The panel of a lesson: where one is, one sentence, and the way on.

import { announce } from "../../base/announce.js";
import { el, fill } from "../../base/dom.js";
import { t } from "../../base/words.js";

/**
 * @typedef {object} Ways
 * @property {() => void} back
 * @property {() => void} next
 * @property {() => void} restart
 * @property {() => void} leave
 */

export class LessonPanel {
  #ways;
  #count = el("p", { class: "lesson-count" });
  #bar = el("progress", { class: "lesson-bar", max: 1, value: 0 });
  #text = el("p", { class: "lesson-text" });
  #answer = el("p", { class: "lesson-answer", hidden: true });
  #row = el("div", { class: "row lesson-ways" });
  /** The button that somebody who types presses next. @type {HTMLElement | null} */
  #first = null;

  /** @param {string} title @param {Ways} ways */
  constructor(title, ways) {
    this.#ways = ways;
    this.#bar.setAttribute("aria-label", t("lesson.progress"));
    const head = el("div", { class: "lesson-head" }, el("h1", { text: title }), this.#count, this.#bar);
    this.element = el(
      "section",
      { class: "lesson paper", "aria-label": title },
      head,
      this.#text,
      this.#answer,
      this.#row,
    );
  }

  /**
   * Show a step.
   * @param {{ text: string, at: number, count: number, reads: boolean, returned: boolean }} step `reads`: there is nothing to do but
   *   to go on; `returned`: somebody comes back to it, and may prefer to start again
   */
  show({ text, at, count, reads, returned }) {
    this.#say(text);
    this.element.classList.remove("done");
    this.#count.textContent = t("lesson.step", { step: at + 1, steps: count });
    this.#bar.value = at / count;
    const next = this.#button(t(reads ? "lesson.next" : "lesson.skip"), this.#ways.next, reads ? "primary" : "quiet");
    const back = returned
      ? this.#button(t("lesson.restart"), this.#ways.restart)
      : this.#button(t("lesson.back"), this.#ways.back);
    fill(this.#row, at > 0 && back, next, this.#leave());
    this.#focus(reads ? next : null);
    announce(text);
  }

  /**
   * Answer a move that was not meant or not legal, in the place of the sentence.
   * @param {(string | Node)[]} words
   */
  answer(...words) {
    fill(this.#answer, ...words);
    this.#answer.hidden = false;
    this.#text.hidden = true;
  }

  /** The sentence of the step again, in the place of an answer. */
  ask() {
    this.#text.hidden = false;
    this.#answer.hidden = true;
  }

  /** Become part of another table; moving takes the focus away, so it is given back. @param {HTMLElement} table */
  moveTo(table) {
    table.append(this.element);
    table.classList.add("lesson-table");
    if (document.activeElement === document.body) this.#focus(this.#first);
  }

  /** @param {HTMLElement | null} button */
  #focus(button) {
    this.#first = button;
    button?.focus({ preventScroll: true });
  }

  /** @param {string} text */
  #say(text) {
    this.#text.textContent = text;
    this.ask();
  }

  /**
   * The end of the lesson.
   * @param {string} text
   * @param {{ label: string, act: () => void }} coach
   */
  finish(text, { label, act }) {
    this.#say(text);
    this.element.classList.add("done");
    this.#count.textContent = t("lesson.done");
    this.#bar.value = 1;
    const play = this.#button(label, act, "primary");
    fill(this.#row, play, this.#button(t("lesson.restart"), this.#ways.restart), this.#leave());
    this.#focus(play);
    announce(text);
  }

  #leave() {
    const facts = { type: "button", class: "icon-button", "aria-label": t("lesson.leave"), title: t("lesson.leave") };
    return el("button", { ...facts, onclick: this.#ways.leave, text: "×" });
  }

  /** @param {string} text @param {() => void} onclick @param {"quiet" | "primary"} [kind] */
  #button(text, onclick, kind = "quiet") {
    return el("button", { type: "button", class: `button ${kind}`, text, onclick });
  }
}
