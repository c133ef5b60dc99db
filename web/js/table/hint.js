// The hint: the strongest player thinks for the person to move, and its three best plans are told with their reasons.
// Nothing is played. A plan that the person follows stays to be read, move by move, until it is carried out.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { measured, t } from "../base/words.js";
import { changeTag } from "./panels.js";
import { planWords } from "./plan-words.js";

/** @typedef {import("./session.js").Answer} Answer */
/** @typedef {import("./session.js").Change} Change */

/**
 * @typedef {object} Host what the hint needs of the table
 * @property {import("./session.js").Session} session
 * @property {HTMLElement} root
 * @property {HTMLButtonElement} button
 * @property {() => import("../shelf/faces.js").Context} context
 * @property {() => import("../shelf/faces.js").Face} face
 * @property {(move: string | null) => void} point shows a move on the board, or none
 * @property {(error: unknown) => void} fail
 */

/** @typedef {{ moves: string[], words: string[], change: Change, behind: number, first: boolean, measure: string }} Told */

const PLANS = 3;
const EVEN = 0.05; // points of difference that are not worth telling

export class Hint {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** Counts the questions; an answer to an earlier one is dropped. */
    this.asked = 0;
    this.thinking = false;
    /** @type {Told[]} */
    this.plans = [];
    this.ply = 0;
    this.seat = -1;
    /** The plan that is shown on the board. @type {Told | null} */
    this.chosen = null;
    /** The plan that stays there. @type {Told | null} */
    this.pressed = null;
    /** How many moves of the plans have been played. */
    this.following = 0;
    this.panel = el("section", { class: "hint paper", hidden: true, "aria-label": t("hint.title") });
    host.root.append(this.panel);
  }

  /** What is still to play of the plan that is looked at. */
  get ahead() {
    return this.chosen ? this.rest(this.chosen) : [];
  }

  /** Ask for a hint; asked again while it is open, it closes. What was told and still holds is told again. */
  async toggle() {
    if (!this.panel.hidden) return this.close();
    if (this.host.button.hidden) return;
    if (this.plans.length) return this.show();
    const answer = this.host.session.answer;
    if (!answer || answer.seat === null || answer.moves.length === 0) return;
    this.asked += 1;
    const { asked } = this;
    this.thinking = true;
    this.ply = answer.ply;
    this.seat = answer.seat;
    this.showThinking(0);
    try {
      const plans = await this.think(asked);
      if (asked !== this.asked || !plans) return;
      this.plans = plans;
      this.following = 0;
      this.host.session.countHint();
      this.thinking = false;
      this.show();
      announce(t("hint.ready", { best: plans[0].words.join(" ") }));
      if (this.panel.contains(document.activeElement) || document.activeElement === document.body)
        this.first()?.focus();
    } catch (error) {
      if (asked !== this.asked) return;
      this.close();
      this.host.fail(error);
    }
  }

  /**
   * @param {number} asked
   * @returns {Promise<Told[] | null>} null when it was called off
   */
  async think(asked) {
    const { session } = this.host;
    let thought = await session.hint();
    while (!thought.plans) {
      if (asked !== this.asked) return null;
      this.showThinking(thought.done);
      thought = await session.thinkOn(false, { count: PLANS });
    }
    /** @type {Told[]} */
    const plans = [];
    for (const { moves, behind, measure } of thought.plans) {
      if (asked !== this.asked) return null;
      const { seat, steps, change } = await session.plan(moves, this.ply);
      plans.push({
        moves,
        behind,
        measure,
        change,
        first: plans.length === 0,
        words: planWords(this.host.face(), this.host.context(), seat, steps),
      });
    }
    return plans;
  }

  /** Hints are for people, while they decide. @param {Answer | undefined} answer */
  offer(answer) {
    this.host.button.hidden = !answer?.moves.length;
  }

  /** The position is about to change: what is being thought about is no longer asked. */
  stop() {
    if (this.thinking) this.close();
  }

  /**
   * The position has changed: plans that it followed stay, the others go.
   * @param {Answer} answer
   */
  moved(answer) {
    this.offer(answer);
    this.stop();
    if (this.plans.length === 0) return;
    const played = answer.record.moves.slice(this.ply);
    const going = answer.seat === this.seat && answer.ply >= this.ply;
    const left = this.plans.filter(({ moves }) => going && played.length < moves.length && isStartOf(played, moves));
    this.following = left.length ? played.length : 0;
    this.plans = left;
    if (this.panel.hidden) return;
    if (left.length === 0) return this.close();
    const kept = left.find((plan) => plan === this.pressed) ?? null;
    this.show();
    this.press(kept);
  }

  /** Also on Escape. Whoever was in the panel is given the button from which it was opened. */
  close() {
    if (this.panel.hidden) return;
    this.asked += 1;
    this.thinking = false;
    this.chosen = this.pressed = null;
    const focused = this.panel.contains(document.activeElement);
    this.panel.hidden = true;
    this.host.root.classList.remove("hinting");
    fill(this.panel);
    this.host.button.setAttribute("aria-expanded", "false");
    this.host.point(null);
    if (focused) this.host.button.focus();
  }

  /** @param {Told} plan */
  rest({ moves }) {
    return moves.slice(this.following);
  }

  first() {
    const item = this.panel.querySelector(".hint-plan");
    return item instanceof HTMLElement ? item : null;
  }

  // -- the panel -------------------------------------------------------------------------------------------------------

  /** @param {number} done */
  showThinking(done) {
    this.open();
    const bar = this.panel.querySelector("progress");
    if (bar) {
      bar.value = done;
      return;
    }
    fill(
      this.panel,
      this.head(),
      el("p", { text: t("hint.thinking") }),
      el("progress", { max: 1, value: done, "aria-label": t("hint.thinking") }),
      el("button", { type: "button", class: "button", onclick: () => this.close(), text: t("app.cancel") }),
    );
  }

  show() {
    this.open();
    fill(
      this.panel,
      this.head(),
      el(
        "ol",
        { class: "hint-plans" },
        this.plans.map((plan) => el("li", {}, this.item(plan))),
      ),
      el("p", { class: "help", text: t("hint.help") }),
    );
  }

  open() {
    this.panel.hidden = false;
    this.host.root.classList.add("hinting");
    this.host.button.setAttribute("aria-expanded", "true");
  }

  head() {
    const close = el("button", {
      type: "button",
      class: "icon-button",
      "aria-label": t("app.close"),
      onclick: () => this.close(),
      text: "×",
    });
    return el("header", { class: "hint-head" }, el("h2", { text: t("hint.title") }), close);
  }

  /** Show a plan on the board, or none. @param {Told | null} plan */
  look(plan) {
    this.chosen = plan;
    this.host.point(this.ahead[0] ?? null);
  }

  /** Keep a plan on the board, or none. @param {Told | null} plan */
  press(plan) {
    this.pressed = plan;
    for (const [at, item] of this.panel.querySelectorAll(".hint-plan").entries()) {
      item.setAttribute("aria-pressed", String(this.plans[at] === plan));
    }
    this.look(plan);
  }

  /** What a plan is worth beside the best. @param {Told} plan */
  value({ behind, first, measure }) {
    if (first) return t("hint.best");
    return behind < EVEN ? t("hint.equal") : t(`hint.behind-${measure}`, measured(behind));
  }

  /**
   * One plan: pointed at or focused, it is shown on the board; pressed, it stays there.
   * @param {Told} plan
   */
  item(plan) {
    const button = el(
      "button",
      { type: "button", class: "hint-plan", "aria-pressed": "false", "data-plan": plan.moves.join(" ") },
      el("span", { class: "hint-words" }, plan.words.slice(this.following).join(" ")),
      reasons(plan.change, (key) => this.host.face().line(key), this.value(plan)),
    );
    button.addEventListener("click", () => this.press(this.pressed === plan ? null : plan));
    for (const kind of ["pointerenter", "focus"]) button.addEventListener(kind, () => this.look(plan));
    for (const kind of ["pointerleave", "blur"]) button.addEventListener(kind, () => this.look(this.pressed));
    return button;
  }
}

/**
 * Where a computer player knows the game, it can be asked for a hint, unless the game is a pure one.
 * @param {any} table
 */
export async function offerHints(table) {
  const { session, frame, app } = table;
  const games = await app.games.catch(() => []);
  const facts = games.find((/** @type {{ id: string }} */ { id }) => id === session.save.game);
  if (!facts?.players.length || session.save.pure || !session.people.length) return;
  table.hint = new Hint({
    session,
    root: frame.root,
    button: frame.hint,
    context: () => table.context,
    face: () => table.face,
    point: (move) => table.board.focused(move),
    fail: (error) => table.fail(error),
  });
  table.hint.offer(table.answer);
}

/**
 * @param {string[]} played
 * @param {string[]} moves
 */
function isStartOf(played, moves) {
  return played.every((move, at) => move === moves[at]);
}

/**
 * Why: the change of the score card, line by line.
 * @param {Change} change
 * @param {(key: string) => string} line
 * @param {string} value what it is worth beside the best
 */
function reasons({ total, lines }, line, value) {
  const now = [t("hint.now"), " ", changeTag(total)];
  return el(
    "span",
    { class: "reasons" },
    el("span", { class: "hint-value", text: value }),
    el("span", { class: "reason total" }, lines.length || total ? now : t("hint.no-change")),
    lines.map(({ key, points }) => el("span", { class: "reason" }, line(key), " ", changeTag(points))),
  );
}
