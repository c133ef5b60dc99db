import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf, sightOf, traceOf } from "../../../web/js/canvas/trace.js";

/** @typedef {import("../../../web/js/canvas/scene.js").Scene} Scene */

const box = (/** @type {number} */ x) => ({ x, y: 0, width: 10, height: 10 });
const nothing = () => {};

/** @param {Partial<Scene>} parts @returns {Scene} */
function sceneOf(parts) {
  return { width: 100, height: 10, backgroundKey: "", background: nothing, items: [], label: "", ...parts };
}

const CELLS = { A1: box(0), B1: box(10), C1: box(20) };
const PLACEMENTS = {
  cells: CELLS,
  targets: [{ move: "A1B1", cells: ["A1", "B1"], group: "", label: "" }],
  text: () => "",
  ghost: nothing,
};
const ITEM = { id: "card", ...box(50), move: "take", draw: nothing };

test("a move is traced by what the game says, its cells, or the thing that is chosen", () => {
  const scene = sceneOf({ placements: PLACEMENTS, items: [ITEM] });
  assert.deepEqual(traceOf(scene, "A1B1"), { boxes: [CELLS.A1, CELLS.B1] });
  assert.deepEqual(traceOf(scene, "take")?.boxes[0].x, 50);
  assert.equal(traceOf(scene, "pass"), null);
  const own = { boxes: [CELLS.C1, CELLS.A1], way: true };
  const hint = { draw: nothing, trace: (/** @type {string} */ move) => (move === "take" ? own : null) };
  assert.equal(traceOf({ ...scene, hint }, "take"), own);
  assert.deepEqual(traceOf({ ...scene, hint }, "A1B1"), { boxes: [CELLS.A1, CELLS.B1] });
});

test("a move is seen where it would be made, a shape as if it were placed", () => {
  /** @type {string[]} */
  const ghosts = [];
  const placements = {
    ...PLACEMENTS,
    ghost: (/** @type {unknown} */ _, /** @type {{ move: string }} */ { move }) => ghosts.push(move),
  };
  const scene = sceneOf({ placements, items: [ITEM] });
  const [sight] = sightOf({ scene, move: "A1B1" });
  assert.deepEqual(sight.boxes, [CELLS.A1, CELLS.B1]);
  sight.draw(/** @type {import("../../../web/js/canvas/pencil.js").Pencil} */ ({}));
  assert.deepEqual(ghosts, ["A1B1"]);
  assert.deepEqual(sightOf({ scene, move: "take" })[0].boxes, [ITEM]);
  assert.deepEqual(sightOf({ scene, move: "pass" }), []);
});

test("each place has a mark, a way has an arrow, and no two marks share an id", () => {
  const way = { boxes: [CELLS.A1, CELLS.C1], way: true };
  const marks = [...marksOf([way, { boxes: [CELLS.B1] }], "whole"), ...marksOf([way], "starred")];
  assert.equal(marks.length, 3 + 1 + 2 + 1);
  assert.equal(new Set(marks.map(({ id }) => id)).size, marks.length);
  assert.ok(marks.every(({ still, move, act }) => still && !move && !act));
});
