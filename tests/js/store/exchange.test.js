import assert from "node:assert/strict";
import { test } from "node:test";
import { continues, heading, readFile, startsAlike, writeFile } from "../../../web/js/store/exchange.js";
import { HOSTILE, recordOf, saveOf } from "../support/saves.js";

/** @typedef {import("../../../web/js/store/save-format.js").Save} Save */

/** What a file is merged into, with the games that are here. @param {...Save} here */
function targetOf(...here) {
  const games = new Map(here.map((save) => [save.id, save]));
  /** @type {unknown[]} */
  const merged = [];
  return {
    saved: () => [...games.values()],
    merged,
    games: {
      list: () => [...games.values()],
      load: (/** @type {string} */ id) => games.get(id) ?? null,
      put: (/** @type {Save} */ save) => void games.set(save.id, save),
    },
    settings: { merge: (/** @type {unknown} */ given) => void merged.push(given) },
    statistics: { merge: () => 7 },
  };
}

const legal = async () => true;

test("a file that was written is read back, and reading it twice changes nothing", async () => {
  const file = writeFile([saveOf("one"), saveOf("two", ["c"])]);
  const target = targetOf();
  const counts = { added: 2, updated: 0, kept: 0, unreadable: 0, settings: false, statistics: 0 };
  assert.deepEqual(await readFile(target, file, legal), counts);
  assert.deepEqual(target.saved(), [saveOf("one"), saveOf("two", ["c"])]);
  assert.deepEqual(await readFile(target, file, legal), { ...counts, added: 0, kept: 2 });
  assert.equal(target.saved().length, 2);
});

test("settings and statistics are merged where the file has them", async () => {
  const target = targetOf();
  const file = writeFile([], { settings: { theme: "dark" }, statistics: { version: 1 } });
  const merged = await readFile(target, file, legal);
  assert.deepEqual(merged, { added: 0, updated: 0, kept: 0, unreadable: 0, settings: true, statistics: 7 });
  assert.deepEqual(target.merged, [{ theme: "dark" }]);
});

test("a shorter game never overwrites a longer one", async () => {
  const target = targetOf(saveOf("one", ["a", "b", "c"]));
  const merged = await readFile(target, writeFile([saveOf("one", ["a"])]), legal);
  assert.equal("kept" in merged && merged.kept, 1);
  assert.deepEqual(target.saved()[0].record.moves, ["a", "b", "c"]);
});

test("a longer game overwrites a shorter one only if the rules accept it", async () => {
  const file = writeFile([saveOf("one", ["a", "b", "c"])]);
  const taken = targetOf(saveOf("one", ["a"]));
  await readFile(taken, file, legal);
  assert.deepEqual(
    taken.saved().map(({ record }) => record.moves),
    [["a", "b", "c"]],
  );
  const refused = targetOf(saveOf("one", ["a"]));
  const result = await readFile(refused, file, async () => false);
  assert.equal("unreadable" in result && result.unreadable, 1);
  assert.deepEqual(refused.saved(), [saveOf("one", ["a"])]);
});

test("without the rules, both are kept", async () => {
  const target = targetOf(saveOf("one", ["a"]));
  await readFile(target, writeFile([saveOf("one", ["a", "b"])]), async () => null);
  assert.deepEqual(
    target.saved().map(({ record }) => record.moves),
    [["a"], ["a", "b"]],
  );
});

test("a game that was continued while the rules were checking is not overwritten", async () => {
  const target = targetOf(saveOf("one", ["a"]));
  const meanwhile = async () => {
    target.games.put({ ...saveOf("one", ["a", "x"]), revision: 2 });
    return true;
  };
  await readFile(target, writeFile([saveOf("one", ["a", "b"])]), meanwhile);
  assert.deepEqual(
    target.saved().map(({ record }) => record.moves),
    [
      ["a", "x"],
      ["a", "b"],
    ],
  );
});

test("two games that diverged are both kept, and only once", async () => {
  const file = writeFile([saveOf("one", ["a", "x"])]);
  const target = targetOf(saveOf("one", ["a", "b"]));
  await readFile(target, file, legal);
  await readFile(target, file, legal);
  assert.deepEqual(
    target.saved().map(({ record }) => record.moves),
    [
      ["a", "b"],
      ["a", "x"],
    ],
  );
});

test("the record of the command line is a game, and is recognised when imported twice", async () => {
  const target = targetOf();
  const text = JSON.stringify(recordOf(["a", "b"]));
  const first = await readFile(target, text, legal);
  const second = await readFile(target, text, legal);
  assert.deepEqual(["added" in first && first.added, "kept" in second && second.kept], [1, 1]);
  const [save] = target.saved();
  assert.match(save.id, /^record-[0-9a-f]{8}$/);
  assert.deepEqual(save.players, [
    { name: "", kind: "person" },
    { name: "", kind: "person" },
  ]);
});

test("a file without games is refused with a code, and changes nothing", async () => {
  const cases = {
    "": "not-json",
    "{": "not-json",
    "[]": "not-ours",
    3: "not-ours",
    "{}": "not-ours",
    '{"format":"chiefdoms-games","games":[]}': "not-ours",
    '{"format":"chiefdoms-games","version":1,"games":{}}': "not-ours",
    '{"format":"chiefdoms-games","version":99,"games":[]}': "future",
    '{"format":"chiefdoms-games","version":3,"games":[]}': "nothing",
    [`{"format":"chiefdoms-games","version":3,"games":[${"0,".repeat(2000)}0]}`]: "too-large",
    [" ".repeat(8_000_001)]: "too-large",
    ["[".repeat(100_000)]: "not-json",
  };
  for (const [text, error] of Object.entries(cases)) {
    const target = targetOf(saveOf());
    assert.deepEqual(await readFile(target, text, legal), { error }, text.slice(0, 60));
    assert.deepEqual([target.saved(), target.merged], [[saveOf()], []]);
  }
});

test("entries that are not saves are counted, and the others are imported", async () => {
  const target = targetOf();
  const games = [...HOSTILE.slice(1, -1), saveOf("one")]; // JSON has no undefined, and no writer goes so deep
  const merged = await readFile(target, JSON.stringify({ format: "chiefdoms-games", version: 3, games }), legal);
  assert.deepEqual(merged, {
    added: 1,
    updated: 0,
    kept: 0,
    unreadable: games.length - 1,
    settings: false,
    statistics: 0,
  });
});

test("a game continues another when it starts alike and has all of its moves", () => {
  assert.ok(continues(saveOf("x", ["a", "b"]), saveOf("y", ["a"])));
  assert.ok(continues(saveOf("x", ["a"]), saveOf("y", ["a"])));
  assert.ok(!continues(saveOf("x", ["a"]), saveOf("y", ["a", "b"])));
  assert.ok(!continues(saveOf("x", ["a", "c"]), saveOf("y", ["a", "b"])));
  const other = saveOf("y", ["a"], { record: recordOf(["a"], { seed: "another" }) });
  assert.ok(!continues(saveOf("x", ["a"]), other));
});

test("the start of a match does not depend on the order of its options", () => {
  const one = recordOf([], { options: { a: "1", b: "2" } });
  const other = recordOf([], { options: { b: "2", a: "1" } });
  assert.equal(heading(one), heading(other));
  assert.notEqual(heading(one), heading({ ...one, position: "…" }));
  assert.notEqual(heading(one), heading({ ...one, seats: 3 }));
});

test("a record that is older than an option starts like one that names it", () => {
  const old = recordOf(["a"], { rules: 1, options: { board: "9" } });
  assert.ok(startsAlike(old, { ...old, rules: 2, options: { split: "lower", board: "9" } }));
  assert.ok(!startsAlike(old, { ...old, options: { board: "11", split: "lower" } }));
  assert.ok(!startsAlike(old, { ...old, seed: "another" }));
});
