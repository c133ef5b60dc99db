// Compares the game of a link with the saved one, and merges them. An older link never overwrites a longer game, and if the two
// have diverged, both are kept.

import { startsAlike } from "../store/exchange.js";
import { cleanName } from "../store/link-format.js";
import { newId, stateToSave } from "../store/save-format.js";

/**
 * @typedef {import("../store/save-format.js").Save} Save
 * @typedef {import("../store/save-format.js").Player} Player
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../store/link-format.js").Link} Link
 * @typedef {Pick<import("../store/saves/game-store.js").GameStore, "load" | "save" | "create">} Store
 * @typedef {"new" | "same" | "ahead" | "behind" | "apart"} Standing of the link compared with the saved game
 */

/**
 * @param {Store} store
 * @param {Link} link
 * @param {Answer} answer its last position
 * @returns {{ standing: Standing, save: Save | null, shared: number }} `shared` moves are alike
 */
export function compare(store, { id }, { record }) {
  const save = id ? store.load(id) : null;
  if (!save || !startsAlike(save.record, record)) {
    return { standing: "new", save: null, shared: 0 };
  }
  const [here, there] = [save.record.moves, record.moves];
  const differing = there.findIndex((move, ply) => here[ply] !== move);
  const shared = differing < 0 ? there.length : differing;
  if (shared < Math.min(here.length, there.length)) return { standing: "apart", save, shared };
  if (here.length === there.length) return { standing: "same", save, shared };
  return { standing: there.length > here.length ? "ahead" : "behind", save, shared };
}

/**
 * Copy the moves of a link into the saved game; returns its id.
 * @param {Store} store
 * @param {Save} save
 * @param {Link} link
 * @param {Answer} answer
 */
export function advance(store, save, link, answer) {
  // Players on other devices have the names that they chose there.
  const players = save.players.map((player, seat) =>
    player.kind === "link" ? { ...player, name: cleanName(link.players[seat]?.name ?? "") || player.name } : player,
  );
  store.save({ ...save, ...stateToSave(answer), players });
  return save.id;
}

/**
 * Save the game of a link as a new game; returns its id. It has the id of the match, as on the other devices, unless that
 * is taken here or `own` requests a new one.
 * @param {Store} store
 * @param {Link} link
 * @param {Answer} answer
 * @param {Player[]} players
 * @param {{ own?: boolean }} [options]
 */
export function keepNew(store, link, answer, players, { own = false } = {}) {
  const { record, over, summary } = stateToSave(answer);
  const id = own || !link.id || store.load(link.id) ? newId() : link.id;
  return store.create({ id, players, record, over, totals: summary.totals, turn: summary.turn }).id;
}

/**
 * Save a copy of a game under a new id.
 * @param {Store} store
 * @param {Save} save
 */
export function keepCopy(store, { name, players, record, over, summary }) {
  store.create({ name, players, record, over, totals: summary.totals, turn: summary.turn });
}

/**
 * The players of a link for a game with this number of seats; unknown kinds become people.
 * @param {Pick<Link, "players">} link
 * @param {number} seats
 * @param {string[]} known the computer players of the game
 * @returns {Player[]}
 */
export function playersOf(link, seats, known) {
  return Array.from({ length: seats }, (_, seat) => {
    const { name = "", kind = "person" } = link.players[seat] ?? {};
    return { name, kind: known.includes(kind) ? kind : "person" };
  });
}
