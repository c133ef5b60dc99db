// Cells to fill in by pointer, keyboard or touch. One of them takes the focus; arrow keys move between cells.

import { el, fill } from "../base/dom.js";

/**
 * @typedef {object} Cell
 * @property {string} id
 * @property {number} row
 * @property {number} column
 * @property {boolean} [fixed] printed, so that it cannot be changed
 * @property {string} [kind] a class of its own
 * @property {string} [area] its place among the tracks of the grid, where cells overlap
 *
 * @typedef {object} Filling
 * @property {(cell: Cell) => import("../base/dom.js").Child[]} show what is in it
 * @property {(cell: Cell) => string} name the same in words
 * @property {(cell: Cell) => void} use it was tapped, or chosen with Enter or Space
 * @property {(cell: Cell, key: string) => boolean} type a key was pressed on it; true if that meant something
 */

const STEPS = /** @type {Record<string, [number, number]>} */ ({
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
});

export class PadGrid {
  /**
   * @param {Cell[]} cells
   * @param {Filling} filling
   * @param {string} label
   * @param {string} kind the class of the whole
   */
  constructor(cells, filling, label, kind) {
    this.cells = cells;
    this.filling = filling;
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map(cells.map((cell) => [cell.id, this.button(cell)]));
    const rows = [...new Set(cells.map(({ row }) => row))].map((row) =>
      el(
        "div",
        { role: "row", class: "pad-row" },
        cells.filter((cell) => cell.row === row).map(({ id }) => this.at(id)),
      ),
    );
    this.element = el("div", { role: "grid", class: `pad-grid ${kind}`, "aria-label": label }, rows);
    this.current = cells.find(({ fixed }) => !fixed)?.id ?? "";
    this.at(this.current).tabIndex = 0;
    for (const cell of cells) this.show(cell.id);
  }

  /** @param {string} id @returns {HTMLElement} */
  at(id) {
    return /** @type {HTMLElement} */ (this.buttons.get(id));
  }

  /** @param {Cell} cell */
  button(cell) {
    const { id, kind = "", fixed = false } = cell;
    const button = el("div", {
      role: "gridcell",
      class: `pad-cell ${kind}${fixed ? " fixed" : ""}`,
      tabindex: "-1",
      "data-cell": id,
      "aria-readonly": fixed ? "true" : null,
    });
    if (cell.area) button.style.gridArea = cell.area;
    button.addEventListener("click", () => {
      this.focus(id);
      if (!fixed) this.filling.use(cell);
    });
    button.addEventListener("keydown", (event) => this.pressed(event, cell));
    return button;
  }

  /** @param {KeyboardEvent} event @param {Cell} cell */
  pressed(event, cell) {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (Object.hasOwn(STEPS, key)) {
      event.preventDefault();
      const next = this.towards(cell, ...STEPS[key]);
      if (next) this.focus(next.id);
    } else if (!cell.fixed && (key === "Enter" || key === " ")) {
      event.preventDefault();
      this.filling.use(cell);
    } else if (!cell.fixed && this.filling.type(cell, key)) {
      event.preventDefault();
    }
  }

  /** The nearest cell in a direction. @param {Cell} from @param {number} down @param {number} right */
  towards(from, down, right) {
    /** @type {Cell | null} */
    let best = null;
    let least = Number.POSITIVE_INFINITY;
    for (const cell of this.cells) {
      const ahead = (cell.row - from.row) * down + (cell.column - from.column) * right;
      const sideways = Math.abs((cell.row - from.row) * right) + Math.abs((cell.column - from.column) * down);
      const cost = ahead + 3 * sideways;
      if (ahead > 0 && cost < least) {
        least = cost;
        best = cell;
      }
    }
    return best;
  }

  /** @param {string} id */
  focus(id) {
    this.at(this.current).tabIndex = -1;
    this.current = id;
    this.at(id).tabIndex = 0;
    this.at(id).focus();
  }

  /** Show the content of a cell again. @param {string} id */
  show(id) {
    const cell = /** @type {Cell} */ (this.cells.find((other) => other.id === id));
    fill(this.at(id), el("span", { class: "pad-content", "aria-hidden": "true" }, this.filling.show(cell)));
    this.at(id).setAttribute("aria-label", this.filling.name(cell));
  }

  /** Mark the cell that has a problem. @param {string | null} id */
  mark(id) {
    for (const [name, button] of this.buttons) {
      button.classList.toggle("wrong", name === id);
      if (name === id) button.setAttribute("aria-invalid", "true");
      else button.removeAttribute("aria-invalid");
    }
  }
}
