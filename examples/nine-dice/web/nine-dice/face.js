// The face of Nine Dice: how a position is drawn and described. It contains no rules: the engine lists the legal moves.

import { el } from "../../js/base/dom.js";
import { number, t } from "../../js/base/words.js";
import { die } from "../../js/canvas/dice.js";

/** @typedef {import("../../js/shelf/faces.js").Context<View, Memory, Event>} Context */
/** @typedef {import("../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../js/canvas/scene.js").Item} Item */

/**
 * @typedef {import("../../js/engine/answers.js").BaseView & {
 *   die: number,
 *   squares: { name: string, die: number }[],
 *   points: number[][],
 * }} View as `view_of` in the game's text.py sends it
 *
 * @typedef {{ seat?: number | null } & (
 *   | { kind: "roll", die: number }
 *   | { kind: "place", die: number, square: string }
 *   | { kind: "over" }
 * )} Event
 *
 * @typedef {import("../../js/shelf/faces.js").MemoryOf<{ rolled: number }>} Memory `rolled`: the round whose die has been seen
 *   rolling
 */

const SIZE = 100; // of a square; the scene has its own units and is scaled to the available space
const EDGE = 60; // beside the squares, for the points of the lines
const WIDTH = 3 * SIZE + 2 * EDGE;

/** @type {import("../../js/shelf/faces.js").Face<View, Memory, Event>} */
export const face = {
  shared: true, // one board for both seats
  scene,
  tray,
  describe: (move) => t("nine-dice.move", { square: move }),
  describeEvent,
  line: (key) => t(`nine-dice.line.${key}`),
};

/** @param {Context} context @returns {import("../../js/canvas/scene.js").Scene} */
function scene(context) {
  const { squares, points } = context.view;
  return {
    width: WIDTH,
    height: WIDTH,
    backgroundKey: "board", // it never changes, so it is drawn once
    background: drawBoard,
    items: [...squares.map((square, at) => squareItem(square, at, context)), ...points.flatMap(lineItems)],
    label: t("nine-dice.board"),
  };
}

/** @param {Pencil} pencil */
function drawBoard(pencil) {
  const { context, theme } = pencil;
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, WIDTH, WIDTH);
  for (let at = 0; at < 9; at++) {
    const { x, y } = placeOf(at);
    pencil.seed(at).box(x, y, SIZE, SIZE, { width: 2 });
  }
}

/** @param {number} at the number of a square */
const placeOf = (at) => ({ x: EDGE + (at % 3) * SIZE, y: EDGE + Math.floor(at / 3) * SIZE });

/**
 * A die, or an empty square that can be chosen when its name is a legal move. The same square keeps its id, so that what
 * changes there is drawn anew.
 * @param {View["squares"][number]} square @param {number} at @param {Context} context @returns {Item}
 */
function squareItem({ name, die: value }, at, { answer, active }) {
  const free = active && answer.moves.includes(name);
  return {
    id: name,
    ...placeOf(at),
    width: SIZE,
    height: SIZE,
    look: String(value),
    ...(free ? { move: name, label: t("nine-dice.move", { square: name }) } : {}),
    draw: (pencil, { x, y }) => {
      const middle = { x: x + SIZE / 2, y: y + SIZE / 2 };
      const { theme } = pencil;
      if (value) pencil.write(number(value), middle.x, middle.y, { size: 64, align: "center", font: theme.title });
      else if (free) pencil.seed(at).ellipse(middle.x, middle.y, 6, 6, { colour: theme.accent });
    },
  };
}

/** The points of a seat's lines, in its colour: rows at the right, columns below. @param {number[]} points @param {number} seat @returns {Item[]} */
function lineItems(points, seat) {
  return points.map((value, at) => {
    const [along, beside] = [EDGE + at * SIZE, EDGE + 3 * SIZE];
    const [x, y, width, height] = seat === 0 ? [beside, along, EDGE, SIZE] : [along, beside, SIZE, EDGE];
    const look = { size: 34, align: /** @type {const} */ ("center"), weight: 700 };
    return {
      id: `line-${seat}-${at}`,
      ...{ x, y, width, height },
      look: String(value),
      draw: (pencil) => {
        const colour = pencil.theme.seats[seat];
        if (value) pencil.write(number(value), x + width / 2, y + height / 2, { ...look, colour });
      },
    };
  });
}

/** @param {Context} context */
function tray({ view, memory }) {
  const { die: value, round } = /** @type {View} */ (view);
  const rolling = memory.get("rolled") !== round;
  memory.set("rolled", round);
  const label = value ? t("nine-dice.prompt.place", { die: value }) : t("nine-dice.outcome.board-full");
  return el(
    "div",
    { class: "dice nine-dice-die", role: "img", "aria-label": label },
    value > 0 && die(value, { rolling }),
  );
}

/** @param {Event} event @param {Context} context */
function describeEvent({ kind, seat, ...values }, { players }) {
  const name = typeof seat === "number" ? players[seat].name : "";
  return t(`nine-dice.event.${kind}`, { ...values, name });
}
