import assert from "node:assert/strict";
import { test } from "node:test";
import { gain } from "../../../web/games/duel/gain.js";
import { gainOf } from "../../../web/js/table/history/move-gain.js";

/** @param {number} total @param {{ low?: number, high?: number }} [range] */
const card = (total, range = {}) => ({ total, lines: [], ...range });
/** A game that counts points. @type {any} */
const face = {};

test("a move that brings nothing says so", () => {
  assert.equal(gainOf(face, card(7), card(7), []), "±0");
  assert.equal(gainOf(face, card(7), card(9), []), "+2");
  assert.equal(gainOf(face, card(7), card(7, { low: 3, high: 12 }), []), "", "part of it is hidden");
});

test("what is paid from hidden points is not called nothing, while points that everyone sees are counted", () => {
  const hidden = { low: 0, high: 50 };
  assert.equal(gainOf(face, card(50, hidden), card(49, hidden), []), "");
  assert.equal(gainOf(face, card(50, hidden), card(63, { low: 13, high: 63 }), []), "+13");
});

test("in Duel, that nothing was marked is mentioned where icons were scored", () => {
  assert.equal(gain([], [{ kind: "take", seat: 0 }]), "");
  assert.notEqual(gain([], [{ kind: "points", seat: 0 }]), "");
});
