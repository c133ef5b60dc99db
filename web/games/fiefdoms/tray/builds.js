// What the pairs can build: a group for each pair, as large chips. Where there is no room for both, one is shown at a time.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { changeTag } from "../../../js/table/panels.js";
import { noteWords } from "../describe.js";
import { stamp } from "../drawing/building-cache.js";
import { placeOf } from "../names.js";
import { choosePlot, chosenPlot, openPlots, worthOn } from "../tentative-choice.js";
import { cube, pairWords } from "./numeral-dice.js";

/** @typedef {import("../view.js").BuildTarget} BuildTarget */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Option} Option */

const ROWS = 3; // rows of chips that fit on a phone
const ACROSS = { upright: 3, side: 4 }; // chips in a row, when it is held so

/** @param {Context} context @param {BuildTarget[]} all @param {boolean} rolling */
export function builds(context, all, rolling) {
  const { view } = context;
  const plot = chosenPlot(context);
  const offered = plot ? all.filter(({ plots }) => plots.includes(plot)) : all;
  const sides = [0, 1].filter((side) => offered.some((option) => option.pair === side));
  const side = shownSide(context, sides);
  const room =
    sides.length > 1 ? roomFor(sides.map((one) => offered.filter(({ pair }) => pair === one).length)) : "upright";
  return el(
    "div",
    { class: "builds", "data-groups": sides.length, "data-room": room },
    plot && plotHead(context, plot),
    room !== "upright" && tabs(context, sides, side),
    sides.map((one) => {
      const options = offered.filter((option) => option.pair === one);
      return group(context, { side: one, options, plot, rolling, shown: one === side });
    }),
    view.phase === "build" && plotPicks(context, plot),
  );
}

/** On which phones both groups fit at once. @param {number[]} counts of their chips */
function roomFor(counts) {
  const fits = (/** @type {number} */ across) =>
    counts.reduce((rows, count) => rows + Math.ceil(count / across), 0) <= ROWS;
  return fits(ACROSS.upright) ? "upright" : fits(ACROSS.side) ? "side" : "none";
}

// -- the plot that was chosen first ------------------------------------------------------------------------------------------

/** @param {Context} context @param {string} plot */
function plotHead(context, plot) {
  return el(
    "p",
    { class: "plot-head" },
    el("b", { text: t("fiefdoms.plot-first", placeOf(plot)) }),
    el("button", {
      type: "button",
      class: "button quiet",
      "data-key": "any-plot",
      onclick: () => choosePlot(context, null),
      text: t("fiefdoms.plot-left"),
    }),
  );
}

/**
 * The plots that are highlighted on the board, for the keyboard: they appear on focus.
 * @param {Context} context
 * @param {string | null} chosen
 */
export function plotPicks(context, chosen) {
  const buttons = openPlots(context)
    .sort()
    .map((plot) =>
      el("button", {
        type: "button",
        class: "button plot-pick",
        disabled: !context.active,
        "aria-pressed": plot === chosen,
        "data-key": `plot-${plot}`,
        onclick: () => choosePlot(context, plot),
        text: t("fiefdoms.plot-first", placeOf(plot)),
      }),
    );
  return el("div", { class: "plot-picks", role: "group", "aria-label": t("fiefdoms.plots-first") }, buttons);
}

// -- the pairs ---------------------------------------------------------------------------------------------------------------

/** The pair whose buildings are shown where there is no room for both. @param {Context} context @param {number[]} sides */
function shownSide({ view, memory, answer }, sides) {
  const kept = memory.get("side");
  if (kept?.ply === answer.ply && sides.includes(kept.side)) return kept.side;
  return view.option?.pair ?? sides[0];
}

/** @param {Context} context @param {number[]} sides @param {number} shown */
function tabs(context, sides, shown) {
  const { view, memory, answer, refresh } = context;
  const show = (/** @type {number} */ side) => {
    memory.set("side", { ply: answer.ply, side });
    refresh();
  };
  const buttons = sides.map((side) =>
    el(
      "button",
      {
        type: "button",
        class: "build-tab",
        "aria-pressed": side === shown,
        "aria-label": t("fiefdoms.build-with", { pair: pairWords(view.pairs[side].faces) }),
        "data-key": `tab-${side}`,
        onclick: () => show(side),
      },
      el("span", { text: t("fiefdoms.use.build") }),
      smallDice(view, view.pairs[side].dice),
    ),
  );
  return el("div", { class: "build-tabs", role: "group", "aria-label": t("fiefdoms.build-tabs") }, buttons);
}

/**
 * @param {Context} context
 * @param {{ side: number, options: BuildTarget[], plot: string | null, rolling: boolean, shown: boolean }} group
 */
function group(context, { side, options, plot, rolling, shown }) {
  const { view } = context;
  const pair = view.pairs[side];
  return el(
    "div",
    {
      class: `build-group${shown ? "" : " other"}`,
      role: "group",
      "aria-label": t("fiefdoms.build-with", { pair: pairWords(pair.faces) }),
    },
    el(
      "p",
      { class: "build-head", "aria-hidden": "true" },
      el("span", { text: t("fiefdoms.use.build") }),
      smallDice(view, pair.dice, rolling),
      el("span", { class: "build-place", text: t("fiefdoms.use.location") }),
      el("span", { class: "build-place" }, smallDice(view, view.pairs[1 - side].dice, rolling)),
    ),
    el(
      "div",
      { class: "uses" },
      options.map((option) => optionButton(option, context, plot)),
    ),
  );
}

/** @param {View} view @param {number[]} dice @param {boolean} [rolling] */
function smallDice(view, dice, rolling = false) {
  return el(
    "span",
    { class: "pair-dice" },
    dice.map((index) => cube(view.dice[index], { class: "small", rolling, delay: index * 80 })),
  );
}

// -- a building --------------------------------------------------------------------------------------------------------------

/** @param {BuildTarget} option @param {Context} context @param {string | null} plot that was chosen first */
function optionButton(option, context, plot) {
  const { view } = context;
  const isChosen = view.option !== null && isOption(option, view.option);
  const preview = worthOf(option, context, plot);
  return el(
    "button",
    {
      type: "button",
      class: `use${isChosen ? " chosen" : ""}`,
      "aria-pressed": isChosen,
      // With a plot, two moves are played, which have a different gain.
      ...(plot ? { "data-key": option.move } : { "data-move": option.move }),
      ...choiceProps(context.active, () => choose(option, context, plot, isChosen)),
      "data-explain": `building:${option.building}`,
    },
    picture(option.building),
    el(
      "span",
      { class: "use-name" },
      el("b", { text: t(`fiefdoms.building.${option.building}`) }),
      el("small", { class: "use-hint", text: optionHint(option) }),
      preview?.notes?.map((note) => el("small", { class: "use-hint fief-note", text: noteWords(note, context) })),
    ),
    crew(option),
    changeTag(preview?.total),
  );
}

/** @param {BuildTarget} option @param {Context} context @param {string | null} plot @param {boolean} isChosen */
function choose(option, context, plot, isChosen) {
  if (plot) context.play(option.move, plot);
  else if (context.view.option === null) context.play(option.move);
  else if (!isChosen) context.replace(option.move);
}

/** @param {BuildTarget} option @param {Context} context @param {string | null} plot */
function worthOf(option, context, plot) {
  if (context.view.option !== null) return undefined; // the previews are those of the plots now
  return (plot ? worthOn(context, plot) : context.previews)?.[option.move];
}

/** @param {BuildTarget} option @param {Option} other */
function isOption(option, other) {
  return option.pair === other.pair && option.building === other.building && option.population === other.population;
}

/** @param {BuildTarget} option */
function optionHint({ method, population, workers }) {
  const parts = [];
  if (method === "split") parts.push(t("fiefdoms.with-people", { count: population }));
  else parts.push(t(`fiefdoms.by-${method}`));
  if (workers) parts.push(t("fiefdoms.workers-needed", { count: workers }));
  return parts.join(" · ");
}

/** As on the sheet: a pip for each person gained, a circle for each worker needed. @param {BuildTarget} option */
function crew({ population, workers }) {
  const marks = (/** @type {number} */ count, /** @type {string} */ kind) =>
    Array.from({ length: count }, () => el("i", { class: kind }));
  return el("span", { class: "use-crew", "aria-hidden": "true" }, [
    ...marks(population, "crew-pip"),
    ...marks(workers, "crew-circle"),
  ]);
}

/** @param {string} building */
export function picture(building) {
  const canvas = el("canvas", { class: "use-picture", width: 120, height: 120, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(2, 2);
  stamp(pen, readTheme(), building, { x: 6, y: 8, size: 48, seed: 4 });
  return canvas;
}
