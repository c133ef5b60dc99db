// On the board while meeples are sown: a plate for those in the hand, and the choice among several for one tile.

import { ofKind, pickOf, tileOf } from "../choices.js";
import { draw } from "../drawing/path-drawing.js";
import { COLOURS, meeple } from "../drawing/pieces.js";
import { dropsOn, handOf, handTile } from "../hand.js";
import { drop } from "../hand-steps.js";
import { layoutOf, tileBox } from "./layout.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("./layout.js").Layout} Layout */

/** The name under which the meeples in the hand are kept among those on the tiles. */
export const HELD = "hand";

const EDGE = 4;

/** A row of boxes above or below another, within the table. @param {Layout} layout @param {Box} box @param {number} count @param {number} size @param {number} top */
function rowOf(layout, box, count, size, top) {
  const wide = count * size;
  const left = Math.max(EDGE, Math.min(layout.width - wide - EDGE, box.x + (box.width - wide) / 2));
  return Array.from({ length: count }, (_, index) => ({ x: left + index * size, y: top, width: size, height: size }));
}

// -- the hand ----------------------------------------------------------------------------------------------------------------

/**
 * Where the meeples of each colour are held: over the upper part of the tile of the last drop, above those that stand there.
 * @param {Context} context @param {[string, number][]} groups colour and count
 */
export function heldPlaces(context, groups) {
  const layout = layoutOf(context);
  const box = plateBox(context, groups.length);
  const size = layout.held;
  return groups.flatMap(([colour, count], index) =>
    Array.from({ length: count }, (_, one) => ({
      colour,
      x: box.x + index * size + size * 0.1,
      y: box.y + size * 0.06,
      height: size * 0.9,
      count: one === count - 1 ? count : 0,
    })),
  );
}

/** @param {Context} context @param {number} count how many colours are held @returns {Box} */
function plateBox(context, count) {
  const layout = layoutOf(context);
  const hand = handOf(context);
  const box = tileBox(layout, tileOf(context.view, hand ? handTile(hand) : context.view.tiles[0].name));
  const size = layout.held;
  const [first] = rowOf(layout, box, count, size, box.y + EDGE);
  return { ...first, width: count * size };
}

/** The plate under the meeples in the hand. @param {Context} context @returns {Item[]} */
export function plate(context) {
  const hand = handOf(context);
  if (!hand) return [];
  const box = plateBox(context, COLOURS.filter((colour) => hand.left[colour]).length);
  return [
    {
      id: "held-plate",
      ...box,
      still: true,
      look: `${box.x} ${box.y} ${box.width}`,
      draw: (pencil) => drawPlate(pencil, box, pencil.theme.accent),
    },
  ];
}

// -- one of several meeples for a tile -----------------------------------------------------------------------------------------

/** The meeples that can be dropped on the chosen tile, to choose one. @param {Context} context @returns {Item[]} */
export function colourChoice(context) {
  const [name] = pickOf(context).tiles;
  const ways = name ? choicesFor(context, name) : [];
  if (ways.length < 2) return [];
  const layout = layoutOf(context);
  const tile = tileBox(layout, tileOf(context.view, name));
  const size = layout.choice;
  const above = tile.y - size - EDGE;
  const boxes = rowOf(layout, tile, ways.length, size, above > 0 ? above : tile.y + tile.height + EDGE);
  const frame = { ...boxes[0], width: ways.length * size };
  return [
    { id: "colour-plate", ...frame, still: true, draw: (pencil) => drawPlate(pencil, frame, pencil.theme.ink) },
    ...ways.map((way, index) => colourItem(way, boxes[index])),
  ];
}

/**
 * @param {Context} context @param {string} name
 * @returns {{ colour: string, chosen: Pick<Item, "move" | "act"> }[]}
 */
function choicesFor(context, name) {
  if (handOf(context))
    return dropsOn(context, name).map((way) => ({ colour: way.colour, chosen: { act: () => drop(context, way) } }));
  const drops = context.view.phase === "path" ? ofKind(context, "drop") : [];
  const here = drops.filter(({ tiles }) => tiles.includes(name));
  return here.map(({ colour, move }) => ({ colour, chosen: { move } }));
}

/** @param {{ colour: string, chosen: Pick<Item, "move" | "act"> }} way @param {Box} box @returns {Item} */
function colourItem({ colour, chosen }, box) {
  return {
    id: `colour-${colour}`,
    ...box,
    ...chosen,
    still: true,
    draw(pencil) {
      const size = box.width * 0.76;
      draw(pencil, meeple(colour), box.x + (box.width - size * 0.82) / 2, box.y + box.width * 0.12, size);
    },
  };
}

/** @param {Pencil} pencil @param {Box} box @param {string} colour of its edge */
function drawPlate({ context, theme }, box, colour) {
  context.save();
  context.shadowColor = "rgb(40 24 4 / 45%)";
  context.shadowBlur = 8;
  context.shadowOffsetY = 3;
  context.beginPath();
  context.roundRect(box.x - 3, box.y - 2, box.width + 6, box.height + 4, 10);
  context.fillStyle = theme.dark ? "#e6d9bb" : "#fffaf0";
  context.fill();
  context.shadowColor = "transparent";
  context.lineWidth = 2.5;
  context.strokeStyle = colour;
  context.stroke();
  context.restore();
}
