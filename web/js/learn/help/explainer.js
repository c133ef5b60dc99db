// Things at the table explain themselves: whatever says what it is (`data-explain="die:third"`), and the lines of the score card,
// when a mouse or the focus rests on it, a finger is held on it, or `?` is pressed; these lines, choices that cannot be made and
// what has `data-ask` also when they are pressed. Pieces on the board do so where no shape can be placed.

import { announce } from "../../base/announce.js";
import { el, fill } from "../../base/dom.js";
import { closeOnBack } from "../../base/overlay/back.js";
import { HOLD } from "../../canvas/pointer.js";

const REST = 650; // milliseconds that a mouse or the focus rests on something
const LEAVE = 400; // milliseconds after which a mouse that went elsewhere has left it
const NEAR = 8; // pixels between a thing and its explanation
const SLACK = 9; // pixels that a finger which is held may slip
const AWAY = 40; // pixels from where a mouse chose something to where it asks about pieces again
/** Keys that move the focus. What gets it otherwise, as the choice that was made does in a new tray, is not asked about. */
const MOVING = /^(Tab|Home|End|Arrow.+)$/;
const THING = "[data-explain], [data-line]";
/** What explains itself when it is pressed, because there is nothing else that pressing it could do. */
const ASKED = '.line-name, [data-ask], [data-explain][aria-disabled="true"]';

/**
 * @typedef {{ title: string, texts: string[], rule: (() => void) | null, ruleLabel: string }} Explanation
 *
 * @typedef {object} Host
 * @property {(name: string, thing: Element) => Explanation | null} explain such as "line:lake"
 * @property {(name: string | null, thing?: Element) => void} shown something is explained now, or nothing any more
 * @property {Pick<import("../../canvas/pieces.js").Pieces, "under" | "hasChoice" | "boxOf">} pieces
 */

export class Explainer {
  #root;
  #panels;
  #host;
  /** Not an "auto" popover: the browser would close that when the finger that was held is lifted. */
  #bubble = el("div", { class: "explanation paper", popover: "manual", role: "note" });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What the mouse is on. @type {Element | null} */
  #pointed = null;
  /** Whether a mouse that rested has opened the explanation: it closes when the mouse goes elsewhere. */
  #rested = false;
  /** Whether a finger was held on something: letting go does not choose it. */
  #isHeld = false;
  /** The last press. @type {PointerEvent | null} */
  #pressed = null;
  /** Whether the last key that was pressed moves the focus. */
  #isMoving = false;
  #endBack = () => {};
  #listening = new AbortController();

  /**
   * @param {HTMLElement} root
   * @param {HTMLElement[]} panels parts of it that may be shown elsewhere, in a sheet
   * @param {Host} host
   */
  constructor(root, panels, host) {
    this.#root = root;
    this.#panels = panels;
    this.#host = host;
    root.append(this.#bubble);
    this.#bubble.addEventListener("toggle", () => {
      if (this.#isOpen) return;
      this.#endBack();
      host.shown(null);
    });
    this.#listen();
  }

  close() {
    clearTimeout(this.#timer);
    this.#listening.abort();
    this.#endBack();
    this.#bubble.remove();
  }

  get #isOpen() {
    return this.#bubble.matches(":popover-open");
  }

  #listen() {
    this.#follow(this.#root);
    for (const panel of this.#panels) this.include(panel);
    const { signal } = this.#listening;
    this.#bubble.addEventListener("pointerenter", () => this.#point(this.#bubble)); // it may lie outside of what it explains
    document.addEventListener("keydown", (event) => this.#anyKey(event), { signal, capture: true });
    const leave = (/** @type {Event} */ { target }) => {
      if (!(target instanceof Node && this.#bubble.contains(target))) this.#bubble.hidePopover();
    };
    document.addEventListener("pointerdown", leave, { signal, capture: true });
  }

  /** What is in it explains itself too, when it is shown elsewhere. @param {HTMLElement} panel */
  include(panel) {
    this.#follow(panel, () => !this.#root.contains(panel));
  }

  /** @param {HTMLElement} part @param {() => boolean} [isOn] */
  #follow(part, isOn = () => true) {
    const { signal } = this.#listening;
    const on = (/** @type {keyof HTMLElementEventMap} */ kind, /** @type {(event: Event) => void} */ fn) =>
      part.addEventListener(kind, (event) => isOn() && fn(event), { signal });
    on("pointerleave", () => this.#point(null));
    on("click", ({ target }) => {
      const thing = target instanceof Element ? target.closest(ASKED) : null;
      const name = thing && nameAt(thing);
      if (name) this.#showAndAnnounce(thing, name);
    });
    on("focusin", ({ target }) => this.#focused(target));
    on("focusout", (event) => event instanceof FocusEvent && this.#blurred(event));
    on("pointermove", (event) => event instanceof PointerEvent && this.#moved(event));
    on("pointerdown", (event) => event instanceof PointerEvent && this.#press(event));
    on("pointerup", ({ timeStamp }) => this.#lift(timeStamp));
    part.addEventListener("click", (event) => this.#letGo(event), { signal, capture: true });
    for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) on(kind, () => clearTimeout(this.#timer));
    on("keydown", (event) => event instanceof KeyboardEvent && this.#typed(event));
  }

  /** Escape closes the explanation and nothing else. @param {KeyboardEvent} event */
  #anyKey(event) {
    this.#isMoving = MOVING.test(event.key);
    if (event.key !== "Escape" || !this.#isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    this.#bubble.hidePopover();
  }

  /** A finger that was lifted in time has tapped, however late a busy page hears of it. @param {number} time */
  #lift(time) {
    if (!this.#isHeld || time - (this.#pressed?.timeStamp ?? 0) >= HOLD) return;
    this.#isHeld = false;
    this.#bubble.hidePopover();
  }

  /** The click that follows chooses nothing. @param {Event} event */
  #letGo(event) {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A finger that is put on something may be held there. @param {PointerEvent} event */
  #press(event) {
    this.#isHeld = false;
    this.#pressed = event;
    clearTimeout(this.#timer);
    const thing = event.pointerType === "touch" && event.isPrimary ? this.#thingAt(event) : null;
    const name = thing && nameAt(thing);
    if (!name) return;
    this.#timer = setTimeout(() => {
      const held = thing.isConnected ? thing : this.#thingNow(event, name);
      this.#isHeld = held !== null && this.#show(held, name) !== null;
    }, HOLD);
  }

  /** Only what the mouse was moved to, not what appears below it. @param {PointerEvent} event */
  #moved(event) {
    const moved = this.#pressed ? Math.hypot(event.x - this.#pressed.x, event.y - this.#pressed.y) : AWAY;
    if (event.pointerType === "touch" && moved > SLACK) clearTimeout(this.#timer); // it pans the board
    if (event.pointerType !== "mouse") return;
    if (moved >= AWAY) this.#pressed = null;
    const [thing, isOnBubble] = [this.#thingAt(event), this.#isOnBubble(event)];
    const isChoice = this.#host.pieces.hasChoice(event);
    if (this.#rested && isChoice && !isOnBubble && thing !== this.#pointed) this.#bubble.hidePopover();
    this.#point(isOnBubble && !isChoice ? this.#bubble : thing);
  }

  /** On it, or above the board where it lets the pointer through. @param {PointerEvent} event */
  #isOnBubble({ target, x, y }) {
    if (target instanceof Node && this.#bubble.contains(target)) return true;
    if (!this.#isOpen || !this.#bubble.matches(".over-board")) return false;
    const { left, top, right, bottom } = this.#bubble.getBoundingClientRect();
    return x >= left && x < right && y >= top && y < bottom;
  }

  /** What was pressed, if it has been drawn again since then. @param {PointerEvent} event @param {string} name */
  #thingNow({ x, y }, name) {
    const thing = document.elementFromPoint(x, y)?.closest(THING);
    return thing && nameAt(thing) === name ? thing : null;
  }

  /** What explains itself under a pointer; no piece that a mouse has just put there. @param {PointerEvent} event */
  #thingAt(event) {
    const { target, pointerType } = event;
    const thing = target instanceof Element ? target.closest(THING) : null;
    return thing ?? (pointerType === "mouse" && this.#pressed ? null : this.#host.pieces.under(event));
  }

  /** @param {Element | null} thing */
  #point(thing) {
    if (thing === this.#pointed) return;
    this.#pointed = thing;
    clearTimeout(this.#timer);
    const name = thing && nameAt(thing);
    if (name) {
      this.#timer = setTimeout(() => {
        this.#rested = this.#show(redrawn(thing), name) !== null;
      }, REST);
    } else if (this.#rested && thing !== this.#bubble) {
      this.#timer = setTimeout(() => this.#bubble.hidePopover(), LEAVE);
    }
  }

  /** @param {EventTarget | null} target */
  #focused(target) {
    if (!(target instanceof Element) || !target.matches(":focus-visible") || this.#bubble.contains(target)) return;
    clearTimeout(this.#timer);
    const name = this.#isMoving ? nameAt(target) : null;
    if (name) this.#timer = setTimeout(() => this.#show(target, name), REST);
  }

  /** What the focus rested on is left, unless for its explanation or by a finger that was held. @param {FocusEvent} event */
  #blurred({ relatedTarget }) {
    clearTimeout(this.#timer);
    if (this.#isHeld) return; // where it is lifted gets the focus
    const isInside = relatedTarget instanceof Node && this.#bubble.contains(relatedTarget);
    if (relatedTarget && !isInside) this.#bubble.hidePopover();
  }

  /** @param {KeyboardEvent} event */
  #typed(event) {
    const { key, target } = event;
    const name = key === "?" && target instanceof Element ? nameAt(target) : null;
    if (!name || !(target instanceof Element)) return;
    event.preventDefault();
    this.#showAndAnnounce(target, name);
  }

  /** Somebody asked for it, so it is read aloud too. @param {Element} thing @param {string} name */
  #showAndAnnounce(thing, name) {
    clearTimeout(this.#timer);
    const explanation = this.#show(thing, name);
    if (explanation) announce([explanation.title, ...explanation.texts].join(" "));
  }

  /** @param {Element} thing @param {string} name */
  #show(thing, name) {
    const explanation = thing.isConnected ? this.#host.explain(name, thing) : null;
    if (explanation && thing instanceof HTMLElement) this.open(thing, explanation, name);
    return explanation;
  }

  /** @param {HTMLElement} thing @param {Explanation} explanation @param {string | null} [name] */
  open(thing, { title, texts, rule, ruleLabel }, name = null) {
    const open = () => {
      this.#bubble.hidePopover();
      rule?.();
    };
    fill(
      this.#bubble,
      el("b", { text: title }),
      ...texts.map((text) => el("p", { text })),
      rule && el("button", { type: "button", class: "button quiet", text: ruleLabel, onclick: open }),
    );
    (thing.closest("dialog") ?? this.#root).append(this.#bubble); // what lies outside an open dialog cannot be used
    this.#rested = false;
    const onBoard = this.#host.pieces.boxOf(thing);
    this.#bubble.classList.toggle("over-board", onBoard !== null);
    this.#bubble.showPopover({ source: thing }); // the focus goes from the thing into its explanation
    place(this.#bubble, onBoard ?? thing.getBoundingClientRect());
    this.#endBack();
    if (this.#pressed?.pointerType === "touch") this.#endBack = closeOnBack(() => this.#bubble.hidePopover());
    this.#host.shown(name, thing);
  }
}

/**
 * What a thing is called in explanations.
 * @param {Element} element
 * @returns {string | null}
 */
function nameAt(element) {
  const thing = element.closest(THING);
  if (!(thing instanceof HTMLElement)) return null;
  return thing.dataset.explain ?? `line:${thing.dataset.line}`;
}

/**
 * What the mouse rests on may have been drawn again below it.
 * @param {Element} thing
 * @returns {Element}
 */
function redrawn(thing) {
  if (thing.isConnected) return thing;
  const same = [...document.querySelectorAll(`:is(${THING}):hover`)].find((one) => nameAt(one) === nameAt(thing));
  return same ?? thing;
}

/**
 * Below a thing where there is room, else above it; never beyond an edge.
 * @param {HTMLElement} bubble
 * @param {DOMRect} thing
 */
function place(bubble, thing) {
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const below = thing.bottom + NEAR + height < innerHeight;
  const left = Math.min(Math.max(NEAR, thing.left), innerWidth - width - NEAR);
  const top = below ? thing.bottom + NEAR : Math.max(NEAR, thing.top - NEAR - height);
  Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` });
}
