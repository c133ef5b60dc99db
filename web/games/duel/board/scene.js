// The shared board as a scene: the paper with its printed squares, what is drawn on it, and where the next thing may
// go. If there is no room for the full score tracks, short ones lie around it.

import { t } from "../../../js/base/words.js";
import { drawLeaf } from "../../../js/canvas/paper-texture.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { describe } from "../describe.js";
import { drawFaint, drawThing, SIZE } from "../drawing/icons.js";
import { targetsOf } from "../targets.js";
import { boxesOf, measure } from "./layout.js";
import { pieces } from "./pieces.js";
import { notesOf, placements } from "./placements.js";
import { drawAdvances, rowBoxes, strips } from "./track-strips.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Boxes} Boxes */

/** @param {Context} context @returns {import("../../../js/canvas/scene.js").Scene} */
export function scene(context) {
  const { view } = context;
  const size = measure(context);
  const boxes = boxesOf(context);
  return {
    width: size.width,
    height: size.height,
    backgroundKey: `${size.form}-${size.columns}-${size.rows}`,
    background: (pencil) => drawPaper(pencil, context, boxes),
    items: [
      ...lights(context, boxes),
      ...things(view, boxes),
      ...coming(view, boxes),
      ...choices(context, boxes),
      ...strips(context, size),
    ],
    marks: marks(context, boxes),
    pieces: () => pieces(context),
    placements: placements(context, boxes),
    places: { ...boxes, ...rowBoxes(context, size) },
    hint: { draw: (pencil, _, preview) => drawAdvances(pencil, context, size, notesOf(preview)) },
    label: t("duel.board", { round: view.round }),
  };
}

// -- what lies on the squares --------------------------------------------------------------------------------------------

/** @param {View} view @param {Boxes} boxes @returns {Item[]} */
function things(view, boxes) {
  return view.squares
    .filter((square) => square.thing !== "empty")
    .map(({ name, thing, icon, printed }) => ({
      id: name,
      ...boxes[name],
      look: icon ?? thing,
      still: printed,
      draw: (/** @type {Pencil} */ pencil) =>
        drawThing(pencil, icon ?? thing, { ...boxes[name], size: SIZE, seed: seedOf(name), printed }),
    }));
}

/** The squares where something can be drawn now. @param {Context} context @param {Boxes} boxes @returns {Item[]} */
function lights({ view, active }, boxes) {
  if (!active) return [];
  return [...openSquares(view)].map((name) => tint(`light-${name}`, boxes[name]));
}

/** What was drawn last, so that the other player sees it. @param {Context} context @param {Boxes} boxes */
function marks({ recent }, boxes) {
  const names = recent.flatMap((event) => (event.kind === "draw" || event.kind === "mountains" ? event.squares : []));
  return [...new Set(names)].map((name) => boxes[name]);
}

/** @param {string} id @param {Box} box @returns {Item} */
function tint(id, box) {
  return {
    id,
    ...box,
    still: true,
    draw({ context, theme }) {
      context.save();
      context.fillStyle = theme.accent;
      context.globalAlpha *= 0.09;
      context.fillRect(box.x + 2, box.y + 2, box.width - 4, box.height - 4);
      context.restore();
    },
  };
}

/** The squares that can be drawn on now. @param {View} view */
function openSquares(view) {
  return new Set(targetsOf(view, "pair", "single", "cross").flatMap(({ squares }) => squares));
}

/**
 * Squares that become mountains when the scoring under way is done, unless they can be drawn on before.
 * @param {View} view
 * @param {Boxes} boxes
 * @returns {Item[]}
 */
function coming(view, boxes) {
  const open = openSquares(view);
  const names = view.isolated.filter((name) => !open.has(name));
  return names.map((name) => ({
    id: `coming-${name}`,
    ...boxes[name],
    still: true,
    draw: (/** @type {Pencil} */ pencil) => drawFaint(pencil, "mountain", boxes[name]),
  }));
}

/**
 * The icons from which the one to score first is chosen, on the board itself.
 * @param {Context} context
 * @param {Boxes} boxes
 * @returns {Item[]}
 */
function choices(context, boxes) {
  if (!context.active) return [];
  return targetsOf(context.view, "first").map(({ move, squares }) => {
    const box = boxes[squares[0]];
    return {
      id: `choice-${move}`,
      ...box,
      move,
      label: describe(move, context),
      still: true,
      draw: (/** @type {Pencil} */ pencil) =>
        pencil.seed(3).ellipse(box.x + SIZE / 2, box.y + SIZE / 2, SIZE * 0.54, SIZE * 0.54, {
          colour: pencil.theme.accent,
          width: 3.2,
        }),
    };
  });
}

// -- what is printed -----------------------------------------------------------------------------------------------------

/** @param {Pencil} pencil @param {Context} context @param {Boxes} boxes */
function drawPaper(pencil, context, boxes) {
  const size = measure(context);
  drawLeaf(pencil, size.width, size.height);
  pencil.seed(8);
  for (const { name, grey } of context.view.squares) {
    const { x, y } = boxes[name];
    if (grey) pencil.crayon(x, y, SIZE, SIZE, pencil.theme.stone, { alpha: 0.16, gap: 8, thick: 8, slant: 0.3 });
  }
  drawGrid(pencil, size);
  drawLabels(pencil, context.view, size);
}

/** @param {Pencil} pencil @param {import("./layout.js").Size} size */
function drawGrid(pencil, { left, top, columns, rows }) {
  const { theme } = pencil;
  const right = left + columns * SIZE;
  const bottom = top + rows * SIZE;
  const stroke = (/** @type {boolean} */ edge) => ({
    width: edge ? 2.2 : 1.1,
    colour: edge ? theme.ink : theme.faint,
    rough: 0.9,
    alpha: edge ? 0.9 : 0.55,
  });
  pencil.seed(5);
  for (let row = 0; row <= rows; row++) {
    pencil.line(left, top + row * SIZE, right, top + row * SIZE, stroke(row === 0 || row === rows));
  }
  for (let column = 0; column <= columns; column++) {
    const x = left + column * SIZE;
    pencil.line(x, top, x, bottom, stroke(column === 0 || column === columns));
  }
}

/** @param {Pencil} pencil @param {View} view @param {import("./layout.js").Size} size */
function drawLabels(pencil, view, { left, top }) {
  const look = { size: 18, font: pencil.theme.body, colour: pencil.theme.faint };
  view.columns.forEach((letter, column) => {
    pencil.write(letter, left + (column + 0.5) * SIZE, top - 12, look);
  });
  view.rows.forEach((label, row) => {
    pencil.write(label, left - 14, top + (row + 0.5) * SIZE, look);
  });
}
