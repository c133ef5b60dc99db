// The drawings on a Chiefdom sheet. Each fits a square cell at (x, y) of side `size`; every mark differs in shape as well as
// in colour and hatching.

import { circle } from "../../../js/canvas/pencil.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */

/**
 * @param {Pencil} pencil
 * @param {string} letter as in the diagram: ~ 2 3 H W # J L F B
 * @param {{ x: number, y: number, size: number, seed: number, used?: boolean }} cell `used` is harvested
 */
export function drawIcon(pencil, letter, cell) {
  pencil.seed(cell.seed);
  const draw = ICONS[letter];
  if (draw) draw(pencil, cell, letter);
}

/** @typedef {{ x: number, y: number, size: number, seed: number, used?: boolean }} Cell */
/** @type {Record<string, (pencil: Pencil, cell: Cell, letter: string) => void>} */
const ICONS = {
  "~": drawWater,
  2: (pencil, cell) => drawTrees(pencil, cell, 2),
  3: (pencil, cell) => drawTrees(pencil, cell, 3),
  H: drawHouse,
  W: drawWall,
  "#": drawPrintedWall,
  J: drawPerson,
  L: drawPerson,
  F: drawPerson,
  B: drawPerson,
};

/** @param {Pencil} pencil @param {Cell} cell */
function drawWater(pencil, { x, y, size, used }) {
  const { theme } = pencil;
  pencil.crayon(x + 2, y + 2, size - 4, size - 4, theme.water, {
    alpha: theme.dark ? 0.3 : 0.34,
    slant: 0.15,
    gap: 8,
    thick: 8,
  });
  for (const level of used ? [0.2, 0.82] : [0.26, 0.5, 0.74]) drawWave(pencil, x, y + size * level, size);
  if (used) drawFish(pencil, x + size * 0.5, y + size * 0.52, size * 0.3);
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawWave(pencil, x, y, size) {
  /** @type {[number, number][]} */
  const points = [];
  for (let step = 0; step <= 6; step++) {
    points.push([x + size * (0.14 + (step * 0.72) / 6), y + (step % 2 ? -1 : 1) * size * 0.045]);
  }
  pencil.path(points, { colour: pencil.theme.water, width: 2, rough: 0.8 });
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} reach half its length */
export function drawFish(pencil, x, y, reach) {
  const { theme } = pencil;
  const low = y + reach * 0.5;
  const high = y - reach * 0.5;
  pencil.fill(
    [
      [x - reach, y],
      [x, high],
      [x + reach * 0.55, y],
      [x, low],
    ],
    theme.paper,
    0.85,
  );
  pencil.path(
    [
      [x + reach, high + 1],
      [x + reach * 0.5, y],
      [x - reach * 0.2, low],
      [x - reach, y],
      [x - reach * 0.2, high],
      [x + reach * 0.5, y],
      [x + reach, low - 1],
    ],
    { width: 1.7, rough: 0.5 },
  );
  pencil.line(x + reach, high + 1, x + reach, low - 1, {
    width: 1.5,
    rough: 0.4,
  });
  pencil.ellipse(x - reach * 0.6, y - reach * 0.08, 0.9, 0.9, {
    width: 1.4,
    rough: 0.1,
  });
}

/** @param {Pencil} pencil @param {Cell} cell @param {number} count */
function drawTrees(pencil, { x, y, size, used }, count) {
  const { theme } = pencil;
  const places =
    count === 2
      ? [
          [0.3, 0.62],
          [0.68, 0.5],
        ]
      : [
          [0.26, 0.7],
          [0.72, 0.72],
          [0.5, 0.46],
        ];
  pencil.crayon(x + 2, y + 2, size - 4, size - 4, theme.leaf, {
    alpha: used ? 0.1 : theme.dark ? 0.22 : 0.2,
    slant: 0.7,
    gap: 9,
    thick: 7,
  });
  // The trees further up the cell stand behind.
  for (const [across, down] of [...places].sort((one, other) => one[1] - other[1])) {
    if (used) drawStump(pencil, x + size * across, y + size * down, size);
    else drawTree(pencil, x + size * across, y + size * down, size);
  }
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawTree(pencil, x, y, size) {
  const { theme } = pencil;
  const half = size * 0.15;
  const top = y - size * 0.34;
  pencil.line(x, y + size * 0.16, x, y, {
    colour: theme.wood,
    width: 3,
    rough: 0.4,
  });
  pencil.fill(
    [
      [x - half, y + 2],
      [x, top],
      [x + half, y + 2],
    ],
    theme.leaf,
    theme.dark ? 0.55 : 0.62,
  );
  pencil.path(
    [
      [x - half, y + 2],
      [x - half * 0.5, y - size * 0.14],
      [x, top],
      [x + half * 0.5, y - size * 0.14],
      [x + half, y + 2],
      [x, y + 4],
      [x - half, y + 2],
    ],
    { width: 1.5, rough: 0.7 },
  );
  pencil.line(x - half * 0.35, y - size * 0.06, x + half * 0.25, y - size * 0.08, {
    width: 1,
    alpha: 0.6,
    rough: 0.6,
    passes: 1,
  });
}

/** A felled tree: the stump, and the line across that the rules ask for. @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawStump(pencil, x, y, size) {
  const { theme } = pencil;
  const half = size * 0.085;
  const foot = y + size * 0.14;
  const top = y - size * 0.02;
  pencil.fill(
    [
      [x - half, top],
      [x + half, top],
      [x + half * 1.25, foot],
      [x - half * 1.25, foot],
    ],
    theme.wood,
    0.55,
  );
  pencil.ellipse(x, top, half, half * 0.45, { width: 1.4 });
  pencil.path(
    [
      [x - half, top],
      [x - half * 1.25, foot],
      [x + half * 1.25, foot],
      [x + half, top],
    ],
    { width: 1.4, rough: 0.5 },
  );
  pencil.line(x - size * 0.15, y + size * 0.06, x + size * 0.15, y - size * 0.12, {
    colour: theme.bad,
    width: 1.8,
    rough: 0.6,
  });
}

/** @param {Pencil} pencil @param {Cell} cell */
function drawHouse(pencil, { x, y, size }) {
  const { theme } = pencil;
  const left = x + size * 0.2;
  const right = x + size * 0.8;
  const eaves = y + size * 0.48;
  const foot = y + size * 0.86;
  pencil.fill(
    [
      [left, eaves],
      [right, eaves],
      [right, foot],
      [left, foot],
    ],
    theme.sand,
    theme.dark ? 0.4 : 0.5,
  );
  pencil.fill(
    [
      [x + size * 0.1, eaves],
      [x + size * 0.5, y + size * 0.12],
      [x + size * 0.9, eaves],
    ],
    theme.accent,
    theme.dark ? 0.55 : 0.6,
  );
  pencil.polygon(
    [
      [left, eaves],
      [right, eaves],
      [right, foot],
      [left, foot],
    ],
    { width: 1.8, rough: 0.7 },
  );
  pencil.polygon(
    [
      [x + size * 0.1, eaves],
      [x + size * 0.5, y + size * 0.12],
      [x + size * 0.9, eaves],
    ],
    { width: 2, rough: 0.8 },
  );
  for (const share of [0.33, 0.66]) {
    const line = y + size * (0.12 + 0.36 * share);
    pencil.line(x + size * (0.5 - 0.38 * share), line, x + size * (0.5 + 0.38 * share), line, {
      width: 1,
      alpha: 0.55,
      passes: 1,
    });
  }
  pencil.polygon(
    [
      [x + size * 0.43, foot],
      [x + size * 0.43, y + size * 0.62],
      [x + size * 0.58, y + size * 0.62],
      [x + size * 0.58, foot],
    ],
    { width: 1.4, rough: 0.4 },
  );
}

/** @param {Pencil} pencil @param {Cell} cell */
function drawWall(pencil, cell) {
  drawStones(pencil, cell, pencil.theme.stone, 0.34);
}

/** Printed on the sheet: darker and straighter than what a hand adds. @param {Pencil} pencil @param {Cell} cell */
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
  pencil.fill(body, colour, letter === "J" ? 0 : theme.dark ? 0.45 : 0.5);
  pencil.path([...body, body[0]], { width: 1.9, rough: 0.8 });
  pencil.fill(circle(middle, y + size * 0.25, size * 0.15), theme.paper, 1);
  pencil.ellipse(middle, y + size * 0.25, size * 0.15, size * 0.15, {
    width: 1.9,
  });
  if (letter !== "J")
    pencil.write(letter, middle, y + size * 0.7, {
      size: size * 0.42,
      weight: 700,
    });
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} length @param {boolean} filled */
export function drawLog(pencil, x, y, length, filled) {
  const { theme } = pencil;
  if (filled)
    pencil.fill(
      [
        [x, y - 3.5],
        [x + length, y - 3.5],
        [x + length, y + 3.5],
        [x, y + 3.5],
      ],
      theme.wood,
      0.75,
    );
  const stroke = {
    width: 1.2,
    rough: 0.4,
    passes: 1,
    alpha: filled ? 0.9 : 0.4,
    colour: filled ? theme.ink : theme.faint,
  };
  pencil.path(
    [
      [x, y - 3.5],
      [x + length, y - 3.5],
      [x + length + 2, y],
      [x + length, y + 3.5],
      [x, y + 3.5],
      [x - 2, y],
      [x, y - 3.5],
    ],
    stroke,
  );
}
