// The checks of words themselves: what they find, and what they let pass.

import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, pluralsOf } from "../../../tools/words/compare.mjs";
import { textsIn } from "../../../tools/words/files.mjs";
import { checkMarks } from "../../../tools/words/marks.mjs";
import { checkTerms, compareTerms, termsIn } from "../../../tools/words/terms.mjs";
import { unusedKeys } from "../../../tools/words/uses.mjs";

const ENGLISH = textsIn({
  greet: "Hello, {name}!",
  games: { one: "One game", other: "{count} games" },
  group: { other: "Another", next: "Next" },
});

/** @param {import("../../../tools/words/files.mjs").Tree} tree @param {string} language */
const problems = (tree, language) => compare(ENGLISH, textsIn(tree), language);

test("plural forms are distinguished from groups of keys", () => {
  assert.deepEqual([...ENGLISH.keys()], ["greet", "games", "group.other", "group.next"]);
});

test("the forms of a language are those that Intl knows", () => {
  assert.deepEqual(pluralsOf("de"), { known: ["one", "other"], needed: ["other", "one"], oneAlone: true });
  assert.ok(!pluralsOf("fr").oneAlone, "nought is singular in French");
  assert.deepEqual(pluralsOf("pl").needed.sort(), ["few", "many", "one"]);
});

test("a complete language has no problems", () => {
  const group = { other: "Ein anderes", next: "Weiter" };
  assert.deepEqual(
    problems({ greet: "Hallo, {name}!", games: { one: "Ein Spiel", other: "{count} Spiele" }, group }, "de"),
    [],
  );
});

test("missing and unknown keys, placeholders and forms are found", () => {
  const group = { other: "x", next: "y" };
  assert.deepEqual(problems({ greet: "Hallo!", games: { other: "Spiele" }, group, more: "z" }, "de"), [
    "unused: more",
    "the gap {name} is missing: greet",
    'the plural form "one" is missing: games',
    "the gap {count} is missing: games",
  ]);
  assert.deepEqual(problems({ greet: "Hallo, {nam}!", games: "{count} Spiele", group: { next: "y" } }, "de"), [
    "missing: group.other",
    "the gap {name} is missing: greet",
    "unknown gap {nam}: greet",
    "no plural forms: games",
  ]);
  const few = { one: "Ein Spiel", few: "Spiele", other: "{count} Spiele" };
  assert.deepEqual(problems({ greet: "{name}", games: few, group }, "de"), [
    'no plural form "few" in this language: games',
    "the gap {count} is missing: games",
  ]);
});

test("a form for both zero and one does not spell out the number", () => {
  const group = { other: "x", next: "y" };
  const games = { one: "Une partie", many: "{count} parties", other: "{count} parties" };
  assert.deepEqual(problems({ greet: "{name}", games, group }, "fr"), ["the gap {count} is missing: games"]);
  assert.deepEqual(problems({ greet: "{name}", games: { zero: "Aucune partie", ...games }, group }, "fr"), []);
});

const TERMS = new Map([
  ["sheet", { use: ["sheet", "sheets"], except: [] }],
  ["score sheet", { use: ["score sheet"], except: [] }],
  ["island", { use: ["island"], except: [] }],
]);

test("terms are whole words, and the longest of those that overlap counts", () => {
  assert.deepEqual(termsIn("Two Sheets of {sheet} paper", TERMS), ["sheet"]);
  assert.deepEqual(termsIn("The score sheet", TERMS), ["score sheet"]);
  assert.deepEqual(termsIn("worksheet", TERMS), []);
});

test("a translation has one of the forms of each term, whatever their case in the language", () => {
  const glossary = new Map([
    ["sheet", { use: ["kâğı"], except: ["game.b"] }],
    ["score sheet", { use: ["puan tablosu"], except: [] }],
    ["island", { use: ["Irmak"], except: [] }],
  ]);
  const terms = { english: TERMS, glossary, language: "tr", place: "game" };
  const english = textsIn({ a: "The sheet", b: "The sheet", c: "The score sheet", d: "The island" });
  const turkish = textsIn({ a: "Yaprak", b: "Yaprak", c: "PUAN TABLOSU", d: "ırmak" });
  assert.deepEqual(checkTerms(english, turkish, terms), ["the term “sheet” (kâğı) is not used: a"]);
  assert.deepEqual(compareTerms(TERMS, new Map([["table", { use: ["masa"], except: [] }]])), [
    "no term: sheet",
    "no term: score sheet",
    "no term: island",
    "unused term: table",
  ]);
});

test("a key is used if its template and its parts are in the code", () => {
  const source = {
    forms: [/^app\.title$/, /^event\.([\w.-]+)$/, /^roll-([\w.-]+)$/],
    tokens: new Set(["draw", "two"]),
  };
  assert.deepEqual(unusedKeys(["app.title", "event.draw", "event.roll-two", "event.lost", "app.gone"], source), [
    "event.lost",
    "app.gone",
  ]);
});

test("punctuation is checked in languages that have habits of their own", () => {
  const french = textsIn({
    good: "Qui joue\u00a0? «\u00a0Rejouer\u00a0»\u00a0: {share}\u00a0%, ou tapez ? ici.",
    plain: "Qui joue ?",
    close: "Bravo!",
    quoted: "« Rejouer\u00a0»",
    typed: "l'eau",
  });
  assert.deepEqual(
    checkMarks(french, "fr").map((line) => line.split(": ").at(-1)),
    ["plain", "close", "quoted", "typed"],
  );
  const spanish = textsIn({ good: "¿Quién? ¡{name}! {share}\u00a0%, o escribe ? aquí.", bad: "Quién? {name}! 5 %" });
  assert.deepEqual(
    checkMarks(spanish, "es").map((line) => line.split(": ").at(-1)),
    ["bad", "bad", "bad"],
  );
  const turkish = textsIn({ good: "{name}, {count} puan: %{share}", bad: "{name} {count} puan: {share}%, Ada'nın" });
  assert.deepEqual(
    checkMarks(turkish, "tr").map((line) => line.split(": ").at(-1)),
    ["bad", "bad", "bad"],
  );
  assert.deepEqual(checkMarks(french, "de"), []);
});
