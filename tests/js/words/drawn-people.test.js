// Sentences that a count goes into: singular for one, in every language.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { describeEvent } from "../../../web/games/chiefdom/describe.js";
import { useWords } from "../../../web/js/base/words.js";

/** @param {string} language @param {string[]} squares */
function drawn(language, squares) {
  const file = new URL(`../../../web/games/chiefdom/words/${language}.json`, import.meta.url);
  useWords(language, { chiefdom: JSON.parse(readFileSync(file, "utf8")) });
  const event = /** @type {Parameters<typeof describeEvent>[0]} */ ({ kind: "draw", seat: 0, icon: "people", squares });
  const context = /** @type {Parameters<typeof describeEvent>[1]} */ (
    /** @type {unknown} */ ({ players: [{ name: "Ada" }] })
  );
  return describeEvent(event, context);
}

test("one person that is drawn is no plural", () => {
  assert.equal(drawn("en", ["D3"]), "One person on D3.");
  assert.equal(drawn("fr", ["D3"]), "1 habitant en D3.");
  assert.equal(drawn("es", ["D3"]), "Una persona en D3.");
  assert.equal(drawn("fr", ["D3", "D4"]), "2 habitants en D3 et D4.");
});
