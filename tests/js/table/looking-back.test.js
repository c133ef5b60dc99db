import assert from "node:assert/strict";
import { test } from "node:test";
import { agreeing, turnStart } from "../../../web/js/table/computer/looking-back.js";

/** @param {number} seat @param {...string} kinds */
const made = (seat, ...kinds) => ({ seat, move: "", gain: 0, events: kinds.map((kind) => ({ kind })) });
const isChance = (/** @type {string} */ kind) => kind === "roll";

test("one looks back to the last dice, to another's move, or to what chance revealed", () => {
  assert.equal(turnStart([], 0, isChance), 0);
  assert.equal(turnStart([made(0, "use")], 0, isChance), 0);
  assert.equal(turnStart([made(0, "use"), made(0, "draw", "roll"), made(0, "use")], 0, isChance), 2);
  assert.equal(turnStart([made(0, "use"), made(1, "draw"), made(0, "use"), made(0, "draw")], 0, isChance), 2);
  assert.equal(turnStart([made(1, "use")], 0, isChance), 1);
  const revealed = { ...made(0), events: [{ kind: "draw", chance: true }] };
  assert.equal(turnStart([made(0, "use"), revealed, made(0, "use")], 0, isChance), 2);
});

test("two plans agree up to their first different move", () => {
  assert.equal(agreeing(["a", "b"], ["a", "c"]), 1);
  assert.equal(agreeing(["a", "b"], ["a"]), 1);
  assert.equal(agreeing([], ["a"]), 0);
});
