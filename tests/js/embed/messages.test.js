import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { heightFor, ProgressReporter, postToParent, reportHeight } from "../../../web/js/embed/messages.js";
import { positionOf, recordOf } from "../support/saves.js";

/** @type {Record<string, unknown>[]} */
let posted = [];
const page = new EventTarget();

beforeEach(() => {
  posted = [];
  Object.assign(globalThis, {
    window: globalThis,
    parent: { postMessage: (/** @type {Record<string, unknown>} */ message) => posted.push(message) },
    innerWidth: 400,
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
});

/** @param {string[]} moves @param {boolean} [over] */
function position(moves, over = false) {
  const outcome = over ? { winners: [1], reason: "full", details: {} } : null;
  return positionOf(recordOf(moves), { outcome });
}

test("messages say that they are ours and what they are about", () => {
  postToParent("ready", { mode: "play", game: "go" });
  assert.deepEqual(posted, [{ source: "chiefdoms", type: "ready", mode: "play", game: "go" }]);
});

test("a page outside a frame posts nothing", () => {
  Object.assign(globalThis, { parent: globalThis });
  postToParent("ready");
  assert.deepEqual(posted, []);
});

test("every move is posted once, also several at a time, and what was there before is not", () => {
  const reporter = new ProgressReporter();
  reporter.show(position(["a", "b"]));
  assert.deepEqual(posted, []);
  reporter.show(position(["a", "b", "c", "d"]));
  reporter.show(position(["a", "b", "c", "d"]));
  assert.deepEqual(
    posted.map(({ type, ply, move }) => [type, ply, move]),
    [
      ["move", 3, "c"],
      ["move", 4, "d"],
    ],
  );
});

test("after an undo the move that is played instead is posted", () => {
  const reporter = new ProgressReporter();
  reporter.show(position(["a", "b"]));
  reporter.show(position(["a"]));
  reporter.show(position(["a", "x"]));
  assert.deepEqual(
    posted.map(({ move }) => move),
    ["x"],
  );
});

test("the result is posted once, and again when another end is reached after an undo", () => {
  const reporter = new ProgressReporter();
  reporter.show(position(["a"]));
  reporter.show(position(["a", "b"], true));
  reporter.show(position(["a", "b"], true));
  const result = { source: "chiefdoms", type: "result", winners: [1], totals: [3, 3], reason: "full" };
  assert.deepEqual(posted.slice(1), [result]);
  reporter.show(position(["a"]));
  reporter.show(position(["a", "c"], true));
  assert.equal(posted.filter(({ type }) => type === "result").length, 2);
});

test("the best height is posted now and when the width changes it, never too tall", () => {
  const stop = reportHeight((width) => width * 1.5);
  page.dispatchEvent(new Event("resize"));
  Object.assign(globalThis, { innerWidth: 2000 });
  page.dispatchEvent(new Event("resize"));
  stop();
  Object.assign(globalThis, { innerWidth: 100 });
  page.dispatchEvent(new Event("resize"));
  assert.deepEqual(
    posted.map(({ height }) => height),
    [600, 860],
  );
});

test("a position or replay needs less height than a game to play", () => {
  assert.ok(heightFor("diagram")(360) < heightFor("play")(360));
  assert.equal(heightFor("diagram")(1000), heightFor("play")(1000));
  assert.ok(heightFor("puzzle")(200) >= 600);
});
