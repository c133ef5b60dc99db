// Words of games on boards and in logs: singular for one, letters that can be told apart, words that leave each other room.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { languagesOf } from "../../../tools/words/files.mjs";
import { describeEvent } from "../../../web/games/chiefdom/describe.js";
import { track } from "../../../web/games/fiefdoms/board/housing-track.js";
import { useWords } from "../../../web/js/base/words.js";
import { Pencil } from "../../../web/js/canvas/pencil.js";

const LANGUAGES = languagesOf(fileURLToPath(new URL("../../../", import.meta.url)));

/** @param {string} game @param {string} language */
function wordsOf(game, language) {
  const file = new URL(`../../../web/games/${game}/words/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {string} language @param {string[]} squares */
function drawn(language, squares) {
  useWords(language, { chiefdom: wordsOf("chiefdom", language) });
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

test("the letters on icons, buildings and meeples differ in every language", () => {
  for (const language of LANGUAGES) {
    for (const game of ["duel", "fiefdoms", "five-tribes"]) {
      const letters = Object.values(wordsOf(game, language).letter);
      assert.equal(new Set(letters).size, letters.length, `${game} ${language}`);
    }
  }
});

/** What is written on the housing track of a phone, with letters half as wide as they are tall. @param {string} language */
function written(language) {
  useWords(language, { fiefdoms: wordsOf("fiefdoms", language) });
  let font = "";
  const context = {
    save() {},
    restore() {},
    set font(/** @type {string} */ given) {
      font = given;
    },
    measureText: (/** @type {string} */ text) => ({ width: (text.length * Number(font.match(/([\d.]+)px/)?.[1])) / 2 }),
  };
  /** @type {{ text: string, x: number, size: number }[]} */
  const texts = [];
  const write = (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ _y, look = { size: 0 }) =>
    texts.push({ text, x, size: look.size });
  /** @type {object} */
  const pencil = new Proxy(
    { context, theme: {}, write, writeName: Pencil.prototype.writeName, widthOf: Pencil.prototype.widthOf },
    { get: (target, name) => Reflect.get(target, name) ?? (() => pencil) },
  );
  const view = { sheet: { track: { units: 0, each: 4 } }, round: 24, turns: 25 };
  const fief = { population: 36, cottages: 0, vagrants: 0 };
  const [first, second] = [view, fief].map((given) => /** @type {never} */ (given));
  track(first, second, "Ada", "tall").draw?.(/** @type {never} */ (pencil), /** @type {never} */ (1));
  return texts;
}

test("the people of a fief and the turn stand beside each other in every language", () => {
  for (const language of LANGUAGES) {
    const [, turn, people] = written(language);
    const [end, begin] = [
      people.x + (people.text.length * people.size) / 2,
      turn.x - (turn.text.length * turn.size) / 2,
    ];
    assert.ok(end < begin, `${language}: ${people.text}, ${turn.text}`);
  }
});
