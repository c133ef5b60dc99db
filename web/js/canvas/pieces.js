// What lies on the board and explains itself. Each piece has an element inside <canvas>, for keyboard and screen reader:
// together they are one tab stop, and arrow keys go from a piece to the nearest one.

import { el, fill } from "../base/dom.js";
import { pointOn } from "./pointer.js";
import { ARROWS, centreOf, contains, itemAt, liesIn, nearestAhead } from "./scene.js";

/** @typedef {import("./scene.js").Piece} Piece */
/** @typedef {Pick<import("./stage.js").Stage, "scene" | "view" | "toScene" | "redraw">} Stage */

export class Pieces {
  /** The piece that is explained or has the focus: the board draws a ring around it. @type {Piece | null} */
  marked = null;
  #canvas;
  #stage;
  #isTarget;
  #group = el("div", { role: "group" });
  /** @type {Map<Element, Piece>} */
  #pieces = new Map();
  /** What the elements depend on, as a text. */
  #key = "";

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Stage} stage
   * @param {(x: number, y: number) => boolean} isTarget whether a shape can be placed at a point of the scene
   */
  constructor(canvas, stage, isTarget) {
    this.#canvas = canvas;
    this.#stage = stage;
    this.#isTarget = isTarget;
    this.#group.addEventListener("keydown", (event) => this.#pressed(event));
    this.#group.addEventListener("focusin", ({ target }) => this.mark(target));
    this.#group.addEventListener("focusout", () => this.mark(null));
  }

  /** From now on there is somebody to explain the pieces. @param {string} label what they are together */
  begin(label) {
    this.#group.setAttribute("aria-label", label);
    this.#canvas.append(this.#group);
    this.update();
  }

  /** Another scene is shown. Pieces that are the same keep their elements. */
  update() {
    if (!this.#group.isConnected) return;
    const pieces = this.#stage.scene?.pieces?.() ?? [];
    const key = JSON.stringify(pieces);
    if (key === this.#key) return;
    this.#key = key;
    const focused = this.#pieces.get(/** @type {Element} */ (document.activeElement))?.id;
    this.#pieces = new Map(pieces.map((piece, index) => [elementOf(piece, index === 0), piece]));
    fill(this.#group, ...this.#pieces.keys());
    if (focused) this.#focus(pieces.find(({ id }) => id === focused) ?? pieces[0]);
  }

  /** The element of the piece under a pointer: not of what lies below something that can be chosen. @param {MouseEvent} event */
  under(event) {
    const { x, y } = this.#point(event);
    if (event.target !== this.#canvas || this.#isTarget(x, y)) return null;
    const choice = this.#choiceAt(x, y);
    const isOpen = (/** @type {Piece} */ piece) => contains(piece, x, y) && (!choice || liesIn(piece, choice));
    // The last one is the topmost.
    return [...this.#pieces].findLast(([, piece]) => isOpen(piece))?.[0] ?? null;
  }

  /** Whether something can be chosen on the board under a pointer. @param {MouseEvent} event */
  hasChoice(event) {
    const { x, y } = this.#point(event);
    return event.target === this.#canvas && (this.#isTarget(x, y) || this.#choiceAt(x, y) !== null);
  }

  /** @param {number} x @param {number} y */
  #choiceAt(x, y) {
    const { scene } = this.#stage;
    return scene && itemAt(scene, x, y);
  }

  /** Where a piece is on the page; null for any other element. @param {Element} element */
  boxOf(element) {
    const piece = this.#pieces.get(element);
    if (!piece) return null;
    const { view } = this.#stage;
    const [x, y] = [view.x + piece.x * view.scale, view.y + piece.y * view.scale];
    const [width, height] = [piece.width * view.scale, piece.height * view.scale];
    const board = this.#canvas.getBoundingClientRect();
    // The whole table may be turned towards the person on the other side.
    if (this.#canvas.closest(".turned"))
      return new DOMRect(board.right - x - width, board.bottom - y - height, width, height);
    return new DOMRect(board.left + x, board.top + y, width, height);
  }

  /** Without a piece, the one that has the focus is marked, if any. @param {unknown} element */
  mark(element) {
    const { activeElement } = document;
    const marked = [element, activeElement].map((one) => this.#pieces.get(/** @type {Element} */ (one)));
    this.marked = marked[0] ?? marked[1] ?? null;
    this.#stage.redraw();
  }

  /** A point of the scene. @param {MouseEvent} event */
  #point(event) {
    const { x, y } = pointOn(this.#canvas, event);
    return this.#stage.toScene(x, y);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const from = this.#pieces.get(/** @type {Element} */ (event.target));
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = this.#next(from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next) this.#focus(next);
  }

  /** The piece that a key leads to; null for none, undefined when the key is not ours. @param {Piece} from @param {string} key */
  #next(from, key) {
    const pieces = [...this.#pieces.values()];
    if (key === "Home") return pieces[0];
    if (key === "End") return pieces.at(-1);
    return key in ARROWS ? nearestAhead(pieces, centreOf, centreOf(from), ...ARROWS[key]) : undefined;
  }

  /** @param {Piece | undefined} wanted */
  #focus(wanted) {
    for (const [element, piece] of this.#pieces) {
      if (!(element instanceof HTMLElement)) continue;
      element.tabIndex = piece === wanted ? 0 : -1;
      if (piece === wanted) element.focus();
    }
  }
}

/** @param {Piece} piece @param {boolean} first */
function elementOf({ explain, label, now, seat }, first) {
  return el("span", {
    role: "img",
    "aria-label": label,
    tabindex: first ? "0" : "-1",
    "data-explain": explain,
    "data-now": now,
    "data-seat": seat,
  });
}
