// What the banners of the guilds show; ears of wheat, picks and sails are also parts of buildings.

/** @typedef {import("./cell-pencil.js").CellPencil} CellPencil */
/** @typedef {[number, number]} Point */

/** @param {CellPencil} pencil @param {number} across @param {number} foot @param {number} height */
export function drawEar(pencil, across, foot, height) {
  pencil.line(
    [
      [across, foot],
      [across + 0.01, foot - height],
    ],
    { width: 1.3, passes: 1 },
  );
  for (const share of [0.55, 0.75, 0.95]) {
    const down = foot - height * share;
    pencil.line(
      [
        [across - 0.06, down - 0.05],
        [across, down],
        [across + 0.06, down - 0.05],
      ],
      { colour: pencil.theme.wood, width: 1.6, passes: 1 },
    );
  }
}

/** @param {CellPencil} pencil @param {string} colour @param {(pencil: CellPencil, x: number, y: number, reach: number) => void} emblem */
export function drawBanner(pencil, colour, emblem) {
  pencil.line(
    [
      [0.06, 0.06],
      [0.94, 0.06],
    ],
    { width: 3, colour: pencil.theme.wood },
  );
  pencil.shape(
    [
      [0.16, 0.08],
      [0.84, 0.08],
      [0.84, 0.98],
      [0.5, 0.8],
      [0.16, 0.98],
    ],
    colour,
    0.95,
    1.9,
  );
  pencil.round(0.5, 0.42, 0.27, pencil.theme.paper);
  emblem(pencil, 0.5, 0.42, 0.24);
}

/** @param {CellPencil} pencil @param {number} x @param {number} y @param {number} reach */
export function drawWheat(pencil, x, y, reach) {
  drawEar(pencil, x, y + reach * 0.8, reach * 1.5);
  drawEar(pencil, x - 0.1, y + reach * 0.7, reach * 1.1);
  drawEar(pencil, x + 0.1, y + reach * 0.7, reach * 1.1);
}

/** @param {CellPencil} pencil @param {number} x @param {number} y @param {number} reach */
export function drawPick(pencil, x, y, reach) {
  pencil.line(
    [
      [x - reach * 0.55, y + reach * 0.75],
      [x + reach * 0.4, y - reach * 0.5],
    ],
    { width: 2.2, colour: pencil.theme.wood },
  );
  pencil.line(
    [
      [x - reach * 0.35, y - reach * 0.75],
      [x + reach * 0.2, y - reach * 0.62],
      [x + reach * 0.6, y - reach * 0.3],
      [x + reach * 0.8, y + reach * 0.2],
    ],
    { width: 2.4 },
  );
}

/** @param {CellPencil} pencil @param {number} x @param {number} y @param {number} reach */
export function drawSails(pencil, x, y, reach) {
  for (const turn of [0.5, 2.07, 3.64, 5.21]) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    /** @param {number} far @param {number} side @returns {Point} */
    const to = (far, side) => [x + (cos * far - sin * side) * reach, y + (sin * far + cos * side) * reach];
    pencil.shape([to(0.25, 0), to(1, 0), to(1, 0.3), to(0.25, 0.3)], pencil.theme.paper, 0.2, 1.1);
    pencil.line([to(0, 0), to(1.04, 0)], { width: 2 });
  }
}

/** @param {CellPencil} pencil @param {number} x @param {number} y @param {number} reach */
export function drawCoin(pencil, x, y, reach) {
  for (const [dx, dy] of [
    [-0.3, 0.3],
    [0.35, 0.25],
    [0, -0.3],
  ]) {
    pencil.round(x + dx * reach, y + dy * reach, reach * 0.42, pencil.theme.sand);
  }
}
