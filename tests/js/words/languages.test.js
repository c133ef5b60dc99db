// The words of all languages: each is whole, sound and true to its glossary, and the code asks for all of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ENGLISH, groupsOf, languagesOf, readTexts } from "../../../tools/words/files.mjs";
import { reportOn } from "../../../tools/words/report.mjs";
import { askedKeys, readSource, unusedKeys } from "../../../tools/words/uses.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const GROUPS = groupsOf(ROOT);

test("English is among the languages", () => {
  assert.ok(languagesOf(ROOT).includes(ENGLISH));
});

for (const language of languagesOf(ROOT)) {
  test(`${language} has every key with its gaps, the plural forms of the language, and the terms of its glossaries`, () => {
    for (const [file, lines] of reportOn(ROOT, language)) assert.deepEqual(lines, [], file);
  });
}

for (const { folder, place, code } of GROUPS) {
  test(`every key in ${folder} is asked for`, () => {
    const places = place ? [`${place}.`, ""] : [""];
    assert.deepEqual(unusedKeys(readTexts(ROOT, folder, ENGLISH).keys(), readSource(ROOT, code), places), []);
  });
}

test("there is a text for every key that is used literally", () => {
  const keys = new Set(
    GROUPS.flatMap(({ folder, place }) =>
      [...readTexts(ROOT, folder, ENGLISH).keys()].map((key) => [place, key].filter(Boolean).join(".")),
    ),
  );
  const asked = askedKeys(ROOT, ["web/js", "web/games"]);
  assert.ok(asked.size > 300);
  assert.deepEqual(
    [...asked].filter(([key]) => !keys.has(key)),
    [],
  );
});
