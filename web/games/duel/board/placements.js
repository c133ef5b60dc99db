// Pairs, single icons and crosses under the pointer: which way they lie, and the points they would bring, on the board.

import { signed } from "../../../js/base/words.js";
import { drawTentative } from "../../../js/canvas/paper-texture.js";
import { drawFaint, drawThing, SIZE } from "../drawing/icons.js";
import { iconsOf } from "../single-icons.js";
import { targetsOf } from "../targets.js";
import { measure } from "./layout.js";
import { drawAdvances } from "./track-strips.js";

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
  return {
    cells: boxes,
    targets: pairs.length ? pairTargets(pairs, view) : singles.map(singleTarget),
    text: ([name]) => asMove(name, pairs[0] ?? singles[0], view),
    ghost: (pencil, target, preview) => {
      drawGhost(pencil, target, icons.get(target.move) ?? [], { boxes, notes: notesOf(preview) });
      drawAdvances(pencil, context, measure(context), notesOf(preview));
    },
    concerns: (target, preview) => [...target.cells, ...notesOf(preview).flatMap(squaresOf)],
    prefer: singles.length && iconsOf(view).length > 1 ? memory.get("wild") : undefined,
    turned: (group) => memory.get("turned")?.(group),
  };
}

/** What a preview of this game says. @param {unknown} preview */
export const notesOf = (preview) => /** @type {Preview | null} */ (preview)?.notes ?? [];

/** @param {SquareTarget} target @returns {Target} */
function singleTarget({ move, squares, icons }) {
  return { move, cells: squares, group: icons[0] ?? "cross", label: move };
}

/**
 * Each pair twice, held at either icon: turning rotates it around the icon under the pointer, flipping swaps the two.
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
 * The text of a move on a square, to ask why it is not legal. A pair also covers a neighbour, preferably an empty one.
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
    if (note.key === "points") {
      const matched = note.matched.map((name) => boxes[name]);
      drawLines(pencil, boxes[note.square], matched);
    }
    if (note.key === "mountains") for (const name of note.squares) drawFaint(pencil, "mountain", boxes[name]);
  }
  target.cells.forEach((name, at) => drawHeld(pencil, icons[at] ?? "cross", boxes[name]));
  for (const note of notes) {
    if (note.key === "points" && note.count) drawMarks(pencil, note.count, boxes[note.square]);
    if (note.key === "mountains") drawMarks(pencil, marksOf(note), boxes[note.squares[0]]);
  }
}

/** The squares that a note is about. @param {import("../view.js").Note} note */
function squaresOf(note) {
  if (note.key === "points") return note.matched;
  return note.key === "mountains" ? note.squares : [];
}

/**
 * The lines of one icon: a band from it to the last icon that matches, in each direction, and a ring around each of them.
 * @param {Pencil} pencil
 * @param {Boxes[string]} from
 * @param {Boxes[string][]} matched
 */
function drawLines({ context, theme }, from, matched) {
  const middle = (/** @type {Boxes[string]} */ { x, y }) => /** @type {const} */ ([x + SIZE / 2, y + SIZE / 2]);
  context.save();
  context.strokeStyle = theme.good;
  context.lineCap = "round";
  context.lineWidth = SIZE * 0.72;
  context.globalAlpha = 0.26;
  context.beginPath();
  for (const box of matched.filter((box) => !matched.some((other) => isBeyond(from, box, other)))) {
    context.moveTo(...middle(from));
    context.lineTo(...middle(box));
  }
  context.stroke();
  context.globalAlpha = 1;
  context.lineWidth = 4;
  for (const { x, y } of matched) {
    context.beginPath();
    context.roundRect(x + 3, y + 3, SIZE - 6, SIZE - 6, 10);
    context.stroke();
  }
  context.restore();
}

/**
 * Whether a square lies in the same direction as another, further away.
 * @param {Boxes[string]} from
 * @param {Boxes[string]} box
 * @param {Boxes[string]} other
 */
function isBeyond(from, box, other) {
  const [x, y] = [box.x - from.x, box.y - from.y];
  const [otherX, otherY] = [other.x - from.x, other.y - from.y];
  if (Math.sign(x) !== Math.sign(otherX) || Math.sign(y) !== Math.sign(otherY)) return false;
  return Math.abs(otherX) + Math.abs(otherY) > Math.abs(x) + Math.abs(y);
}

/** @param {Pencil} pencil @param {string} thing @param {Boxes[string]} box */
function drawHeld(pencil, thing, box) {
  drawTentative(pencil, box, SIZE, () => drawThing(pencil, thing, { ...box, size: SIZE, seed: 11 }));
}

/** @param {import("../view.js").Note & { key: "mountains" }} note */
export const marksOf = ({ marks }) => Object.values(marks).reduce((sum, count) => sum + count, 0);

/** @param {Pencil} pencil @param {number} count @param {Boxes[string]} box */
function drawMarks(pencil, count, box) {
  const { context, theme } = pencil;
  context.save();
  context.fillStyle = theme.good;
  context.beginPath();
  context.roundRect(box.x - 2, box.y - 2, 34, 27, 12);
  context.fill();
  context.restore();
  pencil.write(signed(count), box.x + 15, box.y + 12, { size: 23, weight: 700, font: theme.body, colour: theme.paper });
}
