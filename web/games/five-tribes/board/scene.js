// The table as a scene: the sultanate with all that stands on it, the turn order track above, the market below.

import { t } from "../../../js/base/words.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { chooseTile, movesOn, ofKind, pickOf, targetOf, tileOf } from "../choices.js";
import { drawTile } from "../drawing/tiles.js";
import { handOf, handTile, sowsByHand } from "../hand.js";
import { handAction } from "../hand-steps.js";
import { crowd, standing } from "./figures.js";
import { colourChoice, plate } from "./held.js";
import { cardBox, djinnBox, layoutOf, spotBox, tileBox } from "./layout.js";
import { market } from "./market.js";
import { drawPath, drawRing, drawTag } from "./overlay.js";
import { pieces } from "./pieces.js";
import { track } from "./turn-order.js";

/** @typedef {import("../view.js").Tile} Tile */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Colour} Colour */
/** @typedef {import("../view.js").Target} Target */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */

/** @param {Context} context @returns {import("../../../js/canvas/scene.js").Scene} */
export function scene(context) {
  const { view, layout } = context;
  const { width, height } = layoutOf(context);
  return {
    width,
    height,
    backgroundKey: `${layout}-${view.tiles.map(({ kind, value }) => kind + value).join("")}`,
    background: (pencil) => drawGround(pencil, context),
    items: [
      ...view.tiles.map((tile) => ground(context, tile)),
      ...view.tiles.flatMap((tile) => standing(context, tile)),
      ...paths(context),
      ...plate(context),
      ...crowd(context),
      ...view.tiles.map((tile) => tag(context, tile)),
      ...track(context),
      ...market(context),
      ...colourChoice(context),
    ],
    pieces: () => pieces(context),
    places: Object.fromEntries(view.tiles.map((tile) => [tile.name, tileBox(layoutOf(context), tile)])),
    marks: marks(context),
    hint: {
      box: (move) => boxOf(context, move),
      draw: (pencil, move) => drawHint(pencil, context, move),
      trace: (move) => traceOf(context, move),
    },
    label: t("five-tribes.board-label", { round: view.round, count: view.results }),
  };
}

// -- what never moves ----------------------------------------------------------------------------------------------------

/** @param {Pencil} pencil @param {Context} context */
function drawGround(pencil, context) {
  const { theme } = pencil;
  const layout = layoutOf(context);
  for (const tile of context.view.tiles) {
    const box = tileBox(layout, tile);
    drawTile(pencil, tile, { x: box.x, y: box.y, size: box.width, seed: seedOf(tile.name) });
  }
  const { board, text } = layout;
  const look = { size: text, font: theme.body, weight: 700, colour: theme.ink };
  for (let column = 0; column < context.view.columns; column++) {
    pencil.write("ABCDEF"[column], board.left + column * board.pitch + board.size / 2, board.top - text * 0.62, look);
  }
  for (let row = 0; row < context.view.rows; row++) {
    pencil.write(String(row + 1), board.left - text * 0.62, board.top + row * board.pitch + board.size / 2, look);
  }
}

// -- tiles -----------------------------------------------------------------------------------------------------------------

/**
 * The tile as something to choose, with a highlight for its current role.
 * @param {Context} context
 * @param {Tile} tile
 * @returns {Item}
 */
function ground(context, tile) {
  const box = tileBox(layoutOf(context), tile);
  const moves = movesOn(context, tile.name);
  const pick = pickOf(context);
  const single = moves.length === 1 && moves[0].kind !== "sow" ? moves[0] : null;
  const chosen = pick.tiles.includes(tile.name);
  const role = roleOf(context, tile.name, moves.length > 0);
  return {
    id: `tile-${tile.name}`,
    ...box,
    still: true,
    ...(single ? { move: single.move } : choosing(context, tile.name, moves.length > 0)),
    draw(pencil) {
      if (role) drawRing(pencil, box, role, chosen);
    },
  };
}

/**
 * What a tap on a tile does if it is not a move yet.
 * @param {Context} context
 * @param {string} name
 * @param {boolean} open
 */
function choosing(context, name, open) {
  if (!context.active) return {};
  if (sowsByHand(context) && !pickOf(context).power) {
    const act = handAction(context, name);
    return act ? { act } : {};
  }
  return open ? { act: () => chooseTile(context, name) } : {};
}

/**
 * What a tile is for the decision: a start or an end of a sowing with the chosen tile, or a tile that can be chosen.
 * @param {Context} context @param {string} name @param {boolean} open
 * @returns {"start" | "end" | "open" | "end-now" | null}
 */
function roleOf(context, name, open) {
  const { view } = context;
  const { activation } = view;
  if (activation?.end === name && view.phase !== "over") return "end-now";
  const { tiles, power, hand, colour } = pickOf(context);
  if (hand && name === handTile(hand)) return "start";
  if (hand) {
    const fits = hand.next.filter(({ tile }) => tile === name);
    return fits.some((drop) => !colour || drop.colour === colour) ? "open" : null;
  }
  if (!context.active || !open) return null;
  if (view.phase !== "move" || power) return "open";
  const [one, other] = tiles;
  if (!one) return null;
  if (name === (other ?? "")) return "end";
  if (name === one) return "start";
  if (other) return null;
  const sows = ofKind(context, "sow");
  if (sows.some((target) => target.start === one && target.end === name)) return "end";
  return sows.some((target) => target.end === one && target.start === name) ? "start" : null;
}

/** The gain of the best move that ends here. @param {Context} context @param {Tile} tile @returns {Item} */
function tag(context, tile) {
  const box = tileBox(layoutOf(context), tile);
  return {
    id: `tag-${tile.name}`,
    ...box,
    still: true,
    draw(pencil) {
      const best = context.memory.get("ends")?.get(tile.name)?.best;
      const below = tile.camel === null ? 0 : box.height * 0.37; // a camel has the corner
      if (best !== undefined) drawTag(pencil, { ...box, y: box.y + below }, best, layoutOf(context).text);
    },
  };
}

/** The tiles of the last turn. @param {Context} context */
function marks(context) {
  const names = context.recent.flatMap((event) => tilesOf(event));
  return [...new Set(names)].map((name) => tileBox(layoutOf(context), tileOf(context.view, name)));
}

/** The tiles that an event is about. @param {import("../view.js").Event} event @returns {string[]} */
function tilesOf(event) {
  if (event.kind === "sow") return [event.start, event.end];
  return "tile" in event && event.tile ? [event.tile] : [];
}

// -- sowing ----------------------------------------------------------------------------------------------------------------

/** The path of a sowing under way. @param {Context} context @returns {Item[]} */
function paths(context) {
  const { view } = context;
  const under = view.phase === "path" ? view.activation : handOf(context);
  if (!under) return [];
  const proposal = "proposal" in under ? under.proposal : [];
  const layout = layoutOf(context);
  const names = [under.start, ...[...under.drops, ...proposal].map(({ tile }) => tile)];
  const boxes = names.map((name) => tileBox(layout, tileOf(view, name)));
  return [
    {
      id: "path",
      x: 0,
      y: 0,
      width: layout.width,
      height: layout.height,
      look: names.join(),
      draw: (pencil) => drawPath(pencil, boxes, under.drops.length),
    },
  ];
}

/** The place on the board that a move is about. @param {Context} context @param {string} move @returns {Box | null} */
function boxOf(context, move) {
  const target = targetOf(context, move) ?? bestTarget(context, move);
  const name = target?.kind === "sow" ? target.end : target?.tiles[0];
  return name ? tileBox(layoutOf(context), tileOf(context.view, name)) : null;
}

/** The places of a move; a sowing goes from the first to the last. @param {Context} context @param {string} move @returns {import("../../../js/canvas/scene.js").Trace | null} */
function traceOf(context, move) {
  const target = targetOf(context, move);
  const boxes = target ? boxesOf(context, target) : [];
  return boxes.length ? { boxes, way: target?.kind === "sow" } : null;
}

/** The tiles, spots or cards of a move. @param {Context} context @param {Target} target @returns {Box[]} */
function boxesOf(context, target) {
  const layout = layoutOf(context);
  const { view } = context;
  if (target.kind === "bid") return [spotBox(layout, target.spot)];
  if (target.kind === "take") return target.places.map((place) => cardBox(layout, place));
  if (target.kind === "buy") {
    return view.djinn_row.flatMap(({ id }, place) => (id === target.djinn ? [djinnBox(layout, place)] : []));
  }
  return target.tiles.map((name) => tileBox(layout, tileOf(view, name)));
}

/** A result that is only looked at while bidding. @param {Context} context @param {string} move @returns {Target | undefined} */
function bestTarget({ view }, move) {
  const known = view.best?.some((other) => other.move === move);
  const [, start, end, colour] = known ? move.split("-") : [];
  if (!start) return undefined;
  return { start, end, colour: /** @type {Colour} */ (colour), tiles: [start, end], kind: "sow", move };
}

/** @param {Pencil} pencil @param {Context} context @param {string} move */
function drawHint(pencil, context, move) {
  const target = targetOf(context, move) ?? bestTarget(context, move);
  if (!target) return;
  const boxes = boxesOf(context, target);
  if (target.kind === "sow" && handOf(context)) drawRing(pencil, boxes[1], "end", true);
  else if (target.kind === "sow") {
    drawRing(pencil, boxes[0], "start", true);
    drawRing(pencil, boxes[1], "end", true);
    drawPath(pencil, boxes, 0);
  } else for (const box of boxes) drawRing(pencil, box, "open", true);
}
