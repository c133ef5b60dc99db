import assert from "node:assert/strict";
import { test } from "node:test";
import * as checks from "../../../web/js/base/checks.js";

test("an id is a short word of letters, digits, dashes and underscores", () => {
  for (const id of ["a", "five-tribes", "A_1", "x".repeat(64)]) assert.ok(checks.isId(id), id);
  for (const id of ["", "a b", "a/b", "../x", "ä", "x".repeat(65), "a\n", 3, null, ["a"]]) assert.ok(!checks.isId(id));
});

test("a text is bounded by its length", () => {
  assert.ok(checks.isText("", 0));
  assert.ok(checks.isText("abc", 3));
  assert.ok(!checks.isText("abcd", 3));
  assert.ok(!checks.isText(["abc"], 3));
});

test("a count is a whole number from zero up that a computer can count to", () => {
  for (const count of [0, 1, Number.MAX_SAFE_INTEGER]) assert.ok(checks.isCount(count));
  for (const no of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, "1", null, 1n])
    assert.ok(!checks.isCount(no));
});

test("a moment is one that a date can hold", () => {
  assert.ok(checks.isMoment(1_700_000_000_000));
  assert.ok(!checks.isMoment(8.64e15));
  assert.ok(!checks.isMoment(-1));
});

test("an object is no list and not null", () => {
  assert.ok(checks.isObject({}));
  assert.ok(checks.isObject(Object.create(null)));
  for (const no of [null, [], "", 1, undefined, () => {}]) assert.ok(!checks.isObject(no));
});

test("the checksum is CRC-32 of the UTF-8 bytes, in eight digits", () => {
  assert.equal(checks.checksum(""), "00000000");
  assert.equal(checks.checksum("123456789"), "cbf43926"); // the check value of the standard
  assert.equal(checks.checksum("Größe ✎"), checks.checksum("Größe ✎"));
  assert.notEqual(checks.checksum("ab"), checks.checksum("ba"));
  assert.match(checks.checksum("padded"), /^[0-9a-f]{8}$/);
});
