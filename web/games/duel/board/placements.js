// Pairs, single icons and crosses under the pointer: which way they lie, and the points they would bring, on the board.

import { drawTentative } from "../../../js/canvas/paper-texture.js";
import { drawFaint, drawThing, SIZE } from "../drawing/icons.js";
import { iconsOf } from "../single-icons.js";
import { targetsOf } from "../targets.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").SquareTarget} SquareTarget */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Target} Target */
/** @typedef {import("../view.js").Preview} Preview */
/** @typedef {import("./layout.js").Boxes} Boxes */

/** The ways a pair lies around the icon that is held, in the order of turning. */
const WAYS = ["right", "down", "left", "up"];

/** @param {Context} context @param {Boxes} boxes @returns {import("../../../js/canvas/scene.js").Placements | undefined} */
export function placements(context, boxes) {
  const { view, active, memory } = context;
  if (!active) return undefined;
  const pairs = targetsOf(view, "pair");
  const singles = targetsOf(view, "single", "cross");
  if (pairs.length + singles.length === 0) return undefined;
  const icons = new Map([...pairs, ...singles].map((target) => [target.move, target.icons]));
  const notesOf = (/** @type {unknown} */ preview) => /** @type {Preview | null} */ (preview)?.notes ?? [];
  return {
    cells: boxes,
    targets: pairs.length ? pairTargets(pairs, view) : singles.map(singleTarget),
    text: ([name]) => asMove(name, pairs[0] ?? singles[0], view),
    ghost: (pencil, target, preview) => {
      drawGhost(pencil, target, icons.get(target.move) ?? [], { boxes, notes: notesOf(preview) });
    },
    prefer: singles.length && iconsOf(view).length > 1 ? memory.get("wild") : undefined,
    turned: (group) => memory.get("turned")?.(group),
  };
}

/** @param {SquareTarget} target @returns {Target} */
function singleTarget({ move, squares, icons }) {
  return { move, cells: squares, group: icons[0] ?? "cross", label: move };
}

/**
 * Each pair twice, once held at either icon: turning goes around the icon under the pointer, flipping swaps the two.
 * @param {SquareTarget[]} pairs
 * @param {View} view
 * @returns {Target[]}
 */
function pairTargets(pairs, view) {
  const places = placesOf(view);
  const swapped = new Map(pairs.map(({ move, squares, icons }) => [[...squares, ...icons].join(), move]));
  const targets = pairs.flatMap(({ move, squares, icons }) => {
    const flip = swapped.get([...squares, icons[1], icons[0]].join());
    const upright = places[squares[0]].column === places[squares[1]].column;
    const ways = upright ? ["down", "up"] : ["right", "left"];
    return [0, 1].map((held) => ({
      move,
      cells: squares,
      group: `${icons[held]} ${ways[held]}`,
      anchor: squares[held],
      flip: flip === move ? undefined : flip,
      label: move,
    }));
  });
  const first = pairs[0].icons[0];
  const rank = (/** @type {{ group: string }} */ { group }) => {
    const [icon, way] = group.split(" ");
    return (icon === first ? 0 : WAYS.length) + WAYS.indexOf(way);
  };
  return targets.sort((one, other) => rank(one) - rank(other));
}

/** @param {View} view @returns {Record<string, import("../view.js").Square>} the squares by name */
const placesOf = (view) => Object.fromEntries(view.squares.map((square) => [square.name, square]));

/**
 * How a square would be written as a move, to ask why it is not legal: a pair goes on to a neighbour, an empty one if
 * there is one.
 * @param {string} name
 * @param {SquareTarget} like a legal target of the same kind
 * @param {View} view
 */
function asMove(name, like, view) {
  const face = (/** @type {string} */ icon) => view.icons.find(({ key }) => key === icon)?.face;
  if (like.kind === "cross") return `${name}-x`;
  if (like.kind === "single") return `${name}-${face(like.icons[0])}`;
  const here = placesOf(view)[name];
  const beside = view.squares.filter(
    ({ column, row }) => Math.abs(column - here.column) + Math.abs(row - here.row) === 1,
  );
  const other = beside.find(({ thing }) => thing === "empty") ?? beside[0];
  const ordered = [here, other].sort((one, two) => one.row - two.row || one.column - two.column);
  return ordered.map((square, at) => `${square.name}-${face(like.icons[at])}`).join(".");
}

// -- the ghost -------------------------------------------------------------------------------------------------------------

/**
 * @param {Pencil} pencil
 * @param {Target} target
 * @param {string[]} icons
 * @param {{ boxes: Boxes, notes: import("../view.js").Note[] }} board
 */
function drawGhost(pencil, target, icons, { boxes, notes }) {
  for (const note of notes) {
    if (note.key === "points") for (const name of note.matched) drawMatch(pencil, boxes[name]);
    if (note.key === "mountains") for (const name of note.squares) drawFaint(pencil, "mountain", boxes[name]);
  }
  target.cells.forEach((name, at) => drawHeld(pencil, icons[at] ?? "cross", boxes[name]));
  for (const note of notes) {
    if (note.key === "points" && note.count) drawPoints(pencil, `+${note.count}`, boxes[note.square]);
  }
}

/** @param {Pencil} pencil @param {Boxes[string]} box */
function drawMatch(pencil, box) {
  const { context, theme } = pencil;
  context.save();
  context.strokeStyle = theme.good;
  context.lineWidth = 4;
  context.setLineDash([9, 5]);
  context.beginPath();
  context.roundRect(box.x + 3, box.y + 3, SIZE - 6, SIZE - 6, 8);
  context.stroke();
  context.restore();
}

/** @param {Pencil} pencil @param {string} thing @param {Boxes[string]} box */
function drawHeld(pencil, thing, box) {
  drawTentative(pencil, box, SIZE, () => drawThing(pencil, thing, { ...box, size: SIZE, seed: 11 }));
}

/** @param {Pencil} pencil @param {string} text @param {Boxes[string]} box */
function drawPoints(pencil, text, box) {
  const { context, theme } = pencil;
  context.save();
  context.fillStyle = theme.good;
  context.beginPath();
  context.roundRect(box.x - 2, box.y - 2, 30, 23, 11);
  context.fill();
  context.restore();
  pencil.write(text, box.x + 13, box.y + 10, { size: 19, weight: 700, font: theme.body, colour: theme.paper });
}
