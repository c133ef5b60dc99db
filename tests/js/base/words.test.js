import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { day, decimal, has, list, measured, number, signed, t, useWords, when } from "../../../web/js/base/words.js";

beforeEach(() => {
  useWords("en", {
    plain: "Plain",
    greet: "Hello, {name}!",
    moves: { zero: "No moves", one: "One move", other: "{count} moves" },
    deep: { inner: { text: "Found" } },
    "with-dash": "{first-name}",
  });
});

/** What the page writes to the console as an error while something runs. @param {() => void} run */
function errors(run) {
  const error = mock.method(console, "error", () => {});
  run();
  error.mock.restore();
  return error.mock.calls.map((call) => call.arguments[0]);
}

test("texts are found by their key, at any depth", () => {
  assert.equal(t("plain"), "Plain");
  assert.equal(t("deep.inner.text"), "Found");
  assert.ok(has("deep.inner.text"));
  assert.ok(has("moves"), "plural forms are words too");
  assert.ok(!has("deep"), "a group of words is none");
  for (const key of ["nothing", "plain.more", "deep.toString", "__proto__", "constructor.name", ""])
    assert.ok(!has(key));
});

test("a missing key shows itself and is reported", () => {
  assert.deepEqual(
    errors(() => assert.equal(t("no.such.words"), "no.such.words")),
    ["no words for no.such.words"],
  );
});

test("placeholders are filled in, and values are not searched for placeholders", () => {
  assert.equal(t("greet", { name: "Ada" }), "Hello, Ada!");
  assert.equal(t("greet", { name: "{name} $& $1" }), "Hello, {name} $& $1!");
  assert.equal(t("with-dash", { "first-name": "Ben" }), "Ben");
  assert.equal(t("greet", { name: 12345 }), "Hello, 12,345!");
  assert.equal(errors(() => assert.equal(t("greet", {}), "Hello, {name}!")).length, 1);
  assert.equal(errors(() => t("greet", Object.create({ name: "inherited" }))).length, 1);
});

test("plural forms follow the count, with a special form for zero", () => {
  assert.equal(t("moves", { count: 0 }), "No moves");
  assert.equal(t("moves", { count: 1 }), "One move");
  assert.equal(t("moves", { count: 2 }), "2 moves");
  assert.equal(t("moves", { count: 1.5 }), "1.5 moves");
  useWords("de", { steine: { one: "Ein Stein", other: "{count} Steine" } });
  assert.equal(t("steine", { count: 0 }), "0 Steine");
  assert.equal(t("steine", { count: 1234 }), "1.234 Steine");
});

test("numbers have a real minus sign and the separators of the language", () => {
  assert.equal(number(-3), "−3");
  assert.equal(number(1234567), "1,234,567");
  assert.equal(signed(3), "+3");
  assert.equal(signed(-2), "−2");
  assert.equal(signed(0), "0");
});

test("measured numbers are rounded to one digit, half away from zero, alike on both sides", () => {
  assert.equal(decimal(1.25), "1.3");
  assert.equal(decimal(-1.25), "−1.3");
  assert.equal(decimal(2), "2");
  assert.deepEqual(measured(2.04), { count: 2, points: "2" });
});

test("lists read as a sentence does", () => {
  assert.equal(list([]), "");
  assert.equal(list(["Ada"]), "Ada");
  assert.equal(list(["Ada", "Ben"]), "Ada and Ben");
  assert.equal(list(["Ada", "Ben", "Cleo"]), "Ada, Ben, and Cleo");
});

test("a moment of today is given as a time, another as a day", () => {
  const today = Date.now();
  assert.notEqual(when(today), day(today));
  const long = new Date(2020, 4, 3, 12).getTime();
  assert.equal(when(long), "May 3, 2020");
  assert.equal(day(long), "May 3, 2020");
});
