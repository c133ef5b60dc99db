// The legal moves by kind, tile, Djinn and card, and what a person has picked so far on the way to a move. That is kept in
// the face's memory until the next decision.

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Target} Target */
/** @typedef {import("./view.js").Tile} Tile */

/**
 * @typedef {object} Pick
 * @property {number} ply
 * @property {number | null} seat
 * @property {string[]} tiles one tile, or a start and an end
 * @property {import("./hand.js").Hand | null} hand a sowing drop by drop
 * @property {Promise<boolean> | null} stepping while the engine is asked about a step of it: whether it goes on
 * @property {string | null} colour the meeple to drop next
 * @property {string | null} power the Djinn whose use is being chosen
 * @property {string | null} djinn the Djinn to buy
 * @property {number | null} card the first of two cards
 * @property {number | null} spot the spot to bid on
 * @property {Set<string>} goods what to sell together
 * @property {string | null} tribe the filter by colour
 * @property {string | null} kind the filter by the kind of the last tile
 * @property {boolean} filters whether the filters are open, where there is little room
 * @property {number} shown how many results are listed
 */

export const LISTED = 12;

/** @param {Context} context @returns {Pick} */
export function pickOf({ memory, answer }) {
  const kept = memory.get("pick");
  if (kept?.ply === answer.ply && kept.seat === answer.seat) return kept;
  /** @type {Pick} */
  const pick = {
    ply: answer.ply,
    seat: answer.seat,
    tiles: [],
    hand: null,
    stepping: null,
    colour: null,
    power: null,
    djinn: null,
    card: null,
    spot: null,
    goods: new Set(),
    tribe: null,
    kind: null,
    filters: false,
    shown: LISTED,
  };
  memory.set("pick", pick);
  return pick;
}

/** @type {WeakMap<object, Map<string, Target>>} */
const byMove = new WeakMap();

/** What a move is about. @param {Context} context @param {string} move @returns {Target | undefined} */
export function targetOf({ view }, move) {
  let found = byMove.get(view);
  if (!found) {
    found = new Map(view.targets.map((target) => [target.move, target]));
    byMove.set(view, found);
  }
  return found.get(move);
}

/** @param {Context} context @returns {Target[]} the moves that can be played now, none while one only looks */
export function targets({ view, active }) {
  return active ? view.targets : [];
}

/**
 * @template {Target["kind"]} Kind
 * @param {Context} context
 * @param {Kind} kind
 */
export function ofKind(context, kind) {
  const found = targets(context).filter((target) => target.kind === kind);
  return /** @type {import("./view.js").TargetOf<Kind>[]} */ (found);
}

/** @type {WeakMap<object, Map<string, Tile>>} */
const byName = new WeakMap();

/** @param {View} view @param {string} name */
export function tileOf(view, name) {
  let found = byName.get(view);
  if (!found) {
    found = new Map(view.tiles.map((tile) => [tile.name, tile]));
    byName.set(view, found);
  }
  return /** @type {Tile} */ (found.get(name));
}

/** The sowings that pass the filters. @param {Context} context */
export function sowings(context) {
  const { tribe, kind, tiles } = pickOf(context);
  return ofKind(context, "sow").filter(
    (target) =>
      (!tribe || target.colour === tribe) &&
      (!kind || tileOf(context.view, target.end).kind === kind) &&
      concerns(target, tiles),
  );
}

/** @param {import("./view.js").TargetOf<"sow">} target @param {string[]} tiles */
function concerns({ start, end }, [one, other]) {
  if (other) return start === one && end === other;
  return !one || start === one || end === one;
}

/** The seat that looks: its gold and hand are shown. @param {Context} context */
export const ownSeat = ({ view, shown }) => view.viewer ?? shown;

/**
 * What a move gains; unknown until the previews arrive, or if they are turned off.
 * @param {Context} context
 * @param {string} move
 */
export const gainOf = (context, move) => context.preview(move)?.total;

/** Whether choices are ranked by their gain: not in a game without hints. @param {Context} context */
export const ranks = ({ pure, preview, answer }) =>
  !pure && answer.moves.length > 0 && preview(answer.moves[0]) !== null;

/**
 * The better gain first; without ranking, by the tile where the move ends.
 * @template {Target} Kind
 * @param {Context} context
 * @param {Kind[]} list
 */
export function ranked(context, list) {
  const gain = (/** @type {Target} */ target) => (ranks(context) ? (gainOf(context, target.move) ?? 0) : 0);
  const place = (/** @type {Target} */ target) => [...target.tiles].reverse().join() + target.move;
  return [...list].sort((one, other) => gain(other) - gain(one) || (place(one) < place(other) ? -1 : 1));
}

/** Whether the tray is about a Djinn's use that needs a tile. @param {Context} context */
export function powerTargets(context) {
  const { power } = pickOf(context);
  return power ? ofKind(context, "use").filter((target) => target.djinn === power) : [];
}

/** The moves that a tap on a tile can mean. @param {Context} context @param {string} name */
export function movesOn(context, name) {
  const { power } = pickOf(context);
  if (power) return powerTargets(context).filter((target) => target.tiles.includes(name));
  return targets(context).filter(({ kind, tiles }) => kind !== "use" && tiles.includes(name));
}

/**
 * Whether a bid is for a spot of the track: all zeros count as one, because a new marker pushes the others.
 * @param {import("./view.js").TargetOf<"bid">} bid
 * @param {import("./view.js").Spot} spot
 */
export const isOn = (bid, spot) => bid.spot === spot.spot || (bid.zero && spot.zero);

/** @param {Context} context @param {string} name */
export function chooseTile(context, name) {
  const pick = pickOf(context);
  pick.shown = LISTED;
  const [one, other] = pick.tiles;
  if (context.view.phase !== "move" || pick.power) pick.tiles = one === name ? [] : [name];
  else if (one === name && !other) pick.tiles = [];
  else if (one && !other && leads(context, one, name)) pick.tiles = [one, name];
  else if (one && !other && leads(context, name, one)) pick.tiles = [name, one];
  else pick.tiles = [name];
  context.refresh();
}

/** @param {Context} context @param {string} from @param {string} to */
function leads(context, from, to) {
  return ofKind(context, "sow").some(({ start, end }) => start === from && end === to);
}

/**
 * @typedef {object} Sowings those that have one tile in common
 * @property {number} count
 * @property {number | undefined} best what the best of them brings, where choices are ranked
 */

/**
 * The sowings that can be meant now, by the tile where they start or end: from the tile and with the drops that are
 * chosen, of the tribe and the kind that are filtered.
 * @param {Context} context @param {"start" | "end"} role
 * @returns {Map<string, Sowings>}
 */
export function sowingsBy(context, role) {
  const { power, hand, tiles, tribe, kind } = pickOf(context);
  /** @type {Map<string, Sowings>} */
  const found = new Map();
  if (power) return found;
  const ranking = ranks(context);
  for (const target of ofKind(context, "sow")) {
    if (hand ? !(target.move in hand.ways) : role === "end" && tiles[0] && !concerns(target, tiles)) continue;
    if ((tribe && target.colour !== tribe) || (kind && tileOf(context.view, target.end).kind !== kind)) continue;
    const { count, best } = found.get(target[role]) ?? { count: 0, best: undefined };
    const gain = ranking ? gainOf(context, target.move) : undefined;
    const better = gain === undefined ? best : Math.max(gain, best ?? gain);
    found.set(target[role], { count: count + 1, best: better });
  }
  return found;
}
