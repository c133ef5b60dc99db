import assert from "node:assert/strict";
import { test } from "node:test";
import { lastTurn } from "../../../web/js/table/history/turn-replay.js";

test("the last turn of the others ends before the viewer's latest moves", () => {
  assert.deepEqual(lastTurn([0, 0, 1, 1, 2, 0], 0), { from: 2, to: 5 });
  assert.deepEqual(lastTurn([0, 1, 1], 0), { from: 1, to: 3 });
});

test("where no person plays, it is the turn of whoever moved last", () => {
  assert.deepEqual(lastTurn([0, 1, 1, 0, 0], -1), { from: 3, to: 5 });
});

test("without moves of others there is no turn to show", () => {
  assert.deepEqual(lastTurn([0, 0], 0), { from: 0, to: 0 });
  assert.deepEqual(lastTurn([], -1), { from: 0, to: 0 });
});
