import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Quarantine } from "../../../web/js/store/saves/quarantine.js";
import { TextStorage } from "../../../web/js/store/storage.js";
import { FakeStorage } from "../support/storage.js";

const DISPOSABLE = "shown.";
let local = new FakeStorage();
let storage = new TextStorage(DISPOSABLE, local);

beforeEach(() => {
  local = new FakeStorage();
  storage = new TextStorage(DISPOSABLE, local);
});

test("a text is stored under its key, and nothing else is left", () => {
  storage.set("game.one", "text");
  assert.deepEqual(storage.texts("game.one"), ["text"]);
  assert.deepEqual(local.all(), { "game.one": "text" });
  assert.equal(storage.problem, null);
});

test("a new text is first written under a second key, so that a crash leaves one of the two intact", () => {
  storage.set("game.one", "old");
  storage.set("game.one", "new");
  assert.deepEqual(local.written, ["game.one.next", "game.one", "game.one.next", "game.one"]);
});

test("what a crash left under the second key is found", () => {
  local.setItem("game.one.next", "new");
  assert.deepEqual(storage.texts("game.one"), ["new"]);
  assert.deepEqual(storage.keys("game."), ["game.one"]);
  local.setItem("game.one", "old");
  assert.deepEqual(storage.texts("game.one"), ["old", "new"]);
  assert.deepEqual(storage.keys("game."), ["game.one"], "each key once");
  storage.remove("game.one");
  assert.deepEqual(local.all(), {});
});

test("without space for two copies, one write is enough", () => {
  storage.set("game.one", "x".repeat(50));
  local.limit = 80;
  storage.set("game.one", "y".repeat(50));
  assert.deepEqual(local.all(), { "game.one": "y".repeat(50) });
  assert.equal(storage.problem, null);
});

test("what cannot be stored stays in memory until there is space", () => {
  local.limit = 30;
  storage.set("game.one", "x".repeat(50));
  assert.equal(storage.problem, "full");
  assert.deepEqual(storage.texts("game.one"), ["x".repeat(50)]);
  assert.deepEqual(storage.keys("game."), ["game.one"]);
  local.limit = 1000;
  storage.set("game.two", "y");
  assert.equal(storage.problem, null);
  assert.deepEqual(local.all(), { "game.two": "y", "game.one": "x".repeat(50) });
});

test("what can be recomputed is deleted first when there is no space", () => {
  storage.setDisposable("shown.one", "s".repeat(40));
  local.limit = 60;
  storage.set("game.one", "x".repeat(40));
  assert.deepEqual(local.all(), { "game.one": "x".repeat(40) });
  assert.equal(storage.problem, null);
});

test("what can be recomputed is never reported, and an older text of it is deleted", () => {
  storage.setDisposable("shown.one", "old");
  local.limit = 20;
  storage.setDisposable("shown.one", "s".repeat(40));
  assert.deepEqual(local.all(), {});
  assert.equal(storage.problem, null);
});

test("blocked storage is replaced by memory, from the start or later", () => {
  const without = new TextStorage(DISPOSABLE, null);
  without.set("game.one", "text");
  assert.equal(without.problem, "refused");
  assert.deepEqual(without.texts("game.one"), ["text"]);
  without.remove("game.one");
  assert.deepEqual(without.keys(""), []);
  storage.set("game.one", "text");
  local.refused = true;
  assert.deepEqual(storage.texts("game.one"), []);
  assert.equal(storage.problem, "refused");
  storage.set("game.one", "again");
  assert.deepEqual(storage.texts("game.one"), ["again"]);
});

test("a text is moved to another key even without space for two copies", () => {
  storage.set("game.one", "x".repeat(50));
  local.limit = 70;
  storage.move("game.one", "aside.one", "x".repeat(50));
  assert.deepEqual(local.all(), { "aside.one": "x".repeat(50) });
});

test("a text that cannot be moved stays where it is, and in memory under the new key", () => {
  local.setItem("game.one", "x".repeat(50));
  local.limit = 58;
  storage.move("game.one", "aside.a-very-long-name", "x".repeat(50));
  assert.deepEqual(local.all(), { "game.one": "x".repeat(50) });
  assert.deepEqual(storage.texts("aside.a-very-long-name"), ["x".repeat(50)]);
  assert.equal(storage.problem, "full");
});

test("quarantine keeps every text under its own name", () => {
  const quarantine = new Quarantine(storage);
  local.setItem("game.one", "first");
  quarantine.put("game.one", "one", "first");
  quarantine.put("game.one", "one", "first");
  local.setItem("game.one", "second");
  quarantine.put("game.one", "one", "second");
  assert.deepEqual(quarantine.list(), [
    { id: "one", text: "first" },
    { id: "one-2", text: "second" },
  ]);
  assert.equal(local.getItem("game.one"), null);
  quarantine.remove("one");
  assert.deepEqual(quarantine.keys(), ["chiefdoms.aside.one-2"]);
});
