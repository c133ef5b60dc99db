import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Playback } from "../../../web/js/table/history/playback.js";

/** @typedef {import("../../../web/js/engine/answers.js").Answer} Answer */

const PLIES = 3;

/** What was shown, and whether it plays by itself. @type {(number | string)[]} */
let shown = [];
/** Makes the next position wait until it is called. @type {(() => void) | null} */
let release = null;
let delayed = false;
let broken = false;
/** @type {Playback} */
let playback;

beforeEach(() => {
  shown = [];
  delayed = false;
  broken = false;
  playback = new Playback({
    plies: () => PLIES,
    at: async (ply) => {
      if (broken) throw new Error("no engine");
      if (delayed) await waitForRelease();
      return /** @type {Answer} */ (/** @type {unknown} */ ({ ply }));
    },
    show: ({ ply }) => {
      shown.push(ply);
      return "";
    },
    speed: () => "instant",
    playing: (playing) => shown.push(playing ? "plays" : "stops"),
  });
});

/** @returns {Promise<void>} */
function waitForRelease() {
  return new Promise((resolve) => {
    release = resolve;
  });
}

test("it never leaves the match", async () => {
  await playback.goto(-5);
  await playback.goto(99);
  assert.deepEqual(shown, [0, PLIES]);
});

test("a step goes on from the position that was asked for last", async () => {
  await playback.goto(1);
  await playback.step(1);
  await playback.step(-2);
  assert.deepEqual(shown, [1, "stops", 2, "stops", 0]);
});

test("a position that arrives late is dropped", async () => {
  delayed = true;
  const late = playback.goto(1);
  delayed = false;
  await playback.goto(2);
  release?.();
  await late;
  assert.deepEqual(shown, [2]);
});

test("it plays to the end, and from the start when it is there", async () => {
  await playback.goto(PLIES);
  await playback.play();
  assert.deepEqual(shown, [PLIES, "stops", "plays", 0, 1, 2, PLIES, "stops"]);
});

test("stopping ends a run that waits", async () => {
  const run = playback.play();
  playback.toggle();
  await run;
  assert.deepEqual(shown, ["stops", "plays", "stops"]);
});

test("a position that cannot be loaded stops it", async () => {
  broken = true;
  await playback.play();
  assert.deepEqual(shown, ["stops", "plays", "stops"]);
});
