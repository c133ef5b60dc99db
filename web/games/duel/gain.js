// What a move brought: marks on the score track.

import { gained, t } from "../../js/base/words.js";

/**
 * That nothing was marked is mentioned where something could have been: an icon was scored.
 * @param {import("../../js/engine/answers.js").CountChange[]} counts of the rows
 * @param {import("../../js/engine/answers.js").GameEvent[]} events of the move
 */
export function gain(counts, events) {
  const marks = counts.reduce((sum, { count }) => sum + count, 0);
  const mentioned = marks !== 0 || events.some(({ kind }) => kind === "points");
  return mentioned ? t("duel.caption.marks", { count: Math.abs(marks), marks: gained(marks) }) : "";
}
