import assert from "node:assert/strict";
import { test } from "node:test";
import { spotFor } from "../../../web/js/canvas/bubble.js";

const SIZE = { width: 120, height: 40 };
const STAGE = { width: 600, height: 600, view: { x: 0, y: 0, scale: 1 } };

/** The square in a column and a row of squares of 60. @param {number} column @param {number} row */
const square = (column, row) => ({ x: column * 60, y: row * 60, width: 60, height: 60 });

/** Whether a bubble lies over a box. @param {{ x: number, y: number }} spot @param {import("../../../web/js/canvas/scene.js").Box} box */
const hides = ({ x, y }, box) =>
  x < box.x + box.width && box.x < x + SIZE.width && y < box.y + box.height && box.y < y + SIZE.height;

test("a bubble is above what it is about, and inside the board's width", () => {
  assert.deepEqual(spotFor(SIZE, STAGE, { x: 300, y: 240, bottom: 300 }), { x: 240, y: 190 });
  assert.equal(spotFor(SIZE, STAGE, { x: 10, y: 240, bottom: 300 }).x, 0);
});

test("a tall bubble without space above goes below", () => {
  assert.ok(spotFor({ width: 120, height: 90 }, STAGE, { x: 300, y: 30, bottom: 90 }).y > 90);
});

test("a bubble avoids what it should not hide", () => {
  for (const [column, row] of [
    [4, 4],
    [0, 0],
    [8, 0],
    [0, 8],
    [8, 8],
    [4, 0],
  ]) {
    const lines = [-2, -1, 0, 1, 2].flatMap((step) => [square(column + step, row), square(column, row + step)]);
    const place = { x: column * 60 + 30, y: row * 60, bottom: row * 60 + 60, free: lines };
    const spot = spotFor(SIZE, STAGE, place);
    assert.ok(!lines.some((box) => hides(spot, box)), `at ${column}, ${row}`);
    assert.ok(spot.x >= 0 && spot.y >= 0 && spot.x <= 480 && spot.y <= 560, "inside the board");
  }
});
