// A Chiefdom sheet to fill in, square by square, with the letters of the diagram.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { PadGrid } from "../../../js/pad/grid.js";
import { toolBox, toolPicture } from "../../../js/pad/pad-tools.js";
import { drawIcon, LETTERS } from "../drawing/icons.js";
import { EMPTY, keyOf, typed, WALL } from "./pad-keys.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */
/** @typedef {import("../../../js/pad/pad-game.js").PadGame<PrintedSheet, string>} PadGame */
/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */

/** What can be drawn, in the letters of the diagram. */
const DRAWN = [..."~23HWJLFB", EMPTY];
const TRADES = { J: "jobless", L: "lumberjack", F: "fisherman", B: "builder" };
const MOST_CARDS = 3;

/** @type {PadGame} */
export const pad = {
  seats: [1, 2, 3, 4, 5, 6],
  cards: { field: cardsField, alone },
  blank: (sheet) => blankOf(sheet).join(""),
  isSheet: (data, sheet) => isSheet(data, sheet),
  editor,
  diagram: (sheets, { columns }, cards) => {
    const heading = ["score", cards.length > 0 ? `cards ${cards.join(" ")}` : ""].filter(Boolean);
    return [heading.join("\n"), ...sheets.map((data) => inRows(data, columns.length).join("\n"))].join("\n\n");
  },
};

/** @param {PrintedSheet} sheet */
function squaresOf({ columns, rows }) {
  return Array.from({ length: rows }, (_, row) => [...columns].map((column) => `${column}${row + 1}`)).flat();
}

/** @param {PrintedSheet} sheet */
function blankOf(sheet) {
  const walls = new Set([...sheet.west, ...sheet.east]);
  return squaresOf(sheet).map((name) => (walls.has(name) ? WALL : EMPTY));
}

/** @param {unknown} data @param {PrintedSheet} sheet */
function isSheet(data, sheet) {
  const blank = blankOf(sheet);
  if (typeof data !== "string" || data.length !== blank.length) return false;
  return [...data].every(
    (letter, at) => (letter === WALL) === (blank[at] === WALL) && [...DRAWN, WALL].includes(letter),
  );
}

/** @param {string} data @param {number} width */
function inRows(data, width) {
  return Array.from({ length: data.length / width }, (_, row) => data.slice(row * width, (row + 1) * width));
}

/** @type {PadGame["editor"]} */
function editor({ data, sheet, changed, theme }) {
  const letters = [...data];
  const names = squaresOf(sheet);
  let tool = "~";
  const draw = (/** @type {import("../../../js/pad/grid.js").Cell} */ { id }, /** @type {string} */ letter) => {
    letters[names.indexOf(id)] = letter;
    grid.show(id);
    changed(letters.join(""));
  };
  const letterAt = (/** @type {string} */ id) => letters[names.indexOf(id)];
  const grid = new PadGrid(
    names.map((id, at) => ({
      id,
      row: Math.floor(at / sheet.columns.length),
      column: at % sheet.columns.length,
      fixed: letters[at] === WALL,
    })),
    {
      show: ({ id }) => [picture(letterAt(id), theme)],
      name: ({ id }) => t("pad.cell", { cell: id, content: contentWords(letterAt(id)) }),
      use: (cell) => draw(cell, letterAt(cell.id) === tool ? EMPTY : tool),
      type: (cell, key) => {
        const letter = typed(key);
        if (letter) draw(cell, letter);
        return letter !== null;
      },
    },
    t("chiefdom.pad.grid"),
    "pad-chiefdom",
  );
  const tools = toolBox(
    DRAWN.map((letter) => ({
      id: letter,
      label: contentWords(letter),
      key: keyOf(letter),
      picture: letter === EMPTY ? null : picture(letter, theme),
    })),
    (letter) => {
      tool = letter;
    },
  );
  return {
    element: el("div", { class: "pad-editor" }, tools, grid.element),
    mark: (values) => grid.mark(typeof values?.square === "string" ? values.square : null),
  };
}

/** @type {NonNullable<PadGame["cards"]>["field"]} */
function cardsField({ chosen, sheet, changed }) {
  const selects = Array.from({ length: MOST_CARDS }, (_, at) => {
    const options = sheet.cards.map(({ number }) =>
      el("option", {
        value: number,
        selected: chosen[at] === number,
        text: `${number}. ${t(`chiefdom.card.${number}`)}`,
      }),
    );
    const select = el(
      "select",
      { class: "input", "aria-label": t("chiefdom.pad.card", { number: at + 1 }) },
      el("option", { value: "", text: t("chiefdom.pad.no-card") }),
      options,
    );
    select.addEventListener("change", () => {
      const numbers = selects.map(({ value }) => Number(value)).filter(Boolean);
      changed([...new Set(numbers)].sort((one, other) => one - other));
    });
    return select;
  });
  return el("fieldset", { class: "field" }, el("legend", { class: "label", text: t("chiefdom.cards") }), selects);
}

/** Without the cards that compare the sheets. @type {NonNullable<PadGame["cards"]>["alone"]} */
function alone(chosen, { cards }) {
  const contests = new Set(cards.flatMap((card) => (card.prizes ? [card.number] : [])));
  return chosen.filter((card) => !contests.has(card));
}

/** @param {string} letter */
function contentWords(letter) {
  if (letter === EMPTY) return t("pad.empty");
  if (letter === WALL) return t("chiefdom.pad.printed-wall");
  if (letter in TRADES) return t(`chiefdom.pad.${TRADES[/** @type {keyof typeof TRADES} */ (letter)]}`);
  const icon = Object.keys(LETTERS).find((key) => LETTERS[key] === letter);
  return t(`chiefdom.icon.${icon}`);
}

/** @param {string} letter @param {Theme} theme */
function picture(letter, theme) {
  if (letter === EMPTY) return null;
  return toolPicture(theme, (press) => drawIcon(press, letter, { x: 0, y: 0, size: 60, seed: 4 }));
}
