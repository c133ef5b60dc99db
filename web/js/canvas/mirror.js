// The mirror: every legal move as a button inside <canvas>, the standard place for the accessible content of a canvas. It has
// one tab stop; arrow keys go from move to move. Focus draws the same ghost as the pointer, and Enter plays the move.

import { clear, el } from "../base/dom.js";
import { ARROWS } from "./scene.js";

/** @typedef {{ move: string, label: string }} Entry */

export class Mirror {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{ focus: (move: string | null) => void, play: (move: string) => void,
   *   step: (move: string, dx: number, dy: number) => string | null, turn: (step: 1 | -1) => string | null,
   *   flip: () => string | null }} table
   */
  constructor(canvas, table) {
    this.table = table;
    this.group = el("div", { role: "group" });
    canvas.append(this.group);
    /** @type {Map<string, HTMLButtonElement>} */
    this.buttons = new Map();
    this.group.addEventListener("click", (event) => this.clicked(event));
    this.group.addEventListener("keydown", (event) => this.pressed(event));
    this.group.addEventListener("focusin", (event) => table.focus(moveOf(event.target)));
    this.group.addEventListener("focusout", () => table.focus(null));
  }

  /**
   * @param {string} label what these moves are for
   * @param {Entry[]} entries
   */
  fill(label, entries) {
    const { activeElement } = document;
    const focused = this.group.contains(activeElement) && activeElement?.matches(":focus-visible");
    const isSame = entries.length === this.buttons.size && entries.every(({ move }) => this.buttons.has(move));
    const kept = isSame ? moveOf(activeElement) : null;
    clear(this.group);
    this.group.setAttribute("aria-label", label);
    this.buttons = new Map(
      entries.map(({ move, label: name }, index) => [
        move,
        /** @type {HTMLButtonElement} */ (
          el("button", {
            type: "button",
            "data-move": move,
            tabindex: index ? "-1" : "0",
            text: name,
          })
        ),
      ]),
    );
    this.group.append(...this.buttons.values());
    // The focused button went away with the old ones: keep the keyboard where it was.
    if (focused) this.focus(kept ?? entries[0]?.move ?? "");
  }

  first() {
    return this.buttons.values().next().value;
  }

  /** @param {string} move @param {string} label */
  rename(move, label) {
    const button = this.buttons.get(move);
    if (button && button.textContent !== label) button.textContent = label;
  }

  /** @param {string} move */
  focus(move) {
    const button = this.buttons.get(move);
    if (!button) return;
    for (const other of this.buttons.values()) other.tabIndex = -1;
    button.tabIndex = 0;
    button.focus();
  }

  /** @param {Event} event */
  clicked(event) {
    const move = moveOf(event.target);
    if (move !== null) this.table.play(move);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const move = moveOf(event.target);
    if (move === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.next(move, event);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) this.focus(next);
  }

  /**
   * The move that a key leads to; null for none, undefined when the key is not ours.
   * @param {string} move
   * @param {KeyboardEvent} event
   * @returns {string | null | undefined}
   */
  next(move, event) {
    const arrow = ARROWS[event.key];
    if (arrow) return this.table.step(move, ...arrow) ?? this.neighbour(move, arrow[0] + arrow[1]);
    if (event.key === "r" || event.key === "R") return this.table.turn(event.shiftKey ? -1 : 1);
    if (event.key === "f" || event.key === "F") return this.table.flip();
    if (event.key === "Home") return this.buttons.keys().next().value ?? null;
    if (event.key === "End") return [...this.buttons.keys()].pop() ?? null;
    return undefined;
  }

  /** @param {string} move @param {number} step */
  neighbour(move, step) {
    const moves = [...this.buttons.keys()];
    return moves[moves.indexOf(move) + step] ?? null;
  }
}

/** @param {EventTarget | null} target */
function moveOf(target) {
  return target instanceof HTMLElement ? (target.dataset.move ?? null) : null;
}
