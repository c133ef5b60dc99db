// What another player did, in one line, and the marks gained on the score track.

import { signed, t } from "../../js/base/words.js";
import { describeEvent } from "./describe.js";

/** @typedef {import("./view.js").Context} Context */

const DESCRIBED = ["draw", "take", "permanent", "ability", "gain"];

/**
 * `gain` describes the marks that follow.
 * @param {import("./view.js").Event[]} events of one move
 * @param {string} _name
 * @param {Context} context
 */
export function caption(events, _name, context) {
  const event = events.find(({ kind }) => DESCRIBED.includes(kind));
  return event ? describeEvent(event, context) : null;
}

/** @param {import("../../js/engine/answers.js").CountChange[]} counts of the rows */
export function gain(counts) {
  const marks = counts.reduce((sum, { count }) => sum + count, 0);
  return marks ? t("duel.caption.marks", { count: Math.abs(marks), marks: signed(marks) }) : "";
}
