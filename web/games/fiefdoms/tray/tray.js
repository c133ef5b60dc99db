// The tray: the dice and how they are paired, what the pairs can build, and the choices that are not on the board.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { changeTag } from "../../../js/table/panels.js";
import { noteWords } from "../describe.js";
import { stamp } from "../drawing/building-cache.js";
import { scoreBar } from "../score/score-bar.js";
import { cube, isRolling, spokenDice } from "./numeral-dice.js";
import { regions } from "./regions.js";
import { splitTrays } from "./split.js";

/** @typedef {import("../view.js").BuildTarget} BuildTarget */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Option} Option */

/** @param {Context} context */
export function tray(context) {
  const { view } = context;
  const box = el("div", { class: "fiefdoms-tray", "data-phase": view.phase });
  // The table shakes when a pestilence comes; that of another seat has another name, so that it shakes again.
  if (view.phase === "pestilence") box.dataset.pestilence = (view.seat ?? 0) % 2 ? "odd" : "even";
  if (view.phase === "workers") settle(context);
  box.append(...content(context));
  return box;
}

/** Let the workers leave for their buildings once they have been drawn at home. @param {Context} context */
function settle({ memory, answer, refresh }) {
  if (memory.get("settled") === answer.ply) return;
  memory.set("settled", answer.ply);
  requestAnimationFrame(refresh);
}

/** @param {Context} context @returns {HTMLElement[]} */
function content(context) {
  const { view } = context;
  switch (view.phase) {
    case "sections":
      return [regions(context)];
    case "split":
      return [head(view), splitTrays(context)];
    case "build":
      return [head(view), diceRow(context), options(context, view.targets)];
    case "plot":
      return [head(view), diceRow(context), options(context, view.options)];
    case "forfeit":
      return [head(view), diceRow(context), view.option ? options(context, view.options) : struck(context)];
    case "square":
    case "reduce":
      return [head(view), diceRow(context), chosen(view.option, view.plot)];
    case "workers":
    case "change":
      return [workers(context)];
    case "over":
      return [scoreBar(context.answer.scores[context.shown])];
    default:
      return [head(view), diceRow(context), struck(context)];
  }
}

/** @param {View} view */
function head({ round, turns, solo, phase }) {
  const explained = solo === "fixed" ? phase === "build" : phase === "split";
  return el(
    "p",
    { class: "fief-turn" },
    el("b", { text: t("fiefdoms.turn", { turn: round, turns }) }),
    solo && explained && el("span", { text: t(`fiefdoms.solo-${solo}`) }),
  );
}

/** The dice in their pairs: once one of them builds, each says what it is for. @param {Context} context */
function diceRow(context) {
  const { view } = context;
  const rolling = isRolling(context);
  const unpaired = [
    { dice: [0, 1], use: null },
    { dice: [2, 3], use: null },
  ];
  const pairs = view.pairs.length ? view.pairs : unpaired;
  return el(
    "div",
    { class: "pairs", role: "img", "aria-label": spokenDice(view.dice) },
    pairs.map(({ dice, use }) =>
      el(
        "div",
        { class: `pair${use ? ` for-${use}` : ""}` },
        el(
          "span",
          { class: "pair-dice" },
          dice.map((index) => cube(view.dice[index], { rolling, delay: index * 80 })),
        ),
        use && el("span", { class: "pair-use", text: t(`fiefdoms.use.${use}`) }),
      ),
    ),
  );
}

// -- what to build -----------------------------------------------------------------------------------------------------

/** @param {Context} context @param {BuildTarget[]} all */
function options(context, all) {
  const { view } = context;
  const groups = view.pairs.map((pair, side) => {
    const choices = all.filter((option) => option.pair === side);
    if (!choices.length) return null;
    return el(
      "div",
      { class: "build-group", role: "group", "aria-label": t("fiefdoms.build-with", { pair: pair.faces.join(" ") }) },
      el(
        "p",
        { class: "build-head", "aria-hidden": "true" },
        el("span", { text: t("fiefdoms.use.build") }),
        smallDice(view, pair.dice),
        el("span", { text: t("fiefdoms.use.location") }),
        smallDice(view, view.pairs[1 - side].dice),
      ),
      el(
        "div",
        { class: "uses" },
        choices.map((option) => optionButton(option, context)),
      ),
    );
  });
  return el("div", { class: "builds" }, groups);
}

/** @param {View} view @param {number[]} dice */
function smallDice(view, dice) {
  return el(
    "span",
    { class: "pair-dice" },
    dice.map((index) => cube(view.dice[index], { class: "small" })),
  );
}

/** @param {BuildTarget} option @param {Context} context */
function optionButton(option, context) {
  const { view, previews } = context;
  const placing = view.option !== null;
  const isChosen = view.option !== null && isOption(option, view.option);
  const choose = () => {
    if (!placing) context.play(option.move);
    else if (!isChosen) context.replace(option.move);
  };
  const preview = placing ? undefined : previews?.[option.move];
  return el(
    "button",
    {
      type: "button",
      class: `use${isChosen ? " chosen" : ""}`,
      disabled: !context.active,
      "aria-pressed": isChosen,
      "data-move": option.move,
      onclick: choose,
    },
    picture(option.building),
    el(
      "span",
      { class: "use-name" },
      el("b", { text: t(`fiefdoms.building.${option.building}`) }),
      el("small", { text: optionHint(option) }),
      preview?.notes?.map((note) => el("small", { class: "fief-note", text: noteWords(note, context) })),
    ),
    changeTag(preview?.total),
  );
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

/** @param {string} building */
export function picture(building) {
  const canvas = el("canvas", { class: "use-picture", width: 120, height: 120, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(2, 2);
  stamp(pen, readTheme(), building, { x: 6, y: 8, size: 48, seed: 4 });
  return canvas;
}

/** What is being built, while part of it is still open. @param {Option} option @param {string | null} plot */
function chosen({ building, population }, plot) {
  return el(
    "div",
    { class: "use chosen still" },
    picture(building),
    el(
      "span",
      { class: "use-name" },
      el("b", { text: t(`fiefdoms.building.${building}`) }),
      el("small", { text: t("fiefdoms.on-plot", { plot }) }),
      population ? el("small", { text: t("fiefdoms.with-people", { count: population }) }) : null,
    ),
  );
}

// -- loss and the end ----------------------------------------------------------------------------------------------------

/** @param {Context} context */
function struck({ view, shown }) {
  if (view.phase !== "pestilence") return el("p", { class: "fief-word", text: t("fiefdoms.blocked-why") });
  const hit = new Set(view.fiefs[shown].struck.map(({ section }) => section));
  const spared = view.targets.some(({ sections }) => !sections.some((key) => hit.has(key)));
  return el(
    "div",
    { class: "fief-word pestilence" },
    el("b", { text: t("fiefdoms.pestilence") }),
    view.fiefs[shown].struck.map(({ sum, section }) =>
      el("p", { text: t("fiefdoms.struck", { sum, section: t(`fiefdoms.in.${section}`) }) }),
    ),
    spared && el("p", { text: t("fiefdoms.struck-full") }),
  );
}

/** @param {Context} context */
function workers(context) {
  const { answer, shown, view } = context;
  const button = (/** @type {string} */ move, /** @type {string} */ kind) =>
    answer.moves.includes(move) &&
    el("button", {
      type: "button",
      class: `button ${kind}`,
      disabled: !context.active,
      "data-move": move,
      onclick: () => context.play(move),
      text: t(view.phase === "change" && move === "accept" ? "fiefdoms.move.done" : `fiefdoms.move.${move}`),
    });
  return el(
    "div",
    { class: "fief-workers" },
    el("p", { class: "fief-word", text: t(`fiefdoms.${view.phase}-help`) }),
    scoreBar(answer.scores[shown]),
    button("accept", "primary"),
    button("change", ""),
  );
}
