// Chiefdom Duel in words: moves, events, prompts, and what a move would bring.

import { list, t } from "../../js/base/words.js";
import { ICON_KEYS } from "./pictures.js";

/** @typedef {import("../../js/shelf/faces.js").Context<any, any>} Context */
/** @typedef {import("../../js/table/session.js").Preview} Preview */

/** @param {string} icon */
export const iconName = (icon) => t(`duel.icon.${icon}`);
/** An icon's name inside a sentence. @param {string} icon */
const inText = (icon) => t(`duel.in-text.${icon}`);
/** @param {number} face */
export const iconOf = (face) => ICON_KEYS[face - 1];
/** @param {number[]} faces */
const dieNames = (faces) => list(faces.map((face) => inText(iconOf(face))));
/** @param {string[]} icons @param {string[]} squares */
const onSquares = (icons, squares) =>
  list(squares.map((square, at) => t("duel.on", { icon: inText(icons[at]), square })));

// -- moves ---------------------------------------------------------------------------------------------------------------

/** @param {string} move @param {Context} context */
export function describe(move, { view }) {
  const target = view.targets.find((/** @type {any} */ other) => other.move === move);
  if (!target) return move;
  const { squares = [], icons = [] } = target;
  switch (target.kind) {
    case "take":
      return t("duel.move.take", { icon: inText(iconOf(target.die)), die: target.die });
    case "pair":
      return t("duel.move.pair", {
        one: iconName(icons[0]),
        first: squares[0],
        two: inText(icons[1]),
        second: squares[1],
      });
    case "single":
      return t("duel.move.single", { icon: iconName(icons[0]), square: squares[0] });
    case "cross":
      return t("duel.move.cross", { square: squares[0] });
    case "first":
      return t("duel.move.first", { icon: inText(icons[0]), square: squares[0] });
    case "permanent":
      return permanentMove(target);
    case "ability":
      return t("duel.move.ability", { ability: t(`duel.ability.${target.ability}`) });
    case "row":
      return t("duel.move.row", { icon: inText(target.icon), square: target.square });
    default:
      return t("duel.move.gain", { ability: t(`duel.permanent.${target.ability}`) });
  }
}

/** @param {any} target */
function permanentMove({ ability, dice, result }) {
  const name = t(`duel.permanent.${ability}`);
  if (!result) return t("duel.move.permanent-roll", { ability: name, dice: dieNames(dice) });
  return t("duel.move.permanent", { ability: name, dice: dieNames(dice), result: dieNames(result) });
}

// -- what is asked -------------------------------------------------------------------------------------------------------

/** @param {{ key: string, values: Record<string, any> }} prompt @param {Context} context */
export function prompt({ key, values }, { view, players, answer }) {
  const name = players[answer.seat ?? 0].name;
  const icons = (values.icons ?? []).map(inText);
  switch (key) {
    case "duel.draft":
      return t("duel.prompt.draft", { name });
    case "duel.draw":
      return t(drawPrompt(view, values), { name, one: icons[0], two: icons[1] });
    case "duel.order":
      return t("duel.prompt.order", { name });
    case "duel.split":
      if (values.icons) return t("duel.prompt.split-either", { name, one: icons[0], two: icons[1] });
      return t(values.second ? "duel.prompt.split-second" : "duel.prompt.split", { name, icon: inText(values.icon) });
    case "duel.fifth":
      return t("duel.prompt.fifth", { name, icon: inText(values.icon) });
    default:
      return t(`duel.prompt.${key.slice(key.indexOf(".") + 1)}`, { name });
  }
}

/** @param {any} view @param {Record<string, any>} values */
function drawPrompt(view, values) {
  if (values.again) return "duel.prompt.draw-again";
  if (view.round > 1) return "duel.prompt.draw";
  if (!view.opening.length) return "duel.prompt.draw-first";
  return view.options.opening === "apart" ? "duel.prompt.draw-apart" : "duel.prompt.draw-second";
}

// -- what a move brings ----------------------------------------------------------------------------------------------------

/** The notes of a preview as sentences. @param {Preview} preview @returns {string[]} */
export function noteLines(preview) {
  return (preview.notes ?? []).map(noteLine).filter((line) => line !== "");
}

/** @param {Record<string, any>} note */
function noteLine(note) {
  const icon = note.icon ? iconName(note.icon) : "";
  switch (note.key) {
    case "points":
      return t("duel.note.points", { icon, square: note.square, count: note.count });
    case "mountains":
      return t("duel.note.mountains", {
        count: note.squares.length,
        squares: list(note.squares),
        marks: list(Object.entries(note.marks).map(([row, count]) => t("duel.note.row", { icon: inText(row), count }))),
      });
    case "ability":
      return t(`duel.note.${note.ability}`, { icon, square: note.square });
    case "lost":
      return t("duel.note.lost", { icon, count: note.count });
    case "marks":
      return ""; // the sum of the others; drawn on the score track
    default:
      return t(`duel.note.${note.key}`);
  }
}

/** @param {Preview} preview */
export const worth = (preview) => noteLines(preview).join("; ");

// -- what happened -------------------------------------------------------------------------------------------------------

/** @type {Record<string, (event: Record<string, any>, name: string) => string | null>} */
const TELL = {
  roll: (event) => t("duel.told.roll", { round: event.round, dice: dieNames(event.dice) }),
  take: (event, name) => t("duel.told.take", { name, icon: inText(iconOf(event.die)) }),
  turn: () => null, // told by the prompt
  permanent: (event, name) =>
    t("duel.told.permanent", { name, ability: t(`duel.permanent.${event.ability}`), dice: dieNames(event.dice) }),
  draw: (event, name) =>
    event.how === "cross"
      ? t("duel.told.cross", { name, square: event.squares[0] })
      : t("duel.told.draw", { name, icons: onSquares(event.icons, event.squares) }),
  points: (event) =>
    event.count
      ? t("duel.told.points", { icon: iconName(event.icon), square: event.square, count: event.count })
      : null,
  mark: (event) => t("duel.told.mark", { icon: iconName(event.icon), to: event.reached }),
  lost: (event) => t("duel.told.lost", { icon: iconName(event.icon), count: event.count }),
  reach: (event) => t(`duel.told.reach-${event.ability}`, { icon: iconName(event.icon), square: event.square }),
  mountains: (event) => t("duel.told.mountains", { squares: list(event.squares), count: event.squares.length }),
  ability: (event, name) => t("duel.told.ability", { name, ability: t(`duel.ability.${event.ability}`) }),
  again: (event, name) => t("duel.told.again", { name, dice: dieNames(event.dice) }),
  gain: (event, name) => t("duel.told.gain", { name, ability: t(`duel.permanent.${event.ability}`) }),
  skipped: () => t("duel.told.skipped"),
  over: () => t("duel.told.over"),
};

/** @param {Record<string, any>} event @param {Context} context */
export function tell(event, { players }) {
  const name = typeof event.seat === "number" ? players[event.seat].name : "";
  return TELL[event.kind]?.(event, name) ?? null;
}

// -- the chain -------------------------------------------------------------------------------------------------------------

/** A task that is still to be done. @param {Record<string, any>} task */
export function taskLine(task) {
  const { icons = [], squares = [] } = task;
  switch (task.task) {
    case "score":
      return t("duel.task.score", { icon: inText(icons[0]), square: squares[0] });
    case "marks":
      return t("duel.task.marks", { icon: inText(task.icon), count: task.count });
    case "draw":
      return t(task.again ? "duel.task.again" : "duel.task.draw");
    default:
      return t(`duel.task.${task.task}`);
  }
}
