// The shapes of the six icons, in a square of 60.

import { circle } from "../../../js/canvas/pencil.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/pencil.js").Point} Point */

/** @type {Record<string, (pencil: Pencil, colour: string) => void>} */
export const ICONS = {
  lake: drawLake,
  mask: drawMask,
  forest: drawForest,
  hut: drawHut,
  fish: drawFish,
  fire: drawFire,
};

/** @param {Pencil} pencil @param {string} colour */
function drawLake(pencil, colour) {
  /** @type {Point[]} */
  const shore = [
    [8, 30],
    [14, 17],
    [28, 13],
    [42, 16],
    [51, 26],
    [49, 37],
    [36, 43],
    [20, 43],
    [10, 39],
    [8, 30],
  ];
  pencil.fill(shore, colour, pencil.theme.dark ? 0.45 : 0.5);
  pencil.path(shore, { width: 1.8, rough: 0.8 });
  for (const [x, y, length] of [
    [18, 23, 18],
    [16, 30, 27],
    [21, 37, 16],
  ]) {
    /** @type {Point[]} */
    const wave = [0, 1, 2, 3, 4].map((step) => [x + (length * step) / 4, y + (step % 2 ? -2 : 1)]);
    pencil.path(wave, { colour: pencil.theme.dark ? pencil.theme.ink : "#1d4f70", width: 1.5, rough: 0.5 });
  }
}

/** @param {Pencil} pencil @param {string} colour */
function drawMask(pencil, colour) {
  /** @type {Point[]} */
  const face = [
    [13, 13],
    [27, 9],
    [41, 13],
    [42, 26],
    [37, 40],
    [27, 50],
    [17, 40],
    [12, 26],
    [13, 13],
  ];
  for (const [x, top] of [
    [17, 5],
    [27, 2],
    [37, 5],
  ]) {
    pencil.line(x, 13, x + (x - 27) * 0.25, top, { colour, width: 3.2, rough: 0.4, passes: 1 });
  }
  pencil.fill(face, colour, pencil.theme.dark ? 0.5 : 0.52);
  pencil.path(face, { width: 1.9, rough: 0.5 });
  for (const side of [-1, 1]) {
    /** @type {Point[]} */
    const eye = [
      [27 + side * 3.5, 24],
      [27 + side * 8, 19.5],
      [27 + side * 12, 21.5],
      [27 + side * 8, 25.5],
    ];
    pencil.fill(eye, pencil.theme.paper, 1);
    pencil.polygon(eye, { width: 1.4, rough: 0.3 });
    pencil.fill(circle(27 + side * 7.5, 22.6, 1.9), pencil.theme.ink, 1);
    pencil.line(27 + side * 11, 30, 27 + side * 7, 34, { width: 1.4, rough: 0.4, passes: 1 });
  }
  pencil.path(
    [
      [27, 24],
      [24.5, 33],
      [29.5, 33],
    ],
    { width: 1.4, rough: 0.3 },
  );
  pencil.fill(circle(27, 40, 3.6), pencil.theme.paper, 1);
  pencil.ellipse(27, 40, 4.6, 3.2, { width: 1.5, rough: 0.3 });
}

/** @param {Pencil} pencil @param {string} colour */
function drawForest(pencil, colour) {
  drawRoundTree(pencil, 39, 27, colour);
  drawFir(pencil, 19, 8, colour);
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {string} colour */
function drawFir(pencil, x, y, colour) {
  pencil.line(x, y + 32, x, y + 42, { colour: pencil.theme.wood, width: 4, rough: 0.3 });
  for (const [top, foot, half] of [
    [18, 35, 13],
    [9, 25, 10.5],
    [0, 14, 7.5],
  ]) {
    /** @type {Point[]} */
    const tier = [
      [x, y + top],
      [x + half, y + foot],
      [x - half, y + foot],
    ];
    pencil.fill(tier, pencil.theme.paper, 1);
    pencil.fill(tier, colour, pencil.theme.dark ? 0.6 : 0.66);
    pencil.polygon(tier, { width: 1.6, rough: 0.6 });
  }
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {string} colour */
function drawRoundTree(pencil, x, y, colour) {
  pencil.line(x, y + 10, x, y + 19, { colour: pencil.theme.wood, width: 3.6, rough: 0.3 });
  pencil.fill(circle(x, y, 11.5), pencil.theme.paper, 1);
  pencil.fill(circle(x, y, 11.5), colour, pencil.theme.dark ? 0.4 : 0.42);
  pencil.ellipse(x, y, 11.5, 11.5, { width: 1.6 });
  pencil.path(
    [
      [x - 4, y + 4],
      [x, y + 1],
      [x + 5, y + 3],
    ],
    { width: 1.1, rough: 0.4, passes: 1 },
  );
}

/** A round hut with a thatched cone and two poles. @param {Pencil} pencil @param {string} colour */
function drawHut(pencil, colour) {
  const { theme } = pencil;
  pencil.line(24, 14, 19, 5, { width: 1.8, rough: 0.3 });
  pencil.line(31, 14, 36, 5, { width: 1.8, rough: 0.3 });
  /** @type {Point[]} */
  const wall = [
    [13, 32],
    [42, 32],
    [41, 49],
    [14, 49],
  ];
  /** @type {Point[]} */
  const roof = [
    [6, 33],
    [27.5, 9],
    [49, 33],
  ];
  pencil.fill(wall, theme.sand, theme.dark ? 0.35 : 0.45);
  pencil.polygon(wall, { width: 1.7, rough: 0.6 });
  pencil.fill(roof, theme.paper, 1);
  pencil.fill(roof, colour, theme.dark ? 0.6 : 0.66);
  pencil.polygon(roof, { width: 1.9, rough: 0.7 });
  for (const [x, foot] of [
    [14, 31],
    [21, 31],
    [28, 31],
    [35, 31],
    [41, 31],
  ]) {
    pencil.line(27.5 + (x - 27.5) * 0.35, 19, x, foot, { width: 1, rough: 0.5, alpha: 0.6, passes: 1 });
  }
  /** @type {Point[]} */
  const door = [
    [23, 49],
    [23, 41],
    [27.5, 36],
    [32, 41],
    [32, 49],
  ];
  pencil.fill(door, theme.ink, 0.72);
  pencil.path(door, { width: 1.4, rough: 0.3 });
}

/** @param {Pencil} pencil @param {string} colour */
function drawFish(pencil, colour) {
  const { theme } = pencil;
  /** @type {Point[]} */
  const body = [
    [5, 29],
    [14, 18],
    [26, 15],
    [38, 22],
    [43, 29],
    [38, 35],
    [26, 41],
    [14, 39],
    [5, 29],
  ];
  /** @type {Point[]} */
  const tail = [
    [40, 29],
    [55, 17],
    [51, 28],
    [54, 38],
  ];
  pencil.fill(tail, colour, 0.62);
  pencil.polygon(tail, { width: 1.6, rough: 0.5 });
  pencil.fill(body, theme.paper, 1);
  pencil.fill(body, colour, theme.dark ? 0.45 : 0.48);
  pencil.path(body, { width: 1.9, rough: 0.6 });
  pencil.path(
    [
      [18, 20],
      [21, 28],
      [17, 37],
    ],
    { width: 1.4, rough: 0.4 },
  );
  for (const [x, y] of [
    [26, 23],
    [33, 26],
    [26, 32],
    [33, 33],
  ]) {
    pencil.path(
      [
        [x, y - 3],
        [x + 3, y],
        [x, y + 3],
      ],
      { width: 1.1, rough: 0.3, passes: 1 },
    );
  }
  pencil.fill(circle(12, 26, 2), theme.ink, 1);
}

/** @param {Pencil} pencil @param {string} colour */
function drawFire(pencil, colour) {
  const { theme } = pencil;
  /** @type {Point[]} */
  const flame = [
    [27, 3],
    [30, 12],
    [41, 21],
    [43, 33],
    [36, 43],
    [27, 45],
    [17, 42],
    [11, 32],
    [14, 20],
    [19, 25],
    [22, 14],
    [27, 3],
  ];
  /** @type {Point[]} */
  const heart = [
    [28, 22],
    [34, 32],
    [32, 41],
    [26, 43],
    [21, 38],
    [22, 31],
    [28, 22],
  ];
  pencil.fill(flame, colour, theme.dark ? 0.62 : 0.66);
  pencil.fill(heart, theme.sand, 0.95);
  pencil.path(flame, { width: 1.9, rough: 0.5 });
  pencil.path(heart, { width: 1.3, rough: 0.4, alpha: 0.7 });
  pencil.line(10, 44, 42, 53, { colour: theme.wood, width: 4.2, rough: 0.4 });
  pencil.line(12, 53, 40, 44, { colour: theme.wood, width: 4.2, rough: 0.4 });
}
