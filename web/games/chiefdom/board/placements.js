// Where the next thing may go: highlighted squares and squares to pick, trades to choose from, and the shape under the
// pointer.

import { drawTentative } from "../../../js/canvas/paper-texture.js";
import { pickedSquare, pickSquare } from "../choosing.js";
import { drawIcon, LETTERS, TRADES } from "../drawing/icons.js";
import { COLUMNS, layoutOf, SIZE } from "./layout.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").JobChoice} JobChoice */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */
/** @typedef {import("./layout.js").Box} Box */

/**
 * The squares that can be picked, those where the shape can go, or the trades to choose from beside a person.
 * @param {Context} context
 * @param {Record<string, Box>} boxes
 * @returns {Item[]}
 */
export function lights(context, boxes) {
  if (!context.active) return [];
  const { view } = context;
  if (view.phase === "job") return jobBadges(context, view.jobs, boxes[view.square]);
  if (view.phase === "use") return starts(context, view, boxes);
  const lit = new Set(view.phase === "place" ? view.targets.flatMap(({ squares }) => squares) : []);
  return [...lit].map((name) => light(name, boxes[name]));
}

/**
 * Before a use is chosen: any square that one of them can draw on can be picked.
 * @param {Context} context
 * @param {import("../view.js").ChoosingUse} view
 * @param {Record<string, Box>} boxes
 * @returns {Item[]}
 */
function starts(context, { covers }, boxes) {
  const picked = pickedSquare(context);
  const names = new Set(Object.values(covers).flat());
  const items = [...names].map((name) => ({
    id: `start-${name}`,
    ...boxes[name],
    still: true,
    draw: () => {},
    act: () => pickSquare(context, name === picked ? null : name),
  }));
  return picked && names.has(picked) ? [light(picked, boxes[picked]), ring(boxes[picked]), ...items] : items;
}

/** @param {string} name @param {Box} box @returns {Item} */
function light(name, box) {
  return {
    id: `light-${name}`,
    ...box,
    still: true,
    draw({ context, theme }) {
      context.save();
      context.fillStyle = theme.accent;
      context.globalAlpha = 0.1;
      context.fillRect(box.x + 2, box.y + 2, box.width - 4, box.height - 4);
      context.restore();
    },
  };
}

/**
 * A ring around the person, and a badge for each trade: above the person, or below if that hides less.
 * @param {Context} context
 * @param {JobChoice[]} jobs
 * @param {Box} box
 * @returns {Item[]}
 */
function jobBadges(context, jobs, box) {
  const { left } = layoutOf(context);
  const width = jobs.length * SIZE;
  const middle = box.x + SIZE / 2;
  const x = Math.max(left, Math.min(left + COLUMNS.length * SIZE - width, middle - width / 2));
  const y = box.y + (isFreerBelow(context, box, x, width) ? SIZE : -SIZE) * 1.1;
  return [ring(box), ...jobs.map((choice, index) => badge(choice, x + index * SIZE, y))];
}

/** Whether badges of a width would hide less below a square than above it. @param {Context} context @param {Box} box @param {number} x @param {number} width */
function isFreerBelow(context, box, x, width) {
  const { left, top } = layoutOf(context);
  const { rows } = context.view.lands[context.shown];
  const row = Math.round((box.y - top) / SIZE);
  const first = Math.floor((x - left) / SIZE);
  const drawnIn = (/** @type {string | undefined} */ line) =>
    line === undefined
      ? Number.POSITIVE_INFINITY
      : line.slice(first, first + width / SIZE + 1).replaceAll(".", "").length;
  return drawnIn(rows[row + 1]) < drawnIn(rows[row - 1]);
}

/** @param {Box} box @returns {Item} */
function ring(box) {
  return {
    id: "ring",
    ...box,
    still: true,
    draw(pencil) {
      const [x, y] = [box.x + SIZE / 2, box.y + SIZE / 2];
      pencil.seed(3).ellipse(x, y, SIZE * 0.56, SIZE * 0.56, { colour: pencil.theme.accent, width: 3 });
    },
  };
}

/** @param {JobChoice} choice @param {number} x @param {number} y @returns {Item} */
function badge(choice, x, y) {
  return {
    id: `trade-${choice.job}`,
    x,
    y,
    width: SIZE,
    height: SIZE,
    still: true,
    move: choice.move,
    draw(pencil) {
      const { context, theme } = pencil;
      context.save();
      context.shadowColor = "rgb(40 25 5 / 45%)";
      context.shadowBlur = 8;
      context.fillStyle = theme.paper;
      context.beginPath();
      context.roundRect(x + 3, y + 3, SIZE - 6, SIZE - 6, 10);
      context.fill();
      context.shadowColor = "transparent";
      context.strokeStyle = theme.accent; // not one more person on the sheet
      context.lineWidth = 2.5;
      context.stroke();
      context.restore();
      drawIcon(pencil, TRADES[choice.job], { x: x + 6, y: y + 6, size: SIZE - 12, seed: 5 });
    },
  };
}

/** @param {Context} context @param {Record<string, Box>} boxes @returns {import("../../../js/canvas/scene.js").Placements | undefined} */
export function placements(context, boxes) {
  if (!context.active || context.view.phase !== "place") return undefined;
  const letter = LETTERS[context.view.use.icon] ?? "J";
  const picked = pickedSquare(context);
  return {
    cells: boxes,
    ...(picked ? { at: picked } : {}),
    targets: context.view.targets.map((target) => ({
      move: target.move,
      cells: target.squares,
      group: outline(target.squares),
      label: target.squares.join(" "),
    })),
    text: (names) => names.join(""),
    ghost: (pencil, target) =>
      drawGhost(
        pencil,
        target.cells.map((name) => boxes[name]),
        letter,
      ),
  };
}

/**
 * The shape of a set of squares regardless of its position; each rotation has a different one.
 * @param {string[]} squares
 */
function outline(squares) {
  const columns = squares.map((name) => COLUMNS.indexOf(name[0]));
  const rows = squares.map((name) => Number(name.slice(1)));
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return squares.map((_, index) => `${columns[index] - left}${rows[index] - top}`).join(" ");
}

/** @param {Pencil} pencil @param {Box[]} boxes @param {string} letter */
export function drawGhost(pencil, boxes, letter) {
  for (const box of boxes) {
    drawTentative(pencil, box, SIZE, () => drawIcon(pencil, letter, { x: box.x, y: box.y, size: SIZE, seed: 11 }));
  }
}
