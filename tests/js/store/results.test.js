import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bestBeside,
  newestOf,
  readResults,
  resultOf,
  rowsOf,
  serialiseResults,
} from "../../../web/js/store/results.js";
import { HOSTILE, mutations, saveOf } from "../support/saves.js";

/** @typedef {import("../../../web/js/store/results.js").Result} Result */

/** @param {Partial<Result>} [more] @returns {Result} */
const result = (more = {}) => ({ box: "go", against: "solo", score: 10, won: null, when: 1000, ...more });

/** A finished game. @param {string[]} kinds @param {number[]} totals @param {number[]} [winners] */
function finished(kinds, totals, winners) {
  const players = kinds.map((kind) => ({ name: "", kind }));
  return saveOf("one", ["a"], { players, over: true, summary: { ply: 1, totals, winners }, updated: 5000 });
}

test("a game alone, among people, and against the computer", () => {
  assert.deepEqual(resultOf(finished(["person"], [12]), "go"), result({ score: 12, when: 5000 }));
  assert.deepEqual(
    resultOf(finished(["person", "person"], [12, 15], [1]), "go"),
    result({ against: "people", score: 15, when: 5000 }),
  );
  assert.deepEqual(
    resultOf(finished(["person", "level-2", "level-4"], [12, 9, 20], [2]), "go"),
    result({ against: "level-4", score: 12, won: false, when: 5000 }),
  );
  assert.equal(resultOf(finished(["level-2", "person"], [1, 2], [1]), "go")?.won, true);
  assert.equal(resultOf(finished(["person", "link"], [1, 2], [1]), "go")?.against, "people");
});

test("a game that no person played here has no result", () => {
  assert.equal(resultOf(finished(["level-1", "level-2"], [1, 2]), "go"), null);
  assert.equal(resultOf(finished(["link"], [1]), "go"), null);
});

test("a result is compared with the best before it, against the same", () => {
  const results = new Map([
    ["a", result({ score: 12 })],
    ["b", result({ score: 30, against: "people" })],
    ["c", result({ score: 9, when: 2000 })],
    ["later", result({ score: 50, when: 3000 })],
  ]);
  assert.deepEqual(bestBeside(results, "c"), { score: 9, before: 12 });
  assert.deepEqual(bestBeside(results, "a"), { score: 12, before: null });
  assert.equal(bestBeside(results, "unknown"), null);
});

test("results are summed up by game and opponent", () => {
  const rows = rowsOf(
    new Map([
      ["a", result({ score: -5 })],
      ["b", result({ score: -7 })],
      ["c", result({ against: "level-1", won: true, score: 30 })],
      ["d", result({ against: "level-1", won: false, score: 40 })],
      ["e", result({ box: "chess", against: "level-1", won: false })],
    ]),
  );
  assert.deepEqual(rows, [
    { box: "go", against: "level-1", finished: 2, won: 1, best: 40 },
    { box: "chess", against: "level-1", finished: 1, won: 0, best: 10 },
    { box: "go", against: "solo", finished: 2, won: null, best: -5 },
  ]);
});

test("results read back as they were stored", () => {
  const results = new Map([["one", result({ won: true })]]);
  assert.deepEqual(readResults(JSON.parse(JSON.stringify(serialiseResults(results)))), results);
});

test("invalid results are left out one by one", () => {
  const given = { version: 1, results: { one: result(), two: null, "a b": result(), three: result({ box: "../" }) } };
  assert.deepEqual([...readResults(given).keys()], ["one"]);
  for (const hostile of HOSTILE) assert.equal(readResults(hostile).size, 0);
  assert.equal(readResults({ version: 2, results: { one: result() } }).size, 0);
  for (const { path, value } of mutations({ version: 1, results: { one: result() } })) {
    for (const [id, { box, against, score, won, when }] of readResults(value)) {
      assert.match([id, box, against].join(""), /^[\w-]+$/, path);
      assert.ok(Number.isInteger(score) && Number.isInteger(when) && [true, false, null].includes(won), path);
    }
  }
});

test("only a limited number is kept, the newest ones", () => {
  const many = new Map(Array.from({ length: 3005 }, (_, at) => [`game-${at}`, result({ when: 3005 - at })]));
  const kept = newestOf(many);
  assert.equal(kept.size, 3000);
  assert.ok(kept.has("game-0") && !kept.has("game-3004"));
});
