import assert from "node:assert/strict";
import { test } from "node:test";
import { markedPoints, spread } from "../../../web/js/review/chart-places.js";

test("no two curves mark the same point, and marks keep their distance", () => {
  for (const [points, between, seats] of [
    [10, 90, 1],
    [10, 90, 4],
    [160, 5, 2],
    [3, 400, 3],
  ]) {
    const marks = Array.from({ length: seats }, (_, seat) =>
      markedPoints(points, between, { seat, seats, distance: 24 }),
    );
    const places = marks.flat().sort((one, other) => one - other);
    assert.equal(new Set(places).size, places.length);
    places.slice(1).forEach((place, at) => assert.ok((place - places[at]) * between >= 24));
    assert.ok(marks.every((of) => of.length > 0));
  }
});

test("places are moved apart no further than necessary", () => {
  const range = { from: 0, to: 100 };
  assert.deepEqual(spread([50, 10], 20, range), [50, 10]);
  assert.deepEqual(spread([50, 50, 55], 20, range), [50, 70, 90]);
  assert.deepEqual(spread([95, 99], 20, range), [80, 100]);
  assert.deepEqual(spread([-5], 20, range), [0]);
});
