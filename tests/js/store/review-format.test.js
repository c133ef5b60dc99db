import assert from "node:assert/strict";
import { test } from "node:test";
import { readReview, sumOf } from "../../../web/js/store/parts/review-format.js";
import { mutations, recordOf } from "../support/saves.js";

const RECORD = recordOf(["a", "b", "c"]);

/** @returns {import("../../../web/js/store/parts/review-format.js").Review} */
function review() {
  const moment = {
    ply: 1,
    turn: 1,
    loss: 2.5,
    played: "Ada took a stone.",
    better: "Ada takes two.",
    lines: [{ key: "stones", points: -2 }],
    moves: { played: ["b"], better: ["c", "d"] },
  };
  return {
    version: 1,
    moves: sumOf(RECORD.moves),
    measure: "points",
    course: [
      { ply: 0, turn: 1, totals: [0, 0] },
      { ply: 3, turn: 2, totals: [4, -1.5] },
    ],
    people: [{ seat: 0, decisions: 2, good: 1, lost: 2.5, luck: -0.5, margin: 0.1, rolls: 3, moments: [moment] }],
  };
}

test("a review reads back as it was made", () => {
  assert.deepEqual(readReview(review(), RECORD), review());
  assert.equal(readReview({ ...review(), measure: "chance" }, RECORD)?.measure, "chance");
  assert.equal(readReview({ ...review(), measure: "<b>" }, RECORD)?.measure, "points");
});

test("a review from before moves were saved is valid without them", () => {
  const old = review();
  delete old.people[0].moments[0].moves;
  assert.deepEqual(readReview(old, RECORD), old);
});

test("it belongs to these moves and no others", () => {
  assert.equal(readReview(review(), recordOf(["a", "b"])), undefined);
  assert.equal(readReview(review(), recordOf(["a", "b", "x"])), undefined);
  assert.equal(readReview({ ...review(), version: 2 }, RECORD), undefined);
});

test("a moment lies in the game, and a person at one of its seats", () => {
  const late = review();
  late.people[0].moments[0].ply = 3;
  assert.equal(readReview(late, RECORD), undefined);
  const away = review();
  away.people[0].seat = 2;
  assert.equal(readReview(away, RECORD), undefined);
});

test("lists are bounded", () => {
  const { course, people } = review();
  assert.equal(readReview({ ...review(), course: new Array(601).fill(course[0]) }, RECORD), undefined);
  assert.equal(readReview({ ...review(), people: new Array(3).fill(people[0]) }, RECORD), undefined);
  const [person] = people;
  const talkative = { ...person, moments: new Array(4).fill(person.moments[0]) };
  assert.equal(readReview({ ...review(), people: [talkative] }, RECORD), undefined);
});

test("whatever replaces a part, the result has the form of a review", () => {
  for (const { path, value } of mutations(review())) {
    const read = readReview(value, RECORD);
    if (!read) continue;
    assert.deepEqual(readReview(read, RECORD), read, path);
    assert.ok(JSON.stringify(read).length < 2000, path);
  }
});
