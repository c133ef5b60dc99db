import assert from "node:assert/strict";
import { test } from "node:test";
import { firstOffered, languageName, withoutLanguage } from "../../../web/js/base/language/language.js";

test("the first wanted language that is available", () => {
  const offered = ["en", "de", "pt-BR"];
  assert.equal(firstOffered(["eo", "de-AT", "en"], offered), "de");
  assert.equal(firstOffered(["pt-BR"], offered), "pt-BR");
  assert.equal(firstOffered(["pt-PT"], offered), "en");
  assert.equal(firstOffered(["en-XA"], ["en", "en-XA"]), "en-XA", "itself before what would serve it");
  assert.equal(firstOffered([], offered), "en");
});

test("a language is called by its own name", () => {
  assert.deepEqual(["en", "tr", "fr", "de", "es"].map(languageName), [
    "English",
    "Türkçe",
    "Français",
    "Deutsch",
    "Español",
  ]);
});

test("an address without its language is otherwise the same, letter by letter", () => {
  assert.equal(withoutLanguage(""), "");
  assert.equal(withoutLanguage("?lang=de"), "");
  assert.equal(withoutLanguage("?game=duel&players=a,b"), "?game=duel&players=a,b");
  for (const search of [
    "?lang=de&game=duel&players=a,b",
    "?game=duel&lang=de&players=a,b",
    "?game=duel&players=a,b&lang=de",
  ])
    assert.equal(withoutLanguage(search), "?game=duel&players=a,b");
  assert.equal(withoutLanguage("?slang=de"), "?slang=de");
});
