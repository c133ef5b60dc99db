// The drawings on a Chiefdom sheet. Each fits a square cell at (x, y) of side `size`; every mark differs in shape as well as
// in colour and hatching.

import { t } from "../../../js/base/words.js";
import { circle } from "../../../js/canvas/pencil.js";
import { drawTrees, drawWater } from "./nature.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/pencil.js").Point} Point */
/** @typedef {{ x: number, y: number, size: number, seed: number, used?: boolean }} Cell `used` is harvested */

/** What an icon of the engine looks like on the sheet. @type {Record<string, string>} */
export const LETTERS = {
  water: "~",
  trees2: "2",
  trees3: "3",
  house: "H",
  wall: "W",
  people: "J",
};

/** A person with a trade, as in the diagram. @type {Record<string, string>} */
export const TRADES = { lumberjack: "L", fisherman: "F", builder: "B" };

/** The letter that players write on a person, if there is one. @param {string} letter as in the diagram */
export function letterOn(letter) {
  const trade = Object.keys(TRADES).find((key) => TRADES[key] === letter);
  return trade ? t(`chiefdom.letter.${trade}`) : "";
}

/**
 * @param {Pencil} pencil
 * @param {string} letter as in the diagram: ~ 2 3 H W # J L F B, and ? for a person whose job is being chosen
 * @param {Cell} cell
 */
export function drawIcon(pencil, letter, cell) {
  pencil.seed(cell.seed);
  const draw = ICONS[letter];
  if (draw) draw(pencil, cell, letter);
}

/** @type {Record<string, (pencil: Pencil, cell: Cell, letter: string) => void>} */
const ICONS = {
  "~": drawWater,
  2: (pencil, cell) => drawTrees(pencil, cell, 2),
  3: (pencil, cell) => drawTrees(pencil, cell, 3),
  H: drawHouse,
  W: drawWall,
  "#": drawPrintedWall,
  "?": drawPerson,
  J: drawPerson,
  L: drawPerson,
  F: drawPerson,
  B: drawPerson,
};

/** @param {Pencil} pencil @param {Cell} cell */
function drawHouse(pencil, { x, y, size }) {
  const { theme } = pencil;
  /** @param {Point[]} points in shares of the cell @returns {Point[]} */
  const at = (points) => points.map(([across, down]) => [x + size * across, y + size * down]);
  const walls = at([
    [0.2, 0.48],
    [0.8, 0.48],
    [0.8, 0.86],
    [0.2, 0.86],
  ]);
  const roof = at([
    [0.1, 0.48],
    [0.5, 0.12],
    [0.9, 0.48],
  ]);
  const door = at([
    [0.43, 0.86],
    [0.43, 0.62],
    [0.58, 0.62],
    [0.58, 0.86],
  ]);
  pencil.fill(walls, theme.sand, theme.dark ? 0.4 : 0.5);
  pencil.fill(roof, theme.accent, theme.dark ? 0.55 : 0.6);
  pencil.polygon(walls, { width: 1.8, rough: 0.7 });
  pencil.polygon(roof, { width: 2, rough: 0.8 });
  for (const share of [0.33, 0.66]) {
    const line = y + size * (0.12 + 0.36 * share);
    const stroke = { width: 1, alpha: 0.55, passes: 1 };
    pencil.line(x + size * (0.5 - 0.38 * share), line, x + size * (0.5 + 0.38 * share), line, stroke);
  }
  pencil.polygon(door, { width: 1.4, rough: 0.4 });
}

/** @param {Pencil} pencil @param {Cell} cell */
function drawWall(pencil, cell) {
  drawStones(pencil, cell, pencil.theme.stone, 0.34);
}

/** Printed on the sheet: darker and straighter than what is drawn by hand. @param {Pencil} pencil @param {Cell} cell */
function drawPrintedWall(pencil, cell) {
  drawStones(pencil, cell, pencil.theme.stone, 0.75);
}

/** @param {Pencil} pencil @param {Cell} cell @param {string} colour @param {number} alpha */
function drawStones(pencil, { x, y, size }, colour, alpha) {
  const top = y + size * 0.14;
  const height = size * 0.24;
  for (let course = 0; course < 3; course++) {
    const line = top + course * height;
    const joints = course % 2 ? [0.04, 0.34, 0.66, 0.96] : [0.04, 0.5, 0.96];
    for (let stone = 0; stone + 1 < joints.length; stone++) {
      const left = x + size * joints[stone] + 1;
      const right = x + size * joints[stone + 1] - 1;
      pencil.fill(
        [
          [left, line + 1],
          [right, line + 1],
          [right, line + height - 1],
          [left, line + height - 1],
        ],
        colour,
        alpha * (0.75 + pencil.random() * 0.5),
      );
      pencil.box(left, line + 1, right - left, height - 2, {
        width: 1.3,
        rough: 0.8,
        passes: 1,
      });
    }
  }
}

/** A head and shoulders; the letter of the trade is written on the chest, as players do. @param {Pencil} pencil @param {Cell} cell @param {string} letter */
function drawPerson(pencil, { x, y, size }, letter) {
  const { theme } = pencil;
  const colour = { L: theme.leaf, F: theme.water, B: theme.wood }[letter] ?? theme.paper;
  const middle = x + size * 0.5;
  /** @type {[number, number][]} */
  const body = [
    [x + size * 0.16, y + size * 0.9],
    [x + size * 0.2, y + size * 0.56],
    [middle, y + size * 0.42],
    [x + size * 0.8, y + size * 0.56],
    [x + size * 0.84, y + size * 0.9],
  ];
  const written = letterOn(letter);
  pencil.fill(body, colour, written ? (theme.dark ? 0.45 : 0.5) : 0);
  pencil.path([...body, body[0]], { width: 1.9, rough: 0.8 });
  pencil.fill(circle(middle, y + size * 0.25, size * 0.15), theme.paper, 1);
  pencil.ellipse(middle, y + size * 0.25, size * 0.15, size * 0.15, {
    width: 1.9,
  });
  if (written) pencil.write(written, middle, y + size * 0.7, { size: size * 0.42, weight: 700 });
}

/**
 * A log: held, spent (pale and crossed out), or only printed on the sheet.
 * @param {Pencil} pencil
 * @param {number} x
 * @param {number} y
 * @param {number} length
 * @param {"held" | "spent" | "blank"} state
 */
export function drawLog(pencil, x, y, length, state) {
  const { theme } = pencil;
  /** @type {Point[]} */
  const body = [
    [x, y - 3.5],
    [x + length, y - 3.5],
    [x + length, y + 3.5],
    [x, y + 3.5],
  ];
  if (state === "held") pencil.fill(body, theme.wood, 0.75);
  const drawn = state !== "blank";
  const stroke = {
    width: 1.2,
    rough: 0.4,
    passes: 1,
    alpha: drawn ? 0.9 : 0.4,
    colour: drawn ? theme.ink : theme.faint,
  };
  const [upperLeft, upperRight, lowerRight, lowerLeft] = body;
  const ends = /** @type {const} */ ([x + length + 2, x - 2]);
  pencil.path([upperLeft, upperRight, [ends[0], y], lowerRight, lowerLeft, [ends[1], y], upperLeft], stroke);
  if (state === "spent") pencil.line(x - 3, y + 3, x + length + 3, y - 3, { colour: theme.bad, width: 2, rough: 0.6 });
}
