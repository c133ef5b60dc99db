import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checksum } from "../../../web/js/base/checks.js";
import { decode, encode, newId, readSave, stateToSave, VERSION } from "../../../web/js/store/save-format.js";
import { HOSTILE, mutations, positionOf, recordOf, saveOf } from "../support/saves.js";

const OLD = new URL("../../web/saves/", import.meta.url);

/** A text as the page would write it, with a right checksum, whatever the save is. @param {unknown} save @param {unknown} [version] */
function textOf(save, version = VERSION) {
  return JSON.stringify({ version, checksum: checksum(JSON.stringify(save)), save });
}

test("a save reads back as it was written", () => {
  const ghost = { name: "Cleo", seat: 1, record: recordOf(["x"]) };
  const save = saveOf("one", ["a"], { name: "Größe ✎", hints: 2, pure: true, ghost, over: true });
  assert.deepEqual(decode(encode(save), "one"), { save });
});

test("a text that was changed, cut off or put elsewhere is damaged", () => {
  const text = encode(saveOf());
  const bad = [
    text.replace("seed", "weed"),
    text.slice(0, -1),
    text.slice(0, text.length / 2),
    `${text} `.replace("Ada", "Eve"),
    "",
    "null",
    "[]",
    "{}",
    '{"version":4}',
    "[".repeat(100_000),
  ];
  for (const damaged of bad) assert.deepEqual(decode(damaged, "one"), { problem: "damaged" }, damaged.slice(0, 60));
  assert.deepEqual(decode(text, "two"), { problem: "damaged" }, "another game's place");
});

test("a text of a newer version is left alone, whatever it contains", () => {
  assert.deepEqual(decode(textOf({ anything: 1 }, VERSION + 1), "one"), { problem: "future" });
  assert.deepEqual(decode('{"version":99}', "one"), { problem: "future" });
  assert.deepEqual(decode('{"version":1e300}', "one"), { problem: "damaged" });
});

test("the version outside and inside are the same", () => {
  assert.deepEqual(decode(textOf(saveOf(), 2), "one"), { problem: "damaged" });
});

test("saves of every older version open completely, in storage and in files", () => {
  const names = readdirSync(OLD).sort();
  assert.deepEqual(
    names,
    Array.from({ length: VERSION - 1 }, (_, at) => `version-${at + 1}.json`),
  );
  for (const name of names) {
    const { storage, file } = JSON.parse(readFileSync(new URL(name, OLD), "utf8"));
    const exported = JSON.parse(file).games;
    assert.ok(exported.length > 0);
    for (const old of exported) {
      const expected = { ...old, version: VERSION };
      assert.deepEqual(readSave(old), expected, name);
      assert.deepEqual(decode(storage[`chiefdoms.game.${old.id}`], old.id), { save: expected }, name);
    }
  }
});

test("no part of a save can be replaced by something hostile and be read as that", () => {
  const whole = saveOf("one", ["a"], { hints: 1, ghost: { name: "Cleo", seat: 0, record: recordOf(["x"]) } });
  for (const { path, value } of mutations(whole)) {
    const read = readSave(value);
    if (!read) continue;
    // What was taken is again a save: it can be written, and reads back the same.
    assert.deepEqual(decode(encode(read), read.id), { save: read }, path);
    assert.equal(/** @type {Record<string, unknown>} */ ({}).polluted, undefined);
    assert.ok(JSON.stringify(read).length < 2000, path);
  }
});

test("an invalid optional part is left out, and the game stays", () => {
  for (const hostile of HOSTILE) {
    const read = readSave({ ...saveOf(), review: hostile, ghost: hostile, unknown: hostile });
    assert.deepEqual(read, saveOf());
  }
  assert.equal(readSave({ ...saveOf(), hints: 0 })?.hints, undefined);
  assert.equal(readSave({ ...saveOf(), pure: "yes" })?.pure, undefined);
  const other = { name: "Cleo", seat: 0, record: recordOf([], { game: "chess" }) };
  assert.equal(readSave({ ...saveOf(), ghost: other })?.ghost, undefined, "the ghost of another game");
});

test("a save fits its record: the game, and as many players as seats", () => {
  assert.equal(readSave({ ...saveOf(), game: "chess" }), null);
  assert.equal(readSave({ ...saveOf(), players: [{ name: "Ada", kind: "person" }] }), null);
  assert.equal(readSave({ ...saveOf(), version: 0 }), null);
  assert.equal(readSave({ ...saveOf(), version: "3" }), null);
});

test("a revision can always be raised", () => {
  const read = readSave({ ...saveOf(), revision: Number.MAX_SAFE_INTEGER });
  assert.ok(read && Number.isSafeInteger(read.revision + 1_000_000));
});

test("a save contains record, totals, round, whose turn it is and winners", () => {
  const going = stateToSave(positionOf());
  assert.deepEqual(going, {
    record: recordOf(),
    over: false,
    summary: { ply: 2, totals: [3, 3], turn: 2, seat: 0, winners: undefined },
  });
  const outcome = { winners: [1], reason: "full", details: {} };
  const ended = stateToSave(positionOf(recordOf(), { outcome, seat: null }));
  assert.equal(ended.over, true);
  assert.deepEqual(ended.summary.winners, [1]);
});

test("ids are short words, and no two are alike", () => {
  const ids = new Set(Array.from({ length: 500 }, newId));
  assert.equal(ids.size, 500);
  for (const id of ids) assert.match(id, /^[0-9a-v]{12}$/);
});
