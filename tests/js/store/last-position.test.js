import assert from "node:assert/strict";
import { test } from "node:test";
import { readPosition, writePosition } from "../../../web/js/store/saves/last-position.js";
import { mutations, positionOf, recordOf, saveOf } from "../support/saves.js";

const BUILD = "rules-1";

/** @param {import("../support/saves.js").Answer} [position] */
const textOf = (position = positionOf()) => /** @type {string} */ (writePosition(position, BUILD));

test("a position reads back, without the events that led to it", () => {
  const position = positionOf(recordOf(), { events: [{ kind: "roll" }] });
  assert.deepEqual(readPosition(textOf(position), saveOf(), BUILD), positionOf());
});

test("only the last position of a record is kept, and none that is too large", () => {
  assert.equal(writePosition(positionOf(recordOf(), { ply: 1 }), BUILD), null);
  const view = { round: 1, seat: 0, phase: "place", much: "x".repeat(80_000) };
  assert.equal(writePosition(positionOf(recordOf(), { view }), BUILD), null);
});

test("it belongs to one record and one build of the rules", () => {
  assert.equal(readPosition(textOf(), saveOf("one", ["a", "c"]), BUILD), null);
  assert.equal(readPosition(textOf(), saveOf("one", ["a"]), BUILD), null);
  const other = saveOf("one", ["a", "b"], { record: recordOf(["a", "b"], { seed: "x" }) });
  assert.equal(readPosition(textOf(), other, BUILD), null);
  assert.equal(readPosition(textOf(), saveOf(), "rules-2"), null);
});

test("no text at all, and none that is no JSON, is a position", () => {
  for (const text of [undefined, "", "{", "null", "[]", "{}", "x".repeat(80_001), "[".repeat(50_000)]) {
    assert.equal(readPosition(text, saveOf(), BUILD), null);
  }
});

test("whatever replaces a part, the result has the form that the page relies on", () => {
  const whole = JSON.parse(textOf());
  for (const { path, value } of mutations(whole)) {
    let text;
    try {
      text = JSON.stringify(value);
    } catch {
      continue;
    }
    const read = readPosition(text, saveOf(), BUILD);
    if (!read) continue;
    assert.deepEqual(read.record, recordOf(), path);
    assert.ok(read.seat === null || read.seat === 0 || read.seat === 1, path);
    assert.equal(read.ply, 2);
    assert.equal(read.scores.length, 2);
    assert.ok(read.scores.every(({ total, lines }) => Number.isFinite(total) && Array.isArray(lines)));
    assert.ok(read.moves.every((move) => typeof move === "string" && move.length <= 200));
  }
});

test("numbers that would take long to draw, and views that are too deep, are not shown", () => {
  const large = { round: 1, seat: 0, phase: "place", stones: 100_000 };
  assert.equal(readPosition(textOf(positionOf(recordOf(), { view: large })), saveOf(), BUILD), null);
  /** @type {unknown} */
  let deep = 1;
  for (let level = 0; level < 20; level++) deep = { deep };
  const view = { round: 1, seat: 0, phase: "place", deep };
  assert.equal(readPosition(textOf(positionOf(recordOf(), { view })), saveOf(), BUILD), null);
});

test("winners are seats of the game", () => {
  const outcome = { winners: [2], reason: "full", details: {} };
  assert.equal(readPosition(textOf(positionOf(recordOf(), { outcome })), saveOf(), BUILD), null);
  const sound = { ...outcome, winners: [0, 1] };
  assert.deepEqual(readPosition(textOf(positionOf(recordOf(), { outcome: sound })), saveOf(), BUILD)?.outcome, sound);
});
