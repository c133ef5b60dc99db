// Placing a shape: which of the legal targets is meant, given the cell under the pointer and the orientation of the shape.
// This is only geometry; the list of legal targets comes from the engine.

import { middleOf, nearestAhead } from "./scene.js";

/** @typedef {import("./scene.js").Placements} Placements */
/** @typedef {import("./scene.js").Target} Target */

/** Larger than any distance on a board: another orientation is used only if the current one has no target. */
const OTHER_GROUP = 10_000;

export class Placing {
  /** @param {Placements} placements */
  constructor(placements) {
    this.placements = placements;
    this.groups = [...new Set(placements.targets.map((target) => target.group))];
    this.group = this.groups[0] ?? "";
    /** @type {string | null} */
    this.cell = null;
    /** The legal target that is meant, if there is one here. @type {Target | null} */
    this.target = null;
    /** The cell under the pointer was refused: nothing legal covers it. */
    this.refused = false;
  }

  /**
   * Keep the orientation of the shape for the next decision, if it exists there.
   * @param {Placing | null} before
   */
  inherit(before) {
    const wanted = this.placements.prefer ?? before?.group;
    if (wanted !== undefined && this.groups.includes(wanted)) this.group = wanted;
    return this;
  }

  /** @param {string | null} cell */
  pointAt(cell) {
    this.cell = cell;
    this.target = cell ? this.best(cell) : null;
    this.refused = cell !== null && this.target === null;
    if (this.target) this.group = this.target.group;
  }

  /** @param {Target} target */
  choose(target) {
    this.target = target;
    this.group = target.group;
    this.refused = false;
    if (!this.cell || !target.cells.includes(this.cell)) this.cell = target.anchor ?? target.cells[0];
    this.placements.turned?.(this.group);
  }

  /**
   * The target here in the current orientation if there is one, otherwise in any other.
   * @param {string} cell
   */
  best(cell) {
    const here = this.covering(cell);
    return here.find((target) => target.group === this.group) ?? here[0] ?? null;
  }

  /**
   * The targets that cover a cell: those that turn about it, or whose middle is nearest to it, first.
   * @param {string} cell
   */
  covering(cell) {
    const box = this.placements.cells[cell];
    if (!box) return [];
    const distance = (/** @type {Target} */ target) => {
      if (target.anchor) return target.anchor === cell ? 0 : 1;
      const middle = middleOf(this.placements, target);
      return Math.hypot(middle.x - box.x - box.width / 2, middle.y - box.y - box.height / 2);
    };
    return this.placements.targets
      .filter((target) => target.cells.includes(cell))
      .sort((one, other) => distance(one) - distance(other) || (one.move < other.move ? -1 : 1));
  }

  /**
   * Turn the shape: the next orientation that fits here, or simply the next when nothing is pointed at. An orientation
   * that fits in several ways shows each of them in its turn.
   * @param {1 | -1} step
   */
  turn(step) {
    if (!this.cell) {
      const index = this.groups.indexOf(this.group);
      this.group = this.groups[(index + step + this.groups.length) % this.groups.length];
      this.placements.turned?.(this.group);
      return;
    }
    const here = this.turns(this.cell);
    if (here.length === 0) return;
    const index = this.target ? here.indexOf(this.target) : -1;
    this.choose(here[(index + step + here.length) % here.length]);
  }

  /**
   * The targets that turning cycles through at a cell. A shape with an anchor keeps that cell under the pointer.
   * @param {string} cell
   */
  turns(cell) {
    const here = this.covering(cell).sort((one, other) => this.rank(one) - this.rank(other));
    if (this.target?.anchor !== cell) return here;
    return here.filter((other) => other.anchor === cell);
  }

  /** Flip the shape left to right where that fits here; a shape that is its own mirror image is turned instead. */
  flip() {
    const { target, cell } = this;
    const here = cell ? this.covering(cell) : [];
    const mirrored = target && this.outline(target, -1);
    const flipped = target?.flip
      ? here.find((other) => other.move === target.flip)
      : here.find((other) => other !== target && this.outline(other, 1) === mirrored);
    if (flipped) this.choose(flipped);
    else this.turn(1);
  }

  /**
   * The outline of a target as a text, wherever it lies.
   * @param {Target} target
   * @param {1 | -1} direction -1 for its mirror image
   */
  outline(target, direction) {
    const boxes = target.cells.map((name) => this.placements.cells[name]);
    const xs = boxes.map((box) => box.x * direction);
    const left = Math.min(...xs);
    const top = Math.min(...boxes.map((box) => box.y));
    return boxes
      .map((box, index) => `${Math.round(xs[index] - left)},${Math.round(box.y - top)}`)
      .sort()
      .join(" ");
  }

  /** @param {Target} target */
  rank(target) {
    return this.groups.indexOf(target.group);
  }

  /**
   * The target to go to with an arrow key: the nearest in that direction, kept in the same orientation if possible.
   * @param {number} dx
   * @param {number} dy
   * @returns {Target | null}
   */
  towards(dx, dy) {
    const { placements, target } = this;
    if (!target) return placements.targets.find((other) => other.group === this.group) ?? placements.targets[0] ?? null;
    return nearestAhead(
      placements.targets,
      (other) => middleOf(placements, other),
      middleOf(placements, target),
      dx,
      dy,
      (other) => (other.group === target.group ? 0 : OTHER_GROUP),
    );
  }
}
