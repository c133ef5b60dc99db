// Which decisions of the turn can still be undone without having learnt anything new.

/** @typedef {import("../../engine/answers.js").LogEntry} Entry */

/**
 * Where the present run of decisions of one seat began: nothing that chance decided lies between it and now.
 * @param {Entry[]} made the moves so far
 * @param {number} seat
 * @param {(kind: string) => boolean} isChance whether events of that kind are dice
 * @returns {number} a ply
 */
export function turnStart(made, seat, isChance) {
  let ply = made.length;
  while (ply > 0) {
    const { seat: mover, events } = made[ply - 1];
    if (mover !== seat || events.some(({ kind, chance }) => chance || isChance(kind))) break;
    ply -= 1;
  }
  return ply;
}

/**
 * How many moves two plans have in common at their beginning.
 * @param {string[]} one
 * @param {string[]} other
 */
export function agreeing(one, other) {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
