// The letters that are drawn: each language has its own, no two alike in a game, and the pads take just these.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { languagesOf } from "../../../tools/words/files.mjs";
import { drawIcon, TRADES } from "../../../web/games/chiefdom/drawing/icons.js";
import { keyOf as chiefdomKey, typed } from "../../../web/games/chiefdom/paper/pad-keys.js";
import { keyOf, kindOf, letterOf } from "../../../web/games/fiefdoms/paper/pad-keys.js";
import { COLOURS, meeple } from "../../../web/games/five-tribes/drawing/pieces.js";
import { lowerCase, useWords } from "../../../web/js/base/words.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GAMES = ["chiefdom", "duel", "fiefdoms", "five-tribes"];

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, { encoding: "utf8" }));

/** @param {string} game @param {string} language */
const wordsOf = (game, language) => readJson(`web/games/${game}/words/${language}.json`);

/** What is drawn and written for a person of the sheet. @param {string} icon as in the diagram */
function drawnFor(icon) {
  /** @type {string[]} */
  const written = [];
  let outlines = 0;
  const pencil = /** @type {any} */ ({ theme: {}, seed() {}, fill() {}, ellipse() {} });
  pencil.write = (/** @type {string} */ text) => written.push(text);
  pencil.path = () => {
    outlines += 1;
  };
  drawIcon(pencil, icon, { x: 0, y: 0, size: 60, seed: 1 });
  return { written: written.join(), outlines };
}

test("a person is drawn also while the job is being chosen", () => {
  for (const icon of ["J", "?"]) assert.deepEqual(drawnFor(icon), { written: "", outlines: 1 });
});

for (const language of languagesOf(ROOT)) {
  const words = Object.fromEntries(GAMES.map((game) => [game, wordsOf(game, language)]));

  test(`${language}: the letters of a game differ, also for those who type them`, () => {
    useWords(language, words);
    for (const game of GAMES) {
      const letters = Object.values(words[game].letter).map(lowerCase);
      assert.equal(new Set(letters).size, letters.length, `${game}: ${letters}`);
    }
  });

  test(`${language}: people and meeples have the letters of the language`, () => {
    useWords(language, words);
    for (const [trade, icon] of Object.entries(TRADES))
      assert.equal(drawnFor(icon).written, words.chiefdom.letter[trade]);
    for (const colour of COLOURS) assert.equal(meeple(colour).letter?.text, words["five-tribes"].letter[colour]);
  });

  test(`${language}: sentences that name the letters of people name those that are drawn`, () => {
    const { book } = readJson(`web/games/chiefdom/learn/words/${language}.json`);
    const { print, letter } = words.chiefdom;
    const named = Object.keys(TRADES).map((trade) => `(${letter[trade]})`);
    const placeholders = Object.keys(TRADES).map((trade) => `({${trade}})`);
    assert.deepEqual(print.trades.match(/\(.\w+.\)/g), placeholders);
    assert.deepEqual(JSON.stringify(book).match(/\(\p{L}\)/gu), named);
  });

  test(`${language}: a pad draws by the key that each of its tools shows`, () => {
    useWords(language, words);
    for (const icon of "~23HWJLFB") assert.equal(typed(chiefdomKey(icon)), icon);
    const buildings = Object.keys(words.fiefdoms.letter).map((building) => ({ building }));
    const sheet = /** @type {any} */ ({ buildings });
    for (const { building } of buildings) {
      const shared = buildings.filter((other) => keyOf(other.building) === keyOf(building));
      let kind = "";
      const built = shared.map(() => (kind = kindOf(lowerCase(keyOf(building)), kind, sheet) ?? ""));
      assert.deepEqual(new Set(built), new Set(shared.map((one) => one.building)), letterOf(building));
    }
  });
}
