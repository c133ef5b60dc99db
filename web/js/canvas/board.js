// The board: the stage with its pointer, its keyboard mirror and the tools beside it. Turns what a person points at, taps
// or focuses into moves to consider and to play.

import { fill } from "../base/dom.js";
import { Mirror } from "./mirror.js";
import { Placing } from "./placing.js";
import { followPointer } from "./pointer.js";
import { cellAt, itemAt, middleOf } from "./scene.js";
import { Stage } from "./stage.js";

/** @typedef {import("./scene.js").Item} Item */
/** @typedef {import("./scene.js").Scene} Scene */
/** @typedef {import("../engine/answers.js").Preview} Preview */
/** @typedef {{ kind: "good" | "bad" | "even" | "plain", parts: import("../base/dom.js").Child[] }} Bubble */

/**
 * @typedef {object} Player
 * @property {(move: string) => void} play
 * @property {(move: string) => void} refuse tell why this is not legal
 * @property {(move: string | null) => Preview | null} consider
 * @property {(preview: Preview) => Bubble} bubble
 * @property {() => boolean} confirms whether a move is played only when chosen twice
 * @property {() => void} relayout
 */

/**
 * Which of a game's layouts fits a space.
 * @param {number} width
 * @param {number} height
 * @returns {"wide" | "tall"}
 */
export function layoutOf(width, height) {
  return width < 560 || width < height * 0.9 ? "tall" : "wide";
}

export class Board {
  /**
   * @param {import("../table/frame.js").Frame} frame
   * @param {Player} table
   */
  constructor(frame, table) {
    this.frame = frame;
    this.table = table;
    this.stage = new Stage(frame.canvas);
    this.stage.overlay = (pencil) => this.overlay(pencil);
    this.stage.onResize = () => this.resized();
    /** @type {Placing | null} */
    this.placing = null;
    /** @type {Item | null} */
    this.item = null;
    /** @type {string | null} */
    this.focusedMove = null;
    /** A move that was chosen once and waits to be confirmed. @type {string | null} */
    this.offered = null;
    /** @type {string | null} */
    this.considered = null;
    /** What the considered move would bring. @type {Preview | null} */
    this.preview = null;
    this.shape = this.layout;
    this.mirror = new Mirror(frame.canvas, {
      focus: (move) => this.focused(move),
      play: (move) => this.table.play(move),
      step: (move, dx, dy) => this.stepTo(move, dx, dy),
      turn: (step) => this.turn(step),
      flip: () => this.flip(),
    });
    this.letGo = followPointer(frame.canvas, {
      point: (x, y) => this.point(x, y),
      leave: () => this.point(-1e6, -1e6),
      choose: (x, y, touch) => this.choose(x, y, touch),
      turn: (step) => this.turn(step) !== null,
      flip: () => this.flip(),
      hold: (x, y) => this.hold(x, y),
      zoom: (factor, x, y) => this.stage.zoomBy(factor, x, y),
      pan: (x, y) => this.stage.panBy(x, y),
    });
    frame.turn.addEventListener("click", () => this.turn(1));
    frame.flip.addEventListener("click", () => this.flip());
    frame.closer.addEventListener("click", () => this.stage.zoomBy(1.4));
    frame.further.addEventListener("click", () => this.stage.zoomBy(1 / 1.4));
    frame.commit.addEventListener("click", () => this.commit());
  }

  close() {
    this.letGo();
    this.stage.close();
  }

  retheme() {
    this.stage.retheme();
  }

  /** Which of a game's layouts fits the space. @returns {"wide" | "tall"} */
  get layout() {
    const { stage, frame } = this;
    // What the stage knows costs no layout of the page.
    const width = stage.width || frame.canvas.clientWidth;
    const height = stage.height || frame.canvas.clientHeight;
    return layoutOf(width, height);
  }

  resized() {
    if (this.layout === this.shape) return;
    this.shape = this.layout;
    this.table.relayout();
  }

  /**
   * @param {Scene} scene
   * @param {import("./mirror.js").Entry[]} entries
   * @param {string} label
   * @param {number} duration
   */
  show(scene, entries, label, duration) {
    this.placing = scene.placements?.targets.length ? new Placing(scene.placements).inherit(this.placing) : null;
    this.item = null;
    this.offered = null;
    this.considered = null;
    this.frame.canvas.setAttribute("aria-label", scene.label);
    this.frame.canvas.setAttribute("role", "group");
    this.frame.turn.hidden = this.frame.flip.hidden = !this.placing || this.placing.groups.length < 2;
    this.frame.commit.hidden = true;
    this.stage.show(scene, duration);
    this.hideBubble();
    this.mirror.fill(label, entries);
  }

  focus() {
    this.mirror.first()?.focus();
  }

  // -- pointing and choosing -----------------------------------------------------------------------------------------

  /** @param {number} x @param {number} y */
  point(x, y) {
    const { scene } = this.stage;
    if (!scene) return;
    const at = this.stage.toScene(x, y);
    if (this.placing) {
      const cell = cellAt(this.placing.placements, at.x, at.y);
      if (cell === this.placing.cell) return;
      this.placing.pointAt(cell);
    } else {
      const item = itemAt(scene, at.x, at.y);
      if (item === this.item) return;
      this.item = item;
    }
    const live = this.item?.move || this.item?.act || this.placing?.target;
    this.frame.canvas.style.cursor = live ? "pointer" : "";
    this.reconsider();
  }

  /** @param {number} x @param {number} y @param {boolean} touch */
  choose(x, y, touch) {
    if (this.stage.moving) this.stage.settle();
    const { scene } = this.stage;
    if (!scene) return;
    const at = this.stage.toScene(x, y);
    if (this.placing) this.chooseCell(cellAt(this.placing.placements, at.x, at.y), touch);
    else this.chooseItem(itemAt(scene, at.x, at.y));
  }

  /** @param {Item | null} item */
  chooseItem(item) {
    if (item?.move) this.offer(item.move);
    else if (item?.act) item.act(item);
    else this.tellOf(item);
  }

  /** A long press tells what is there without choosing it. @param {number} x @param {number} y */
  hold(x, y) {
    const { scene } = this.stage;
    const at = this.stage.toScene(x, y);
    if (scene && !this.placing) this.tellOf(itemAt(scene, at.x, at.y));
  }

  /** @param {Item | null} item */
  tellOf(item) {
    this.item = item?.note ? item : null;
    this.reconsider();
  }

  /**
   * A mouse places what it shows. A finger first shows it; a second tap on the shape, or the button, places it.
   * @param {string | null} cell
   * @param {boolean} touch
   */
  chooseCell(cell, touch) {
    const placing = /** @type {Placing} */ (this.placing);
    if (!cell) return;
    const shown = placing.target?.cells.includes(cell) ? placing.target : null;
    if (touch && !shown) {
      placing.pointAt(cell);
      this.reconsider();
      this.frame.commit.hidden = !placing.target;
      if (placing.target) return;
    }
    const target = shown ?? (touch ? null : placing.best(cell));
    if (target) this.offer(target.move);
    else this.table.refuse(placing.placements.text([cell]));
  }

  /**
   * Play what was chosen. A person who wants to confirm moves chooses it twice, or presses the button.
   * @param {string} move
   */
  offer(move) {
    if (!this.table.confirms() || this.offered === move) {
      this.table.play(move);
      return;
    }
    this.offered = move;
    this.frame.commit.hidden = false;
  }

  commit() {
    if (this.offered) {
      this.table.play(this.offered);
      return;
    }
    if (this.placing?.target) this.table.play(this.placing.target.move);
  }

  /** @param {1 | -1} step @returns {string | null} */
  turn(step) {
    if (!this.placing) return null;
    this.placing.turn(step);
    this.reconsider();
    return this.placing.target?.move ?? "";
  }

  /** @returns {string | null} */
  flip() {
    if (!this.placing) return null;
    this.placing.flip();
    this.reconsider();
    return this.placing.target?.move ?? "";
  }

  // -- keyboard ------------------------------------------------------------------------------------------------------

  /** @param {string | null} move */
  focused(move) {
    const { scene } = this.stage;
    const { placing } = this;
    const target = placing?.placements.targets.find((other) => other.move === move);
    if (placing && target) placing.choose(target);
    else if (placing?.target?.move === this.focusedMove) placing?.pointAt(null); // not what a pointer chose meanwhile
    this.focusedMove = move;
    this.item = scene?.items.find((item) => move !== null && item.move === move) ?? null;
    this.reconsider(move);
  }

  /** @param {string} move @param {number} dx @param {number} dy @returns {string | null} */
  stepTo(move, dx, dy) {
    if (this.placing) return this.placing.towards(dx, dy)?.move ?? move;
    const { scene } = this.stage;
    const items = scene?.items.filter((item) => item.move) ?? [];
    const from = items.find((item) => item.move === move);
    return from ? (nearest(items, from, dx, dy)?.move ?? move) : null;
  }

  // -- showing what is considered --------------------------------------------------------------------------------------

  /** @param {string | null} [move] */
  reconsider(move) {
    this.considered = this.placing?.target?.move ?? this.item?.move ?? move ?? null;
    this.preview = this.table.consider(this.considered);
    this.showBubble(this.preview);
    this.stage.redraw();
  }

  /** @param {Preview | null} preview */
  showBubble(preview) {
    const { bubble } = this.frame;
    const place = this.place();
    const note = this.item?.note?.() ?? [];
    bubble.hidden = !place || (!preview && note.length === 0);
    if (bubble.hidden || !place) return;
    const { kind, parts } = preview ? this.table.bubble(preview) : { kind: "plain", parts: [] };
    fill(bubble, ...parts, ...note);
    bubble.className = `bubble ${kind}${note.length ? " note" : ""}`;
    const { view, width } = this.stage;
    const { offsetLeft, offsetTop } = this.frame.canvas;
    const half = Math.min(bubble.offsetWidth, width) / 2;
    const x = Math.min(width - half, Math.max(half, view.x + place.x * view.scale));
    const above = view.y + place.y * view.scale;
    const below = bubble.offsetHeight > 60 && above < bubble.offsetHeight + 8; // a tall one would leave the board
    bubble.classList.toggle("below", below);
    bubble.style.left = `${offsetLeft + x}px`;
    bubble.style.top = `${offsetTop + (below ? view.y + place.bottom * view.scale : above)}px`;
  }

  hideBubble() {
    this.frame.bubble.hidden = true;
  }

  /** The point of the scene above what is considered. */
  place() {
    const { placing, item } = this;
    if (placing?.target) {
      const boxes = placing.target.cells.map((name) => placing.placements.cells[name]);
      return {
        x: middleOf(placing.placements, placing.target).x,
        y: Math.min(...boxes.map((box) => box.y)),
        bottom: Math.max(...boxes.map((box) => box.y + box.height)),
      };
    }
    const box = item ?? (this.considered && this.stage.scene?.hint?.box?.(this.considered));
    return box ? { x: box.x + box.width / 2, y: box.y, bottom: box.y + box.height } : null;
  }

  /** @param {import("./pencil.js").Pencil} pencil */
  overlay(pencil) {
    const { placing, item } = this;
    const { context, theme } = pencil;
    if (placing?.target) placing.placements.ghost(pencil, placing.target, this.preview);
    else if (placing?.refused && placing.cell) {
      const cell = placing.placements.cells[placing.cell];
      pencil.seed(7).line(cell.x + 12, cell.y + 12, cell.x + cell.width - 12, cell.y + cell.height - 12, {
        colour: theme.bad,
        width: 2.5,
      });
      pencil.line(cell.x + cell.width - 12, cell.y + 12, cell.x + 12, cell.y + cell.height - 12, {
        colour: theme.bad,
        width: 2.5,
      });
    }
    if (!item && !placing?.target && this.considered) {
      this.stage.scene?.hint?.draw(pencil, this.considered, this.preview);
    }
    if (item) {
      context.save();
      context.strokeStyle = theme.accent;
      context.lineWidth = 3;
      context.strokeRect(item.x + 1.5, item.y + 1.5, item.width - 3, item.height - 3);
      context.restore();
    }
  }
}

/**
 * @param {Item[]} items
 * @param {Item} from
 * @param {number} dx
 * @param {number} dy
 */
function nearest(items, from, dx, dy) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const x = item.x + item.width / 2 - from.x - from.width / 2;
    const y = item.y + item.height / 2 - from.y - from.height / 2;
    const ahead = x * dx + y * dy;
    const cost = ahead + 3 * (Math.abs(x * dy) + Math.abs(y * dx));
    if (ahead > 1 && cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}
