import assert from "node:assert/strict";
import { test } from "node:test";
import { Motion } from "../../../web/js/canvas/motion.js";
import { itemOf, sceneOf } from "./board-of-squares.js";

/** A pencil that notes what is drawn, how far, where and how visible. */
function noting() {
  /** @type {{ id: string, progress: number, x: number, y: number, alpha: number }[]} */
  const drawn = [];
  /** @type {{ x: number, y: number, alpha: number }[]} */
  const stack = [];
  let state = { x: 0, y: 0, alpha: 1 };
  const context = {
    save: () => stack.push({ ...state }),
    restore: () => {
      state = stack.pop() ?? state;
    },
    translate: (/** @type {number} */ x, /** @type {number} */ y) => {
      state = { ...state, x: state.x + x, y: state.y + y };
    },
    get globalAlpha() {
      return state.alpha;
    },
    set globalAlpha(alpha) {
      state.alpha = alpha;
    },
  };
  const pencil = /** @type {import("../../../web/js/canvas/pencil.js").Pencil} */ (
    /** @type {unknown} */ ({ context, progress: 1 })
  );
  /** @type {import("../../../web/js/canvas/scene.js").Item["draw"]} */
  const draw = ({ progress }, { id }) => drawn.push({ id, progress, ...state });
  return { pencil, draw, drawn };
}

test("a first scene, and one without duration, appears immediately", () => {
  const motion = new Motion();
  motion.start(null, sceneOf(itemOf("a")), 300, 0);
  assert.equal(motion.active, false);
  motion.start(sceneOf(), sceneOf(itemOf("a")), 0, 0);
  assert.equal(motion.active, false);
});

test("an equal scene does not move", () => {
  const motion = new Motion();
  motion.start(sceneOf(itemOf("a")), sceneOf(itemOf("a")), 300, 0);
  assert.equal(motion.active, false);
});

test("new things are drawn stroke by stroke, one after the other", () => {
  const { pencil, draw, drawn } = noting();
  const motion = new Motion();
  const after = sceneOf(itemOf("a", { draw }), itemOf("b", { draw }));
  motion.start(sceneOf(), after, 300, 1000);
  motion.draw(after, pencil, 1060);
  assert.deepEqual(
    drawn.map(({ id }) => id),
    ["a"],
    "the second waits",
  );
  assert.ok(drawn[0].progress > 0 && drawn[0].progress < 1);
  assert.equal(pencil.progress, 1, "others are drawn whole");
  drawn.length = 0;
  motion.draw(after, pencil, 1370);
  assert.deepEqual(
    drawn.map(({ progress }) => progress),
    [1, 1],
  );
  assert.equal(motion.active, false);
});

test("items with another place slide there", () => {
  const { pencil, draw, drawn } = noting();
  const motion = new Motion();
  const after = sceneOf(itemOf("a", { draw, x: 100 }));
  motion.start(sceneOf(itemOf("a", { draw })), after, 300, 0);
  motion.draw(after, pencil, 0);
  motion.draw(after, pencil, 150);
  motion.draw(after, pencil, 300);
  assert.deepEqual(
    drawn.map(({ x }) => Math.round(x)),
    [-100, -12, 0],
  );
});

test("items that look different are drawn again where they are now", () => {
  const { pencil, draw, drawn } = noting();
  const motion = new Motion();
  const after = sceneOf(itemOf("a", { draw, look: "red", x: 50 }));
  motion.start(sceneOf(itemOf("a", { draw, look: "blue" })), after, 300, 0);
  motion.draw(after, pencil, 150);
  assert.equal(drawn[0].x, 0);
  assert.ok(drawn[0].progress < 1);
});

test("removed items fade, unless they were just appearing", () => {
  const { pencil, draw, drawn } = noting();
  const motion = new Motion();
  const before = sceneOf(itemOf("a", { draw }), itemOf("b", { draw, still: true }));
  motion.start(before, sceneOf(), 300, 0);
  motion.draw(sceneOf(), pencil, 100);
  assert.deepEqual(
    drawn.map(({ id }) => id),
    ["a"],
  );
  assert.ok(drawn[0].alpha > 0 && drawn[0].alpha < 1);
  drawn.length = 0;
  motion.draw(sceneOf(), pencil, 300);
  assert.deepEqual(drawn, []);
});

test("still items appear immediately", () => {
  const motion = new Motion();
  motion.start(sceneOf(), sceneOf(itemOf("a", { still: true })), 300, 0);
  assert.equal(motion.active, false);
});

test("the next change ends the previous animation", () => {
  const motion = new Motion();
  const one = sceneOf(itemOf("a"));
  const two = sceneOf(itemOf("a"), itemOf("b"));
  motion.start(sceneOf(), one, 300, 0);
  motion.start(one, two, 300, 50);
  assert.deepEqual([...motion.changes.keys()], ["b"]);
});
