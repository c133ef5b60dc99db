import assert from "node:assert/strict";
import { test } from "node:test";
import { Placing } from "../../../web/js/canvas/placing.js";
import { dominoes, placementsOf, target } from "./board-of-squares.js";

test("pointing at a cell selects a target that covers it, in the current orientation", () => {
  const placing = new Placing(dominoes());
  placing.pointAt("11");
  assert.equal(placing.target?.group, "lying");
  assert.ok(placing.target?.cells.includes("11"));
  placing.turn(1);
  placing.turn(1);
  assert.equal(placing.target?.group, "standing");
  placing.pointAt("22");
  assert.equal(placing.target?.group, "standing", "the turn is kept from cell to cell");
});

test("if the current orientation does not fit, another is used", () => {
  const placing = new Placing(placementsOf([target("lying", ["00", "10"]), target("standing", ["33", "32"])]));
  placing.pointAt("33");
  assert.equal(placing.target?.group, "standing");
  assert.equal(placing.group, "standing");
});

test("a cell that nothing legal covers is refused, and leaving it is not", () => {
  const placing = new Placing(placementsOf([target("lying", ["00", "10"])]));
  placing.pointAt("33");
  assert.deepEqual([placing.target, placing.refused], [null, true]);
  placing.pointAt(null);
  assert.deepEqual([placing.target, placing.refused], [null, false]);
  placing.pointAt("no such cell");
  assert.deepEqual([placing.target, placing.refused], [null, true]);
});

test("turning goes through everything that fits here and comes back", () => {
  const placing = new Placing(dominoes());
  placing.pointAt("11");
  const first = placing.target;
  const seen = new Set();
  for (let step = 0; step < 4; step++) {
    seen.add(placing.target?.move);
    placing.turn(1);
  }
  assert.equal(seen.size, 4, "two lying, two standing");
  assert.equal(placing.target, first);
  placing.turn(-1);
  placing.turn(1);
  assert.equal(placing.target, first);
});

test("an orientation chosen while nothing is pointed at is used at the next cell", () => {
  /** @type {string[]} */
  const turns = [];
  const placing = new Placing({ ...dominoes(), turned: (group) => turns.push(group) });
  placing.turn(1);
  assert.deepEqual(turns, ["standing"]);
  placing.pointAt("11");
  assert.equal(placing.target?.group, "standing");
});

test("a shape with an anchor turns about the cell under the pointer", () => {
  const around = [
    target("north", ["11", "10"], { anchor: "11" }),
    target("east", ["11", "21"], { anchor: "11" }),
    target("south", ["11", "12"], { anchor: "11" }),
    target("east", ["01", "11"], { anchor: "01" }),
  ];
  const placing = new Placing(placementsOf(around));
  placing.pointAt("11");
  const groups = [0, 1, 2].map(() => {
    const group = placing.target?.group;
    assert.equal(placing.target?.anchor, "11");
    placing.turn(1);
    return group;
  });
  assert.deepEqual(groups, ["north", "east", "south"]);
});

test("flipping finds the mirror image here", () => {
  const left = target("left", ["11", "12", "02"]);
  const right = target("right", ["11", "12", "22"]);
  const placing = new Placing(placementsOf([left, right]));
  placing.pointAt("11");
  placing.flip();
  assert.equal(placing.target, right);
  placing.flip();
  assert.equal(placing.target, left);
});

test("flipping follows the move that a target names, and turns what is its own mirror image", () => {
  const one = target("one", ["11", "21"], { flip: "two:11+21" });
  const two = target("two", ["11", "21"], { flip: "one:11+21" });
  const named = new Placing(placementsOf([one, two]));
  named.choose(one);
  named.flip();
  assert.equal(named.target, two);
  const domino = new Placing(dominoes());
  domino.pointAt("00");
  domino.flip();
  assert.equal(domino.target?.group, "standing");
});

test("the next decision keeps the orientation if it exists, or uses the game's preference", () => {
  const before = new Placing(dominoes());
  before.turn(1);
  assert.equal(new Placing(dominoes()).inherit(before).group, "standing");
  assert.equal(new Placing({ ...dominoes(), prefer: "lying" }).inherit(before).group, "lying");
  assert.equal(new Placing({ ...dominoes(), prefer: "no such group" }).inherit(before).group, "lying");
  assert.equal(new Placing(dominoes()).inherit(null).group, "lying");
});

test("arrow keys go to the nearest target in that direction, in the same orientation if possible", () => {
  const placing = new Placing(dominoes());
  const first = placing.towards(1, 0);
  assert.equal(first?.group, "lying", "without a target, the first");
  placing.choose(target("lying", ["11", "21"]));
  assert.deepEqual(placing.towards(1, 0)?.cells, ["21", "31"]);
  assert.deepEqual(placing.towards(-1, 0)?.cells, ["01", "11"]);
  assert.deepEqual(placing.towards(0, 1)?.cells, ["12", "22"]);
  assert.deepEqual(placing.towards(0, -1)?.cells, ["10", "20"]);
  placing.choose(target("lying", ["20", "30"]));
  assert.equal(placing.towards(0, -1), null, "nothing is further up");
});

test("without any target there is nothing to point at, to turn or to go to", () => {
  const placing = new Placing(placementsOf([]));
  placing.pointAt("00");
  placing.turn(1);
  placing.flip();
  assert.deepEqual([placing.target, placing.refused, placing.towards(1, 0)], [null, true, null]);
});
