// Glossaries: if an English text contains a term, the translation must contain one of the forms listed for it.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formsOf } from "./files.mjs";

/**
 * @typedef {import("./files.mjs").Text} Text
 * @typedef {object} Term
 * @property {string[]} use its forms; in English whole words, elsewhere also beginnings or parts of words
 * @property {string[]} except full keys of texts in which the English word means something else, or that are worded differently
 * @typedef {Map<string, Term>} Glossary by the name of the term
 */

/**
 * @param {string} root
 * @param {string[]} folders
 * @param {string} language
 * @returns {Glossary}
 */
export function readGlossary(root, folders, language) {
  const paths = folders.map((folder) => join(root, folder, `${language}.json`)).filter((path) => existsSync(path));
  return new Map(paths.flatMap((path) => Object.entries(JSON.parse(readFileSync(path, "utf8"))).map(termOf)));
}

/** @param {[string, string[] | Partial<Term>]} entry @returns {[string, Term]} */
function termOf([name, given]) {
  const { use = [], except = [] } = Array.isArray(given) ? { use: given } : given;
  return [name, { use, except }];
}

/**
 * The terms that are missing in a language, or that English does not have.
 * @param {Glossary} english
 * @param {Glossary} glossary
 */
export function compareTerms(english, glossary) {
  const missing = [...english.keys()].filter((name) => !glossary.get(name)?.use.length);
  const unused = [...glossary.keys()].filter((name) => !english.has(name));
  return [...missing.map((name) => `no term: ${name}`), ...unused.map((name) => `unused term: ${name}`)];
}

/**
 * Where a language deviates from its glossary, one line each.
 * @param {Map<string, Text>} texts in English
 * @param {Map<string, Text>} translated
 * @param {{ english: Glossary, glossary: Glossary, language: string, place: string }} terms
 */
export function checkTerms(texts, translated, { english, glossary, language, place }) {
  return [...translated].flatMap(([key, text]) => {
    const source = texts.get(key);
    if (source === undefined) return [];
    const whole = [place, key].filter(Boolean).join(".");
    const said = Object.values(formsOf(text)).map((words) => words.toLocaleLowerCase(language));
    return termsIn(formsOf(source).other, english)
      .map((name) => ({ name, term: glossary.get(name) }))
      .filter(
        ({ name, term }) => term?.use.length && ![term, english.get(name)].some((one) => one?.except.includes(whole)),
      )
      .filter(
        ({ term }) => !term?.use.some((form) => said.some((words) => words.includes(form.toLocaleLowerCase(language)))),
      )
      .map(({ name, term }) => `the term “${name}” (${term?.use.join(", ")}) is not used: ${key}`);
  });
}

/**
 * The terms in an English text. Of overlapping terms the longest counts: "score sheet" is not "sheet".
 * @param {string} text
 * @param {Glossary} english
 */
export function termsIn(text, english) {
  const forms = [...english].flatMap(([name, { use }]) => use.map((form) => ({ name, form })));
  forms.sort((one, other) => other.form.length - one.form.length);
  let rest = text.replace(/\{[\w-]+\}/g, "…");
  const found = new Set();
  for (const { name, form } of forms) {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}(?![\\p{L}\\p{N}])`, "giu");
    const without = rest.replace(word, "…");
    if (without !== rest) found.add(name);
    rest = without;
  }
  return [...found];
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
