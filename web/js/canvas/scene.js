// What a game draws. One list of labelled items draws the canvas, fills the mirror for keyboard and screen reader, and is what
// the tests use. Lengths are in the scene's own units; the stage scales them.

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 *
 * @typedef {object} Item
 * @property {string} id the same thing in two scenes has the same id, so that it can move instead of disappearing
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} [look] changes when the thing looks different, so that it is drawn again with a stroke
 * @property {(pencil: import("./pencil.js").Pencil, item: Item) => void} draw
 * @property {string} [move] the text of the move that choosing it plays
 * @property {string} [label] the accessible name of the move
 * @property {(item: Item) => void} [act] what choosing it does if that is not a move (choose a start, open a panel)
 * @property {boolean} [still] appears immediately, without a stroke
 *
 * @typedef {object} Target a move that covers several cells of the board
 * @property {string} move
 * @property {string[]} cells
 * @property {string} group its orientation: turning goes from group to group
 * @property {string} [anchor] the cell that stays under the pointer while the shape turns; a move may have one target
 *   for each of its cells
 * @property {string} [flip] the move that flipping leads to, where that is not the mirror image of the outline
 * @property {string} label
 *
 * @typedef {object} Placements
 * @property {Record<string, Box>} cells
 * @property {Target[]} targets
 * @property {(cells: string[]) => string} text how a set of cells would be written as a move, to ask why it is not legal
 * @property {(pencil: import("./pencil.js").Pencil, target: Target,
 *   preview: import("../engine/answers.js").Preview | null) => void} ghost draws the shape before it is placed
 * @property {(target: Target, preview: import("../engine/answers.js").Preview) => string[]} [concerns] the cells that a
 *   placed shape is about, which the bubble leaves in sight
 * @property {string} [prefer] the group to begin with
 * @property {string} [at] the initial cell: the shape that covers it is shown and can be confirmed
 * @property {(group: string) => void} [turned] called when a person turned to another group
 *
 * @typedef {object} Hint shows on the board what a move is about that has no item there: one that is hovered in the tray or
 *   focused in the mirror
 * @property {(pencil: import("./pencil.js").Pencil, move: string,
 *   preview: import("../engine/answers.js").Preview | null) => void} draw
 * @property {(move: string) => Box | null} [box] where its worth is shown
 * @property {(move: string) => Trace | null} [trace] where a move happens, where the cells of its target or the item that is
 *   chosen by it do not say it
 *
 * @typedef {{ boxes: Box[], way?: boolean }} Trace the places of a move; as a way, it goes from each to the next
 *
 * @typedef {Box & { id: string, explain: string, label: string, now?: string, seat?: number }} Piece something on the board
 *   that explains itself: `explain` is its name in explanations, such as "icon:water", `label` says what it is and where,
 *   `now` is what holds for this one, `seat` whose score it belongs to if not that of the seat in view
 *
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {string} backgroundKey changes when the background does
 * @property {(pencil: import("./pencil.js").Pencil) => void} background
 * @property {Item[]} items
 * @property {Box[]} [marks] what somebody changed last
 * @property {Placements} [placements]
 * @property {Hint} [hint]
 * @property {() => Piece[]} [pieces] what explains itself, the topmost last
 * @property {Record<string, Box>} [places] squares, tiles and the like by their names, so that they can be lit
 * @property {string} label what the picture shows, in words
 */

/**
 * The topmost item at a point that can be chosen.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @returns {Item | null}
 */
export function itemAt(scene, x, y) {
  for (let index = scene.items.length - 1; index >= 0; index--) {
    const item = scene.items[index];
    if (!item.move && !item.act) continue;
    if (contains(item, x, y)) return item;
  }
  return null;
}

/**
 * What a finger chooses at a point: what lies there, or else the nearest thing that is smaller than a finger needs.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @param {number} least how wide and high a thing has to be for a finger
 * @returns {Item | null}
 */
export function itemUnderFinger(scene, x, y, least) {
  const item = itemAt(scene, x, y);
  if (item) return item;
  const distance = (/** @type {Item} */ other) => Math.hypot(x - centreOf(other).x, y - centreOf(other).y);
  const near = scene.items
    .filter((other) => (other.move || other.act) && contains(grown(other, least), x, y))
    .sort((one, other) => distance(one) - distance(other));
  return near[0] ?? null;
}

/** A box with the same centre that is at least that wide and high. @param {Box} box @param {number} least @returns {Box} */
function grown(box, least) {
  const [width, height] = [Math.max(box.width, least), Math.max(box.height, least)];
  const { x, y } = centreOf(box);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/**
 * The cell of the board at a point.
 * @param {Placements} placements
 * @param {number} x
 * @param {number} y
 * @returns {string | null}
 */
export function cellAt(placements, x, y) {
  for (const [name, cell] of Object.entries(placements.cells)) {
    if (contains(cell, x, y)) return name;
  }
  return null;
}

/**
 * Where a target lies: the middle of its cells.
 * @param {Placements} placements
 * @param {Target} target
 */
export function middleOf(placements, target) {
  let x = 0;
  let y = 0;
  for (const name of target.cells) {
    const cell = placements.cells[name];
    x += cell.x + cell.width / 2;
    y += cell.y + cell.height / 2;
  }
  return { x: x / target.cells.length, y: y / target.cells.length };
}

/** @param {Box} box */
export function centreOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The directions of the arrow keys. */
export const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/**
 * The nearest of several things in a direction, for arrow keys. A distance to the side counts three times.
 * @template Thing
 * @param {Iterable<Thing>} things
 * @param {(thing: Thing) => { x: number, y: number }} place
 * @param {{ x: number, y: number }} from
 * @param {number} dx
 * @param {number} dy
 * @param {(thing: Thing) => number} [penalty] added to the distance
 * @returns {Thing | null}
 */
export function nearestAhead(things, place, from, dx, dy, penalty = () => 0) {
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const { x, y } = place(thing);
    const ahead = (x - from.x) * dx + (y - from.y) * dy;
    const sideways = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    const cost = ahead + 3 * sideways + penalty(thing);
    if (ahead > 1 && cost < least) {
      least = cost;
      best = thing;
    }
  }
  return best;
}

/** Whether no part of a box is outside another. @param {Box} inner @param {Box} outer */
export function liesIn(inner, outer) {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/**
 * @param {Box} box
 * @param {number} x
 * @param {number} y
 */
export function contains(box, x, y) {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}
