// A seat's fief as a scene: the printed land, what was built on it, its people, and where the next thing may go.

import { t } from "../../../js/base/words.js";
import { circle, seedOf } from "../../../js/canvas/pencil.js";
import { pickSection, tentativeNumbers } from "../tentative-choice.js";
import { track } from "./housing-track.js";
import { drawLand } from "./land.js";
import {
  drawnSquare,
  layoutOf,
  numberBox,
  numberPlaces,
  pipPlace,
  plotBox,
  SECTIONS,
  squareBox,
  workerPlace,
} from "./layout.js";
import { pieces } from "./pieces.js";
import { drawHint, drawNumbers, lights, placements } from "./placements.js";
import { plotItems } from "./plots.js";

/** @typedef {import("../view.js").Fief} Fief */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Preview} Preview */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Layout} Layout */

const SETTLED = new Set(["change", "over"]); // phases in which the workers are at their buildings
const CHANGES = new Set(["build", "relief", "forfeit"]); // events that change a plot

/** @param {Context} context @returns {import("../../../js/canvas/scene.js").Scene} */
export function scene(context) {
  const { view, shown, players, layout: name } = context;
  const layout = layoutOf(name);
  const fief = view.fiefs[shown];
  const names = Object.fromEntries(SECTIONS.map((section) => [section, t(`fiefdoms.section.${section}`)]));
  return {
    width: layout.width,
    height: layout.height,
    backgroundKey: `fief-${name}`,
    background: (pencil) => drawLand(pencil, layout, view.sheet, names),
    items: [
      ...fief.plots.flatMap((plot) => plotItems(plot, layout, shown)),
      ...people(fief, layout, shown, isSettled(context)),
      track(view, fief, players[shown].name, name),
      ...wash(context, layout),
      ...lights(context, layout),
      ...numbers(context, layout),
    ],
    marks: marks(context, layout),
    pieces: () => pieces(context),
    placements: placements(context, layout),
    places: placesOf(fief, layout),
    hint: {
      draw: (pencil, move, preview) => drawHint(pencil, move, /** @type {Preview | null} */ (preview), context, layout),
    },
    label: t("fiefdoms.sheet-of", { name: players[shown].name }),
  };
}

/** Plots and squares by their names. @param {Fief} fief @param {Layout} layout */
function placesOf({ plots, squares }, layout) {
  return Object.fromEntries([
    ...plots.map(({ plot }) => [plot, plotBox(layout, plot)]),
    ...squares.map(({ square }) => [square, squareBox(layout, square)]),
  ]);
}

/** What this seat changed last: plots, and squares with new people. @param {Context} context @param {Layout} layout */
function marks({ recent, shown }, layout) {
  const own = recent.filter(({ seat }) => seat === shown);
  const plots = own.flatMap((event) => (CHANGES.has(event.kind) && "plot" in event ? [event.plot] : []));
  const squares = own.flatMap((event) => (event.kind === "population" ? [event.square] : []));
  return [
    ...[...new Set(plots)].map((plot) => plotBox(layout, plot)),
    ...[...new Set(squares)].map((square) => drawnSquare(layout, square)),
  ];
}

// -- regions -----------------------------------------------------------------------------------------------------------

/** The numbers of the regions; while they are assigned, touching two of them swaps them. @param {Context} context @param {Layout} layout @returns {Item[]} */
function numbers(context, layout) {
  const { view, shown } = context;
  const choosing = view.phase === "sections" && context.active;
  const tentative = choosing ? tentativeNumbers(context) : null;
  const values = tentative?.numbers ?? view.fiefs[shown].sections;
  const struck = new Set(view.fiefs[shown].struck.map((hit) => hit.section));
  return SECTIONS.map((section) => {
    const places = numberPlaces(layout, section);
    const picked = tentative?.picked === section;
    const look = { values: values?.[section] ?? [], picked, struck: struck.has(section) };
    const swaps = choosing && section !== "centre";
    return {
      id: `numbers-${shown}-${section}`,
      ...numberBox(layout, section),
      look: JSON.stringify(look),
      still: true,
      draw: (/** @type {Pencil} */ pencil) => drawNumbers(pencil, places, { ...look, river: section === "centre" }),
      ...(swaps && { act: () => pickSection(context, section) }),
    };
  });
}

/**
 * During a pestilence the struck plots are in shadow; what stands there stays visible.
 * @param {Context} context
 * @param {Layout} layout
 * @returns {Item[]}
 */
function wash({ view }, { width, height }) {
  if (view.phase !== "pestilence") return [];
  return [
    {
      id: `wash-${view.round}`,
      x: 0,
      y: 0,
      width,
      height,
      draw(pencil) {
        const { context, theme } = pencil;
        context.save();
        context.globalAlpha = (theme.dark ? 0.38 : 0.24) * pencil.progress;
        context.fillStyle = theme.dark ? "#150a1f" : "#3a1f55";
        context.beginPath();
        context.roundRect(4, 4, width - 8, height - 10, 6);
        context.fill();
        context.restore();
      },
    },
  ];
}

/** At the end the workers are first shown at home, so that they can be seen going to work. @param {Context} context */
function isSettled({ view, memory, answer }) {
  return SETTLED.has(view.phase) || (view.phase === "workers" && memory.get("settled") === answer.ply);
}

// -- people ------------------------------------------------------------------------------------------------------------

/**
 * Every pip that is filled. At the end each goes to the building that it works for.
 * @param {Fief} fief @param {Layout} layout @param {number} shown @param {boolean} settling @returns {Item[]}
 */
function people(fief, layout, shown, settling) {
  /** @type {Map<string, number>} */
  const arrived = new Map();
  const printed = new Map(fief.plots.map((plot) => [plot.plot, plot.printed]));
  /** @type {Item[]} */
  const items = [];
  for (const { square, pips, workers } of fief.squares) {
    const jobs = workers.flatMap(({ plot, count }) => Array(count).fill(plot));
    for (let pip = 0; pip < pips; pip++) {
      const job = jobs[pip];
      let place = pipPlace(layout, square, pip);
      if (settling && job) {
        const index = arrived.get(job) ?? 0;
        arrived.set(job, index + 1);
        place = workerPlace(layout, job, index, printed.get(job) ?? 0);
      }
      items.push(person(`pip-${shown}-${square}-${pip}`, place, Boolean(job)));
    }
  }
  return items;
}

/** @param {string} id @param {{ x: number, y: number }} place @param {boolean} employed @returns {Item} */
function person(id, { x, y }, employed) {
  return {
    id,
    x: x - 6,
    y: y - 6,
    width: 12,
    height: 12,
    look: "pip",
    draw(pencil) {
      const { theme } = pencil;
      pencil.seed(seedOf(id));
      pencil.fill(circle(x, y, 5.3), theme.paper, 1);
      pencil.fill(circle(x, y, 5), employed ? theme.good : theme.ink, employed ? 0.9 : 0.85);
      pencil.ellipse(x, y, 5.6, 5.6, { width: 1.5, rough: 0.3 });
    },
  };
}
