import assert from "node:assert/strict";
import { test } from "node:test";
import { Listeners } from "../../../web/js/base/listeners.js";

test("listeners are called in order with what has changed, until they are removed", () => {
  /** @type {string[]} */
  const heard = [];
  const listeners = /** @type {Listeners<[value: number]>} */ (new Listeners());
  const remove = listeners.add((value) => heard.push(`first ${value}`));
  listeners.add((value) => heard.push(`second ${value}`));
  listeners.notify(1);
  remove();
  remove();
  listeners.notify(2);
  assert.deepEqual(heard, ["first 1", "second 1", "second 2"]);
  assert.equal(listeners.size, 1);
});

test("one that removes itself while it is called does not stop the others", () => {
  let calls = 0;
  const listeners = new Listeners();
  const remove = listeners.add(() => remove());
  listeners.add(() => {
    calls += 1;
  });
  listeners.notify();
  assert.deepEqual([calls, listeners.size], [1, 1]);
});
