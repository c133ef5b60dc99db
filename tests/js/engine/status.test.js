import assert from "node:assert/strict";
import { test } from "node:test";
import { BootStatus } from "../../../web/js/engine/status.js";

test("the engine loads, fails, loads again and is ready, and listeners are notified of each step", () => {
  const status = new BootStatus();
  /** @type {string[]} */
  const heard = [];
  const end = status.onChange(() => heard.push(status.state));
  assert.equal(status.state, "loading");
  status.progress({ stage: "download", loaded: 1, total: 2 });
  status.failed({ stage: "engine", message: "no answer" });
  assert.deepEqual(status.failure, { stage: "engine", message: "no answer" });
  assert.deepEqual(status.latest, { stage: "download", loaded: 1, total: 2 }, "how far it was is still known");
  status.progress({ stage: "pyscript", loaded: 0, total: 2 });
  assert.equal(status.failure, null);
  status.ready();
  end();
  status.failed({ stage: "answer", message: "gone" });
  assert.deepEqual(heard, ["loading", "failed", "loading", "ready"]);
});

test("the interpreter has begun when it runs in its worker, and not before, or when the start has failed", async () => {
  /** @param {(status: BootStatus) => void} step */
  const hasBegunAfter = (step) => {
    const status = new BootStatus();
    step(status);
    return Promise.race([status.begun.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);
  };
  const reached = (/** @type {import("../../../web/js/engine/boot.js").Stage} */ stage) =>
    hasBegunAfter((status) => status.progress({ stage, loaded: 0, total: 2 }));
  assert.equal(await reached("pyscript"), false);
  assert.equal(await reached("worker"), false);
  assert.equal(await reached("download"), true);
  assert.equal(await hasBegunAfter((status) => status.failed({ stage: "pyscript", message: "no answer" })), true);
});
