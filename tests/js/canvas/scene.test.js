import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, itemAt, itemUnderFinger, liesIn, middleOf } from "../../../web/js/canvas/scene.js";
import { itemOf, placementsOf, sceneOf, target } from "./board-of-squares.js";

test("the topmost item that can be chosen is found, and what cannot be chosen is looked through", () => {
  const below = itemOf("below", { move: "a" });
  const above = itemOf("above", { act: () => {}, x: 5 });
  const glass = itemOf("glass", { width: 100, height: 100 });
  const scene = sceneOf(below, above, glass);
  assert.equal(itemAt(scene, 2, 2), below);
  assert.equal(itemAt(scene, 7, 2), above);
  assert.equal(itemAt(scene, 50, 50), null);
});

test("an item ends where the next begins", () => {
  const left = itemOf("left", { move: "a" });
  const right = itemOf("right", { move: "b", x: 10 });
  const scene = sceneOf(left, right);
  assert.equal(itemAt(scene, 0, 0), left);
  assert.equal(itemAt(scene, 9.99, 0), left);
  assert.equal(itemAt(scene, 10, 0), right);
  assert.equal(itemAt(scene, 0, 10), null);
  assert.equal(itemAt(scene, -0.01, 0), null);
});

test("a box lies in another unless a part of it is outside", () => {
  const outer = { x: 0, y: 0, width: 10, height: 10 };
  assert.ok(liesIn(outer, outer));
  assert.ok(liesIn({ x: 4, y: 4, width: 6, height: 2 }, outer));
  assert.ok(!liesIn({ x: 5, y: 4, width: 6, height: 2 }, outer));
  assert.ok(!liesIn({ x: 4, y: -1, width: 2, height: 2 }, outer));
});

test("a finger that misses a small thing chooses the nearest one, but nothing large from outside", () => {
  const left = itemOf("left", { move: "a" });
  const right = itemOf("right", { act: () => {}, x: 20 });
  const ground = itemOf("ground", { y: 10, width: 100, height: 100 });
  const large = itemOf("large", { move: "b", y: 50, width: 100, height: 40 });
  const scene = sceneOf(left, right, ground, large);
  assert.equal(itemUnderFinger(scene, 13, 5, 30), left);
  assert.equal(itemUnderFinger(scene, 17, 5, 30), right);
  assert.equal(itemUnderFinger(scene, 5, 15, 30), left);
  assert.equal(itemUnderFinger(scene, 5, 15, 0), null);
  assert.equal(itemUnderFinger(scene, 5, 45, 30), null);
  assert.equal(itemUnderFinger(scene, 5, 55, 30), large);
});

test("a point belongs to one cell of the board or to none", () => {
  const placements = placementsOf([]);
  assert.equal(cellAt(placements, 0, 0), "00");
  assert.equal(cellAt(placements, 10, 0), "10");
  assert.equal(cellAt(placements, 39.9, 39.9), "33");
  assert.equal(cellAt(placements, 40, 0), null);
});

test("a target lies at the middle of its cells", () => {
  const placements = placementsOf([]);
  assert.deepEqual(middleOf(placements, target("lying", ["00", "10"])), { x: 10, y: 5 });
  assert.deepEqual(middleOf(placements, target("corner", ["00", "10", "11"])), { x: 35 / 3, y: 25 / 3 });
});
