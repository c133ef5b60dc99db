// Drawing in fractions of a square cell, so that a building can have any size.

import { circle } from "../../../js/canvas/pencil.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {{ x: number, y: number, size: number, seed: number, pale?: boolean }} Cell `pale` is hardly coloured */
/** @typedef {[number, number]} Point */

/** A pencil whose coordinates are fractions of a cell. */
export class CellPencil {
  /** @param {Pencil} pencil @param {Cell} cell */
  constructor(pencil, cell) {
    this.pencil = pencil;
    this.cell = cell;
    this.theme = pencil.theme;
    this.strength = cell.pale ? 0.16 : pencil.theme.dark ? 0.6 : 0.68;
  }

  /** @param {Point[]} points @returns {Point[]} */
  at(points) {
    const { x, y, size } = this.cell;
    return points.map(([across, down]) => [x + across * size, y + down * size]);
  }

  /** A coloured shape with its outline. @param {Point[]} points @param {string} colour @param {number} [alpha] @param {number} [width] */
  shape(points, colour, alpha = 1, width = 1.7) {
    const corners = this.at(points);
    this.pencil.fill(corners, this.theme.paper, 0.9);
    this.pencil.fill(corners, colour, this.strength * alpha);
    this.pencil.polygon(corners, { width, rough: 0.6 });
  }

  /** @param {number} left @param {number} top @param {number} right @param {number} bottom @param {string} colour @param {number} [alpha] @param {number} [width] */
  box(left, top, right, bottom, colour, alpha = 1, width = 1.6) {
    this.shape(
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      colour,
      alpha,
      width,
    );
  }

  /** @param {Point[]} points @param {import("../../../js/canvas/pencil.js").Stroke} [stroke] */
  line(points, stroke = {}) {
    this.pencil.path(this.at(points), { width: 1.5, rough: 0.5, ...stroke });
  }

  /** @param {number} across @param {number} down @param {number} radius @param {string} [colour] @param {number} [flat] */
  round(across, down, radius, colour, flat = 1) {
    const [[x, y]] = this.at([[across, down]]);
    const far = radius * this.cell.size;
    if (colour) {
      const edge = circle(x, y, far).map(([px, py]) => /** @type {Point} */ ([px, y + (py - y) * flat]));
      this.pencil.fill(edge, this.theme.paper, 0.9);
      this.pencil.fill(edge, colour, this.strength);
    }
    this.pencil.ellipse(x, y, far, far * flat, { width: 1.5 });
  }
}
