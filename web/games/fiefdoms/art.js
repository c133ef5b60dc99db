// The ten buildings and the vagrant, each known by its silhouette. Every drawing fits a square cell; an inactive building is hardly coloured.

import { Draft } from "./draft.js";

/** @typedef {import("../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("./draft.js").Cell} Cell */
/** @typedef {[number, number]} Point */

/** @param {Pencil} pencil @param {string} building @param {Cell} cell */
export function drawBuilding(pencil, building, cell) {
  pencil.seed(cell.seed);
  const draw = BUILDINGS[building];
  draw(new Draft(pencil, cell));
}

/** @type {Record<string, (draft: Draft) => void>} */
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
  "farmers-guild": (draft) => drawBanner(draft, draft.theme.leaf, drawWheat),
  "quarry-guild": (draft) => drawBanner(draft, draft.theme.stone, drawPick),
  "windmillers-guild": (draft) => drawBanner(draft, draft.theme.water, drawSails),
  "merchants-guild": (draft) => drawBanner(draft, draft.theme.sand, drawCoin),
  forfeit: drawCross,
};

/** @param {Draft} draft */
function drawCottage(draft) {
  const { theme } = draft;
  draft.box(0.64, 0.16, 0.76, 0.42, theme.stone, 0.8, 1.4);
  draft.line(
    [
      [0.7, 0.13],
      [0.76, 0.06],
      [0.7, 0.0],
      [0.78, -0.06],
    ],
    { alpha: 0.5, width: 1.2, passes: 1 },
  );
  draft.box(0.2, 0.5, 0.8, 0.92, theme.sand);
  draft.shape(
    [
      [0.08, 0.52],
      [0.5, 0.14],
      [0.92, 0.52],
    ],
    theme.accent,
  );
  draft.box(0.42, 0.64, 0.58, 0.92, theme.wood, 0.9, 1.3);
}

/** A barn with a bent roof over furrows. @param {Draft} draft */
function drawFarm(draft) {
  const { theme } = draft;
  draft.shape(
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
  draft.box(0.3, 0.4, 0.54, 0.68, theme.paper, 0.5, 1.4);
  draft.line([
    [0.3, 0.4],
    [0.54, 0.68],
  ]);
  draft.line([
    [0.54, 0.4],
    [0.3, 0.68],
  ]);
  draft.shape(
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
    draft.line(
      [
        [across + 0.06, 0.71],
        [across, 0.97],
      ],
      { width: 1.2, passes: 1 },
    );
  }
  for (const across of [0.8, 0.9]) drawEar(draft, across, 0.7, 0.34);
}

/** @param {Draft} draft @param {number} across @param {number} foot @param {number} height */
function drawEar(draft, across, foot, height) {
  draft.line(
    [
      [across, foot],
      [across + 0.01, foot - height],
    ],
    { width: 1.3, passes: 1 },
  );
  for (const share of [0.55, 0.75, 0.95]) {
    const down = foot - height * share;
    draft.line(
      [
        [across - 0.06, down - 0.05],
        [across, down],
        [across + 0.06, down - 0.05],
      ],
      { colour: draft.theme.wood, width: 1.6, passes: 1 },
    );
  }
}

/** Cut blocks in steps, a pick leaning on them. @param {Draft} draft */
function drawQuarry(draft) {
  const { theme } = draft;
  draft.box(0.04, 0.66, 0.34, 0.94, theme.stone);
  draft.box(0.34, 0.66, 0.64, 0.94, theme.stone, 0.8);
  draft.box(0.64, 0.66, 0.94, 0.94, theme.stone);
  draft.box(0.34, 0.4, 0.64, 0.66, theme.stone);
  draft.box(0.64, 0.4, 0.94, 0.66, theme.stone, 0.75);
  draft.box(0.64, 0.14, 0.94, 0.4, theme.stone, 0.9);
  drawPick(draft, 0.26, 0.36, 0.28);
}

/** @param {Draft} draft */
function drawWindmill(draft) {
  const { theme } = draft;
  draft.shape(
    [
      [0.36, 0.4],
      [0.64, 0.4],
      [0.74, 0.96],
      [0.26, 0.96],
    ],
    theme.sand,
  );
  draft.shape(
    [
      [0.34, 0.4],
      [0.5, 0.2],
      [0.66, 0.4],
    ],
    theme.accent,
  );
  draft.box(0.43, 0.74, 0.57, 0.96, theme.wood, 0.9, 1.3);
  drawSails(draft, 0.5, 0.38, 0.42);
}

/** A stall under a striped awning. @param {Draft} draft */
function drawMarket(draft) {
  const { theme } = draft;
  for (const across of [0.12, 0.88]) {
    draft.line(
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
    draft.shape(
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
  draft.box(0.06, 0.7, 0.94, 0.94, theme.wood, 0.9);
  for (const [across, colour] of /** @type {[number, string][]} */ ([
    [0.26, theme.leaf],
    [0.5, theme.sand],
    [0.74, theme.accent],
  ])) {
    draft.round(across, 0.64, 0.09, colour);
  }
}

/** A well with its little roof. @param {Draft} draft */
function drawSpringhouse(draft) {
  const { theme } = draft;
  for (const across of [0.24, 0.76]) {
    draft.line(
      [
        [across, 0.34],
        [across, 0.7],
      ],
      { width: 2.6 },
    );
  }
  draft.shape(
    [
      [0.1, 0.36],
      [0.5, 0.08],
      [0.9, 0.36],
    ],
    theme.wood,
  );
  draft.line([
    [0.5, 0.36],
    [0.5, 0.52],
  ]);
  draft.box(0.43, 0.5, 0.57, 0.62, theme.stone, 0.8, 1.3);
  draft.box(0.14, 0.72, 0.86, 0.96, theme.stone);
  draft.round(0.5, 0.72, 0.36, theme.water, 0.3);
  draft.line(
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

/** A clock tower with a flag between two wings. @param {Draft} draft */
function drawTownhall(draft) {
  const { theme } = draft;
  draft.box(0.04, 0.54, 0.96, 0.96, theme.sand);
  draft.box(0.36, 0.28, 0.64, 0.96, theme.sand, 1.1);
  draft.shape(
    [
      [0.32, 0.28],
      [0.5, 0.08],
      [0.68, 0.28],
    ],
    theme.accent,
  );
  draft.line([
    [0.5, 0.08],
    [0.5, -0.1],
  ]);
  draft.shape(
    [
      [0.5, -0.1],
      [0.68, -0.05],
      [0.5, 0.01],
    ],
    theme.accent,
    1,
    1.2,
  );
  draft.round(0.5, 0.42, 0.09, theme.paper);
  draft.line(
    [
      [0.5, 0.36],
      [0.5, 0.42],
      [0.55, 0.44],
    ],
    { width: 1.2, passes: 1, rough: 0.2 },
  );
  draft.box(0.43, 0.72, 0.57, 0.96, theme.wood, 0.9, 1.3);
  for (const across of [0.12, 0.24, 0.68, 0.8]) draft.box(across, 0.64, across + 0.07, 0.8, theme.water, 0.5, 1.1);
}

/** Columns under a gable, on steps. @param {Draft} draft */
function drawUniversity(draft) {
  const { theme } = draft;
  draft.shape(
    [
      [0.06, 0.36],
      [0.5, 0.06],
      [0.94, 0.36],
    ],
    theme.water,
    0.8,
  );
  draft.round(0.5, 0.25, 0.07, theme.sand);
  for (const across of [0.13, 0.34, 0.55, 0.76]) draft.box(across, 0.4, across + 0.11, 0.8, theme.stone, 0.35, 1.3);
  draft.box(0.06, 0.8, 0.94, 0.88, theme.stone, 0.7, 1.4);
  draft.box(0.0, 0.88, 1.0, 0.97, theme.stone, 0.9, 1.4);
}

/** A long low house with a heart over its door. @param {Draft} draft */
function drawAlmshouse(draft) {
  const { theme } = draft;
  draft.shape(
    [
      [0.12, 0.26],
      [0.88, 0.26],
      [1.0, 0.54],
      [0.0, 0.54],
    ],
    theme.wood,
    0.8,
  );
  draft.box(0.05, 0.54, 0.95, 0.94, theme.sand, 0.8);
  draft.shape(
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
  for (const across of [0.13, 0.42, 0.71]) draft.box(across, 0.66, across + 0.16, 0.94, theme.wood, 0.8, 1.2);
}

/** Somebody without a house, on the road with a bundle. @param {Draft} draft */
function drawVagrant(draft) {
  const { theme } = draft;
  draft.line(
    [
      [0.1, 0.44],
      [0.86, 0.3],
    ],
    { width: 2, colour: theme.wood },
  );
  draft.round(0.12, 0.52, 0.12, theme.accent);
  draft.shape(
    [
      [0.36, 0.96],
      [0.4, 0.42],
      [0.58, 0.34],
      [0.74, 0.44],
      [0.8, 0.96],
    ],
    theme.stone,
  );
  draft.round(0.57, 0.2, 0.13, theme.sand);
}

/** @param {Draft} draft @param {string} colour @param {(draft: Draft, x: number, y: number, reach: number) => void} emblem */
function drawBanner(draft, colour, emblem) {
  draft.line(
    [
      [0.06, 0.06],
      [0.94, 0.06],
    ],
    { width: 3, colour: draft.theme.wood },
  );
  draft.shape(
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
  draft.round(0.5, 0.42, 0.27, draft.theme.paper);
  emblem(draft, 0.5, 0.42, 0.24);
}

/** @param {Draft} draft @param {number} x @param {number} y @param {number} reach */
function drawWheat(draft, x, y, reach) {
  drawEar(draft, x, y + reach * 0.8, reach * 1.5);
  drawEar(draft, x - 0.1, y + reach * 0.7, reach * 1.1);
  drawEar(draft, x + 0.1, y + reach * 0.7, reach * 1.1);
}

/** @param {Draft} draft @param {number} x @param {number} y @param {number} reach */
function drawPick(draft, x, y, reach) {
  draft.line(
    [
      [x - reach * 0.55, y + reach * 0.75],
      [x + reach * 0.4, y - reach * 0.5],
    ],
    { width: 2.2, colour: draft.theme.wood },
  );
  draft.line(
    [
      [x - reach * 0.35, y - reach * 0.75],
      [x + reach * 0.2, y - reach * 0.62],
      [x + reach * 0.6, y - reach * 0.3],
      [x + reach * 0.8, y + reach * 0.2],
    ],
    { width: 2.4 },
  );
}

/** @param {Draft} draft @param {number} x @param {number} y @param {number} reach */
function drawSails(draft, x, y, reach) {
  for (const turn of [0.5, 2.07, 3.64, 5.21]) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    /** @param {number} far @param {number} side @returns {Point} */
    const to = (far, side) => [x + (cos * far - sin * side) * reach, y + (sin * far + cos * side) * reach];
    draft.shape([to(0.25, 0), to(1, 0), to(1, 0.3), to(0.25, 0.3)], draft.theme.paper, 0.2, 1.1);
    draft.line([to(0, 0), to(1.04, 0)], { width: 2 });
  }
}

/** @param {Draft} draft @param {number} x @param {number} y @param {number} reach */
function drawCoin(draft, x, y, reach) {
  for (const [dx, dy] of [
    [-0.3, 0.3],
    [0.35, 0.25],
    [0, -0.3],
  ]) {
    draft.round(x + dx * reach, y + dy * reach, reach * 0.42, draft.theme.sand);
  }
}

/** @param {Draft} draft */
function drawCross(draft) {
  const stroke = { width: 3.2, rough: 1.2, alpha: 0.85 };
  draft.line(
    [
      [0.2, 0.2],
      [0.8, 0.8],
    ],
    stroke,
  );
  draft.line(
    [
      [0.8, 0.2],
      [0.2, 0.8],
    ],
    stroke,
  );
}

/** @param {Pencil} pencil @param {import("./layout.js").Box} box */
export function drawForfeit(pencil, { x, y, width, height }) {
  const stroke = { width: 3.2, rough: 1.6, alpha: 0.85 };
  pencil.line(x + 20, y + 20, x + width - 20, y + height - 20, stroke);
  pencil.line(x + width - 20, y + 20, x + 20, y + height - 20, stroke);
}
