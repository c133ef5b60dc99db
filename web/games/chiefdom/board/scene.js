// A seat's sheet as a scene: the paper with its printed grid, what is drawn on it, and the counters beside it.

import { t } from "../../../js/base/words.js";
import { drawLeaf } from "../../../js/canvas/paper-texture.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { squaresOf } from "../describe.js";
import { drawIcon, LETTERS } from "../drawing/icons.js";
import { counters } from "./counters.js";
import { COLUMNS, cells, isWide, layoutOf, ROWS, SIZE } from "./layout.js";
import { pieces } from "./pieces.js";
import { drawGhost, lights, placements } from "./placements.js";

/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */

/** @param {Context} context @returns {import("../../../js/canvas/scene.js").Scene} */
export function scene(context) {
  const { view, shown, players, layout } = context;
  const land = view.lands[shown];
  const boxes = cells(context);
  const { width, height } = layoutOf(context);
  const name = players[shown].name;
  return {
    width,
    height,
    backgroundKey: `${layout}-${shown}-${name}`,
    background: (pencil) => drawPaper(pencil, context, name),
    items: [...icons(land, boxes, shown), ...counters(land, view.bonus, layoutOf(context)), ...lights(context, boxes)],
    marks: marks(context, boxes),
    pieces: () => pieces(context),
    placements: placements(context, boxes),
    places: boxes,
    hint: {
      draw: (pencil, move) => drawAhead(pencil, move, context, boxes),
      box: (move) => around(boxesAhead(move, context, boxes)),
      trace: () => (view.phase === "job" ? { boxes: [boxes[view.square]] } : null), // its badge lies beside the person
    },
    label: t("chiefdom.sheet-of", { name }),
  };
}

/**
 * The squares of a hint that begins with a use, because a use alone has no squares.
 * @param {string} move
 * @param {Context} context
 * @param {Record<string, Box>} boxes
 */
function boxesAhead(move, context, boxes) {
  const [use, squares = ""] = context.ahead?.() ?? [];
  return use === move ? squaresOf(squares).map((name) => boxes[name]) : [];
}

/** The hint as it would be drawn. @param {Pencil} pencil @param {string} move @param {Context} context @param {Record<string, Box>} boxes */
function drawAhead(pencil, move, context, boxes) {
  const { view } = context;
  const use = view.phase === "use" ? view.uses.find((other) => other.move === move) : undefined;
  if (use) drawGhost(pencil, boxesAhead(move, context, boxes), LETTERS[use.icon]);
}

/** @param {Box[]} boxes @returns {Box | null} the box around them */
function around(boxes) {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What this seat drew last. @param {Context} context @param {Record<string, Box>} boxes */
function marks({ recent, shown }, boxes) {
  const drawn = recent.flatMap((event) => (event.kind === "draw" && event.seat === shown ? event.squares : []));
  return drawn.map((name) => boxes[name]);
}

// -- what is drawn by hand ---------------------------------------------------------------------------------------------

/** @param {Land} land @param {Record<string, Box>} boxes @param {number} shown @returns {Item[]} */
function icons(land, boxes, shown) {
  const used = new Set([...land.cut, ...land.fished]);
  const items = [];
  for (const [name, box] of Object.entries(boxes)) {
    const letter = land.rows[Number(name.slice(1)) - 1][COLUMNS.indexOf(name[0])];
    if (letter === "." || letter === "#") continue;
    const harvested = used.has(name);
    items.push({
      id: `${shown}-${name}`,
      ...box,
      look: `${letter}${harvested ? "x" : ""}`,
      draw: (/** @type {Pencil} */ pencil) =>
        drawIcon(pencil, letter, {
          x: box.x,
          y: box.y,
          size: SIZE,
          seed: seedOf(`${shown}${name}`),
          used: harvested,
        }),
    });
  }
  return items;
}

// -- what is printed -----------------------------------------------------------------------------------------------------

const BESIDE_COUNTERS = { x: 14, y: 25, width: 136, height: 44 }; // on narrow paper

/** @param {Pencil} pencil @param {Context} context @param {string} name */
function drawPaper(pencil, context, name) {
  const { width, height, left, top } = layoutOf(context);
  drawLeaf(pencil, width, height);
  drawGrid(pencil, left, top);
  for (const square of ["A5", "A6", "H5", "H6"]) {
    const box = cells(context)[square];
    drawIcon(pencil, "#", {
      x: box.x,
      y: box.y,
      size: SIZE,
      seed: seedOf(square),
    });
  }
  if (isWide(context)) pencil.write(name, left, 34, { size: 38, align: "left", weight: 600 });
  else pencil.writeName(name, BESIDE_COUNTERS, { size: 28, weight: 600 });
}

/** @param {Pencil} pencil @param {number} left @param {number} top */
function drawGrid(pencil, left, top) {
  const { theme } = pencil;
  const right = left + COLUMNS.length * SIZE;
  const bottom = top + ROWS * SIZE;
  pencil.seed(5);
  for (let row = 0; row <= ROWS; row++) {
    const edge = row === 0 || row === ROWS;
    pencil.line(left, top + row * SIZE, right, top + row * SIZE, {
      width: edge ? 2.2 : 1.1,
      colour: edge ? theme.ink : theme.faint,
      rough: 0.9,
      alpha: edge ? 0.9 : 0.55,
    });
  }
  for (let column = 0; column <= COLUMNS.length; column++) {
    const edge = column === 0 || column === COLUMNS.length;
    pencil.line(left + column * SIZE, top, left + column * SIZE, bottom, {
      width: edge ? 2.2 : 1.1,
      colour: edge ? theme.ink : theme.faint,
      rough: 0.9,
      alpha: edge ? 0.9 : 0.55,
    });
  }
  const small = { size: 17, font: theme.body, colour: theme.faint };
  [...COLUMNS].forEach((letter, column) => pencil.write(letter, left + (column + 0.5) * SIZE, top - 12, small));
  for (let row = 0; row < ROWS; row++) pencil.write(String(row + 1), left - 14, top + (row + 0.5) * SIZE, small);
}
