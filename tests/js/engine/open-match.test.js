import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../../web/js/engine/errors.js";
import { OpenMatch } from "../../../web/js/engine/open-match.js";

/**
 * An engine that notes what it is asked, and fails as often as it is set to.
 * @param {(string | null)[]} failures the code of the error of each request, null for none
 */
function engineWith(...failures) {
  /** @type {string[]} */
  const asked = [];
  /** @param {Record<string, unknown>} request */
  const ask = async ({ op, id }) => {
    asked.push(`${op} ${id}`);
    await null;
    const code = failures.shift();
    if (code) throw new EngineError(code);
    return { link: "abc" };
  };
  return { asked, engine: /** @type {import("../../../web/js/engine/open-match.js").Asked} */ ({ ask }) };
}

test("requests name the match", async () => {
  const { asked, engine } = engineWith();
  const match = new OpenMatch(engine, "m1", async () => {});
  assert.deepEqual(await match.enqueue(() => match.ask({ op: "link" })), { link: "abc" });
  await match.close();
  assert.deepEqual(asked, ["link m1", "close m1"]);
});

for (const code of ["engine-restarted", "match-not-open"]) {
  test(`a match that the worker lost is opened again and asked again (${code})`, async () => {
    const { asked, engine } = engineWith(code);
    const match = new OpenMatch(engine, "m1", async () => void asked.push("opened"));
    await match.ask({ op: "link" });
    assert.deepEqual(asked, ["link m1", "opened", "link m1"]);
  });
}

test("a lost match is opened again once, and other errors are passed on immediately", async () => {
  const lost = engineWith("match-not-open", "match-not-open");
  const match = new OpenMatch(lost.engine, "m1", async () => {});
  await assert.rejects(match.ask({ op: "link" }), { code: "match-not-open" });
  const stale = engineWith("stale");
  const other = new OpenMatch(stale.engine, "m2", async () => assert.fail("was opened"));
  await assert.rejects(other.ask({ op: "link" }), { code: "stale" });
  assert.equal(stale.asked.length, 1);
});

test("work of several requests is not interleaved, and continues after work that failed", async () => {
  const { asked, engine } = engineWith("stale");
  const match = new OpenMatch(engine, "m1", async () => {});
  const failing = match.enqueue(() => match.ask({ op: "goto" }));
  const several = match.enqueue(async () => {
    await match.ask({ op: "undo" });
    return match.ask({ op: "play" });
  });
  const last = match.enqueue(() => match.ask({ op: "log" }));
  await assert.rejects(failing);
  await Promise.all([several, last]);
  assert.deepEqual(asked, ["goto m1", "undo m1", "play m1", "log m1"]);
});
