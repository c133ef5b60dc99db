import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { encode } from "../../../web/js/store/save-format.js";
import { GameStore } from "../../../web/js/store/saves/game-store.js";
import { POSITION_PREFIX } from "../../../web/js/store/saves/position-keeper.js";
import { TextStorage } from "../../../web/js/store/storage.js";
import { positionOf, recordOf, saveOf } from "../support/saves.js";
import { FakeStorage } from "../support/storage.js";

/**
 * @typedef {import("../../../web/js/store/save-format.js").Save} Save
 * @typedef {import("../../../web/js/store/saves/game-store.js").Notice} Notice
 */

let local = new FakeStorage();
/** The moments at which tabs are idle: call them to let what waits be written. @type {(() => void)[]} */
let idle = [];
/** What was noted as finished. @type {Save[]} */
let finished = [];

/** A tab of the browser: a store of its own on the storage that all tabs share. */
function tab() {
  return new GameStore({
    storage: new TextStorage(POSITION_PREFIX, local),
    build: "rules-1",
    whenIdle: () => new Promise((resolve) => idle.push(() => resolve(undefined))),
    askPersistence: () => {},
    settings: { all: () => ({ theme: "dark" }), merge: () => {} },
    statistics: { all: () => ({ version: 1, results: {} }), merge: () => 0, note: (save) => finished.push(save) },
  });
}

/** Let everybody be idle, and wait until what they do then is done. */
async function rest() {
  for (const go of idle.splice(0)) go();
  await new Promise((resolve) => setImmediate(resolve));
}

/** Play a move. @param {Save} save @param {string} move @returns {Save} */
const after = (save, move) => ({ ...save, record: { ...save.record, moves: [...save.record.moves, move] } });

let store = tab();

beforeEach(() => {
  local = new FakeStorage();
  idle = [];
  finished = [];
  store = tab();
});

test("a new game is kept and found", () => {
  const { players, record } = saveOf();
  const made = store.create({ players, record, totals: [1, 2], turn: 3 });
  assert.deepEqual(store.load(made.id), made);
  assert.deepEqual(store.list(), [made]);
  assert.deepEqual(made.summary, { ply: 2, totals: [1, 2], turn: 3 });
  assert.throws(() => store.create({ players: [], record }), /no save/);
});

test("every write raises the revision, and a finished game is noted", () => {
  const made = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  const moved = store.save(after(made, "c"));
  assert.equal(moved?.revision, 2);
  store.rename("one", "A name ".repeat(30));
  assert.equal(store.load("one")?.revision, 3);
  assert.equal(store.load("one")?.name.length, 80);
  assert.equal(store.annotate("one", { hints: 2 })?.hints, 2);
  assert.equal(store.annotate("none", { hints: 2 }), null);
  assert.deepEqual(finished, []);
  const ended = store.save({ ...after(made, "c"), revision: 4, over: true });
  assert.deepEqual(finished, [ended]);
});

test("a removed game can be restored", () => {
  store.create({ id: "one", players: saveOf().players, record: recordOf() });
  const undo = store.remove("one");
  assert.deepEqual(local.all(), {});
  undo();
  assert.deepEqual(store.load("one")?.record, recordOf());
});

test("the list is sorted by when a game was played, newest first", () => {
  for (const [id, updated] of /** @type {const} */ ([
    ["old", 1],
    ["new", 3],
    ["mid", 2],
  ]))
    local.setItem(`chiefdoms.game.${id}`, encode(saveOf(id, ["a"], { updated })));
  assert.deepEqual(
    store.list().map(({ id }) => id),
    ["new", "mid", "old"],
  );
});

test("what cannot be read is quarantined, reported, and can be deleted", async () => {
  /** @type {(Notice | null)[]} */
  const notices = [];
  store.onNotice((notice) => notices.push(notice));
  local.setItem("chiefdoms.game.bad", "{");
  local.setItem("chiefdoms.game.no name!", "odd");
  local.setItem("chiefdoms.game.good", encode(saveOf("good")));
  assert.deepEqual(
    store.list().map(({ id }) => id),
    ["good"],
  );
  assert.deepEqual(notices, [], "not while the list is read");
  await rest();
  assert.deepEqual(notices.at(-1), { code: "damaged", ids: ["no name!", "bad"] });
  assert.deepEqual(store.quarantined(), [
    { id: "no name!", text: "odd" },
    { id: "bad", text: "{" },
  ]);
  store.removeQuarantined("bad");
  store.removeQuarantined("no name!");
  assert.equal(notices.at(-1), null);
});

test("of two valid texts of a game the newer revision counts", () => {
  local.setItem("chiefdoms.game.one", encode(saveOf("one", ["a"])));
  local.setItem("chiefdoms.game.one.next", encode(saveOf("one", ["a", "b"], { revision: 2 })));
  assert.equal(store.load("one")?.revision, 2);
});

test("a game of a newer version is left alone, and moves made meanwhile are saved separately", async () => {
  const mine = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  const text = '{"version":99,"whatever":1}';
  local.setItem("chiefdoms.game.one", text);
  assert.equal(store.load("one"), null);
  await rest();
  assert.deepEqual(store.notice, { code: "future", ids: ["one"] });
  assert.equal(store.save(after(mine, "c")), null);
  assert.equal(local.getItem("chiefdoms.game.one"), text);
  const [copy] = store.list();
  assert.deepEqual(copy.record.moves, ["a", "b", "c"]);
});

test("full storage shows a notice, and play continues in memory", () => {
  local.limit = 100;
  const made = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  assert.equal(store.notice?.code, "full");
  assert.deepEqual(store.load("one"), made);
  local.limit = 10_000;
  store.save(after(made, "c"));
  assert.equal(store.notice, null);
  assert.ok("chiefdoms.game.one" in local.all());
});

test("everything is deleted together", async () => {
  const made = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  store.save(made, positionOf());
  local.setItem("chiefdoms.game.bad", "{");
  store.list();
  await rest();
  store.removeAll();
  assert.deepEqual(local.all(), {});
  assert.equal(store.notice, null);
});

test("a file contains everything and can be imported elsewhere", async () => {
  store.create({ id: "one", players: saveOf().players, record: recordOf() });
  const file = store.exportAll();
  assert.equal(JSON.parse(file).settings.theme, "dark");
  assert.equal(JSON.parse(store.exportOne("one") ?? "").games.length, 1);
  assert.equal(store.exportOne("none"), null);
  local = new FakeStorage();
  const elsewhere = tab();
  let changes = 0;
  elsewhere.onChange(() => {
    changes += 1;
  });
  const merged = await elsewhere.importText(file, async () => true);
  assert.equal("added" in merged && merged.added, 1);
  assert.equal(changes, 1, "listeners are notified once, at the end");
});

// -- the last position -------------------------------------------------------------------------------------------------

test("the last position is written after the save, once, when the page is idle", async () => {
  const made = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  local.written.length = 0;
  const moved = /** @type {Save} */ (store.save(after(made, "c"), positionOf(recordOf(["a", "b", "c"]))));
  const again = /** @type {Save} */ (store.save(after(moved, "d"), positionOf(recordOf(["a", "b", "c", "d"]))));
  assert.ok(!local.written.includes("chiefdoms.shown.one"));
  await rest();
  assert.equal(local.written.filter((key) => key === "chiefdoms.shown.one").length, 1);
  assert.equal(store.positions.read(again)?.ply, 4);
  assert.equal(store.positions.read(moved), null, "it belongs to these moves and no others");
});

test("a position waiting to be written is found, and that of a removed game is never written", async () => {
  const made = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  store.positions.keep("one", positionOf());
  assert.deepEqual(store.positions.read(made), positionOf());
  store.positions.keep("one", positionOf());
  store.remove("one");
  await rest();
  assert.deepEqual(local.all(), {});
});

test("a position that is not the last one deletes the stored one", async () => {
  const made = store.create({ id: "one", players: saveOf().players, record: recordOf() });
  store.save(made, positionOf());
  await rest();
  store.positions.keep("one", positionOf(recordOf(), { ply: 1 }));
  await rest();
  assert.equal(local.getItem("chiefdoms.shown.one"), null);
});

test("only the newest games have a position, and it is deleted to make space for saves", async () => {
  for (let at = 0; at < 12; at++) {
    const save = saveOf(`game-${at}`, ["a"], { updated: 1000 + at });
    local.setItem(`chiefdoms.game.game-${at}`, encode(save));
    store.positions.keep(save.id, positionOf(save.record));
    await rest();
  }
  const kept = Object.keys(local.all()).filter((key) => key.startsWith("chiefdoms.shown."));
  assert.deepEqual(
    kept,
    Array.from({ length: 8 }, (_, at) => `chiefdoms.shown.game-${at + 4}`),
  );
});

// -- two tabs ----------------------------------------------------------------------------------------------------------

/** Two tabs with one game open in both, and what each hears of the other. */
function twoTabs() {
  const [one, other] = [tab(), tab()];
  const made = one.create({ id: "one", players: saveOf().players, record: recordOf() });
  /** @type {{ save: Save | null, copy?: Save }[]} */
  const heard = [];
  one.onForeignChange("one", (save, copy) => heard.push({ save, ...(copy && { copy }) }));
  other.onForeignChange("one", () => {});
  /** The browser notifies the first tab of what the second wrote. */
  const deliver = () => one.storageChanged("chiefdoms.game.one", local.getItem("chiefdoms.game.one"));
  return { one, other, made, heard, deliver };
}

test("a tab is notified of another tab's move and continues from it", () => {
  const { one, other, made, heard, deliver } = twoTabs();
  const theirs = /** @type {Save} */ (other.save(after(made, "c")));
  deliver();
  assert.deepEqual(heard, [{ save: theirs }]);
  assert.deepEqual(one.save(after(theirs, "d"))?.record.moves, ["a", "b", "c", "d"]);
});

test("an older move than another tab's changes nothing and loses nothing", () => {
  const { one, other, made } = twoTabs();
  other.save(after(after(made, "c"), "d"));
  assert.equal(one.save(after(made, "c")), null);
  assert.deepEqual(
    one.list().map(({ record }) => record.moves),
    [["a", "b", "c", "d"]],
  );
});

test("diverging moves become a separate game", () => {
  const { one, other, made, heard } = twoTabs();
  const theirs = /** @type {Save} */ (other.save(after(made, "c")));
  assert.equal(one.save(after(made, "x")), null);
  assert.deepEqual(heard[0].save, theirs);
  assert.deepEqual(heard[0].copy?.record.moves, ["a", "b", "x"]);
  const kept = one.list().map(({ record }) => record.moves.at(-1));
  assert.deepEqual(kept.sort(), ["c", "x"]);
});

test("a name that was given in another tab stays, and the move is kept", () => {
  const { one, other, made } = twoTabs();
  other.rename("one", "Sunday");
  const moved = one.save(after(made, "c"));
  assert.deepEqual([moved?.name, moved?.record.moves.at(-1)], ["Sunday", "c"]);
});

test("a tab whose text was overwritten at the same moment keeps its moves", () => {
  const { one, made, heard, deliver } = twoTabs();
  const mine = /** @type {Save} */ (one.save(after(made, "c")));
  local.setItem("chiefdoms.game.one", encode({ ...after(made, "rival"), revision: mine.revision }));
  deliver();
  assert.deepEqual(heard[0].copy?.record.moves, ["a", "b", "c"]);
  assert.deepEqual(one.load("one")?.record.moves, ["a", "b", "rival"]);
});

test("a tab whose longer game was overwritten by a shorter one writes it again", () => {
  const { one, made, heard, deliver } = twoTabs();
  one.save(after(made, "c"));
  local.setItem("chiefdoms.game.one", encode(made));
  deliver();
  assert.deepEqual(heard, []);
  assert.deepEqual(one.load("one")?.record.moves, ["a", "b", "c"]);
});

test("a game that another tab deleted is reported once", () => {
  const { one, other, heard } = twoTabs();
  other.remove("one");
  one.storageChanged("chiefdoms.game.one", null);
  one.storageChanged("chiefdoms.game.one", null);
  assert.deepEqual(heard, [{ save: null }]);
  assert.equal(one.notice, null);
});

test("storage that is cleared during a game shows a notice, however it is detected", () => {
  const cleared = { code: "cleared", ids: [] };
  const byEvent = twoTabs();
  byEvent.one.storageChanged(null, null);
  assert.deepEqual(byEvent.one.notice, cleared);
  const byMove = twoTabs();
  local.clear();
  byMove.one.save(after(byMove.made, "c"));
  assert.deepEqual(byMove.one.notice, cleared);
  const byReturn = twoTabs();
  local.clear();
  byReturn.one.pageShown();
  assert.deepEqual(byReturn.one.notice, cleared);
});

test("a page that was hidden catches up when it is visible again", () => {
  const { one, other, made, heard } = twoTabs();
  const theirs = /** @type {Save} */ (other.save(after(made, "c")));
  one.pageShown();
  assert.deepEqual(heard, [{ save: theirs }]);
});

test("a game that is no longer watched is not missed", () => {
  const { one, made } = twoTabs();
  const end = one.onForeignChange("two", () => {});
  one.put({ ...made, id: "two" });
  end();
  local.clear();
  one.storageChanged("chiefdoms.settings", "{}");
  assert.equal(one.notice, null, "what is not of a game does not concern the store");
});

test("the table is notified of a file that replaces an open game", () => {
  const { one, made, heard } = twoTabs();
  one.put({ ...after(made, "c"), revision: 0 });
  assert.deepEqual(heard[0].save?.record.moves, ["a", "b", "c"]);
  assert.equal(heard[0].save?.revision, 2, "so that it is newer than what it replaces");
});
