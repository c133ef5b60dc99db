import assert from "node:assert/strict";
import { test } from "node:test";
import { roundsOf } from "../../../web/js/table/history/log-model.js";

/**
 * @typedef {import("../../../web/js/table/history/log-model.js").GameEvent} GameEvent
 * @typedef {import("../../../web/js/table/history/log-model.js").Entry} Entry
 */

/** @param {number} turn @returns {GameEvent} */
const roll = (turn) => ({ kind: "roll", turn });
/** @param {number} seat @param {string} [kind] @returns {GameEvent} */
const done = (seat, kind = "draw") => ({ kind, seat });
/** @param {number} seat @param {GameEvent[]} events @returns {Entry} */
const entry = (seat, ...events) => ({ seat, move: "", events, gain: 0 });
/** @param {GameEvent} event */
const roundOf = (event) => (event.kind === "roll" ? Number(event.turn) : null);

/** @param {Entry[]} log @param {number | null} acting @param {GameEvent[]} [opening] */
function outline(log, acting, opening = [roll(1)]) {
  return roundsOf({ opening, log }, acting, roundOf).map(({ number, turns }) => ({
    number,
    turns: turns.map(({ seat, before, steps }) => [
      seat,
      before.map(({ kind }) => kind).join(),
      steps.map(({ ply, events }) => `${ply}:${events.map(({ kind }) => kind)}`).join(" "),
    ]),
  }));
}

test("the log begins with the opening roll, and a roll belongs to the turn that it begins", () => {
  const log = [entry(0, done(0)), entry(1, done(1), roll(2)), entry(0, done(0))];
  assert.deepEqual(outline(log, 1), [
    {
      number: 1,
      turns: [
        [0, "", "1:draw"],
        [1, "", "2:draw"],
      ],
    },
    { number: 2, turns: [[0, "", "3:draw"]] },
  ]);
});

test("the moves of one seat in a row are one turn", () => {
  const log = [entry(0), entry(0, done(0)), entry(1, done(1))];
  assert.deepEqual(outline(log, 0)[0].turns, [
    [0, "", "1: 2:draw"],
    [1, "", "3:draw"],
  ]);
});

test("what the next seat's turn begins with stands in that turn, also before its first move", () => {
  const bid = entry(0, done(0, "bid"), done(1, "activate"));
  assert.deepEqual(outline([bid, entry(1, done(1))], 0)[0].turns, [
    [0, "", "1:bid"],
    [1, "activate", "2:draw"],
  ]);
  assert.deepEqual(outline([bid], 1)[0].turns, [
    [0, "", "1:bid"],
    [1, "activate", ""],
  ]);
});

test("what a move does to another seat on the way stays with the move", () => {
  const log = [entry(0, done(0), done(1, "earn"), done(0, "claim")), entry(0, done(0), done(1, "earn")), entry(0)];
  assert.deepEqual(outline(log, 1)[0].turns, [[0, "", "1:draw,earn,claim 2:draw,earn 3:"]]);
});

test("what comes with a roll begins the turn of whoever decides, and the end stays with the last move", () => {
  const log = [entry(0, done(0), roll(2), { kind: "split" }), entry(1, done(1), { kind: "over", seat: null })];
  assert.deepEqual(outline(log, null), [
    { number: 1, turns: [[0, "", "1:draw"]] },
    { number: 2, turns: [[1, "split", "2:draw,over"]] },
  ]);
});

test("moves before the first roll are in a round without a number", () => {
  assert.deepEqual(outline([entry(0, done(0, "sections"), roll(1))], 0, []), [
    { number: null, turns: [[0, "", "1:sections"]] },
    { number: 1, turns: [] },
  ]);
});

test("who cannot move is named in a turn of their own, also when the game ends with it", () => {
  const log = [
    entry(0, done(0), roll(2), done(0, "skip")),
    entry(1, done(1), roll(3), done(0, "skip"), done(1, "skip"), { kind: "over" }),
  ];
  assert.deepEqual(outline(log, null).slice(1), [
    {
      number: 2,
      turns: [
        [0, "skip", ""],
        [1, "", "2:draw"],
      ],
    },
    {
      number: 3,
      turns: [
        [0, "skip", ""],
        [1, "skip,over", ""],
      ],
    },
  ]);
});
