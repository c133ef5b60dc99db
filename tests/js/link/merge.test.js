import assert from "node:assert/strict";
import { test } from "node:test";
import { advance, compare, keepCopy, keepNew, playersOf } from "../../../web/js/link/merge.js";
import { GameStore } from "../../../web/js/store/saves/game-store.js";
import { TextStorage } from "../../../web/js/store/storage.js";
import { positionOf, recordOf, saveOf } from "../support/saves.js";

/** @typedef {import("../../../web/js/store/link-format.js").Link} Link */

/** A store in memory that holds one game with these moves. @param {string[]} [moves] */
function storeWith(moves) {
  const store = new GameStore({
    storage: new TextStorage("none", null),
    build: "",
    whenIdle: async () => {},
    askPersistence: () => {},
    settings: { all: () => ({}), merge: () => {} },
    statistics: { all: () => ({}), merge: () => 0, note: () => {} },
  });
  if (moves) store.create({ id: "match", players: saveOf().players, record: recordOf(moves) });
  return store;
}

/** @param {Partial<Link>} [more] @returns {Link} */
const linkOf = (more = {}) => ({ core: "1x", kind: "game", id: "match", players: [], seat: 0, ...more });

/** The position that a link with these moves leads to. @param {...string} moves */
const answerOf = (...moves) => positionOf(recordOf(moves));

test("a link is new, the same, ahead of, behind or apart from the saved game", () => {
  const standing = (/** @type {string[]} */ here, /** @type {string[]} */ there) => {
    const { standing: found, shared } = compare(storeWith(here), linkOf(), answerOf(...there));
    return [found, shared];
  };
  assert.deepEqual(standing(["a", "b"], ["a", "b"]), ["same", 2]);
  assert.deepEqual(standing(["a"], ["a", "b", "c"]), ["ahead", 1]);
  assert.deepEqual(standing(["a", "b", "c"], ["a"]), ["behind", 1]);
  assert.deepEqual(standing(["a", "b"], ["a", "x", "y"]), ["apart", 1]);
  assert.deepEqual(standing([], ["a"]), ["ahead", 0]);
  assert.deepEqual(standing([], []), ["same", 0]);
});

test("an unknown id, or that of another match, makes it new", () => {
  assert.equal(compare(storeWith(), linkOf(), answerOf("a")).standing, "new");
  assert.equal(compare(storeWith(["a"]), linkOf({ id: "" }), answerOf("a")).standing, "new");
  const other = positionOf(recordOf(["a"], { seed: "another" }));
  assert.deepEqual(compare(storeWith(["a"]), linkOf(), other), { standing: "new", save: null, shared: 0 });
});

test("the moves of a link that is ahead are copied, with the names of players elsewhere", () => {
  const store = storeWith();
  const players = [
    { name: "Ada", kind: "person" },
    { name: "Somebody", kind: "link" },
  ];
  const save = store.create({ id: "match", players, record: recordOf(["a"]) });
  const link = linkOf({
    players: [
      { name: "Eve", kind: "person" },
      { name: "Ben\u202e", kind: "person" },
    ],
  });
  assert.equal(advance(store, save, link, answerOf("a", "b")), "match");
  const kept = store.load("match");
  assert.deepEqual(kept?.record.moves, ["a", "b"]);
  assert.deepEqual(
    kept?.players.map(({ name }) => name),
    ["Ada", "Ben"],
  );
  assert.deepEqual(kept?.summary.turn, 2);
});

test("a new game keeps the id of the match, unless that is taken or a new one is requested", () => {
  const { players } = saveOf();
  const store = storeWith();
  assert.equal(keepNew(store, linkOf(), answerOf("a"), players), "match");
  const second = keepNew(store, linkOf(), answerOf("a", "b"), players);
  assert.notEqual(second, "match");
  assert.deepEqual(store.load("match")?.record.moves, ["a"], "what was here stays");
  assert.notEqual(keepNew(storeWith(), linkOf(), answerOf("a"), players, { own: true }), "match");
  assert.match(keepNew(storeWith(), linkOf({ id: "" }), answerOf("a"), players), /^[0-9a-v]{12}$/);
});

test("a copy of a game is a separate game", () => {
  const store = storeWith(["a", "b"]);
  const save = /** @type {import("../support/saves.js").Save} */ (store.load("match"));
  keepCopy(store, save);
  const games = store.list();
  assert.equal(games.length, 2);
  assert.deepEqual(games[0].record, games[1].record);
});

test("there are as many players as seats, and unknown kinds become people", () => {
  const players = [
    { name: "Ada", kind: "person" },
    { name: "", kind: "level-3" },
    { name: "Mallory", kind: "level-99" },
  ];
  assert.deepEqual(playersOf({ players }, 4, ["level-3"]), [
    { name: "Ada", kind: "person" },
    { name: "", kind: "level-3" },
    { name: "Mallory", kind: "person" },
    { name: "", kind: "person" },
  ]);
  assert.equal(playersOf({ players }, 1, []).length, 1);
});
