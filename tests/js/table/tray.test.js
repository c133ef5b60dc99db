// A control of the tray must still be there when it is let go.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { TrayPress } from "../../../web/js/table/display/tray.js";

const page = new EventTarget();
Object.assign(globalThis, { document: page });

/** @param {EventTarget} box */
function pressOn(box) {
  return new TrayPress(/** @type {HTMLElement} */ (box), new AbortController().signal);
}

test("nothing waits while nothing is pressed", () => {
  let drawn = 0;
  pressOn(new EventTarget()).after(() => (drawn += 1));
  assert.equal(drawn, 1);
});

for (const [down, up] of [
  ["pointerdown", "click"],
  ["pointerdown", "pointercancel"],
  ["keydown", "keyup"],
]) {
  test(`between ${down} and ${up} the tray stays as it is`, async () => {
    const box = new EventTarget();
    const press = pressOn(box);
    let drawn = 0;
    box.dispatchEvent(new Event(down));
    press.after(() => (drawn += 1));
    assert.equal(drawn, 0);
    page.dispatchEvent(new Event(up));
    assert.equal(drawn, 0);
    await pause(5);
    assert.equal(drawn, 1);
    press.after(() => (drawn += 1));
    assert.equal(drawn, 2);
  });
}

test("after a finger was lifted the tray stays as it is until its click", async () => {
  const box = new EventTarget();
  const press = pressOn(box);
  let drawn = 0;
  box.dispatchEvent(new Event("pointerdown"));
  press.after(() => (drawn += 1));
  page.dispatchEvent(new Event("pointerup"));
  await pause(5);
  assert.equal(drawn, 0);
  page.dispatchEvent(new Event("click"));
  await pause(5);
  assert.equal(drawn, 1);
});
