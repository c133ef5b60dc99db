import assert from "node:assert/strict";
import { test } from "node:test";
import { routeOf } from "../../../web/js/base/router.js";

test("a fragment is split into the parts of a route", () => {
  assert.deepEqual(routeOf(""), [""]);
  assert.deepEqual(routeOf("#"), [""]);
  assert.deepEqual(routeOf("#/"), [""]);
  assert.deepEqual(routeOf("#/play/abc"), ["play", "abc"]);
  assert.deepEqual(routeOf("#play/abc"), ["play", "abc"]);
  assert.deepEqual(routeOf("#/a//b/"), ["a", "", "b", ""]);
});

test("parts are decoded, each on its own", () => {
  assert.deepEqual(routeOf("#/games/Gr%C3%B6%C3%9Fe"), ["games", "Größe"]);
  assert.deepEqual(routeOf("#/a%2Fb/c"), ["a/b", "c"]);
});

test("a part that cannot be decoded is empty and leaves the others alone", () => {
  assert.deepEqual(routeOf("#/link/%E0%A4%A/x"), ["link", "", "x"]);
  assert.deepEqual(routeOf("#/%"), [""]);
});
