// The ten buildings and the vagrant, each with its own silhouette. Every drawing fits a square cell; an inactive
// building is pale.

import { CellPencil } from "./cell-pencil.js";
import { drawBanner, drawCoin, drawEar, drawPick, drawSails, drawWheat } from "./emblems.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("./cell-pencil.js").Cell} Cell */

/** @param {Pencil} pencil @param {string} building @param {Cell} cell */
export function drawBuilding(pencil, building, cell) {
  pencil.seed(cell.seed);
  const draw = BUILDINGS[building];
  draw(new CellPencil(pencil, cell));
}

/** @type {Record<string, (pencil: CellPencil) => void>} */
const BUILDINGS = {
  cottage: drawCottage,
  farm: drawFarm,
  quarry: drawQuarry,
  windmill: drawWindmill,
  market: drawMarket,
  springhouse: drawSpringhouse,
  townhall: drawTownhall,
  university: drawUniversity,
  almshouse: drawAlmshouse,
  vagrant: drawVagrant,
  "farmers-guild": (pencil) => drawBanner(pencil, pencil.theme.leaf, drawWheat),
  "quarry-guild": (pencil) => drawBanner(pencil, pencil.theme.stone, drawPick),
  "windmillers-guild": (pencil) => drawBanner(pencil, pencil.theme.water, drawSails),
  "merchants-guild": (pencil) => drawBanner(pencil, pencil.theme.sand, drawCoin),
  forfeit: drawCross, // a pair whose plots are all taken
};

/** @param {CellPencil} pencil */
function drawCross(pencil) {
  const stroke = { width: 3.2, rough: 1.2, alpha: 0.85 };
  pencil.line(
    [
      [0.2, 0.2],
      [0.8, 0.8],
    ],
    stroke,
  );
  pencil.line(
    [
      [0.8, 0.2],
      [0.2, 0.8],
    ],
    stroke,
  );
}

/** @param {CellPencil} pencil */
function drawCottage(pencil) {
  const { theme } = pencil;
  pencil.box(0.64, 0.16, 0.76, 0.42, theme.stone, 0.8, 1.4);
  pencil.line(
    [
      [0.7, 0.13],
      [0.76, 0.06],
      [0.7, 0.0],
      [0.78, -0.06],
    ],
    { alpha: 0.5, width: 1.2, passes: 1 },
  );
  pencil.box(0.2, 0.5, 0.8, 0.92, theme.sand);
  pencil.shape(
    [
      [0.08, 0.52],
      [0.5, 0.14],
      [0.92, 0.52],
    ],
    theme.accent,
  );
  pencil.box(0.42, 0.64, 0.58, 0.92, theme.wood, 0.9, 1.3);
}

/** A barn with a bent roof over furrows. @param {CellPencil} pencil */
function drawFarm(pencil) {
  const { theme } = pencil;
  pencil.shape(
    [
      [0.14, 0.68],
      [0.14, 0.36],
      [0.24, 0.18],
      [0.42, 0.06],
      [0.6, 0.18],
      [0.7, 0.36],
      [0.7, 0.68],
    ],
    theme.accent,
    0.9,
  );
  pencil.box(0.3, 0.4, 0.54, 0.68, theme.paper, 0.5, 1.4);
  pencil.line([
    [0.3, 0.4],
    [0.54, 0.68],
  ]);
  pencil.line([
    [0.54, 0.4],
    [0.3, 0.68],
  ]);
  pencil.shape(
    [
      [0.0, 0.7],
      [1.0, 0.7],
      [0.94, 0.98],
      [0.06, 0.98],
    ],
    theme.leaf,
    0.9,
    1.2,
  );
  for (const across of [0.14, 0.3, 0.46, 0.62, 0.78]) {
    pencil.line(
      [
        [across + 0.06, 0.71],
        [across, 0.97],
      ],
      { width: 1.2, passes: 1 },
    );
  }
  for (const across of [0.8, 0.9]) drawEar(pencil, across, 0.7, 0.34);
}

/** Cut blocks in steps, a pick leaning on them. @param {CellPencil} pencil */
function drawQuarry(pencil) {
  const { theme } = pencil;
  pencil.box(0.04, 0.66, 0.34, 0.94, theme.stone);
  pencil.box(0.34, 0.66, 0.64, 0.94, theme.stone, 0.8);
  pencil.box(0.64, 0.66, 0.94, 0.94, theme.stone);
  pencil.box(0.34, 0.4, 0.64, 0.66, theme.stone);
  pencil.box(0.64, 0.4, 0.94, 0.66, theme.stone, 0.75);
  pencil.box(0.64, 0.14, 0.94, 0.4, theme.stone, 0.9);
  drawPick(pencil, 0.26, 0.36, 0.28);
}

/** @param {CellPencil} pencil */
function drawWindmill(pencil) {
  const { theme } = pencil;
  pencil.shape(
    [
      [0.36, 0.4],
      [0.64, 0.4],
      [0.74, 0.96],
      [0.26, 0.96],
    ],
    theme.sand,
  );
  pencil.shape(
    [
      [0.34, 0.4],
      [0.5, 0.2],
      [0.66, 0.4],
    ],
    theme.accent,
  );
  pencil.box(0.43, 0.74, 0.57, 0.96, theme.wood, 0.9, 1.3);
  drawSails(pencil, 0.5, 0.38, 0.42);
}

/** A stall under a striped awning. @param {CellPencil} pencil */
function drawMarket(pencil) {
  const { theme } = pencil;
  for (const across of [0.12, 0.88]) {
    pencil.line(
      [
        [across, 0.3],
        [across, 0.96],
      ],
      { width: 2.4 },
    );
  }
  for (let stripe = 0; stripe < 5; stripe++) {
    const left = 0.02 + stripe * 0.192;
    const top = 0.18 + stripe * 0.128;
    pencil.shape(
      [
        [top, 0.1],
        [top + 0.128, 0.1],
        [left + 0.192, 0.38],
        [left + 0.096, 0.46],
        [left, 0.38],
      ],
      stripe % 2 ? theme.paper : theme.accent,
      stripe % 2 ? 0.2 : 1,
      1.3,
    );
  }
  pencil.box(0.06, 0.7, 0.94, 0.94, theme.wood, 0.9);
  for (const [across, colour] of /** @type {[number, string][]} */ ([
    [0.26, theme.leaf],
    [0.5, theme.sand],
    [0.74, theme.accent],
  ])) {
    pencil.round(across, 0.64, 0.09, colour);
  }
}

/** A well with its little roof. @param {CellPencil} pencil */
function drawSpringhouse(pencil) {
  const { theme } = pencil;
  for (const across of [0.24, 0.76]) {
    pencil.line(
      [
        [across, 0.34],
        [across, 0.7],
      ],
      { width: 2.6 },
    );
  }
  pencil.shape(
    [
      [0.1, 0.36],
      [0.5, 0.08],
      [0.9, 0.36],
    ],
    theme.wood,
  );
  pencil.line([
    [0.5, 0.36],
    [0.5, 0.52],
  ]);
  pencil.box(0.43, 0.5, 0.57, 0.62, theme.stone, 0.8, 1.3);
  pencil.box(0.14, 0.72, 0.86, 0.96, theme.stone);
  pencil.round(0.5, 0.72, 0.36, theme.water, 0.3);
  pencil.line(
    [
      [0.34, 0.73],
      [0.42, 0.7],
      [0.5, 0.73],
      [0.58, 0.7],
      [0.66, 0.73],
    ],
    { width: 1.2, passes: 1 },
  );
}

/** A clock tower with a flag between two wings. @param {CellPencil} pencil */
function drawTownhall(pencil) {
  const { theme } = pencil;
  pencil.box(0.04, 0.54, 0.96, 0.96, theme.sand);
  pencil.box(0.36, 0.28, 0.64, 0.96, theme.sand, 1.1);
  pencil.shape(
    [
      [0.32, 0.28],
      [0.5, 0.08],
      [0.68, 0.28],
    ],
    theme.accent,
  );
  pencil.line([
    [0.5, 0.08],
    [0.5, -0.1],
  ]);
  pencil.shape(
    [
      [0.5, -0.1],
      [0.68, -0.05],
      [0.5, 0.01],
    ],
    theme.accent,
    1,
    1.2,
  );
  pencil.round(0.5, 0.42, 0.09, theme.paper);
  pencil.line(
    [
      [0.5, 0.36],
      [0.5, 0.42],
      [0.55, 0.44],
    ],
    { width: 1.2, passes: 1, rough: 0.2 },
  );
  pencil.box(0.43, 0.72, 0.57, 0.96, theme.wood, 0.9, 1.3);
  for (const across of [0.12, 0.24, 0.68, 0.8]) pencil.box(across, 0.64, across + 0.07, 0.8, theme.water, 0.5, 1.1);
}

/** Columns under a gable, on steps. @param {CellPencil} pencil */
function drawUniversity(pencil) {
  const { theme } = pencil;
  pencil.shape(
    [
      [0.06, 0.36],
      [0.5, 0.06],
      [0.94, 0.36],
    ],
    theme.water,
    0.8,
  );
  pencil.round(0.5, 0.25, 0.07, theme.sand);
  for (const across of [0.13, 0.34, 0.55, 0.76]) pencil.box(across, 0.4, across + 0.11, 0.8, theme.stone, 0.35, 1.3);
  pencil.box(0.06, 0.8, 0.94, 0.88, theme.stone, 0.7, 1.4);
  pencil.box(0.0, 0.88, 1.0, 0.97, theme.stone, 0.9, 1.4);
}

/** A long low house with a heart over its door. @param {CellPencil} pencil */
function drawAlmshouse(pencil) {
  const { theme } = pencil;
  pencil.shape(
    [
      [0.12, 0.26],
      [0.88, 0.26],
      [1.0, 0.54],
      [0.0, 0.54],
    ],
    theme.wood,
    0.8,
  );
  pencil.box(0.05, 0.54, 0.95, 0.94, theme.sand, 0.8);
  pencil.shape(
    [
      [0.5, 0.5],
      [0.38, 0.38],
      [0.38, 0.31],
      [0.44, 0.28],
      [0.5, 0.33],
      [0.56, 0.28],
      [0.62, 0.31],
      [0.62, 0.38],
    ],
    theme.accent,
    1.3,
    1.3,
  );
  for (const across of [0.13, 0.42, 0.71]) pencil.box(across, 0.66, across + 0.16, 0.94, theme.wood, 0.8, 1.2);
}

/** A person without a house, with a bundle. @param {CellPencil} pencil */
function drawVagrant(pencil) {
  const { theme } = pencil;
  pencil.line(
    [
      [0.1, 0.44],
      [0.86, 0.3],
    ],
    { width: 2, colour: theme.wood },
  );
  pencil.round(0.12, 0.52, 0.12, theme.accent);
  pencil.shape(
    [
      [0.36, 0.96],
      [0.4, 0.42],
      [0.58, 0.34],
      [0.74, 0.44],
      [0.8, 0.96],
    ],
    theme.stone,
  );
  pencil.round(0.57, 0.2, 0.13, theme.sand);
}
