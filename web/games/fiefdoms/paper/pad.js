// A fief to fill in: what stands on each plot, which buildings a Springhouse reduces, and how many people are in each
// square.

import { isObject } from "../../../js/base/checks.js";
import { el } from "../../../js/base/dom.js";
import { number, t } from "../../../js/base/words.js";
import { PadGrid } from "../../../js/pad/grid.js";
import { toolBox, toolPicture } from "../../../js/pad/pad-tools.js";
import { buildingName } from "../describe.js";
import { drawBuilding } from "../drawing/buildings.js";
import { cornersOf, placeOf } from "../names.js";
import { FORFEIT, keyOf, kindOf, letterOf } from "./pad-keys.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */
/** @typedef {import("../../../js/pad/pad-game.js").PadGame<PrintedSheet, Fief>} PadGame */
/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */
/** @typedef {import("../../../js/pad/grid.js").Cell} Cell */
/** @typedef {{ kind: string, spared: number }} Plot `kind` is a building, "forfeit" or "" */
/** @typedef {{ plots: Plot[], squares: number[] }} Fief */

const SPARE = "spare";

/** @type {PadGame} */
export const pad = {
  seats: [1, 2, 3, 4, 5, 6],
  blank: (sheet) => ({
    plots: sheet.plots.map(() => ({ kind: "", spared: 0 })),
    squares: sheet.squares.map(() => 0),
  }),
  isSheet,
  editor,
  diagram: (sheets, sheet) => sheets.map((fief, seat) => written(fief, seat, sheet)).join("\n"),
};

/** @param {unknown} data @param {PrintedSheet} sheet */
function isSheet(data, sheet) {
  if (!isObject(data)) return false;
  const { plots, squares } = data;
  const kinds = ["", FORFEIT, ...sheet.buildings.map(({ building }) => building)];
  return (
    Array.isArray(plots) &&
    Array.isArray(squares) &&
    plots.length === sheet.plots.length &&
    squares.length === sheet.squares.length &&
    plots.every((plot) => kinds.includes(plot?.kind) && Number.isInteger(plot.spared)) &&
    squares.every((pips) => Number.isInteger(pips) && pips >= 0 && pips <= sheet.pips)
  );
}

/** @param {PrintedSheet} sheet @param {string} kind */
const factsOf = (sheet, kind) => sheet.buildings.find(({ building }) => building === kind);

/** @param {Fief} fief @param {number} seat @param {PrintedSheet} sheet */
function written({ plots, squares }, seat, sheet) {
  const { size } = sheet;
  const lines = [`seat ${seat + 1}`];
  for (let row = 0; row < size; row++) {
    lines.push(
      plots
        .slice(row * size, (row + 1) * size)
        .map((plot) => plotText(plot, sheet))
        .join(" "),
    );
    if (row < size - 1) lines.push(squares.slice(row * (size - 1), (row + 1) * (size - 1)).join(" "));
  }
  if (plots.every(({ kind }) => kind)) lines.push("workers best");
  return lines.join("\n");
}

/** @param {Plot} plot @param {PrintedSheet} sheet */
function plotText({ kind, spared }, sheet) {
  if (!kind) return ".";
  if (kind === FORFEIT) return "#";
  const { letter = "", workers = 0 } = factsOf(sheet, kind) ?? {};
  return workers ? `${letter}${workers - spared}` : letter;
}

/** @type {PadGame["editor"]} */
function editor({ data, sheet, changed, theme }) {
  const filling = new FiefFilling(structuredClone(data), sheet, theme);
  const grid = new PadGrid(cellsOf(sheet), filling, t("fiefdoms.pad.grid"), "pad-fiefdoms");
  filling.changed = (cell) => {
    grid.show(cell.id);
    changed(structuredClone(filling.fief));
  };
  const tools = toolBox(toolsOf(sheet, theme), (id) => {
    filling.tool = id;
  });
  const help = el("p", { class: "help", text: t("fiefdoms.pad.help") });
  return { element: el("div", { class: "pad-editor" }, tools, help, grid.element), mark: () => {} };
}

/** What the cells of the pad's grid show, and what touching and typing changes. */
class FiefFilling {
  /** @type {(cell: Cell) => void} */
  changed = () => {};

  /** @param {Fief} fief @param {PrintedSheet} sheet @param {Theme} theme */
  constructor(fief, sheet, theme) {
    this.fief = fief;
    this.sheet = sheet;
    this.theme = theme;
    this.tool = sheet.buildings[0].building;
  }

  /** @param {Cell} cell */
  show(cell) {
    return cell.kind === "square" ? pips(this.#pipsAt(cell)) : plotShown(this.#plotAt(cell), this.sheet, this.theme);
  }

  /** @param {Cell} cell */
  name(cell) {
    return cell.kind === "square"
      ? t("fiefdoms.pad.square", { ...cornersOf(cell.id), count: this.#pipsAt(cell) })
      : t("pad.cell", { cell: t("fiefdoms.plot-first", placeOf(cell.id)), content: plotWords(this.#plotAt(cell)) });
  }

  /** @param {Cell} cell */
  use(cell) {
    if (cell.kind === "square") this.#settle(cell, (this.#pipsAt(cell) + 1) % (this.sheet.pips + 1));
    else if (this.tool === SPARE) this.#spare(cell);
    else this.#build(cell, this.#plotAt(cell).kind === this.tool ? "" : this.tool);
  }

  /** @param {Cell} cell @param {string} key */
  type(cell, key) {
    if (cell.kind === "square") {
      const count = key === "Delete" || key === "Backspace" ? 0 : Number(key);
      if (key === " " || !Number.isInteger(count) || count < 0 || count > this.sheet.pips) return false;
      this.#settle(cell, count);
    } else if (key === "-") this.#spare(cell);
    else {
      const kind = kindOf(key, this.#plotAt(cell).kind, this.sheet);
      if (kind === null) return false;
      this.#build(cell, kind);
    }
    return true;
  }

  /** @param {Cell} cell */
  #plotAt({ id }) {
    return this.fief.plots[this.sheet.plots.findIndex(({ plot }) => plot === id)];
  }

  /** @param {Cell} cell */
  #squareAt({ id }) {
    return this.sheet.squares.findIndex(({ square }) => square === id);
  }

  /** @param {Cell} cell */
  #pipsAt(cell) {
    return this.fief.squares[this.#squareAt(cell)];
  }

  /** @param {Cell} cell @param {string} kind */
  #build(cell, kind) {
    Object.assign(this.#plotAt(cell), { kind, spared: 0 });
    this.changed(cell);
  }

  /** @param {Cell} cell */
  #spare(cell) {
    const plot = this.#plotAt(cell);
    const workers = factsOf(this.sheet, plot.kind)?.workers ?? 0;
    plot.spared = workers ? (plot.spared + 1) % (workers + 1) : 0;
    this.changed(cell);
  }

  /** @param {Cell} cell @param {number} count */
  #settle(cell, count) {
    this.fief.squares[this.#squareAt(cell)] = count;
    this.changed(cell);
  }
}

/** Plots and, between four of them, squares. @param {PrintedSheet} sheet @returns {Cell[]} */
function cellsOf(sheet) {
  const plots = sheet.plots.map(({ plot, row, column }) => ({
    id: plot,
    row: row * 2,
    column: column * 2,
    kind: "plot",
    area: `${row * 2 - 1} / ${column * 2 - 1} / span 2 / span 2`,
  }));
  const squares = sheet.squares.map(({ square, row, column }) => ({
    id: square,
    row: row * 2 + 1,
    column: column * 2 + 1,
    kind: "square",
    area: `${row * 2} / ${column * 2} / span 2 / span 2`,
  }));
  return [...plots, ...squares].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** @param {PrintedSheet} sheet @param {Theme} theme */
function toolsOf(sheet, theme) {
  const buildings = sheet.buildings.map(({ building }) => ({
    id: building,
    label: buildingName(building),
    key: keyOf(building),
    picture: picture(building, theme),
  }));
  return [
    ...buildings,
    { id: FORFEIT, label: t("fiefdoms.pad.forfeit"), key: "X", picture: null },
    { id: SPARE, label: t("fiefdoms.pad.spare"), key: "-", picture: null },
    { id: "", label: t("pad.empty"), key: "⌫", picture: null },
  ];
}

/** @param {Plot} plot */
function plotWords({ kind, spared }) {
  if (!kind) return t("pad.empty");
  if (kind === FORFEIT) return t("fiefdoms.pad.forfeit");
  return spared ? t("fiefdoms.pad.spared", { building: buildingName(kind), count: spared }) : buildingName(kind);
}

/** @param {Plot} plot @param {PrintedSheet} sheet @param {Theme} theme */
function plotShown({ kind, spared }, sheet, theme) {
  if (!kind) return [];
  if (kind === FORFEIT) return [sign("pad-forfeit", "✕")];
  const { workers = 0 } = factsOf(sheet, kind) ?? {};
  const needs = workers ? sign("pad-needs", number(workers - spared)) : null;
  return [picture(kind, theme), sign("pad-letter", letterOf(kind)), needs];
}

/** A visual symbol; the accessible name of the cell says the same. @param {string} kind @param {string} text */
const sign = (kind, text) => el("span", { class: kind, "data-text": text });

/** @param {number} count */
function pips(count) {
  return [sign(count ? "pad-pips" : "pad-pips none", number(count))];
}

/** @param {string} building @param {Theme} theme */
function picture(building, theme) {
  return toolPicture(theme, (press) => drawBuilding(press, building, { x: 7, y: 9, size: 46, seed: 4 }));
}
