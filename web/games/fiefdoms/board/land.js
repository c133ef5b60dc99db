// The printed fief: woods in the north, mountains in the west, a marsh in the south, the sea in the east, and the river.

import { drawLeaf } from "../../../js/canvas/paper-texture.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { drawBoat, drawGlyph } from "../drawing/scenery.js";
import { plotName } from "../names.js";
import { diamond, middleOfPlot, middleOfSquare, numberPlaces, octagon, PITCH, pipPlace } from "./layout.js";

/** @typedef {import("../view.js").Sheet} Sheet */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {[number, number]} Point */

/** @param {Pencil} pencil @param {Layout} layout @param {Pick<Sheet, "plots" | "squares">} sheet what is printed @param {Record<string, string>} names of the regions */
export function drawLand(pencil, layout, sheet, names) {
  drawLeaf(pencil, layout.width, layout.height);
  drawGround(pencil, layout);
  for (const section of ["mountain", "forest", "sea", "marsh"]) drawMargin(pencil, layout, section);
  for (const plot of sheet.plots) drawPlot(pencil, layout, plot);
  drawRiver(pencil, layout);
  for (const { square } of sheet.squares) drawSquare(pencil, layout, square);
  drawNames(pencil, layout, names);
}

/** Crayon under the plots: each region reaches two plots deep. @param {Pencil} pencil @param {Layout} layout */
function drawGround(pencil, { left, top, margin }) {
  const { theme } = pencil;
  const far = 5 * PITCH;
  const deep = 2 * PITCH;
  const edge = margin - 8;
  const all = far + 2 * edge;
  const look = { alpha: theme.dark ? 0.15 : 0.17, gap: 9, thick: 8 };
  pencil.seed(3);
  pencil.crayon(left - edge, top - edge, all, deep + edge, theme.leaf, { ...look, slant: 0.7 });
  pencil.crayon(left - edge, top - edge, deep + edge, all, theme.stone, { ...look, slant: 0.3 });
  pencil.crayon(left - edge, top + far - deep, all, deep + edge, theme.sand, { ...look, slant: 0.5 });
  pencil.crayon(left + far - deep, top - edge, deep + edge, all, theme.water, { ...look, slant: 0.15 });
}

// -- the margins -------------------------------------------------------------------------------------------------------

/** A loose row of drawings along one side. @param {Pencil} pencil @param {Layout} layout @param {string} section */
function drawMargin(pencil, { left, top, margin }, section) {
  pencil.seed(seedOf(section));
  const far = 5 * PITCH;
  const size = margin * 0.56;
  const count = Math.round(far / (size * (section === "sea" ? 1.02 : 0.82)));
  /** @type {Point[]} */
  const places = [];
  for (let step = 0; step < count; step++) {
    const along = ((step + 0.5) / count) * far;
    if (isNamed(section, along - far / 2)) continue;
    const out = margin * 0.46 + pencil.jitter(margin * 0.1);
    if (section === "forest") places.push([left + along, top - out]);
    if (section === "marsh") places.push([left + along, top + far + out]);
    if (section === "mountain") places.push([left - out, top + along]);
    if (section === "sea") places.push([left + far + out, top + along]);
  }
  places.sort((one, other) => one[1] - other[1]);
  for (const [x, y] of places) drawGlyph(pencil, x, y, size * (0.85 + pencil.random() * 0.3), section);
  if (section === "sea") drawBoat(pencil, left + far + margin * 0.5, top + PITCH * 4.35, margin * 0.5);
}

const CENTRE_NAME = 62; // how far the name of the Centre reaches into the marsh

/** Whether the numbers and the name of a region stand there, or the name of the Centre in its corner. @param {string} section @param {number} along from the middle */
function isNamed(section, along) {
  const before = section === "mountain" ? 50 : 118;
  const after = section === "mountain" ? 140 : 50;
  if (section === "marsh" && along < CENTRE_NAME - 2.5 * PITCH) return true;
  return along > -before && along < after;
}

// -- plots, river, squares ------------------------------------------------------------------------------------------------

/** @param {Pencil} pencil @param {Layout} layout @param {Sheet["plots"][number]} plot */
function drawPlot(pencil, layout, { plot, sections }) {
  const { theme } = pencil;
  const middle = middleOfPlot(layout, plot);
  pencil.seed(seedOf(plot));
  pencil.fill(octagon(middle), theme.paper, theme.dark ? 0.66 : 0.74);
  pencil.polygon(octagon(middle), { width: 1.5, rough: 0.6, alpha: 0.75 });
  const shown = sections.filter((section) => section !== "centre");
  shown.forEach((section, index) => {
    drawGlyph(pencil, middle.x + (index - (shown.length - 1) / 2) * 20, middle.y + 35, 15, section);
  });
  for (let circle = 0; circle < 4; circle++) {
    pencil.ellipse(middle.x + (circle - 1.5) * 13.5, middle.y - 37, 4.6, 4.6, {
      width: 1,
      alpha: 0.28,
      passes: 1,
      rough: 0.2,
    });
  }
  writePlotName(pencil, plot, middle);
}

/**
 * The name of the plot, below the gain that is shown while it is highlighted.
 * @param {Pencil} pencil
 * @param {string} plot
 * @param {{ x: number, y: number }} middle
 */
export function writePlotName(pencil, plot, { x, y }) {
  pencil.write(plotName(plot), x, y + 9, { size: 31, colour: pencil.theme.faint, weight: 700 });
}

/** The river runs round the Centre. @param {Pencil} pencil @param {Layout} layout */
function drawRiver(pencil, { left, top }) {
  const { context, theme } = pencil;
  const points = riverPoints(left + PITCH, top + PITCH, 3 * PITCH, pencil.seed(21));
  for (const [colour, width, alpha] of /** @type {[string, number, number][]} */ ([
    [theme.ink, 17, 0.5],
    [theme.paper, 14.5, 1],
    [theme.water, 14.5, theme.dark ? 0.6 : 0.62],
  ])) {
    context.save();
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.globalAlpha = alpha;
    context.lineJoin = "round";
    pencil.trace(points);
    context.closePath();
    context.stroke();
    context.restore();
  }
  for (let index = 3; index < points.length - 3; index += 5) {
    const [x, y] = points[index];
    const [nextX, nextY] = points[index + 2];
    pencil.line(x, y, nextX, nextY, { colour: theme.paper, width: 1.2, alpha: 0.75, passes: 1, rough: 0.8 });
  }
}

/** @param {number} x @param {number} y @param {number} side @param {Pencil} pencil @returns {Point[]} */
function riverPoints(x, y, side, pencil) {
  /** @type {Point[]} */
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ];
  const steps = 18;
  /** @type {Point[]} */
  const points = [];
  corners.forEach(([fromX, fromY], index) => {
    const [toX, toY] = corners[(index + 1) % 4];
    for (let step = 1; step < steps; step++) {
      const share = step / steps;
      points.push([
        fromX + (toX - fromX) * share + pencil.jitter(2.2),
        fromY + (toY - fromY) * share + pencil.jitter(2.2),
      ]);
    }
  });
  points.push(points[0]);
  return points;
}

/** @param {Pencil} pencil @param {Layout} layout @param {string} square */
function drawSquare(pencil, layout, square) {
  const { theme } = pencil;
  const middle = middleOfSquare(layout, square);
  pencil.seed(seedOf(square));
  pencil.fill(diamond(middle), theme.paper, 1);
  pencil.polygon(diamond(middle), { width: 1.7, rough: 0.5, alpha: 0.85 });
  for (let pip = 0; pip < 5; pip++) {
    const { x, y } = pipPlace(layout, square, pip);
    pencil.ellipse(x, y, 5, 5, { width: 1.1, alpha: 0.5, passes: 1, rough: 0.2 });
  }
}

/** @param {Pencil} pencil @param {Layout} layout @param {Record<string, string>} names */
function drawNames(pencil, layout, names) {
  const { left, top, margin } = layout;
  const far = 5 * PITCH;
  const half = far / 2;
  const look = { size: margin > 60 ? 23 : 21, weight: 600 };
  const out = margin * 0.5;
  /** @type {[string, number, number, number][]} */
  const places = [
    ["forest", left + half - 74, top - out, 0],
    ["marsh", left + half - 74, top + far + out, 0],
    ["mountain", left - out, top + half + 88, -Math.PI / 2],
    ["sea", left + far + out, top + half - 68, Math.PI / 2],
  ];
  const [centre] = numberPlaces(layout, "centre");
  pencil.write(names.centre, centre.x + 22, centre.y, { ...look, align: "left" });
  for (const [section, x, y, turn] of places) {
    pencil.context.save();
    pencil.context.translate(x, y);
    pencil.context.rotate(turn);
    pencil.write(names[section], 0, 0, look);
    pencil.context.restore();
  }
}
