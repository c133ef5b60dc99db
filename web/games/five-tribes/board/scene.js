// The table as a scene: the sultanate with all that stands on it, the turn order track above, the market below.

import { MARKS } from "../../../js/base/seat-mark.js";
import { t } from "../../../js/base/words.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { chooseTile, movesOn, ofKind, pickOf, targetOf, tileOf } from "../choices.js";
import { draw, drawShadow } from "../drawing/path-drawing.js";
import { COLOURS, camel, meeple, PALACE, PALM, seatMark } from "../drawing/pieces.js";
import { drawTile } from "../drawing/tiles.js";
import { dropOn, handOf } from "../tray/sow-by-hand.js";
import { walkers } from "./identities.js";
import { layoutOf, stand, tileBox } from "./layout.js";
import { market } from "./market.js";
import { tileNote } from "./notes.js";
import { drawPath, drawRing, drawTag } from "./overlay.js";
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
      ...crowd(context),
      ...paths(context),
      ...view.tiles.map((tile) => tag(context, tile)),
      ...track(context),
      ...market(context),
    ],
    hint: { box: (move) => boxOf(context, move), draw: (pencil, move) => drawHint(pencil, context, move) },
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

/** The tile as something to choose, with the light that says what it is now. @param {Context} context @param {Tile} tile @returns {Item} */
function ground(context, tile) {
  const box = tileBox(layoutOf(context), tile);
  const moves = movesOn(context, tile.name);
  const pick = pickOf(context);
  const single = moves.length === 1 && moves[0].kind !== "sow" ? moves[0] : null;
  const role = roleOf(context, tile.name, moves.length > 0);
  return {
    id: `tile-${tile.name}`,
    ...box,
    still: true,
    ...(single ? { move: single.move } : choosing(context, tile.name, moves.length > 0)),
    note: () => tileNote(context, tile),
    draw(pencil) {
      if (role) drawRing(pencil, box, role, pick.tiles.includes(tile.name));
    },
  };
}

/** What a tap on a tile does that is no move yet. @param {Context} context @param {string} name @param {boolean} open */
function choosing(context, name, open) {
  const hand = handOf(context);
  if (hand) return hand.next.some(({ tile }) => tile === name) ? { act: () => dropOn(context, name) } : {};
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
  const { tiles, power, hand } = pickOf(context);
  if (hand) return hand.next.some(({ tile }) => tile === name) ? "open" : null;
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

/** What the best move that ends here brings. @param {Context} context @param {Tile} tile @returns {Item} */
function tag(context, tile) {
  const box = tileBox(layoutOf(context), tile);
  return {
    id: `tag-${tile.name}`,
    ...box,
    still: true,
    draw(pencil) {
      const best = context.memory.get("best")?.get(tile.name);
      const below = tile.camel === null ? 0 : box.height * 0.37; // a camel has the corner
      if (best !== undefined) drawTag(pencil, { ...box, y: box.y + below }, best, layoutOf(context).text);
    },
  };
}

// -- what stands on them -------------------------------------------------------------------------------------------------

/** Camel, palm trees and palaces. @param {Context} context @param {Tile} tile @returns {Item[]} */
function standing(context, tile) {
  const box = tileBox(layoutOf(context), tile);
  const size = box.width;
  const items = [];
  if (tile.palms)
    items.push(pieces(`palms-${tile.name}`, tile.palms, PALM, box.x + size * 0.3, box.y + size * 0.05, size));
  if (tile.palaces) {
    items.push(pieces(`palaces-${tile.name}`, tile.palaces, PALACE, box.x + size * 0.3, box.y + size * 0.36, size));
  }
  if (tile.camel !== null)
    items.push(camelItem(tile.camel, `camel-${tile.name}`, box.x + size * 0.6, box.y + size * 0.03, size * 0.35));
  return items;
}

/** @param {string} id @param {number} count @param {import("../drawing/path-drawing.js").Drawing} drawing @param {number} x @param {number} y @param {number} size @returns {Item} */
function pieces(id, count, drawing, x, y, size) {
  const height = size * 0.25;
  return {
    id,
    x,
    y,
    width: size * 0.24,
    height,
    look: String(count),
    draw(pencil) {
      token(pencil, x + height * 0.48, y + height * 0.54, height * 0.62);
      draw(pencil, drawing, x, y, height);
      if (count > 1) badge(pencil, count, x + height * 0.85, y + height * 0.82, size * 0.095);
    },
  };
}

/** A disc under a piece that was placed, so that it stands out from the scene of the tile. @param {Pencil} pencil @param {number} x @param {number} y @param {number} radius */
function token({ context, progress }, x, y, radius) {
  context.save();
  context.globalAlpha *= progress;
  for (const [shift, colour] of /** @type {[number, string][]} */ ([
    [radius * 0.18, "rgb(60 36 8 / 35%)"],
    [0, "#fff6df"],
  ])) {
    context.beginPath();
    context.arc(x + shift, y + shift, radius, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
  }
  context.lineWidth = 1.5;
  context.strokeStyle = "#5a4020";
  context.stroke();
  context.restore();
}

/** @param {number} seat @param {string} id @param {number} x @param {number} y @param {number} height @returns {Item} */
function camelItem(seat, id, x, y, height) {
  return {
    id,
    x,
    y,
    width: height * 1.15,
    height,
    look: String(seat),
    draw(pencil) {
      const drawing = camel(pencil.theme.seats[seat]);
      drawShadow(pencil, drawing, x, y, height, { foot: 38, colour: "rgb(60 36 8 / 30%)" });
      draw(pencil, drawing, x, y, height);
      draw(pencil, seatMark(MARKS[seat], "#fffaf0"), x + height * 0.27, y + height * 0.42, height * 0.34);
    },
  };
}

/** @param {Pencil} pencil @param {number} count @param {number} x @param {number} y @param {number} radius */
function badge(pencil, count, x, y, radius) {
  const { context, theme } = pencil;
  context.save();
  context.globalAlpha *= pencil.progress;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = "#fffaf0";
  context.fill();
  context.lineWidth = 1.4;
  context.strokeStyle = "#241a12";
  context.stroke();
  context.restore();
  pencil.write(String(count), x, y + radius * 0.06, {
    size: radius * 1.6,
    font: theme.body,
    weight: 800,
    colour: "#241a12",
  });
}

/** @param {Context} context @returns {Item[]} */
function crowd(context) {
  const { view, memory } = context;
  const layout = layoutOf(context);
  /** @type {Map<string, import("./identities.js").Walker[]>} */
  const byTile = new Map();
  for (const walker of walkers(view, handOf(context), memory)) {
    byTile.set(walker.tile, [...(byTile.get(walker.tile) ?? []), walker]);
  }
  return [...byTile].flatMap(([name, list]) => {
    const box = tileBox(layout, tileOf(view, name));
    const groups = COLOURS.map(
      (colour) => /** @type {[string, number]} */ ([colour, list.filter((one) => one.colour === colour).length]),
    ).filter(([, count]) => count);
    const places = stand(layout, box, groups);
    const sorted = COLOURS.flatMap((colour) => list.filter((one) => one.colour === colour));
    return places.map((place, index) => walkerItem(sorted[index], place));
  });
}

/** @param {import("./identities.js").Walker} walker @param {{ colour: string, x: number, y: number, height: number, count: number }} place @returns {Item} */
function walkerItem({ id, ghost, colour }, { x, y, height, count }) {
  const drawing = meeple(colour);
  return {
    id,
    x,
    y,
    width: height * 0.82,
    height,
    look: colour,
    draw(pencil) {
      drawShadow(pencil, drawing, x, y, height, {
        foot: 38.5,
        colour: ghost ? "rgb(60 36 8 / 12%)" : "rgb(60 36 8 / 30%)",
      });
      draw(pencil, drawing, x, y, height, ghost ? { alpha: 0.72, dashed: true } : {});
      if (count > 1) badge(pencil, count, x + height * 0.78, y + height * 0.22, height * 0.23);
    },
  };
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
  const layout = layoutOf(context);
  const boxes = target.tiles.map((name) => tileBox(layout, tileOf(context.view, name)));
  if (target.kind === "sow") {
    drawRing(pencil, boxes[0], "start", true);
    drawRing(pencil, boxes[1], "end", true);
    drawPath(pencil, boxes, 0);
  } else for (const box of boxes) drawRing(pencil, box, "open", true);
}
