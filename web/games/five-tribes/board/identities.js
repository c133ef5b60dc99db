// The meeples keep their identity from one position to the next, so that they are seen to walk. The view tells only how
// many of each colour stand on a tile: who goes where is the shortest story that fits.

/** @typedef {import("../view.js").View} View */
/** @typedef {{ id: string, colour: string, tile: string, ghost: boolean }} Walker */
/** @typedef {{ colour: string, tile: string, ghost: boolean }} Wanted */

/**
 * @param {View} view
 * @param {import("../tray/sow-by-hand.js").Hand | null} hand
 * @returns {Wanted[]} every meeple on the board; those in the hand stand where the proposed path drops them, or where a
 *   person is dropping them
 */
function wanted(view, hand) {
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
    for (let one = 0; one < count; one++) list.push({ colour, tile: hand?.start ?? "", ghost: false });
  }
  return list;
}

/**
 * @param {View} view
 * @param {import("../tray/sow-by-hand.js").Hand | null} hand
 * @param {Map<string, any>} memory
 * @returns {Walker[]}
 */
export function walkers(view, hand, memory) {
  const before = /** @type {Walker[]} */ (memory.get("crowd") ?? []);
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
    after.push({ ...place, id: comes?.id ?? fresh(memory) });
  }
  memory.set("crowd", after);
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

/** @param {Map<string, any>} memory */
function fresh(memory) {
  const number = (memory.get("crowd-number") ?? 0) + 1;
  memory.set("crowd-number", number);
  return `meeple-${number}`;
}

/**
 * The cards of the row with ids that last while they lie there.
 * @param {{ place: number, card: string }[]} row
 * @param {Map<string, any>} memory
 */
export function rowCards(row, memory) {
  const before = /** @type {{ id: string, card: string }[]} */ (memory.get("row") ?? []);
  let from = 0;
  const after = row.map(({ place, card }) => {
    const index = before.findIndex((old, at) => at >= from && old.card === card);
    if (index < 0) return { id: fresh(memory).replace("meeple", "card"), card, place };
    from = index + 1;
    return { id: before[index].id, card, place };
  });
  memory.set("row", after);
  return after;
}
