// The panel of the hint: the progress of the search, then the plans with their values and reasons.

import { announce } from "../../base/announce.js";
import { el, fill, unbroken } from "../../base/dom.js";
import { measured, t } from "../../base/words.js";
import { changeTag } from "../panels.js";

/**
 * @typedef {import("../../engine/answers.js").Change} Change
 * @typedef {{ moves: string[], steps: import("../../engine/answers.js").Step[], words: string[], change: Change,
 *   behind: number, isBest: boolean, measure: string }} ReadablePlan
 * @typedef {{ plan: ReadablePlan, ply: number, following: number, steps: number }} Earlier a better plan that begins at an
 *   earlier ply; so many of its moves were played, and so many others have to be undone
 *
 * @typedef {object} Host
 * @property {(key: string) => string} line the name of a line of the score card
 * @property {{ counts: boolean, total: string, lines: string } | null} tally how the card is shown where points do not say it
 * @property {(plan: ReadablePlan | null) => void} look shows a plan on the board, or none
 * @property {(plan: ReadablePlan) => void} play
 * @property {(earlier: Earlier) => void} goBack
 * @property {() => void} close
 */

const EVEN = 0.05; // points of difference that are not worth mentioning

export class HintPanel {
  /** @type {ReadablePlan[]} */
  #plans = [];
  /** The plan that stays on the board when the pointer leaves it. @type {ReadablePlan | null} */
  #pressed = null;
  #element;
  #root;
  #button;
  #host;

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} button that opens it
   * @param {Host} host
   */
  constructor(root, button, host) {
    this.#root = root;
    this.#button = button;
    this.#host = host;
    this.#element = el("section", { class: "hint paper", hidden: true, "aria-label": t("hint.title") });
    root.append(this.#element);
  }

  get isOpen() {
    return !this.#element.hidden;
  }

  /** @param {number} done */
  showThinking(done) {
    this.#open();
    const bar = this.#element.querySelector("progress");
    if (bar) {
      bar.value = done;
      return;
    }
    fill(
      this.#element,
      this.#head(),
      el("p", { text: t("hint.thinking") }),
      el("progress", { max: 1, value: done, "aria-label": t("hint.thinking") }),
      el("button", { type: "button", class: "button", onclick: this.#host.close, text: t("app.cancel") }),
    );
  }

  /**
   * @param {ReadablePlan[]} plans
   * @param {number} following how many moves of them have been played
   */
  show(plans, following) {
    this.#open();
    this.#plans = plans;
    const items = plans.map((plan) => el("li", {}, this.#item(plan, following), this.#playButton(plan)));
    fill(
      this.#element,
      this.#head(),
      el("ol", { class: "hint-plans" }, items),
      el("p", { class: "help", text: t("hint.help") }),
    );
  }

  /**
   * Say that something else would have been better earlier in the turn.
   * @param {Earlier} earlier
   */
  showEarlier(earlier) {
    if (!this.isOpen) return;
    const { plan, following, steps } = earlier;
    const words = plan.words.slice(following).join(" ");
    const worth = t(`hint.more-${plan.measure}`, measured(plan.behind));
    const text = t("hint.earlier", { count: steps, words, worth });
    const undo = { type: "button", class: "button", onclick: () => this.#host.goBack(earlier), text: t("hint.undo") };
    this.#element
      .querySelector(".hint-plans")
      ?.before(el("div", { class: "hint-earlier" }, el("p", {}, unbroken(text)), el("button", undo)));
    announce(text);
  }

  /**
   * Show what is left of the plans after a move; one that was pressed stays so.
   * @param {ReadablePlan[]} plans
   * @param {number} following
   */
  update(plans, following) {
    this.show(plans, following);
    this.#press(plans.find((plan) => plan === this.#pressed) ?? null);
  }

  /** Whoever asked by keyboard goes on with the best plan. */
  focusFirst() {
    const focused = document.activeElement;
    if (focused !== document.body && !this.#element.contains(focused)) return;
    const first = this.#element.querySelector(".hint-plan");
    if (first instanceof HTMLElement) first.focus();
  }

  /**
   * Whoever was in the panel is given the button from which it was opened.
   * @param {() => void} closed called before that
   */
  close(closed) {
    const focused = this.#element.contains(document.activeElement);
    this.#pressed = null;
    this.#element.hidden = true;
    this.#root.classList.remove("hinting");
    fill(this.#element);
    this.#button.setAttribute("aria-expanded", "false");
    closed();
    if (focused) this.#button.focus();
  }

  #open() {
    this.#element.hidden = false;
    this.#root.classList.add("hinting");
    this.#button.setAttribute("aria-expanded", "true");
  }

  #head() {
    const facts = { type: "button", class: "icon-button", "aria-label": t("app.close"), text: "×" };
    const close = el("button", { ...facts, onclick: this.#host.close });
    return el("header", { class: "hint-head" }, el("h2", { text: t("hint.title") }), close);
  }

  /** Keep a plan on the board, or none. @param {ReadablePlan | null} plan */
  #press(plan) {
    this.#pressed = plan;
    for (const [at, item] of this.#element.querySelectorAll(".hint-plan").entries()) {
      item.setAttribute("aria-pressed", String(this.#plans[at] === plan));
    }
    this.#host.look(plan);
  }

  /** @param {ReadablePlan} plan */
  #playButton(plan) {
    const facts = { type: "button", class: "button hint-play", text: t("hint.play") };
    return el("button", { ...facts, onclick: () => this.#host.play(plan) });
  }

  /**
   * One plan: pointed at or focused, it is shown on the board; pressed, it stays there.
   * @param {ReadablePlan} plan
   * @param {number} following
   */
  #item(plan, following) {
    const button = el(
      "button",
      { type: "button", class: "hint-plan", "aria-pressed": "false", "data-plan": plan.moves.join(" ") },
      el("span", { class: "hint-words" }, unbroken(plan.words.slice(following).join(" "))),
      reasons(plan, this.#host),
    );
    button.addEventListener("click", () => this.#press(this.#pressed === plan ? null : plan));
    for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => this.#host.look(plan));
    for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => this.#host.look(this.#pressed));
    return button;
  }
}

/** What a plan is worth beside the best. @param {ReadablePlan} plan */
function valueWords({ behind, isBest, measure }) {
  if (isBest) return t("hint.best");
  return behind < EVEN ? t("hint.equal") : t(`hint.behind-${measure}`, measured(behind));
}

/**
 * Why: the change of the score card, line by line.
 * @param {ReadablePlan} plan
 * @param {Pick<Host, "line" | "tally">} host
 */
function reasons(plan, { line, tally }) {
  const { total, counts = [] } = plan.change;
  const lines = tally?.counts ? counts.map(({ key, count }) => ({ key, points: count })) : plan.change.lines;
  const now = [tally?.total ?? t("hint.now"), " ", changeTag(total)];
  return el(
    "span",
    { class: "reasons" },
    el("span", { class: "hint-value", text: valueWords(plan) }),
    el("span", { class: "reason total" }, lines.length || total ? now : t("hint.no-change")),
    tally && lines.length > 0 && el("span", { class: "reason", text: `${tally.lines}:` }),
    lines.map(({ key, points }) => el("span", { class: "reason" }, line(key), " ", changeTag(points))),
  );
}
