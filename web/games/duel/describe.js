// Chiefdom Duel in words: moves, events, prompts, and what a move would gain.

import { either, list, t } from "../../js/base/words.js";
import { sentenceFor } from "../../js/shelf/faces.js";
import { ICON_KEYS } from "./drawing/pictures.js";
import { iconsOf } from "./single-icons.js";

/** @typedef {import("./view.js").Event} Event */
/** @typedef {import("./view.js").Note} Note */
/** @typedef {import("./view.js").Task} Task */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Preview} Preview */

/** @param {string} icon */
export const iconName = (icon) => t(`duel.icon.${icon}`);
/** An icon's name inside a sentence. @param {string} icon */
const inText = (icon) => t(`duel.in-text.${icon}`);
/** @param {number} face */
const iconOf = (face) => ICON_KEYS[face - 1];
/** @param {number[]} faces */
const dieNames = (faces) => list(faces.map((face) => inText(iconOf(face))));
/** @param {string[]} icons @param {string[]} squares */
const onSquares = (icons, squares) =>
  list(squares.map((square, at) => t("duel.on", { icon: inText(icons[at]), square })));

/** A row of a score track. @param {import("./view.js").Row} row */
export function rowWords({ icon, marks, lowest, next }) {
  const words = t(lowest ? "duel.row-lowest" : "duel.row", { icon: iconName(icon), count: marks });
  if (!next?.ability) return words;
  const ability = t(`duel.track.${next.ability}`);
  return t("duel.row-next", { row: words, square: next.square, ability });
}

// -- moves ---------------------------------------------------------------------------------------------------------------

/** @param {string} move @param {Context} context */
export function describe(move, { view }) {
  const target = view.targets.find((other) => other.move === move);
  if (!target) return move;
  switch (target.kind) {
    case "take":
      return t("duel.move.take", { icon: inText(iconOf(target.die)), die: target.die });
    case "pair":
      return t("duel.move.pair", {
        one: iconName(target.icons[0]),
        first: target.squares[0],
        two: inText(target.icons[1]),
        second: target.squares[1],
      });
    case "single":
      return t("duel.move.single", { icon: iconName(target.icons[0]), square: target.squares[0] });
    case "cross":
      return t("duel.move.cross", { square: target.squares[0] });
    case "first":
      return t("duel.move.first", { icon: inText(target.icons[0]), square: target.squares[0] });
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

/** @param {import("./view.js").PermanentTarget} target */
function permanentMove({ ability, dice, result }) {
  const name = t(`duel.permanent.${ability}`);
  if (!result) return t("duel.move.permanent-roll", { ability: name, dice: dieNames(dice) });
  return t("duel.move.permanent", { ability: name, dice: dieNames(dice), result: dieNames(result) });
}

// -- what is asked -------------------------------------------------------------------------------------------------------

/** @param {import("../../js/engine/answers.js").Prompt} prompt @param {Context} context */
export function prompt({ key, values }, { view, players, answer }) {
  const name = players[answer.seat ?? 0].name;
  const { icon = "", icons = [], again, second } = /** @type {import("./view.js").PromptValues} */ (values);
  switch (key) {
    case "duel.draft":
      return t("duel.prompt.draft", { name });
    case "duel.draw":
      return t(drawPrompt(view, again), { name, icons: list(icons.map(inText)) });
    case "duel.order":
      return t("duel.prompt.order", { name });
    case "duel.split":
      if (icons.length) return t("duel.prompt.split-either", { name, icons: either(icons.map(inText)) });
      return t(second ? "duel.prompt.split-second" : "duel.prompt.split", { name, icon: inText(icon) });
    case "duel.fifth":
      return t("duel.prompt.fifth", { name, icon: inText(icon) });
    default:
      return t(`duel.prompt.${key.slice(key.indexOf(".") + 1)}`, { name });
  }
}

/** @param {View} view @param {boolean} [again] */
function drawPrompt(view, again) {
  if (again) return "duel.prompt.draw-again";
  if (view.round > 1) return "duel.prompt.draw";
  if (!view.opening.length) return "duel.prompt.draw-first";
  return view.options.opening === "apart" ? "duel.prompt.draw-apart" : "duel.prompt.draw-second";
}

// -- what a move brings ----------------------------------------------------------------------------------------------------

/** The notes of a preview as sentences. @param {Preview} preview @returns {string[]} */
export function noteLines(preview) {
  return (preview.notes ?? []).map(noteLine).filter((line) => line !== "");
}

/** @param {Note} note */
function noteLine(note) {
  const icon = "icon" in note ? iconName(note.icon) : "";
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

/** After the name of the move, which names the squares already. @param {Preview} preview */
export function worth(preview) {
  const lines = (preview.notes ?? []).map((note) =>
    note.key === "points" ? t("duel.note.brief", { icon: inText(note.icon), count: note.count }) : noteLine(note),
  );
  return lines.filter((line) => line !== "").join("; ");
}

// -- what happened -------------------------------------------------------------------------------------------------------

/** @type {import("../../js/shelf/faces.js").EventSentences<Event, Context>} */
const EVENTS = {
  roll: (event) => t("duel.event.roll", { round: event.round, dice: dieNames(event.dice) }),
  take: (event, name) => t("duel.event.take", { name, icon: inText(iconOf(event.die)) }),
  turn: () => null, // the prompt says it
  permanent: (event, name) =>
    t("duel.event.permanent", { name, ability: t(`duel.permanent.${event.ability}`), dice: dieNames(event.dice) }),
  draw: (event, name) =>
    event.how === "cross"
      ? t("duel.event.cross", { name, square: event.squares[0] })
      : t("duel.event.draw", { name, icons: onSquares(event.icons, event.squares) }),
  points: (event) =>
    event.count
      ? t("duel.event.points", { icon: iconName(event.icon), square: event.square, count: event.count })
      : null,
  mark: (event) => t("duel.event.mark", { icon: iconName(event.icon), to: event.reached }),
  lost: (event) => t("duel.event.lost", { icon: iconName(event.icon), count: event.count }),
  reach: (event) => t(`duel.event.reach-${event.ability}`, { icon: iconName(event.icon), square: event.square }),
  mountains: (event) => t("duel.event.mountains", { squares: list(event.squares), count: event.squares.length }),
  ability: (event, name) => t("duel.event.ability", { name, ability: t(`duel.ability.${event.ability}`) }),
  again: (event, name) => t("duel.event.again", { name, dice: dieNames(event.dice) }),
  gain: (event, name) => t("duel.event.gain", { name, ability: t(`duel.permanent.${event.ability}`) }),
  skipped: () => t("duel.event.skipped"),
  over: () => t("duel.event.over"),
};

/** @param {Event} event @param {Context} context */
export function describeEvent(event, context) {
  return sentenceFor(EVENTS, event, context, () => null);
}

// -- the chain -------------------------------------------------------------------------------------------------------------

/** A task that is still to be done. @param {Task} task @param {View} view */
export function taskLine(task, view) {
  const { icons = [], squares = [] } = task;
  switch (task.task) {
    case "score":
      return t("duel.task.score", { icon: inText(icons[0]), square: squares[0] });
    case "marks":
      return t("duel.task.marks", { icon: inText(task.icon ?? ""), count: task.count });
    case "draw":
      return t(task.again ? "duel.task.again" : "duel.task.draw");
    case "split": // on the last empty square there is room for one of them
      return t(iconsOf(view).length > 1 ? "duel.task.split-either" : "duel.task.split");
    default:
      return t(`duel.task.${task.task}`);
  }
}
