// What stands on the plots: buildings with the circles of their workers, and plots that were crossed out.

import { t } from "../../../js/base/words.js";
import { circle, seedOf } from "../../../js/canvas/pencil.js";
import { stamp } from "../drawing/building-cache.js";
import { drawBuilding } from "../drawing/buildings.js";
import { middleOfPlot, octagon, plotBox, workerPlace } from "./layout.js";

/** @typedef {import("../view.js").Plot} Plot */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Layout} Layout */

/** @param {Plot} plot @param {Layout} layout @param {number} shown @returns {Item[]} */
export function plotItems(plot, layout, shown) {
  const box = plotBox(layout, plot.plot);
  const id = `${shown}-${plot.plot}`;
  if (plot.forfeit) {
    return [{ id, ...box, look: "x", draw: (pencil) => drawCrossed(pencil, layout, plot.plot, box) }];
  }
  const { building } = plot;
  if (!building) return [];
  return [
    {
      id,
      ...box,
      look: `${building}${plot.active}`,
      draw: (pencil) => drawBuilt(pencil, layout, plot.plot, building, !plot.active),
    },
    {
      id: `crew-${id}`,
      x: box.x,
      y: box.y,
      width: box.width,
      height: 24,
      look: `${plot.printed}${plot.needs}${plot.workers}`,
      still: true,
      draw: (pencil) => drawCrew(pencil, layout, plot),
    },
  ];
}

/** @param {Pencil} pencil @param {Layout} layout @param {string} plot @param {import("./layout.js").Box} box */
function drawCrossed(pencil, layout, plot, box) {
  const { theme } = pencil;
  const middle = middleOfPlot(layout, plot);
  pencil.seed(seedOf(`x${plot}`));
  pencil.fill(octagon(middle, 2), theme.paper, 1);
  pencil.fill(octagon(middle, 3), theme.ink, 0.14);
  drawForfeit(pencil, box);
}

/** A building on its plot, with the letter that players write. @param {Pencil} pencil @param {Layout} layout @param {string} plot @param {string} building @param {boolean} pale */
export function drawBuilt(pencil, layout, plot, building, pale) {
  const middle = middleOfPlot(layout, plot);
  pencil.fill(octagon(middle, 2), pencil.theme.paper, 1);
  const cell = { x: middle.x - 26, y: middle.y - 27, size: 52, seed: Number(plot[1]), pale };
  if (pencil.progress < 1 || pencil.vector) drawBuilding(pencil, building, cell);
  else stamp(pencil.context, pencil.theme, building, cell);
  pencil.write(t(`fiefdoms.letter.${building}`), middle.x, middle.y + 37, { size: 21, weight: 700 });
}

/** The circles above a building: how many workers it needs, and who is there. @param {Pencil} pencil @param {Layout} layout @param {Plot} plot */
function drawCrew(pencil, layout, { plot, printed, needs, workers }) {
  const { theme } = pencil;
  pencil.seed(seedOf(`crew${plot}`));
  for (let index = 0; index < printed; index++) {
    const { x, y } = workerPlace(layout, plot, index, printed);
    const spared = index >= needs; // by a springhouse
    if (index < workers) pencil.fill(circle(x, y, 4.4), theme.good, 0.75);
    pencil.ellipse(x, y, 5.4, 5.4, { width: 1.7, rough: 0.3, alpha: spared ? 0.4 : 0.95 });
    if (spared) pencil.line(x - 6, y + 6, x + 6, y - 6, { width: 1.8, colour: theme.water });
  }
}

/** A plot that is crossed out. @param {Pencil} pencil @param {import("./layout.js").Box} box */
export function drawForfeit(pencil, { x, y, width, height }) {
  const stroke = { width: 3.2, rough: 1.6, alpha: 0.85 };
  pencil.line(x + 20, y + 20, x + width - 20, y + height - 20, stroke);
  pencil.line(x + width - 20, y + 20, x + 20, y + height - 20, stroke);
}
