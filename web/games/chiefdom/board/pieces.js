// What is drawn on a sheet and explains itself: squares, and the counters beside them.

import { t } from "../../../js/base/words.js";
import { counterBoxes } from "./counters.js";
import { COLUMNS, cells, layoutOf } from "./layout.js";

/** @typedef {import("../../../js/canvas/scene.js").Piece} Piece */
/** @typedef {import("../view.js").Context} Context */

/** What a letter of the diagram is called, and its name in explanations. @type {Record<string, { name: string, explain: string }>} */
const THINGS = {
  "~": { name: "icon.water", explain: "icon:water" },
  2: { name: "icon.trees2", explain: "icon:trees2" },
  3: { name: "icon.trees3", explain: "icon:trees3" },
  H: { name: "icon.house", explain: "icon:house" },
  W: { name: "icon.wall", explain: "icon:wall" },
  "#": { name: "pad.printed-wall", explain: "icon:wall" },
  "?": { name: "icon.people", explain: "icon:people" },
  J: { name: "pad.jobless", explain: "line:jobless" },
  L: { name: "job.lumberjack", explain: "job:lumberjack" },
  F: { name: "job.fisherman", explain: "job:fisherman" },
  B: { name: "job.builder", explain: "job:builder" },
};

/** @param {Context} context @returns {Piece[]} */
export function pieces(context) {
  const { rows, cut, fished } = context.view.lands[context.shown];
  const harvested = new Set([...cut, ...fished]);
  const squares = Object.entries(cells(context)).flatMap(([square, box]) => {
    const thing = THINGS[rows[Number(square.slice(1)) - 1][COLUMNS.indexOf(square[0])]];
    if (!thing) return [];
    const label = t("table.piece", { thing: t(`chiefdom.${thing.name}`), place: square });
    const now = harvested.has(square) ? { now: t("chiefdom.harvested") } : {};
    return [{ id: square, ...box, explain: thing.explain, label, ...now }];
  });
  const counters = Object.entries(counterBoxes(layoutOf(context))).map(([line, box]) => ({
    id: line,
    ...box,
    explain: `line:${line}`,
    label: t(`chiefdom.line.${line}`),
  }));
  return [...squares, ...counters];
}
