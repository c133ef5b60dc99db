// Meeples and cards keep their ids from one scene to the next, so that their motion can be animated. The view contains
// only the number of meeples of each colour on a tile: those that can stay do, and the others come from tiles that lost
// one.

import { HELD } from "./held.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Memory} Memory */
/** @typedef {{ colour: string, tile: string, ghost: boolean }} Wanted */
/** @typedef {Wanted & { id: string }} Walker */
/** @typedef {{ id: string, card: string, place: number }} RowCard */

/**
 * @param {View} view
 * @param {import("../hand.js").Hand | null} hand
 * @returns {Wanted[]} every meeple on the board; those in the hand stand where the proposed path drops them, or are held
 *   over the board by a person who drops them
 */
export function wanted(view, hand) {
  /** @type {Wanted[]} */
  const list = [];
  for (const { name, meeples } of view.tiles) {
    if (name === hand?.start) continue;
    for (const [colour, count] of Object.entries(meeples)) {
      for (let one = 0; one < count; one++) list.push({ colour, tile: name, ghost: false });
    }
  }
  for (const { tile, colour } of view.activation?.proposal ?? []) list.push({ colour, tile, ghost: true });
  for (const drop of hand?.drops ?? []) list.push({ ...drop, ghost: true });
  for (const [colour, count] of Object.entries(hand?.left ?? {})) {
    for (let one = 0; one < count; one++) list.push({ colour, tile: HELD, ghost: false });
  }
  return list;
}

/**
 * @param {View} view
 * @param {import("../hand.js").Hand | null} hand
 * @param {Memory} memory
 * @returns {Walker[]}
 */
export function walkers(view, hand, memory) {
  const before = memory.get("meeples") ?? [];
  const free = new Map(before.map((walker) => [walker.id, walker]));
  /** @type {Walker[]} */
  const after = [];
  /** @type {Wanted[]} */
  const open = [];
  for (const place of wanted(view, hand)) {
    const stays = take(free, ({ colour, tile }) => colour === place.colour && tile === place.tile);
    if (stays) after.push({ ...place, id: stays.id });
    else open.push(place);
  }
  for (const place of open) {
    const comes = take(free, ({ colour }) => colour === place.colour);
    after.push({ ...place, id: comes?.id ?? newId(memory, "meeple") });
  }
  memory.set("meeples", after);
  return after;
}

/** @param {Map<string, Walker>} free @param {(walker: Walker) => boolean} fits */
function take(free, fits) {
  for (const walker of free.values()) {
    if (!fits(walker)) continue;
    free.delete(walker.id);
    return walker;
  }
  return null;
}

/** @param {Memory} memory @param {"meeple" | "card"} kind */
function newId(memory, kind) {
  const number = (memory.get("last-id") ?? 0) + 1;
  memory.set("last-id", number);
  return `${kind}-${number}`;
}

/**
 * The cards of the row with ids that last while they lie there.
 * @param {{ place: number, card: string }[]} row
 * @param {Memory} memory
 */
export function rowCards(row, memory) {
  const before = memory.get("row") ?? [];
  let from = 0;
  const after = row.map(({ place, card }) => {
    const index = before.findIndex((old, at) => at >= from && old.card === card);
    if (index < 0) return { id: newId(memory, "card"), card, place };
    from = index + 1;
    return { id: before[index].id, card, place };
  });
  memory.set("row", after);
  return after;
}
