import assert from "node:assert/strict";
import { test } from "node:test";
import { standingOf } from "../../../web/js/table/ending/rank-scale.js";
import { withoutZeros } from "../../../web/js/table/ending/score-sheet-table.js";

/** @param {unknown} ranks */
const outcome = (ranks) => ({ winners: [0], reason: "over", details: { ranks } });
const RANKS = [0, 50, 80].map((least, at) => ({ key: `rank-${at + 1}`, least }));

test("a score stands on the scale of ranks, with what the next one needs", () => {
  const standing = standingOf(outcome(RANKS), 65);
  assert.equal(standing?.reached, 1);
  assert.equal(standing?.share, 0.5);
  assert.deepEqual(standing?.next, { rank: RANKS[2], missing: 15 });
  assert.equal(standingOf(outcome(RANKS), 50)?.share, 0);
});

test("below the lowest rank it is the lowest, above the highest there is no next", () => {
  const low = standingOf(outcome(RANKS), -7);
  assert.deepEqual([low?.reached, low?.share, low?.next?.missing], [0, 0, 57]);
  assert.equal(standingOf(outcome(RANKS), 80)?.next, null);
});

test("an outcome without sound ranks has no scale", () => {
  for (const given of [undefined, [], "ranks", [{ key: 1, least: 2 }], [{ key: "rank-1" }]]) {
    assert.equal(standingOf(outcome(given), 10), null);
  }
  assert.equal(standingOf(null, 10), null);
});

test("on a small screen the lines without points are one line at the end", () => {
  const row = (/** @type {string} */ name, kind = "") => ({ name, cells: [], kind });
  const rows = [row("Houses", "zero"), row("People"), row("Wall", "zero")];
  assert.deepEqual(
    withoutZeros(rows).map(({ name }) => name),
    ["People", "Houses and Wall"],
  );
  assert.equal(withoutZeros(rows.slice(0, 2)).length, 2);
});
