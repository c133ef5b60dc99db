// A seat's sheet as a scene: the paper with its printed grid, what is drawn on it, and the counters beside it.

import { t } from "../../../js/base/words.js";
import { drawLeaf, drawTentative } from "../../../js/canvas/paper-texture.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { squaresOf } from "../describe.js";
import { drawIcon } from "../drawing/icons.js";
import { counters } from "./counters.js";

/** @typedef {import("../view.js").JobChoice} JobChoice */
/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */

export const SIZE = 60;
const COLUMNS = "ABCDEFGH";
const ROWS = 10;

/** Where things lie on the paper: the counters beside the grid, or above it where the paper is narrow. */
const LAYOUTS = {
  wide: {
    width: 790,
    height: 706,
    left: 284,
    top: 76,
    panel: { x: 28, y: 76 },
  },
  tall: { width: 524, height: 706, left: 32, top: 92, panel: null },
};

/** @param {Context} context */
const layoutOf = (context) => LAYOUTS[context.layout];

/** @param {Context} context */
export function cells(context) {
  const { left, top } = layoutOf(context);
  /** @type {Record<string, { x: number, y: number, width: number, height: number }>} */
  const boxes = {};
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS.length; column++) {
      boxes[`${COLUMNS[column]}${row + 1}`] = {
        x: left + column * SIZE,
        y: top + row * SIZE,
        width: SIZE,
        height: SIZE,
      };
    }
  }
  return boxes;
}

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
    placements: placements(context, boxes),
    hint: { draw: (pencil, move) => drawAhead(pencil, move, context, boxes) },
    label: t("chiefdom.sheet-of", { name }),
  };
}

/**
 * A use in question marks no square by itself; as part of a hint it does.
 * @param {Pencil} pencil
 * @param {string} move
 * @param {Context} context
 * @param {ReturnType<typeof cells>} boxes
 */
function drawAhead({ context: canvas, theme }, move, context, boxes) {
  const [use, squares = ""] = context.ahead?.() ?? [];
  if (use !== move) return;
  canvas.save();
  canvas.strokeStyle = theme.accent;
  canvas.lineWidth = 4;
  canvas.setLineDash([9, 6]);
  for (const name of squaresOf(squares)) {
    const { x, y, width, height } = boxes[name];
    canvas.strokeRect(x + 4, y + 4, width - 8, height - 8);
  }
  canvas.restore();
}

// -- what is drawn by hand ---------------------------------------------------------------------------------------------

/** @param {Land} land @param {ReturnType<typeof cells>} boxes @param {number} shown @returns {Item[]} */
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

/**
 * The squares where the shape can go, or the trades to choose from beside a person.
 * @param {Context} context
 * @param {ReturnType<typeof cells>} boxes
 * @returns {Item[]}
 */
function lights(context, boxes) {
  if (!context.active) return [];
  const { view } = context;
  if (view.phase === "job") return jobBadges(context, view.jobs, boxes[view.square]);
  const lit = new Set(view.phase === "place" ? view.targets.flatMap(({ squares }) => squares) : []);
  return [...lit].map((name) => light(name, boxes[name]));
}

/** @param {string} name @param {ReturnType<typeof cells>[string]} box @returns {Item} */
function light(name, box) {
  return {
    id: `light-${name}`,
    ...box,
    still: true,
    draw({ context, theme }) {
      context.save();
      context.fillStyle = theme.accent;
      context.globalAlpha = 0.1;
      context.fillRect(box.x + 2, box.y + 2, box.width - 4, box.height - 4);
      context.restore();
    },
  };
}

/**
 * A ring around the person, and a badge for each trade: above the person, or below at the top of the sheet.
 * @param {Context} context
 * @param {JobChoice[]} jobs
 * @param {ReturnType<typeof cells>[string]} box
 * @returns {Item[]}
 */
function jobBadges(context, jobs, box) {
  const { left, top } = layoutOf(context);
  const middle = box.x + SIZE / 2;
  const x = Math.max(
    left,
    Math.min(left + COLUMNS.length * SIZE - jobs.length * SIZE, middle - (jobs.length * SIZE) / 2),
  );
  const y = box.y - top < SIZE ? box.y + SIZE * 1.1 : box.y - SIZE * 1.1;
  const badges = jobs.map((choice, index) => badge(choice, x + index * SIZE, y));
  return [ring(box), ...badges];
}

/** @param {ReturnType<typeof cells>[string]} box @returns {Item} */
function ring(box) {
  return {
    id: "job-ring",
    ...box,
    still: true,
    draw(pencil) {
      const [x, y] = [box.x + SIZE / 2, box.y + SIZE / 2];
      pencil.seed(3).ellipse(x, y, SIZE * 0.56, SIZE * 0.56, { colour: pencil.theme.accent, width: 3 });
    },
  };
}

/** @param {JobChoice} choice @param {number} x @param {number} y @returns {Item} */
function badge(choice, x, y) {
  return {
    id: `trade-${choice.job}`,
    x,
    y,
    width: SIZE,
    height: SIZE,
    still: true,
    move: choice.move,
    draw(pencil) {
      const { context, theme } = pencil;
      context.save();
      context.shadowColor = "rgb(40 25 5 / 45%)";
      context.shadowBlur = 8;
      context.fillStyle = theme.paper;
      context.beginPath();
      context.roundRect(x + 3, y + 3, SIZE - 6, SIZE - 6, 10);
      context.fill();
      context.restore();
      drawIcon(pencil, TRADES[choice.job], { x: x + 6, y: y + 6, size: SIZE - 12, seed: 5 });
    },
  };
}

/** @param {Context} context @param {ReturnType<typeof cells>} boxes @returns {import("../../../js/canvas/scene.js").Placements | undefined} */
function placements(context, boxes) {
  if (!context.active || context.view.phase !== "place") return undefined;
  const letter = LETTERS[context.view.use.icon] ?? "J";
  return {
    cells: boxes,
    targets: context.view.targets.map((target) => ({
      move: target.move,
      cells: target.squares,
      group: outline(target.squares),
      label: target.squares.join(" "),
    })),
    text: (names) => names.join(""),
    ghost: (pencil, target) =>
      drawGhost(
        pencil,
        target.cells.map((name) => boxes[name]),
        letter,
      ),
  };
}

/** What an icon of the engine looks like on the sheet. @type {Record<string, string>} */
export const LETTERS = {
  water: "~",
  trees2: "2",
  trees3: "3",
  house: "H",
  wall: "W",
  people: "J",
};

/** The letter that is written on a person. @type {Record<string, string>} */
export const TRADES = { lumberjack: "L", fisherman: "F", builder: "B" };

/**
 * The outline of a set of squares, wherever it lies: the same for one turn of a shape, another for another.
 * @param {string[]} squares
 */
function outline(squares) {
  const columns = squares.map((name) => COLUMNS.indexOf(name[0]));
  const rows = squares.map((name) => Number(name.slice(1)));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return squares.map((_, index) => `${columns[index] - left}${rows[index] - top}`).join(" ");
}

/** @param {Pencil} pencil @param {ReturnType<typeof cells>[string][]} boxes @param {string} letter */
function drawGhost(pencil, boxes, letter) {
  for (const box of boxes) {
    drawTentative(pencil, box, SIZE, () => drawIcon(pencil, letter, { x: box.x, y: box.y, size: SIZE, seed: 11 }));
  }
}

// -- what is printed -----------------------------------------------------------------------------------------------------

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
  const wide = context.layout === "wide";
  pencil.write(name, wide ? left : 20, wide ? 34 : 30, {
    size: wide ? 38 : 32,
    align: "left",
    weight: 600,
  });
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
