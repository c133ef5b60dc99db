// What a game hands to the table to be drawn. One list of labelled items draws the canvas, fills the mirror for keyboard
// and screen reader, and is what the tests drive. Lengths are in the scene's own units; the stage scales them.

/**
 * @typedef {object} Item
 * @property {string} id the same thing in two scenes has the same id, so that it can move instead of vanish
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} [look] changes when the thing looks different, so that it is drawn anew with a stroke
 * @property {(pencil: import("./pencil.js").Pencil, item: Item) => void} draw
 * @property {string} [move] the text of the move that choosing it plays
 * @property {string} [label] the accessible name of the move
 * @property {(item: Item) => void} [act] what choosing it does when that is no move (choose a start, open a panel)
 * @property {() => import("../base/dom.js").Child[]} [note] what it is, shown on hover and long press
 * @property {boolean} [still] appears at once, without a stroke
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
 * @property {Record<string, { x: number, y: number, width: number, height: number }>} cells
 * @property {Target[]} targets
 * @property {(cells: string[]) => string} text how a set of cells would be written as a move, to ask why it is not legal
 * @property {(pencil: import("./pencil.js").Pencil, target: Target,
 *   preview: import("../engine/answers.js").Preview | null) => void} ghost draws the shape before it is placed
 * @property {string} [prefer] the group to begin with
 * @property {(group: string) => void} [turned] told when a person turned to another group
 *
 * @typedef {object} Hint shows on the board what a move is about that has no item of its own there: one that is pointed at
 *   in the tray or focused in the mirror
 * @property {(pencil: import("./pencil.js").Pencil, move: string,
 *   preview: import("../engine/answers.js").Preview | null) => void} draw
 * @property {(move: string) => { x: number, y: number, width: number, height: number } | null} [box] where its worth is
 *   told
 *
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {string} backgroundKey changes when the background does
 * @property {(pencil: import("./pencil.js").Pencil) => void} background
 * @property {Item[]} items
 * @property {Placements} [placements]
 * @property {Hint} [hint]
 * @property {string} label what the picture shows, in words
 */

/**
 * The topmost item at a point that can be chosen or has something to tell.
 * @param {Scene} scene
 * @param {number} x
 * @param {number} y
 * @returns {Item | null}
 */
export function itemAt(scene, x, y) {
  for (let index = scene.items.length - 1; index >= 0; index--) {
    const item = scene.items[index];
    if (!item.move && !item.act && !item.note) continue;
    if (x >= item.x && y >= item.y && x < item.x + item.width && y < item.y + item.height) return item;
  }
  return null;
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
    if (x >= cell.x && y >= cell.y && x < cell.x + cell.width && y < cell.y + cell.height) return name;
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
