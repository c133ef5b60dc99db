// What is missing, unused or invalid in a language, one line each: keys, placeholders, plural forms, punctuation, glossary
// terms.

import { compare } from "./compare.mjs";
import { ENGLISH, groupsOf, readTexts } from "./files.mjs";
import { checkMarks } from "./marks.mjs";
import { checkTerms, compareTerms, readGlossary } from "./terms.mjs";

/**
 * @param {string} root of the project
 * @param {string} language
 * @returns {Map<string, string[]>} lines by file; files without problems have none
 */
export function reportOn(root, language) {
  /** @type {Map<string, string[]>} */
  const report = new Map();
  for (const { folder, place, glossaries } of groupsOf(root)) {
    const english = readTexts(root, folder, ENGLISH);
    const texts = readTexts(root, folder, language);
    const terms = {
      english: readGlossary(root, glossaries, ENGLISH),
      glossary: readGlossary(root, glossaries, language),
    };
    const lines = [
      ...compare(english, texts, language),
      ...checkMarks(texts, language),
      ...(language === ENGLISH ? [] : checkTerms(english, texts, { ...terms, language, place })),
    ];
    report.set(`${folder}/${language}.json`, lines);
  }
  for (const folder of new Set(groupsOf(root).flatMap(({ glossaries }) => glossaries))) {
    const [english, glossary] = [ENGLISH, language].map((name) => readGlossary(root, [folder], name));
    report.set(`${folder}/${language}.json`, compareTerms(english, glossary));
  }
  return report;
}
