// The texts of lessons are short: a step says one thing and what to do, in one sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { formsOf, groupsOf, languagesOf, readTexts } from "../../../tools/words/files.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const LEARNING = groupsOf(ROOT).filter(({ place }) => place.startsWith("learn-"));
/** Characters of the longest sentence that still fits beside the board of a small phone. */
const LONGEST = 140;

// A small letter continues the sentence: “{square}. karede” is an ordinal number in Turkish.
const SENTENCE_END = /[.!?…]+[”“’»)]*(?=$|\s+[^\s\p{Ll}])/gu;

/** Two sentences that are written as one. */
const GLUE = /[:;]/u;

/** @param {string} text */
const sentencesIn = (text) => text.match(SENTENCE_END)?.length ?? 0;

test("sentences are counted by their ends", () => {
  assert.equal(sentencesIn("Choose {one}."), 1);
  assert.equal(sentencesIn("Bravo\u00a0! Choisissez «\u00a0Retourner\u00a0»."), 2);
  assert.equal(sentencesIn("¿Listo? ¡Ya lo sabes todo! {one} y {two} dan agua…"), 3);
  assert.equal(sentencesIn("Drücke „Fertig.“ Dann wähle A1."), 2);
  assert.equal(sentencesIn("{square}. karede bir yıldız var."), 1);
});

for (const language of languagesOf(ROOT)) {
  test(`every step of a lesson is one short sentence in ${language}`, () => {
    for (const { folder } of LEARNING) {
      const lessons = [...readTexts(ROOT, folder, language)].filter(([key]) => key.startsWith("lesson."));
      assert.ok(lessons.length > 0, folder);
      for (const [key, text] of lessons) {
        for (const words of Object.values(formsOf(text))) {
          assert.equal(sentencesIn(words), 1, `${folder} ${key}: ${words}`);
          assert.doesNotMatch(words, GLUE, `${folder} ${key}`);
          assert.ok(words.length <= LONGEST, `${folder} ${key} has ${words.length} characters`);
        }
      }
    }
  });
}
