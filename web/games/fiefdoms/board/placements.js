// Where the next thing may go: highlighted plots and squares with their gains, and the ghost of what would be there.

import { signed } from "../../../js/base/words.js";
import { circle } from "../../../js/canvas/pencil.js";
import { choosePlot, chosenPlot, openPlots, tentativeNumbers, tentativeSplit } from "../tentative-choice.js";
import { writePlotName } from "./land.js";
import {
  diamond,
  middleOfPlot,
  middleOfSquare,
  numberPlaces,
  octagon,
  pipPlace,
  plotBox,
  plotCell,
  SECTIONS,
  squareBox,
  workerPlace,
} from "./layout.js";
import { drawBuilt, drawForfeit } from "./plots.js";

/** @typedef {import("../view.js").Fief} Fief */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Preview} Preview */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Layout} Layout */

/**
 * The text of a move on a plot that is not a target, to ask why it is not legal.
 * @type {Record<string, (name: string) => string>}
 */
const TEXTS = {
  plot: (name) => name,
  square: (name) => name,
  reduce: (name) => `reduce-${name}`,
  forfeit: (name) => `forfeit-${name}`,
  pestilence: (name) => `forfeit-${name}`,
  change: (name) => `on-${name}`,
};

/** @param {Context} context @param {Layout} layout @returns {import("../../../js/canvas/scene.js").Placements | undefined} */
export function placements(context, layout) {
  const { view } = context;
  const text = TEXTS[view.phase];
  if (!context.active || !text) return undefined;
  const onSquares = view.phase === "square";
  const names = onSquares ? view.sheet.squares.map(({ square }) => square) : view.sheet.plots.map(({ plot }) => plot);
  const box = onSquares ? squareBox : plotCell;
  return {
    cells: Object.fromEntries(names.map((name) => [name, box(layout, name)])),
    targets: placed(view).map(({ move, place }) => ({ move, cells: [place], group: "", label: place })),
    text: ([name]) => text(name),
    ghost: (pencil, target, preview) =>
      drawGhost(pencil, target.cells[0], /** @type {Preview | null} */ (preview), context, layout),
  };
}

/** The targets that have a square or plot, with that square or plot. @param {View} view */
function placed(view) {
  /** @type {import("../view.js").Target[]} */
  const targets = view.targets;
  return targets.flatMap((target) => {
    const place = "square" in target ? target.square : "plot" in target ? target.plot : null;
    return place ? [{ move: target.move, place }] : [];
  });
}

/** What can be chosen on the board now. @param {Context} context @param {Layout} layout @returns {Item[]} */
export function lights(context, layout) {
  const { view } = context;
  if (!context.active) return [];
  if (view.phase === "split") return splitLights(context, layout);
  if (view.phase === "build") {
    const chosen = chosenPlot(context);
    return openPlots(context).map((plot) => plotLight(context, layout, plot, plot === chosen));
  }
  if (!TEXTS[view.phase]) return [];
  return placed(view).map(({ move, place }) => light(place, layout, () => context.preview(move), view.phase));
}

/** The plots that each pair would point to, marked like its tray. @param {Context} context @param {Layout} layout @returns {Item[]} */
function splitLights(context, layout) {
  const chosen = chosenPlot(context);
  return marksOf(tentativeSplit(context).pairs).map(([plot, letters]) =>
    plotLight(context, layout, plot, plot === chosen, letters),
  );
}

/** A plot that may be chosen before what to build on it. @param {Context} context @param {Layout} layout @param {string} plot @param {boolean} chosen @param {string} [letters] @returns {Item} */
function plotLight(context, layout, plot, chosen, letters) {
  const middle = middleOfPlot(layout, plot);
  return {
    id: `light-${plot}`,
    ...plotCell(layout, plot),
    look: `${chosen}${letters}`,
    still: true,
    act: () => choosePlot(context, plot),
    draw(pencil) {
      drawLit(pencil, octagon(middle, 4));
      if (chosen) outline(pencil, octagon(middle, 1), pencil.theme.accent);
      if (letters) badge(pencil, letters, middle.x, middle.y - 24, pencil.theme.accent, 21);
    },
  };
}

/** Every plot that one of two pairs points to, with the letters of their trays. @param {{ plots: string[] }[]} pairs */
function marksOf(pairs) {
  /** @type {Map<string, string>} */
  const marks = new Map();
  pairs.forEach(({ plots }, index) => {
    for (const plot of plots) marks.set(plot, `${marks.get(plot) ?? ""}${"AB"[index]}`);
  });
  return [...marks];
}

/** @param {string} name @param {Layout} layout @param {() => Preview | null} preview @param {string} [phase] @returns {Item} */
function light(name, layout, preview, phase) {
  const isSquare = name.startsWith("P");
  const middle = isSquare ? middleOfSquare(layout, name) : middleOfPlot(layout, name);
  return {
    id: `light-${name}`,
    ...(isSquare ? squareBox(layout, name) : plotBox(layout, name)),
    still: true,
    draw(pencil) {
      drawLit(pencil, isSquare ? diamond(middle, 3) : octagon(middle, 4), phase === "pestilence");
      if (phase === "pestilence") writePlotName(pencil, name, middle);
      const known = preview();
      if (known) drawWorth(pencil, known, isSquare, middle, name, layout, phase);
    },
  };
}

/** @param {Pencil} pencil @param {[number, number][]} corners @param {boolean} [bright] */
function drawLit(pencil, corners, bright = false) {
  const { context, theme } = pencil;
  if (bright) pencil.fill(corners, theme.paper, 1);
  pencil.fill(corners, theme.accent, theme.dark ? 0.2 : 0.14);
  context.save();
  context.strokeStyle = theme.accent;
  context.lineWidth = 2.4;
  context.setLineDash([7, 5]);
  context.beginPath();
  corners.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.closePath();
  context.stroke();
  context.restore();
}

/** The change of the score, and hollow circles for workers that would be missing. @param {Pencil} pencil @param {Preview} preview @param {boolean} isSquare @param {{ x: number, y: number }} middle @param {string} name @param {Layout} layout @param {string} [phase] */
function drawWorth(pencil, { total, notes = [] }, isSquare, middle, name, layout, phase) {
  const { theme } = pencil;
  const colour = total > 0 ? theme.good : total < 0 ? theme.bad : theme.faint;
  // Below the building that stands there, above the name of an empty plot.
  const high = isSquare ? 0 : phase === "change" || phase === "reduce" ? 24 : -17;
  badge(pencil, signed(total), middle.x, middle.y + high, colour, isSquare ? 19 : 22);
  const missing = notes.find((note) => note.key === "needs-workers")?.count ?? 0;
  if (isSquare || phase !== "plot") return;
  for (let index = 0; index < missing; index++) {
    const { x, y } = workerPlace(layout, name, index, missing);
    pencil.fill(circle(x, y, 5), theme.paper, 1);
    pencil.ellipse(x, y, 5.2, 5.2, { width: 1.7, colour: theme.accent, rough: 0.3 });
  }
}

/** @param {Pencil} pencil @param {string} text @param {number} x @param {number} y @param {string} colour @param {number} size */
function badge({ context, theme }, text, x, y, colour, size) {
  context.save();
  context.font = `700 ${size}px ${theme.body}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const width = Math.max(size * 1.25, context.measureText(text).width + size * 0.6);
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(x - width / 2, y - size * 0.66, width, size * 1.32, size * 0.66);
  context.fill();
  context.fillStyle = theme.paper;
  context.fillText(text, x, y + 1);
  context.restore();
}

// -- what is considered ------------------------------------------------------------------------------------------------------

/** @param {Pencil} pencil @param {string} name @param {Preview | null} preview @param {Context} context @param {Layout} layout */
function drawGhost(pencil, name, preview, { view, shown }, layout) {
  const { context, theme } = pencil;
  const isSquare = name.startsWith("P");
  context.save();
  context.globalAlpha = 0.9;
  if (view.phase === "plot") {
    drawBuilt(pencil, layout, name, view.option.building, false);
    bestSquare(pencil, preview, view.option.population, layout);
  }
  if (view.phase === "square") ghostPips(pencil, name, view.fiefs[shown], view.option.population, layout);
  if (view.phase === "forfeit" || view.phase === "pestilence") drawForfeit(pencil.seed(5), plotBox(layout, name));
  context.restore();
  outline(
    pencil,
    isSquare ? diamond(middleOfSquare(layout, name), 4) : octagon(middleOfPlot(layout, name)),
    theme.accent,
  );
}

/**
 * The best square for the people of a build, if it still has to be chosen.
 * @param {Pencil} pencil
 * @param {Preview | null} preview
 * @param {number} population
 * @param {Layout} layout
 */
function bestSquare(pencil, preview, population, layout) {
  const square = preview?.best?.find((move) => move.startsWith("P"));
  if (!square) return;
  for (let pip = 0; pip < population; pip++) {
    const { x, y } = pipPlace(layout, square, pip);
    pencil.ellipse(x, y, 5, 5, { width: 2.2, colour: pencil.theme.accent, rough: 0.3 });
  }
}

/** @param {Pencil} pencil @param {string} square @param {Fief} fief @param {number} population @param {Layout} layout */
function ghostPips(pencil, square, fief, population, layout) {
  const there = fief.squares.find((other) => other.square === square)?.pips ?? 0;
  pencil.fill(diamond(middleOfSquare(layout, square), -3), pencil.theme.paper, 1);
  for (let pip = 0; pip < Math.min(5, there + population); pip++) {
    const { x, y } = pipPlace(layout, square, pip);
    pencil.fill(circle(x, y, 5.4), pip < there ? pencil.theme.ink : pencil.theme.accent, 0.9);
  }
}

/** @param {Pencil} pencil @param {[number, number][]} corners @param {string} colour */
function outline({ context }, corners, colour) {
  context.save();
  context.strokeStyle = colour;
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.beginPath();
  corners.forEach(([x, y], index) => (index ? context.lineTo(x, y) : context.moveTo(x, y)));
  context.closePath();
  context.stroke();
  context.restore();
}

/**
 * Shows on the board what a move is about that is pointed at elsewhere.
 * @param {Pencil} pencil @param {string} move @param {Preview | null} preview @param {Context} context @param {Layout} layout
 */
export function drawHint(pencil, move, preview, context, layout) {
  const { view } = context;
  /** @type {import("../view.js").Target[]} */
  const targets = [...view.targets, ...view.options];
  const target = targets.find((other) => other.move === move);
  if (!target) return;
  if ("numbers" in target) drawOtherNumbers(pencil, target.numbers, context, layout);
  if ("pairs" in target) drawWays(pencil, target.pairs, layout);
  if ("building" in target) drawBuildHint(pencil, target, preview?.best?.[0], layout);
  if ("building" in target) bestSquare(pencil, preview, target.population, layout);
}

/** Numbers of the regions, marked where they differ from those that are tried out. @param {Pencil} pencil @param {import("../view.js").SectionNumbers} numbers @param {Context} context @param {Layout} layout */
function drawOtherNumbers(pencil, numbers, context, layout) {
  const tentative = tentativeNumbers(context).numbers;
  for (const section of SECTIONS) {
    const values = numbers[section];
    const picked = values.join() !== tentative[section].join();
    drawNumbers(pencil, numberPlaces(layout, section), { values, picked, struck: false, river: section === "centre" });
  }
}

/** The plots for a building, and the building on the best of them. @param {Pencil} pencil @param {import("../view.js").BuildTarget} target @param {string | undefined} best @param {Layout} layout */
function drawBuildHint(pencil, { plots, building }, best, layout) {
  for (const plot of plots) outline(pencil, octagon(middleOfPlot(layout, plot)), pencil.theme.accent);
  if (!best) return;
  pencil.context.save();
  pencil.context.globalAlpha = 0.85;
  if (building === "forfeit") drawForfeit(pencil.seed(5), plotBox(layout, best.slice(-2)));
  else drawBuilt(pencil, layout, best, building, false);
  pencil.context.restore();
}

/** The plots of another way to split. @param {Pencil} pencil @param {{ plots: string[] }[]} pairs @param {Layout} layout */
function drawWays(pencil, pairs, layout) {
  for (const [plot, letters] of marksOf(pairs)) {
    const middle = middleOfPlot(layout, plot);
    outline(pencil, octagon(middle), pencil.theme.accent);
    badge(pencil, letters, middle.x, middle.y - 24, pencil.theme.accent, 21);
  }
}

/** The numbers of a region in their circles; the river runs round that of the Centre. @param {Pencil} pencil @param {{ x: number, y: number }[]} places @param {{ values: number[], picked: boolean, struck: boolean, river: boolean }} look */
export function drawNumbers(pencil, places, { values, picked, struck, river }) {
  const { theme } = pencil;
  places.forEach(({ x, y }, index) => {
    pencil.seed(31 + index);
    const loud = picked || struck;
    if (river) pencil.fill(circle(x, y, 20), theme.water, 0.75);
    pencil.fill(circle(x, y, 16.5), struck ? theme.bad : theme.paper, 1);
    pencil.ellipse(x, y, 16.5, 16.5, { width: loud ? 3 : 2, colour: loud ? theme.accent : theme.ink });
    if (values[index] === undefined) return;
    pencil.write(String(values[index]), x, y + 1, { size: 27, weight: 700, colour: struck ? theme.paper : theme.ink });
  });
}
