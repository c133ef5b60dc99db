// Trees, peaks, reeds and waves, which stand for the four regions; and the boat on the sea.

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/pencil.js").Point} Point */

/** @type {Record<string, (pencil: Pencil, x: number, y: number, size: number) => void>} */
const GLYPHS = { forest: drawTree, mountain: drawPeak, marsh: drawReeds, sea: drawWave };

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size @param {string} section */
export function drawGlyph(pencil, x, y, size, section) {
  GLYPHS[section](pencil, x, y, size);
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawTree(pencil, x, y, size) {
  const { theme } = pencil;
  const half = size * 0.32;
  const top = y - size * 0.5;
  const foot = y + size * 0.28;
  const thin = size < 20;
  pencil.line(x, y + size * 0.5, x, foot, { colour: theme.wood, width: thin ? 1.6 : 2.6, rough: 0.3 });
  pencil.fill(
    [
      [x - half, foot],
      [x, top],
      [x + half, foot],
    ],
    theme.leaf,
    0.6,
  );
  pencil.path(
    [
      [x - half, foot],
      [x - half * 0.45, y - size * 0.08],
      [x, top],
      [x + half * 0.45, y - size * 0.08],
      [x + half, foot],
      [x, foot + size * 0.05],
      [x - half, foot],
    ],
    { width: thin ? 1.1 : 1.4, rough: thin ? 0.2 : 0.6, passes: thin ? 1 : 2 },
  );
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawPeak(pencil, x, y, size) {
  const { theme } = pencil;
  const half = size * 0.56;
  const top = y - size * 0.46;
  const foot = y + size * 0.42;
  const thin = size < 20;
  pencil.fill(
    [
      [x - half, foot],
      [x, top],
      [x + half, foot],
    ],
    theme.stone,
    theme.dark ? 0.4 : 0.55,
  );
  /** @type {Point[]} */
  const snow = [
    [x - half * 0.36, top + size * 0.32],
    [x, top],
    [x + half * 0.36, top + size * 0.32],
    [x + half * 0.12, top + size * 0.24],
    [x - half * 0.1, top + size * 0.34],
  ];
  pencil.fill(snow, theme.dark ? theme.ink : theme.paper, theme.dark ? 0.55 : 0.9);
  pencil.line(x - half, foot, x, top, { width: thin ? 1.1 : 1.6, rough: 0.5 });
  pencil.line(x, top, x + half, foot, { width: thin ? 1.1 : 1.6, rough: 0.5 });
  if (!thin) pencil.line(x + half * 0.1, y - size * 0.02, x + half * 0.36, y + size * 0.3, { width: 1, alpha: 0.6 });
}

/** Bulrushes out of a little water. @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawReeds(pencil, x, y, size) {
  const { theme } = pencil;
  const thin = size < 20;
  const foot = y + size * 0.42;
  if (!thin) drawRipple(pencil, x, foot, size * 0.5);
  for (const [lean, height] of [
    [-0.26, 0.62],
    [0.02, 0.86],
    [0.28, 0.7],
  ]) {
    const tip = foot - size * height;
    pencil.line(x + size * lean * 0.5, foot, x + size * lean, tip, {
      width: thin ? 1.1 : 1.4,
      rough: 0.4,
      colour: thin ? theme.ink : theme.leaf,
    });
    pencil.line(x + size * lean, tip, x + size * lean * 0.92, tip + size * 0.24, {
      width: thin ? 2.4 : 4.2,
      rough: 0.3,
      colour: theme.wood,
      passes: 1,
    });
  }
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function drawWave(pencil, x, y, size) {
  const rows = size < 20 ? [-0.16, 0.2] : [-0.3, 0, 0.3];
  for (const row of rows) drawRipple(pencil, x + size * row * 0.2, y + size * row, size * 0.5);
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} reach */
function drawRipple(pencil, x, y, reach) {
  /** @type {Point[]} */
  const points = [];
  for (let step = 0; step <= 6; step++) {
    points.push([x - reach + (step * reach) / 3, y + (step % 2 ? -1 : 1) * reach * 0.16]);
  }
  pencil.path(points, { colour: pencil.theme.water, width: reach < 10 ? 1.4 : 1.8, rough: 0.5 });
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
export function drawBoat(pencil, x, y, size) {
  const { theme } = pencil;
  pencil.seed(12);
  /** @type {Point[]} */
  const hull = [
    [x - size * 0.55, y + size * 0.12],
    [x + size * 0.55, y + size * 0.12],
    [x + size * 0.32, y + size * 0.42],
    [x - size * 0.36, y + size * 0.42],
  ];
  /** @type {Point[]} */
  const sail = [
    [x + size * 0.04, y - size * 0.66],
    [x + size * 0.46, y],
    [x + size * 0.04, y],
  ];
  pencil.fill(hull, theme.wood, 0.8);
  pencil.polygon(hull, { width: 1.6, rough: 0.6 });
  pencil.fill(sail, theme.paper, 1);
  pencil.polygon(sail, { width: 1.5, rough: 0.6 });
  pencil.line(x, y + size * 0.12, x, y - size * 0.72, { width: 1.8 });
}
