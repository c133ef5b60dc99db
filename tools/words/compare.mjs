// Checks that the texts of a language are complete and valid: the keys and placeholders of English, its own plural forms.

import { formsOf } from "./files.mjs";

/** @typedef {import("./files.mjs").Text} Text */

const GAP = /\{([\w-]+)\}/g;
const COUNT = "count";
/** Every language may have its own text for zero. */
const ZERO = "zero";
/** Counts of things in these games. */
const COUNTS = Array.from({ length: 201 }, (_, count) => count);

/**
 * The plural forms that a language has, those that counts of things need, and whether "one" stands for one alone.
 * @param {string} language
 */
export function pluralsOf(language) {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(COUNTS.map((count) => rules.select(count)));
  const singular = COUNTS.filter((count) => rules.select(count) === "one");
  return { known: rules.resolvedOptions().pluralCategories, needed: [...needed], oneAlone: singular.join() === "1" };
}

/**
 * What is wrong with the texts of a language, one line each.
 * @param {Map<string, Text>} english
 * @param {Map<string, Text>} texts
 * @param {string} language
 */
export function compare(english, texts, language) {
  const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => `missing: ${key}`);
  const unused = [...texts.keys()].filter((key) => !english.has(key)).map((key) => `unused: ${key}`);
  const unsound = [...texts].flatMap(([key, text]) => {
    const source = english.get(key);
    return source === undefined ? [] : problemsOf(source, text, language).map((problem) => `${problem}: ${key}`);
  });
  return [...missing, ...unused, ...unsound];
}

/**
 * @param {Text} source
 * @param {Text} text
 * @param {string} language
 */
function problemsOf(source, text, language) {
  return [...formProblems(source, text, language), ...gapProblems(source, text, language)];
}

/**
 * @param {Text} source
 * @param {Text} text
 * @param {string} language
 */
function formProblems(source, text, language) {
  const { known, needed } = pluralsOf(language);
  const forms = Object.keys(formsOf(text));
  const counted = typeof source !== "string" || gapsOf(source).has(COUNT);
  if (typeof text === "string") return typeof source === "string" ? [] : ["no plural forms"];
  if (!counted) return ["plural forms without a count"];
  const foreign = forms.filter((form) => form !== ZERO && !known.includes(/** @type {Intl.LDMLPluralRule} */ (form)));
  const lacking = "one" in formsOf(source) ? needed.filter((form) => !forms.includes(form)) : [];
  return [
    ...foreign.map((form) => `no plural form "${form}" in this language`),
    ...lacking.map((form) => `the plural form "${form}" is missing`),
  ];
}

/**
 * @param {Text} source
 * @param {Text} text
 * @param {string} language
 */
function gapProblems(source, text, language) {
  const wanted = gapsOf(formsOf(source).other);
  const forms = formsOf(text);
  return Object.entries(forms).flatMap(([form, words]) => {
    const gaps = gapsOf(words);
    const lacking = [...wanted].filter(
      (gap) => !gaps.has(gap) && !(gap === COUNT && mayLeaveOut(form, forms, language)),
    );
    const foreign = [...gaps].filter((gap) => !wanted.has(gap) && gap !== COUNT);
    return [...lacking.map((gap) => `the gap {${gap}} is missing`), ...foreign.map((gap) => `unknown gap {${gap}}`)];
  });
}

/**
 * Whether a form may spell out its number, as in "one game". In some languages the form for one also means zero.
 * @param {string} form
 * @param {Record<string, string>} forms
 * @param {string} language
 */
function mayLeaveOut(form, forms, language) {
  return form === ZERO || (form === "one" && (ZERO in forms || pluralsOf(language).oneAlone));
}

/** @param {string} text */
function gapsOf(text) {
  return new Set([...text.matchAll(GAP)].map(([, gap]) => gap));
}
