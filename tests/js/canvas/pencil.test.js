// Names on the sheets are written whole, in the room that they have.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Pencil } from "../../../web/js/canvas/pencil.js";

const ROOM = { x: 10, y: 30, width: 100, height: 40 };

/** What is written for a name, with letters half as wide as they are tall. @param {string} name */
function written(name) {
  /** @type {{ text: string, y: number, size: number }[]} */
  const lines = [];
  let size = 0;
  const context = {
    save() {},
    restore() {},
    set font(/** @type {string} */ font) {
      size = Number(font.match(/([\d.]+)px/)?.[1]);
    },
    measureText: (/** @type {string} */ text) => ({ width: (text.length * size) / 2 }),
    fillText: (/** @type {string} */ text, /** @type {number} */ _x, /** @type {number} */ y) =>
      lines.push({ text, y, size }),
  };
  const pencil = new Pencil(/** @type {never} */ (context), /** @type {never} */ ({ hand: "hand" }));
  pencil.writeName(name, ROOM, { size: 28, weight: 600 });
  return lines;
}

test("a short name is written in one line, as large as names are", () => {
  assert.deepEqual(written("Ada"), [{ text: "Ada", y: 30, size: 28 }]);
});

test("a long word is written smaller, but whole", () => {
  assert.deepEqual(written("Wilhelmina"), [{ text: "Wilhelmina", y: 30, size: 20 }]);
});

test("a name of several words takes two lines where it can be larger in them", () => {
  for (const name of ["Wilhelmina Bergström", "Maximilian of Hohenstein", "Maximilian of Hohenstein and Waldburg zu"]) {
    const lines = written(name);
    assert.equal(lines.map(({ text }) => text).join(" "), name);
    assert.equal(lines.length, 2);
    for (const { text, y, size } of lines) {
      assert.ok((text.length * size) / 2 <= ROOM.width, text);
      assert.ok(Math.abs(y - ROOM.y) + size / 2 <= ROOM.height / 2, text);
    }
    assert.ok(lines[0].size > (2 * ROOM.width) / name.length, "larger than in one line");
  }
});
