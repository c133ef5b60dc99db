// What lies on a fief and explains itself: buildings, crossed-out plots, people, the numbers of the regions, homes.

import { t } from "../../../js/base/words.js";
import { cornersOf, plotName } from "../names.js";
import { trackBox } from "./housing-track.js";
import { drawnSquare, layoutOf, numberBox, plotBox, SECTIONS } from "./layout.js";

/** @typedef {import("../../../js/canvas/scene.js").Piece} Piece */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Fief} Fief */
/** @typedef {import("./layout.js").Layout} Layout */

/** @param {Context} context @returns {Piece[]} */
export function pieces({ view, shown, layout: name }) {
  const layout = layoutOf(name);
  const fief = view.fiefs[shown];
  const regions = SECTIONS.map((section) => ({
    id: section,
    ...numberBox(layout, section),
    explain: `section:${section}`,
    label: t(`fiefdoms.section.${section}`),
  }));
  const homes = { id: "homes", ...trackBox(name), explain: "line:vagrants", label: t("fiefdoms.line.vagrants") };
  return [...plots(fief, layout), ...people(fief, layout), ...regions, homes];
}

/** @param {Fief} fief @param {Layout} layout @returns {Piece[]} */
function plots(fief, layout) {
  return fief.plots.flatMap(({ plot, building, forfeit, needs, workers }) => {
    if (!forfeit && !building) return [];
    const thing = forfeit ? "thing.crossed-out" : `building.${building}`;
    const label = t("table.piece", { thing: t(`fiefdoms.${thing}`), place: plotName(plot) });
    const now = building && needs ? { now: t("fiefdoms.crew", { workers, needs }) } : {};
    return [{ id: plot, ...plotBox(layout, plot), explain: thing.replace(".", ":"), label, ...now }];
  });
}

/** @param {Fief} fief @param {Layout} layout @returns {Piece[]} */
function people({ squares }, layout) {
  return squares
    .filter(({ pips }) => pips > 0)
    .map(({ square, pips, idle }) => ({
      id: square,
      ...drawnSquare(layout, square),
      explain: "thing:people",
      label: t("fiefdoms.pad.square", { ...cornersOf(square), count: pips }),
      now: t("fiefdoms.living-here", { count: pips, idle }),
    }));
}
