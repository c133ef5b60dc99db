import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SETTINGS, settings } from "../../../web/js/base/settings.js";
import { HOSTILE } from "../support/saves.js";

beforeEach(() => settings.reset());

test("every preset is one of its choices, and keys are unique", () => {
  for (const { key, choices, preset } of SETTINGS) assert.ok(choices.includes(preset), key);
  assert.equal(new Set(SETTINGS.map(({ key }) => key)).size, SETTINGS.length);
});

test("listeners are notified of a change once, and not of an equal value", () => {
  /** @type {string[]} */
  const heard = [];
  const end = settings.onChange((key, value) => heard.push(`${key}=${value}`));
  settings.set("sound", "on");
  settings.set("sound", "on");
  end();
  settings.set("sound", "off");
  assert.deepEqual(heard, ["sound=on"]);
});

test("invalid choices are refused, and unknown settings do not exist", () => {
  assert.throws(() => settings.set("theme", "pink"));
  assert.throws(() => settings.set("__proto__", "on"));
  assert.throws(() => settings.get("toString"));
});

test("valid values from a file are imported and invalid ones skipped", () => {
  settings.merge({ theme: "dark", sound: "loud", unknown: "on", motion: 7, thinking: "100" });
  assert.deepEqual([settings.get("theme"), settings.get("sound"), settings.get("thinking")], ["dark", "off", "100"]);
  for (const hostile of HOSTILE) settings.merge(hostile);
  for (const hostile of HOSTILE) settings.merge({ theme: hostile, zoom: hostile });
  assert.equal(settings.get("theme"), "dark");
  assert.equal(settings.get("zoom"), "fit");
});

test("the current theme and motion follow the setting, or the system", () => {
  assert.equal(settings.theme(), "light");
  settings.set("theme", "dark");
  assert.equal(settings.theme(), "dark");
  assert.equal(settings.still(), false);
  settings.set("motion", "reduced");
  assert.equal(settings.still(), true);
});
