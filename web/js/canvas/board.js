// The board: the stage with its pointer, its keyboard mirror and the tools beside it. It turns what a person points at, taps
// or focuses into moves to preview and to play.

import { showBubble } from "./bubble.js";
import { Mirror } from "./mirror.js";
import { Pieces } from "./pieces.js";
import { Placing } from "./placing.js";
import { followPointer, pointOn } from "./pointer.js";
import { cellAt, centreOf, contains, itemAt, itemUnderFinger, middleOf, nearestAhead } from "./scene.js";
import { Stage } from "./stage.js";
import { drawRing, sightOf } from "./trace.js";

/**
 * @typedef {import("./scene.js").Item} Item
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./bubble.js").Bubble} Bubble
 * @typedef {import("../engine/answers.js").Preview} Preview
 * @typedef {{ canvas: HTMLCanvasElement, bubble: HTMLElement } &
 *   Record<"turn" | "flip" | "closer" | "further" | "commit", HTMLButtonElement>} Frame the canvas and what lies around it
 * @typedef {{ play: () => void, later: import("./trace.js").Sight[] }} Suggestion
 *
 * @typedef {object} Table what the board asks of the table
 * @property {(move: string) => void} play
 * @property {(move: string) => void} refuse says why this is not legal
 * @property {() => void} accept something legal was chosen: what was refused before no longer matters
 * @property {(move: string | null) => Preview | null} consider
 * @property {(preview: Preview) => Bubble} bubble
 * @property {() => boolean} confirms whether a move is played only when chosen twice
 * @property {() => void} relayout
 */

const ZOOM_STEP = 1.4;
const OUTSIDE = -1e6; // a point where nothing is
const FINGER = 44; // pixels that suit a finger

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
  /** The legal places of a shape that is to be placed now. @type {Placing | null} */
  placing = null;
  /** What is pointed at or focused, where no shape is placed. @type {Item | null} */
  item = null;
  /** @type {string | null} */
  focusedMove = null;
  /** A move that was chosen once and waits to be confirmed. @type {string | null} */
  offered = null;
  /** @type {string | null} */
  considered = null;
  /** What a hint shows on the board beside its first move, and what plays all of it. @type {Suggestion | null} */
  #suggestion = null;
  /** The preview of the considered move. @type {Preview | null} */
  preview = null;
  /** Where a mouse or pen rests on the board. @type {PointerEvent | null} */
  #resting = null;
  #cleanups;

  /**
   * @param {Frame} frame
   * @param {Table} table
   */
  constructor(frame, table) {
    this.frame = frame;
    this.table = table;
    this.stage = new Stage(frame.canvas);
    this.stage.overlay = (pencil) => this.#drawOverlay(pencil);
    this.stage.onResize = () => this.#resized();
    this.shape = this.#form;
    this.mirror = new Mirror(frame.canvas, {
      focus: (move) => this.focused(move),
      play: (move) => this.table.play(move),
      step: (move, dx, dy) => this.#stepTo(move, dx, dy),
      turn: (step) => this.turn(step),
      flip: () => this.flip(),
    });
    this.pieces = new Pieces(frame.canvas, this.stage, (x, y) => this.#isTarget(x, y));
    this.#cleanups = [this.#followPointer(), () => this.stage.close()];
    frame.turn.hidden = frame.flip.hidden = true; // until there is a shape
    frame.turn.addEventListener("click", () => this.turn(1));
    frame.flip.addEventListener("click", () => this.flip());
    frame.closer.addEventListener("click", () => this.stage.zoomBy(ZOOM_STEP));
    frame.further.addEventListener("click", () => this.stage.zoomBy(1 / ZOOM_STEP));
    frame.commit.addEventListener("click", () => this.#commit());
  }

  #followPointer() {
    const { canvas } = this.frame;
    canvas.addEventListener("pointermove", (event) => {
      this.#resting = event.pointerType === "touch" ? null : event;
    });
    return followPointer(canvas, {
      point: (x, y) => this.#point(x, y),
      leave: () => {
        this.#resting = null;
        this.#point(OUTSIDE, OUTSIDE);
      },
      choose: (x, y, touch) => this.#choose(x, y, touch),
      turn: (step) => this.turn(step) !== null,
      flip: () => this.flip(),
      zoom: (factor, x, y) => this.stage.zoomBy(factor, x, y),
      pan: (x, y) => this.stage.panBy(x, y),
    });
  }

  close() {
    for (const end of this.#cleanups) end();
  }

  retheme() {
    this.stage.retheme();
  }

  /** Which of a game's layouts fits the space. */
  get layout() {
    const { stage, frame } = this;
    // Values from the stage cause no layout of the page.
    return layoutOf(stage.width || frame.canvas.clientWidth, stage.height || frame.canvas.clientHeight);
  }

  /** The aspect ratio of the space, width by height. */
  get ratio() {
    const { stage, frame } = this;
    return (stage.width || frame.canvas.clientWidth) / Math.max(1, stage.height || frame.canvas.clientHeight);
  }

  /** What a layout depends on, as a text; small changes do not matter. */
  get #form() {
    return `${this.layout} ${this.ratio.toFixed(2)}`;
  }

  #resized() {
    if (this.shape !== this.#form) {
      this.shape = this.#form;
      this.table.relayout();
    }
    // Something else may be under a resting pointer now, and the bubble belongs elsewhere.
    if (this.#resting) {
      const { x, y } = pointOn(this.frame.canvas, this.#resting);
      this.#point(x, y);
    }
    this.#showBubble();
  }

  /**
   * @param {Scene} scene
   * @param {import("./mirror.js").Entry[]} entries
   * @param {string} label
   * @param {number} duration
   */
  show(scene, entries, label, duration) {
    const { canvas, turn, flip, commit, bubble } = this.frame;
    this.placing = scene.placements?.targets.length ? new Placing(scene.placements).inherit(this.placing) : null;
    this.item = null;
    this.#suggestion = null;
    this.offered = null;
    this.considered = null;
    this.preview = null;
    canvas.setAttribute("aria-label", scene.label);
    canvas.setAttribute("role", "group");
    turn.hidden = flip.hidden = !this.placing || this.placing.groups.length < 2;
    commit.hidden = true;
    this.stage.show(scene, duration);
    bubble.hidden = true;
    this.mirror.fill(label, entries);
    this.pieces.update();
    if (scene.placements?.at) this.#beginAt(scene.placements.at);
  }

  /** Show what covers a cell that was chosen before. @param {string} cell */
  #beginAt(cell) {
    const { placing } = this;
    if (!placing?.best(cell) || placing.target) return;
    placing.pointAt(cell);
    this.frame.commit.hidden = false;
    this.reconsider();
  }

  focus() {
    this.mirror.first()?.focus();
  }

  // -- pointing and choosing -----------------------------------------------------------------------------------------

  /** @param {number} x @param {number} y */
  #point(x, y) {
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
  #choose(x, y, touch) {
    if (this.stage.moving) this.stage.settle();
    const { scene } = this.stage;
    if (!scene) return;
    const at = this.stage.toScene(x, y);
    if (this.#isSuggested(at.x, at.y)) this.#suggestion?.play();
    else if (this.placing) this.#chooseCell(this.placing, cellAt(this.placing.placements, at.x, at.y), touch);
    else this.#chooseItem(itemUnderFinger(scene, at.x, at.y, touch ? FINGER / this.stage.view.scale : 0));
  }

  /** @param {Item | null} item */
  #chooseItem(item) {
    if (item?.move) this.#offer(item.move);
    else item?.act?.(item);
  }

  /**
   * A mouse click places the shape. A finger first shows it; a second tap on the shape, or the button, places it.
   * @param {Placing} placing
   * @param {string | null} cell
   * @param {boolean} touch
   */
  #chooseCell(placing, cell, touch) {
    if (!cell) return;
    const shown = placing.target?.cells.includes(cell) ? placing.target : null;
    if (touch && !shown) {
      placing.pointAt(cell);
      this.reconsider();
      this.frame.commit.hidden = !placing.target;
      if (placing.target) return this.table.accept();
    }
    const target = shown ?? (touch ? null : placing.best(cell));
    if (target) this.#offer(target.move);
    else this.table.refuse(placing.placements.text([cell]));
  }

  /**
   * Play the chosen move. With confirmation switched on, it has to be chosen twice or confirmed with the button.
   * @param {string} move
   */
  #offer(move) {
    if (!this.table.confirms() || this.offered === move) {
      this.table.play(move);
      return;
    }
    this.offered = move;
    this.frame.commit.hidden = false;
    this.table.accept();
  }

  #commit() {
    const move = this.offered ?? this.placing?.target?.move;
    if (move) this.table.play(move);
  }

  /** @param {1 | -1} step @returns {string | null} */
  turn(step) {
    this.placing?.turn(step);
    return this.#turned();
  }

  /** @returns {string | null} */
  flip() {
    this.placing?.flip();
    return this.#turned();
  }

  /** @returns {string | null} the move that is meant now, "" for none; null where no shape is placed */
  #turned() {
    if (!this.placing) return null;
    this.reconsider();
    if (this.placing.target) this.table.accept();
    return this.placing.target?.move ?? "";
  }

  // -- keyboard ------------------------------------------------------------------------------------------------------

  /** @param {string | null} move */
  focused(move) {
    const { placing } = this;
    this.#suggestion = null;
    const target = placing?.placements.targets.find((other) => other.move === move);
    if (move !== null) {
      this.#resting = null; // what has the focus is considered, not what a mouse was left on
      this.table.accept();
    }
    if (placing && target) placing.choose(target);
    else if (placing?.target?.move === this.focusedMove) placing?.pointAt(null); // not what a pointer chose meanwhile
    this.focusedMove = move;
    this.item = this.stage.scene?.items.find((item) => move !== null && item.move === move) ?? null;
    this.reconsider(move);
  }

  /**
   * Show the first move of a hint as if it had the focus, and the later ones where they would be made; choosing one of them on
   * the board plays the whole plan.
   * @param {string | null} move
   * @param {() => void} play
   * @param {{ scene: Scene, move: string }[]} later each in the scene in which it would be made
   */
  suggest(move, play, later) {
    this.focused(move);
    const shown = move === null ? null : this.stage.scene?.hint?.box?.(move);
    const isNew = (/** @type {import("./trace.js").Sight} */ { boxes }) =>
      !shown || !boxes.some((box) => overlaps(shown, box));
    this.#suggestion = move === null ? null : { play, later: later.flatMap(sightOf).filter(isNew) };
    this.#showBubble();
  }

  /** Whether a point of the scene lies on what a hint shows. @param {number} x @param {number} y */
  #isSuggested(x, y) {
    const { placing, stage, focusedMove } = this;
    if (!this.#suggestion || focusedMove === null) return false;
    if (this.#suggestion.later.some(({ boxes }) => boxes.some((box) => contains(box, x, y)))) return true;
    if (placing?.target?.move === focusedMove) {
      return placing.target.cells.includes(cellAt(placing.placements, x, y) ?? "");
    }
    const item = stage.scene?.items.find(({ move }) => move === focusedMove);
    const box = item ?? stage.scene?.hint?.box?.(focusedMove);
    return !placing && box ? contains(box, x, y) : false;
  }

  /** Whether a shape can be placed at a point of the scene, or a hint be followed. @param {number} x @param {number} y */
  #isTarget(x, y) {
    const { placing } = this;
    const canPlace = placing?.best(cellAt(placing.placements, x, y) ?? "");
    return Boolean(canPlace) || this.#isSuggested(x, y);
  }

  /** @param {string} move @param {number} dx @param {number} dy @returns {string | null} */
  #stepTo(move, dx, dy) {
    if (this.placing) return this.placing.towards(dx, dy)?.move ?? move;
    const items = this.stage.scene?.items.filter((item) => item.move) ?? [];
    const from = items.find((item) => item.move === move);
    if (!from) return null;
    return nearestAhead(items, centreOf, centreOf(from), dx, dy)?.move ?? move;
  }

  // -- showing what is considered --------------------------------------------------------------------------------------

  /** @param {string | null} [move] */
  reconsider(move) {
    this.considered = this.placing?.target?.move ?? this.item?.move ?? move ?? null;
    this.preview = this.table.consider(this.considered);
    this.#showBubble();
    this.stage.redraw();
  }

  #showBubble() {
    const { preview, stage } = this;
    const { bubble, canvas } = this.frame;
    const place = this.#suggestion ? null : this.#place(); // the hint itself says what its plan brings
    const content = preview && this.table.bubble(preview);
    bubble.hidden = !place || !content?.parts.length;
    if (place && content?.parts.length) showBubble(bubble, canvas, stage, place, content);
  }

  /** The places of the scene above and below what is considered. */
  #place() {
    const { placing, item, preview } = this;
    if (placing?.target) {
      const { target, placements } = placing;
      const boxes = target.cells.map((name) => placements.cells[name]);
      const concerned = (preview && placements.concerns?.(target, preview)) ?? [];
      return {
        x: middleOf(placements, target).x,
        y: Math.min(...boxes.map((box) => box.y)),
        bottom: Math.max(...boxes.map((box) => box.y + box.height)),
        free: concerned.map((name) => placements.cells[name]),
      };
    }
    const box = item ?? (this.considered && this.stage.scene?.hint?.box?.(this.considered));
    return box ? { x: centreOf(box).x, y: box.y, bottom: box.y + box.height } : null;
  }

  /** @param {import("./pencil.js").Pencil} pencil */
  #drawOverlay(pencil) {
    const { placing, item, considered, preview } = this;
    if (placing?.target) placing.placements.ghost(pencil, placing.target, preview);
    else if (placing?.refused && placing.cell) drawRefusal(pencil, placing.placements.cells[placing.cell]);
    const hinted = this.#suggestion ? this.focusedMove : item ? null : considered;
    if (!placing?.target && hinted) this.stage.scene?.hint?.draw(pencil, hinted, preview);
    for (const { draw } of this.#suggestion?.later ?? []) draw(pencil);
    const ringed = item ?? this.pieces.marked;
    if (ringed) drawRing(pencil, ringed);
  }
}

/** Whether the middle of a box lies in another. @param {import("./scene.js").Box} whole @param {import("./scene.js").Box} box */
function overlaps(whole, box) {
  const { x, y } = centreOf(box);
  return contains(whole, x, y);
}

const INSET = 12;

/**
 * A cross: nothing legal covers this cell.
 * @param {import("./pencil.js").Pencil} pencil
 * @param {import("./scene.js").Box} cell
 */
function drawRefusal(pencil, { x, y, width, height }) {
  const stroke = { colour: pencil.theme.bad, width: 2.5 };
  const [left, top, right, bottom] = [x + INSET, y + INSET, x + width - INSET, y + height - INSET];
  pencil.seed(7).line(left, top, right, bottom, stroke);
  pencil.line(right, top, left, bottom, stroke);
}
