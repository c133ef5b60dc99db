import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { recentGame, recentNames, remember } from "../../../web/js/store/recent.js";
import { HOSTILE } from "../support/saves.js";
import { FakeStorage } from "../support/storage.js";

const KEY = "chiefdoms.recent";
let local = new FakeStorage();

beforeEach(() => {
  local = new FakeStorage();
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: () => local });
});

test("the last choices are restored next time", () => {
  remember("go", ["Ada", "Ben"], { seats: 2, kinds: ["person", "level-1"], pure: true, options: { board: "9" } });
  assert.deepEqual(recentNames().slice(0, 2), ["Ada", "Ben"]);
  assert.deepEqual(recentGame("go"), {
    seats: 2,
    kinds: ["person", "level-1"],
    pure: true,
    options: { board: "9" },
  });
});

test("fewer names do not delete those of later seats, and games are independent", () => {
  remember("go", ["Ada", "Ben", "Cleo"], { options: { board: "9" } });
  remember("chess", ["Eve"], { options: {} });
  assert.deepEqual(recentNames().slice(0, 3), ["Eve", "Ben", "Cleo"]);
  assert.deepEqual(recentGame("go"), { options: { board: "9" } });
});

test("a game that was never played has no choices, whatever its name", () => {
  for (const id of ["go", "__proto__", "toString"]) assert.deepEqual(recentGame(id), { options: {} });
});

test("with damaged or blocked storage it is empty or harmless", () => {
  for (const text of ["", "{", "null", "[]", "7", '"x"', '{"names":{},"games":[]}']) {
    local.setItem(KEY, text);
    assert.deepEqual(recentNames(), []);
    assert.deepEqual(recentGame("go"), { options: {} });
  }
  for (const hostile of HOSTILE.slice(0, -1)) {
    const part = {
      names: [hostile, "Ada"],
      games: { go: hostile, chess: { seats: hostile, kinds: hostile, options: hostile } },
    };
    local.setItem(KEY, JSON.stringify(part));
    assert.ok(recentNames().every((name) => typeof name === "string" && name.length <= 40));
    assert.ok(Object.values(recentGame("chess").options).every((choice) => typeof choice === "string"));
    assert.ok(Object.values(recentGame("go").options).every((choice) => typeof choice === "string"));
  }
  local.refused = true;
  remember("go", ["Ada"], { options: {} });
  assert.deepEqual(recentNames(), []);
});
