import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeStorage } from "../support/storage.js";

test("after another tab's change the stored settings are read, and not written back", async () => {
  const storage = new FakeStorage();
  /** @type {(event: { key: string, newValue: string }) => void} */
  let hear = () => assert.fail("nobody listens");
  const addEventListener = (/** @type {string} */ _kind, /** @type {typeof hear} */ fn) => {
    hear = fn;
  };
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  Object.assign(globalThis, { addEventListener });
  const { settings } = await import("../../../web/js/base/settings.js");

  const key = "chiefdoms.settings";
  const kept = JSON.stringify({ theme: "dark", sound: "on" });
  storage.setItem(key, kept);
  hear({ key, newValue: JSON.stringify({ theme: "light", zoom: "large" }) }); // an earlier change, heard late

  assert.deepEqual([settings.get("theme"), settings.get("sound"), settings.get("zoom")], ["dark", "on", "fit"]);
  assert.equal(storage.getItem(key), kept);
});
