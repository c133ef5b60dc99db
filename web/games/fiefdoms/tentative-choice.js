// Choices that are tried out before they are played: the split of the dice and the numbers of the regions, which are
// changed by swapping two things and always stand for one legal move, and a plot that is chosen before its building.

import { el } from "../../js/base/dom.js";
import { SECTIONS } from "./board/layout.js";

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Section} Section */
/** @typedef {import("./view.js").SplitTarget} SplitTarget */

/**
 * Plays what is tried out.
 * @param {Context} context
 * @param {string} move
 * @param {string} text
 */
export function commitButton({ active, play }, move, text) {
  const facts = { type: "button", class: "button primary", disabled: !active, "data-move": move };
  return el("button", { ...facts, onclick: () => play(move), text });
}

/**
 * What is tried out now; a new decision begins with the first of the targets.
 * @param {Context} context
 */
function tentativeOf({ memory, answer }) {
  const kept = memory.get("tentative");
  if (kept?.ply === answer.ply) return kept;
  /** @type {import("./view.js").Tentative} */
  const fresh = { ply: answer.ply, index: 0, picked: null };
  memory.set("tentative", fresh);
  return fresh;
}

// -- the split -----------------------------------------------------------------------------------------------------------

/** @param {Context} context */
export const splitTargets = ({ view }) => (view.phase === "split" ? view.targets : []);

/** @param {Context} context */
export function tentativeSplit(context) {
  const { index, picked } = tentativeOf(context);
  return { ...splitTargets(context)[index], picked };
}

/** @param {Context} context @param {number} index of a target */
export function chooseSplit(context, index) {
  Object.assign(tentativeOf(context), { index, picked: null });
  context.refresh();
}

/**
 * Touch a die: the first one is picked up, a second one in the other tray is swapped with it.
 * @param {Context} context
 * @param {number} die
 */
export function pickDie(context, die) {
  const tentative = tentativeOf(context);
  const { picked } = tentative;
  if (typeof picked === "number" && !hasBoth(tentativeSplit(context), picked, die)) swapDice(context, picked, die);
  else {
    tentative.picked = picked === die ? null : die;
    context.refresh();
  }
}

/** Whether two dice are in one tray. @param {Pick<SplitTarget, "pairs">} target @param {number | undefined} one @param {number} other */
function hasBoth({ pairs }, one, other) {
  return pairs.some(({ dice }) => one !== undefined && dice.includes(one) && dice.includes(other));
}

/** @param {Context} context @param {number} one @param {number} other a die of the other tray */
export function swapDice(context, one, other) {
  const pair = tentativeSplit(context).pairs.find(({ dice }) => dice.includes(one));
  const partner = pair?.dice.find((die) => die !== one);
  const index = splitTargets(context).findIndex((target) => hasBoth(target, partner, other));
  chooseSplit(context, index);
}

// -- a plot before its building -------------------------------------------------------------------------------------------

/** The plots that can be built on, with the pairs or buildings that are shown. @param {Context} context @returns {string[]} */
export function openPlots(context) {
  const { view } = context;
  const ways = view.phase === "split" ? tentativeSplit(context).pairs : view.phase === "build" ? view.targets : [];
  return [...new Set(ways.flatMap(({ plots }) => plots))];
}

/** The plot that was chosen first; it stays chosen when the dice are split. @param {Context} context */
export function chosenPlot(context) {
  const { memory, view } = context;
  const kept = memory.get("plot");
  if (kept?.round !== view.round || kept.seat !== view.seat) return null;
  return openPlots(context).includes(kept.plot) ? kept.plot : null;
}

/**
 * Choose a plot, or none with null; choosing the same plot again deselects it.
 * @param {Context} context
 * @param {string | null} plot
 */
export function choosePlot(context, plot) {
  const { memory, view, refresh } = context;
  const next = plot === chosenPlot(context) ? null : plot;
  memory.set("plot", { round: view.round, seat: view.seat, plot: next ?? "" });
  refresh();
}

/**
 * What each building would gain on the plot that was chosen first, once that is known.
 * @param {Context} context
 * @param {string} plot
 */
export function worthOn(context, plot) {
  const { memory, answer, previews } = context;
  const kept = memory.get("worth");
  if (kept?.ply === answer.ply && kept.plot === plot) return kept.previews;
  if (!previews) return null; // previews are turned off, or arrive later
  /** @type {import("./view.js").MemoryEntries["worth"]} */
  const asked = { ply: answer.ply, plot, previews: null };
  memory.set("worth", asked);
  context.ask({ kind: "builds-on", plot }).then((found) => {
    if (memory.get("worth") !== asked) return;
    // The position has changed meanwhile; after an undo the question is asked again.
    if (found === null) return memory.delete("worth");
    asked.previews = /** @type {{ previews: Record<string, import("./view.js").Preview> }} */ (found).previews;
    context.refresh();
  });
  return null;
}

// -- the workers at the end ------------------------------------------------------------------------------------------------

/** Whether other buildings could work instead. @param {Context} context */
export function hasOtherWorkers({ view }) {
  return view.phase === "workers" && view.targets.some(({ accept, others }) => !accept && others?.length !== 0);
}

// -- the numbers of the regions ---------------------------------------------------------------------------------------------

/** @param {Context} context */
const sectionsTargets = ({ view }) => (view.phase === "sections" ? view.targets : []);

/** @param {Context} context */
export function tentativeNumbers(context) {
  const { index, picked } = tentativeOf(context);
  return { ...sectionsTargets(context)[index], picked };
}

/**
 * Touch a region: the first is picked, the second swaps its numbers with it.
 * @param {Context} context
 * @param {Section} section
 */
export function pickSection(context, section) {
  const tentative = tentativeOf(context);
  const { picked } = tentative;
  if (picked === null || picked === section) tentative.picked = picked === section ? null : section;
  else {
    const { numbers } = tentativeNumbers(context);
    const from = /** @type {Section} */ (picked);
    const wanted = { ...numbers, [from]: numbers[section], [section]: numbers[from] };
    tentative.index = sectionsTargets(context).findIndex((target) =>
      SECTIONS.every((key) => target.numbers[key].join() === wanted[key].join()),
    );
    tentative.picked = null;
  }
  context.refresh();
}

/** @param {Context} context */
export function suggestNumbers(context) {
  const index = sectionsTargets(context).findIndex((target) => target.suggested);
  Object.assign(tentativeOf(context), { index, picked: null });
  context.refresh();
}
