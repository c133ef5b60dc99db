// What stands on the tiles: meeples, camels, palm trees and palaces.

import { MARKS } from "../../../js/base/seat-mark.js";
import { tileOf } from "../choices.js";
import { draw, drawShadow } from "../drawing/path-drawing.js";
import { COLOURS, camel, meeple, PALACE, PALM, seatMark } from "../drawing/pieces.js";
import { handOf } from "../hand.js";
import { HELD, heldPlaces } from "./held.js";
import { walkers, wanted } from "./identities.js";
import { layoutOf, stand, tileBox } from "./layout.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Tile} Tile */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */

const WIDTH = 0.82; // of a meeple, in its own heights

/** Camel, palm trees and palaces. @param {Context} context @param {Tile} tile @returns {Item[]} */
export function standing(context, tile) {
  const box = tileBox(layoutOf(context), tile);
  const size = box.width;
  const items = [];
  if (tile.palms)
    items.push(pieces(`palms-${tile.name}`, tile.palms, PALM, box.x + size * 0.3, box.y + size * 0.05, size));
  if (tile.palaces) {
    items.push(pieces(`palaces-${tile.name}`, tile.palaces, PALACE, box.x + size * 0.3, box.y + size * 0.36, size));
  }
  if (tile.camel !== null)
    items.push(camelItem(tile.camel, `camel-${tile.name}`, box.x + size * 0.595, box.y + size * 0.03, size * 0.35));
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
export function crowd(context) {
  const { view, memory } = context;
  const layout = layoutOf(context);
  /** @type {Map<string, import("./identities.js").Walker[]>} */
  const byTile = new Map();
  for (const walker of walkers(view, handOf(context), memory)) {
    byTile.set(walker.tile, [...(byTile.get(walker.tile) ?? []), walker]);
  }
  return [...byTile].flatMap(([name, list]) => {
    const groups = byColour(list);
    const places =
      name === HELD ? heldPlaces(context, groups) : stand(layout, tileBox(layout, tileOf(view, name)), groups);
    const sorted = COLOURS.flatMap((colour) => list.filter((one) => one.colour === colour));
    return places.map((place, index) => walkerItem(sorted[index], place));
  });
}

/** @param {{ colour: string }[]} meeples */
function byColour(meeples) {
  return COLOURS.map(
    (colour) => /** @type {[string, number]} */ ([colour, meeples.filter((one) => one.colour === colour).length]),
  ).filter(([, count]) => count);
}

/** The meeples on a tile by tribe, with the box around each tribe. @param {Context} context @param {Tile} tile */
export function meeplesOn(context, tile) {
  const layout = layoutOf(context);
  const groups = byColour(wanted(context.view, handOf(context)).filter((one) => one.tile === tile.name));
  const places = stand(layout, tileBox(layout, tile), groups);
  return groups.map(([colour, count]) => {
    const own = places.filter((place) => place.colour === colour);
    const [x, y] = [Math.min(...own.map((place) => place.x)), Math.min(...own.map((place) => place.y))];
    const right = Math.max(...own.map((place) => place.x + place.height * WIDTH));
    const bottom = Math.max(...own.map((place) => place.y + place.height));
    return { colour, count, box: { x, y, width: right - x, height: bottom - y } };
  });
}

/** @param {import("./identities.js").Walker} walker @param {{ colour: string, x: number, y: number, height: number, count: number }} place @returns {Item} */
function walkerItem({ id, ghost, colour }, { x, y, height, count }) {
  const drawing = meeple(colour);
  return {
    id,
    x,
    y,
    width: height * WIDTH,
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
