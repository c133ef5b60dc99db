import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Moves } from "../../../web/js/table/match/moves.js";
import { MatchState } from "../../../web/js/table/match/state.js";

/** @typedef {import("../../../web/js/engine/answers.js").Answer} Answer */

/** @type {string[]} */
let log = [];
/** Settles the change that is under way. @type {PromiseWithResolvers<Answer>} */
let pending;
let fair = true;
/** @type {MatchState} */
let state;
/** @type {import("../../../web/js/table/match/moves.js").Host} */
let host;
/** @type {Moves} */
let moves;

/** @param {number} ply */
const position = (ply) => /** @type {Answer} */ (/** @type {unknown} */ ({ ply, seat: 0, moves: ["a"] }));

function deferred() {
  /** @type {any} */
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
}

/** Everything that waits for nothing from outside has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  log = [];
  fair = true;
  pending = deferred();
  const change =
    (/** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...args) => {
      log.push([name, ...args].join(" "));
      return pending.promise;
    };
  const session = {
    play: change("play"),
    replace: change("replace"),
    undo: change("undo"),
    redo: change("redo"),
    goto: change("goto"),
  };
  const person = { name: "Ann", kind: "person" };
  state = new MatchState(/** @type {any} */ ({}), [person, { name: "Level 1", kind: "level-1" }]);
  state.place(position(4), true);
  state.mode = "live";
  host = {
    begin: () => void log.push("begin"),
    stopReplay: () => void log.push("stop replay"),
    stopOpponents: () => void log.push("stop opponents"),
    resumeOpponents: () => void log.push("resume opponents"),
    mayGoBack: async (ply) => {
      log.push(`fair ${ply}`);
      return fair;
    },
    show: async (answer, before, way) => void log.push(`show ${before.ply} ${answer.ply} ${way}`),
    refuse: (text) => void log.push(text),
    fail: (error) => void log.push(`fail ${error}`),
  };
  moves = new Moves(/** @type {any} */ (session), state, host);
});

test("a move is played and shown", async () => {
  const playing = moves.play("a", "b");
  assert.ok(moves.busy);
  pending.resolve(position(6));
  await playing;
  assert.ok(!moves.busy);
  assert.deepEqual(log, ["begin", "play a b", "show 4 6 play"]);
});

test("a request during a change is dropped", async () => {
  const playing = moves.play("a");
  await moves.play("a");
  await moves.replace("b");
  pending.resolve(position(5));
  await playing;
  assert.deepEqual(log, ["begin", "play a", "show 4 5 play"]);
});

test("undo waits for the current change, then undoes it", async () => {
  const playing = moves.play("a");
  const undoing = moves.undo();
  await settled();
  assert.deepEqual(log, ["begin", "play a", "stop replay", "stop opponents"]);
  state.place(position(5), false);
  pending.resolve(position(5));
  await playing;
  await undoing;
  const undone = ["fair 4", "stop opponents", "begin", "undo", "show 5 5 undo"];
  assert.deepEqual(log.slice(4), ["show 4 5 play", "stop opponents", ...undone]);
});

test("undo is cancelled if people do not want to go back", async () => {
  fair = false;
  await moves.undo();
  await moves.goBack(2);
  assert.deepEqual(log, ["stop replay", "stop opponents", "fair 3", "resume opponents", "fair 2"]);
});

test("undo is not lost to a computer player's move that begins while somebody is asked", async () => {
  let answer = (/** @type {boolean} */ _fair) => {};
  host.mayGoBack = () => new Promise((resolve) => (answer = resolve));
  const undoing = moves.undo();
  await settled();
  const playing = moves.play("a");
  answer(true);
  await settled();
  pending.resolve(position(5));
  await Promise.all([playing, undoing]);
  assert.deepEqual(
    log.filter((line) => !/^(begin|stop)/.test(line)),
    ["play a", "show 4 5 play", "undo", "show 4 5 undo"],
  );
});

test("redo asks nobody", async () => {
  pending.resolve(position(5));
  await moves.redo();
  assert.deepEqual(log, ["stop replay", "stop opponents", "stop opponents", "begin", "redo", "show 4 5 redo"]);
});

test("nothing is changed before the engine is ready or while a turn is replayed", async () => {
  for (const mode of /** @type {const} */ (["loading", "replay"])) {
    state.mode = mode;
    await moves.play("a");
    await moves.goBack(1);
    await moves.undo();
  }
  assert.deepEqual(
    log.filter((line) => !/^(fair|stop)/.test(line)),
    [],
  );
});

test("a change that fails is reported, and the next one is made", async () => {
  const playing = moves.play("a");
  pending.reject("stale");
  await playing;
  pending = deferred();
  pending.resolve(position(5));
  await moves.play("b");
  assert.deepEqual(log, ["begin", "play a", "fail stale", "begin", "play b", "show 4 5 play"]);
});

test("nothing is shown at a table that was left", async () => {
  const playing = moves.play("a");
  state.closed = true;
  pending.resolve(position(5));
  await playing;
  assert.deepEqual(log, ["begin", "play a"]);
});

test("a computer player's moves are not offered, and people stay on their own sheet", () => {
  state.place({ ...position(5), seat: 1 }, false);
  assert.deepEqual(state.answer?.moves, []);
  assert.equal(state.viewedSeat, 0);
  state.place({ ...position(6), seat: null }, false);
  assert.equal(state.viewedSeat, 0, "at the end it stays");
  assert.equal(state.nameOf(null), "");
  state.players.reverse();
  state.place({ ...position(0), seat: 0 }, true);
  assert.equal(state.viewedSeat, 1, "also where somebody else begins");
});

test("the sheet of the person who decides is shown; where nobody is one, that of whoever acts", () => {
  state.players.splice(1, 1, { name: "Ben", kind: "person" });
  state.place({ ...position(5), seat: 1 }, false);
  assert.equal(state.viewedSeat, 1);
  state.players.splice(0, 2, { name: "Odo", kind: "level-1" }, { name: "Una", kind: "level-2" });
  state.place({ ...position(6), seat: 0 }, false);
  assert.equal(state.viewedSeat, 0);
});

test("what others did in their last turn is remembered; one's own moves are known", () => {
  const made = (/** @type {string[]} */ ...kinds) => ({ ...position(5), events: kinds.map((kind) => ({ kind })) });
  const kinds = () => state.recent.map(({ kind }) => kind);
  state.follow(made("use"), 1);
  state.follow(made("draw", "roll"), 1);
  assert.deepEqual(kinds(), ["use", "draw", "roll"]);
  state.follow(made("pass"), 0);
  assert.deepEqual(kinds(), []);
  state.follow(made("draw"), 1);
  assert.deepEqual(kinds(), ["draw"], "a new turn begins");
});

test("the previous display can be restored", () => {
  const before = state.shown();
  state.place({ ...position(2), seat: 1 }, false);
  state.memory = new Map([["open", true]]);
  state.putBack(before);
  assert.deepEqual(state.shown(), before);
});
