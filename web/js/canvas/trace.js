// Shows where a move happens in a scene without playing it: as it would look, or with marks. Two kinds of marks differ in more
// than colour: a solid ring, and a dashed one with a star. A move that goes from place to place has an arrow.

import { centreOf } from "./scene.js";

/**
 * @typedef {import("./scene.js").Box} Box
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Item} Item
 * @typedef {import("./scene.js").Trace} Trace
 * @typedef {import("./pencil.js").Pencil} Pencil
 * @typedef {"whole" | "starred"} Kind
 * @typedef {{ boxes: Box[], draw: (pencil: Pencil) => void }} Sight what a move would look like, and where
 */

/** How far inside its box each kind lies, as a share of the box: on the same square both can be seen. */
const INSET = { whole: 0.04, starred: 0.15 };

/**
 * What the game says about the move; otherwise the cells that it covers, or the thing that is chosen by it.
 * @param {Scene} scene in which the move can be played
 * @param {string} move
 * @returns {Trace | null}
 */
export function traceOf({ hint, placements, items }, move) {
  const own = hint?.trace?.(move);
  if (own) return own;
  const target = placements?.targets.find((one) => one.move === move);
  if (placements && target) return { boxes: target.cells.map((cell) => placements.cells[cell]) };
  const item = items.find((one) => one.move === move);
  return item ? { boxes: [item] } : null;
}

/**
 * @param {Trace[]} traces
 * @param {Kind} kind
 * @returns {Item[]}
 */
export function marksOf(traces, kind) {
  const marks = traces.flatMap(({ boxes, way }) => [
    ...boxes.map((box) => mark(box, (pencil) => drawMark(pencil, box, kind))),
    ...(way && boxes.length > 1 ? [mark(boxes[0], (pencil) => drawArrow(pencil, boxes, kind))] : []),
  ]);
  return marks.map((item, at) => ({ ...item, id: `mark-${kind}-${at}` }));
}

/**
 * A move as it would look on the board: a shape is drawn as if it were placed, other places get a ring. Of a move that is made
 * elsewhere there is nothing to see.
 * @param {{ scene: Scene, move: string }} step
 * @returns {Sight[]}
 */
export function sightOf({ scene, move }) {
  const { placements } = scene;
  const target = placements?.targets.find((one) => one.move === move);
  if (placements && target) {
    const boxes = target.cells.map((cell) => placements.cells[cell]);
    return [{ boxes, draw: (pencil) => placements.ghost(pencil, target, null) }];
  }
  const { boxes } = traceOf(scene, move) ?? { boxes: [] };
  return boxes.length ? [{ boxes, draw: (pencil) => boxes.forEach((box) => drawRing(pencil, box)) }] : [];
}

/** Around what is pointed at, has the focus or is proposed. @param {Pencil} pencil @param {Box} box */
export function drawRing({ context, theme }, { x, y, width, height }) {
  context.save();
  context.strokeStyle = theme.accent;
  context.lineWidth = 3;
  context.strokeRect(x + 1.5, y + 1.5, width - 3, height - 3);
  context.restore();
}

/** @param {Box} box @param {(pencil: Pencil) => void} draw @returns {Item} */
function mark({ x, y, width, height }, draw) {
  return { id: "", x, y, width, height, still: true, draw };
}

/** @param {Pencil} pencil @param {Box} box @param {Kind} kind */
function drawMark(pencil, box, kind) {
  const { context, theme } = pencil;
  const side = Math.min(box.width, box.height);
  const inset = side * INSET[kind];
  context.save();
  context.beginPath();
  context.roundRect(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset, side * 0.16);
  strokeTwice(pencil, kind, side * 0.085);
  context.restore();
  if (kind === "starred")
    drawStar(pencil, box.x + box.width - side * 0.19, box.y + side * 0.19, side * 0.21, theme.good);
}

/** Over a wider line in the colour of the paper, so that it stands out on any ground. @param {Pencil} pencil @param {Kind} kind @param {number} width */
function strokeTwice({ context, theme }, kind, width) {
  context.strokeStyle = theme.paper;
  context.lineWidth = width * 1.9;
  context.stroke();
  if (kind === "starred") context.setLineDash([width * 2.4, width * 1.5]);
  context.strokeStyle = kind === "starred" ? theme.good : theme.bad;
  context.lineWidth = width;
  context.stroke();
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} radius @param {string} colour */
function drawStar(pencil, x, y, radius, colour) {
  const { context } = pencil;
  context.save();
  context.beginPath();
  for (let point = 0; point < 10; point++) {
    const reach = point % 2 ? radius * 0.45 : radius;
    const angle = (Math.PI * point) / 5 - Math.PI / 2;
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  context.closePath();
  context.lineJoin = "round";
  fillOutlined(pencil, colour, radius * 0.4);
  context.restore();
}

/** @param {Pencil} pencil @param {Box[]} boxes @param {Kind} kind */
function drawArrow(pencil, boxes, kind) {
  const { context, theme } = pencil;
  const side = Math.min(boxes[0].width, boxes[0].height);
  const shift = side * (kind === "starred" ? 0.1 : -0.1); // two arrows between the same places lie beside each other
  const points = boxes.map(centreOf).map(({ x, y }) => ({ x: x + shift, y: y + shift }));
  const [before, end] = points.slice(-2);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  context.save();
  context.lineJoin = "round";
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  strokeTwice(pencil, kind, side * 0.07);
  context.setLineDash([]);
  context.translate(end.x, end.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(side * 0.2, 0);
  context.lineTo(-side * 0.1, -side * 0.14);
  context.lineTo(-side * 0.1, side * 0.14);
  context.closePath();
  fillOutlined(pencil, kind === "starred" ? theme.good : theme.bad, side * 0.05);
  context.restore();
}

/** Fill the path, with a line in the colour of the paper around it. @param {Pencil} pencil @param {string} colour @param {number} width */
function fillOutlined({ context, theme }, colour, width) {
  context.strokeStyle = theme.paper;
  context.lineWidth = width;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
}
