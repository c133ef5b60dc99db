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
 * @property {import("./tray/sow-by-hand.js").Hand | null} hand a sowing drop by drop
 * @property {string | null} power the Djinn whose use is being chosen
 * @property {string | null} djinn the Djinn to buy
 * @property {number | null} card the first of two cards
 * @property {Set<string>} goods what to sell together
 * @property {string | null} tribe the filter by colour
 * @property {string | null} kind the filter by the kind of the last tile
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
    power: null,
    djinn: null,
    card: null,
    goods: new Set(),
    tribe: null,
    kind: null,
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

/** @param {Context} context @param {string} move */
export function gainOf({ previews }, move) {
  return previews?.[move]?.total;
}

/** The better gain first, then by name. @template {Target} Kind @param {Context} context @param {Kind[]} list */
export function ranked(context, list) {
  const gain = (/** @type {Target} */ target) => gainOf(context, target.move) ?? 0;
  return [...list].sort((one, other) => gain(other) - gain(one) || (one.move < other.move ? -1 : 1));
}

/** Whether the tray is about a Djinn's use that needs a tile. @param {Context} context */
export function powerTargets(context) {
  const { power } = pickOf(context);
  return power ? ofKind(context, "use").filter((target) => target.djinn === power) : [];
}

/** The moves that a tap on a tile can mean. @param {Context} context @param {string} name */
export function movesOn(context, name) {
  const { power, hand } = pickOf(context);
  if (hand) return [];
  if (power) return powerTargets(context).filter((target) => target.tiles.includes(name));
  return targets(context).filter(({ kind, tiles }) => kind !== "use" && tiles.includes(name));
}

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
 * What the best result that ends on each tile brings, for the tags on the board: from the chosen start, or from anywhere.
 * @param {Context} context
 * @returns {Map<string, number>}
 */
export function bestByEnd(context) {
  const pick = pickOf(context);
  /** @type {Map<string, number>} */
  const best = new Map();
  if (!context.previews || pick.power || pick.hand) return best;
  const [start] = pick.tiles;
  for (const target of ofKind(context, "sow")) {
    if (pick.tribe && target.colour !== pick.tribe) continue;
    if (pick.kind && tileOf(context.view, target.end).kind !== pick.kind) continue;
    if (start && target.start !== start) continue;
    const gain = gainOf(context, target.move);
    if (gain !== undefined && gain > (best.get(target.end) ?? Number.NEGATIVE_INFINITY)) best.set(target.end, gain);
  }
  return best;
}
