// Water with its fish, and trees with their stumps.

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("./icons.js").Cell} Cell */

/** @param {Pencil} pencil @param {Cell} cell */
export function drawWater(pencil, { x, y, size, used }) {
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
export function drawTrees(pencil, { x, y, size, used }, count) {
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
