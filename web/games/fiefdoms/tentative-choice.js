// Choices that are tried out before they are played: the split of the dice and the numbers of the regions. Both are
// changed by swapping two things, and both always stand for one legal move.

import { el } from "../../js/base/dom.js";

/** @typedef {import("./view.js").Context} Context */

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
 * @returns {{ ply: number, index: number, picked: any }}
 */
function draftOf({ memory, answer }) {
  const draft = memory.get("draft");
  if (draft?.ply === answer.ply) return draft;
  const fresh = { ply: answer.ply, index: 0, picked: null };
  memory.set("draft", fresh);
  return fresh;
}

// -- the split -----------------------------------------------------------------------------------------------------------

/** @param {Context} context */
export function draftSplit(context) {
  const draft = draftOf(context);
  return { ...context.view.targets[draft.index], picked: /** @type {number | null} */ (draft.picked) };
}

/** @param {Context} context @param {number} index of a target */
export function chooseSplit(context, index) {
  Object.assign(draftOf(context), { index, picked: null });
  context.refresh();
}

/**
 * Touch a die: the first is picked up, the second, in the other tray, changes places with it.
 * @param {Context} context
 * @param {number} die
 */
export function pickDie(context, die) {
  const draft = draftOf(context);
  const { picked } = draft;
  if (picked === null || sameTray(context, picked, die)) {
    draft.picked = picked === die ? null : die;
    context.refresh();
  } else swapDice(context, picked, die);
}

/** @param {Context} context @param {number} one @param {number} other */
function sameTray(context, one, other) {
  return draftSplit(context).pairs.some(({ dice }) => dice.includes(one) && dice.includes(other));
}

/** @param {Context} context @param {number} one @param {number} other a die of the other tray */
export function swapDice(context, one, other) {
  const partner = draftSplit(context)
    .pairs.find(({ dice }) => dice.includes(one))
    .dice.find((die) => die !== one);
  const index = context.view.targets.findIndex(({ pairs }) =>
    pairs.some(({ dice }) => dice.includes(partner) && dice.includes(other)),
  );
  chooseSplit(context, index);
}

// -- the numbers of the regions ---------------------------------------------------------------------------------------------

/** @param {Context} context */
export function draftNumbers(context) {
  const draft = draftOf(context);
  return { ...context.view.targets[draft.index], picked: /** @type {string | null} */ (draft.picked) };
}

/**
 * Touch a region: the first is picked, the second swaps its numbers with it.
 * @param {Context} context
 * @param {string} section
 */
export function pickSection(context, section) {
  const draft = draftOf(context);
  const { picked } = draft;
  if (picked === null || picked === section) draft.picked = picked === section ? null : section;
  else {
    const { numbers } = draftNumbers(context);
    const wanted = { ...numbers, [picked]: numbers[section], [section]: numbers[picked] };
    draft.index = context.view.targets.findIndex((target) =>
      Object.keys(wanted).every((key) => target.numbers[key].join() === wanted[key].join()),
    );
    draft.picked = null;
  }
  context.refresh();
}

/** @param {Context} context */
export function suggestNumbers(context) {
  const draft = draftOf(context);
  draft.index = context.view.targets.findIndex((target) => target.suggested);
  draft.picked = null;
  context.refresh();
}
