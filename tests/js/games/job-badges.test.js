// The badges of the jobs to choose from lie where they hide less of the sheet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cells } from "../../../web/games/chiefdom/board/layout.js";
import { lights } from "../../../web/games/chiefdom/board/placements.js";

/** Whether the badges for a person lie below. @param {string} square @param {string[]} rows of the sheet */
function isBelow(square, rows) {
  const jobs = ["lumberjack", "fisherman"].map((job) => ({ job, move: `${square}-${job}` }));
  const view = { phase: "job", square, jobs, lands: [{ rows }] };
  const context = /** @type {any} */ ({ active: true, layout: "wide", shown: 0, view });
  const boxes = cells(context);
  const badges = lights(context, boxes).filter(({ id }) => id.startsWith("trade-"));
  assert.equal(badges.length, jobs.length);
  return badges.every(({ y }) => y > boxes[square].y);
}

const EMPTY = Array.from({ length: 10 }, () => "........");

test("badges lie above a person, and below where that hides less", () => {
  assert.equal(isBelow("C3", EMPTY), false);
  assert.equal(isBelow("C3", EMPTY.with(1, ".~~.....")), true);
  assert.equal(isBelow("C3", EMPTY.with(1, ".~......").with(3, ".~~.....")), false);
});

test("badges stay on the sheet", () => {
  assert.equal(isBelow("A1", EMPTY.with(1, "~~......")), true);
  assert.equal(isBelow("H10", EMPTY.with(8, "......~~")), false);
});
