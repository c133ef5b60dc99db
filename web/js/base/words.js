// Every word a person sees, by key, from one file per language.

/** @typedef {{ [key: string]: string | Words }} Words */

/** @type {Words} */
let words = {};
let language = "en";
let plurals = new Intl.PluralRules(language);
let numbers = new Intl.NumberFormat(language);

/** The languages there are. */
export const LANGUAGES = ["en"];

/**
 * Load a language, and use it from then on.
 * @param {string} wanted
 */
export async function loadLanguage(wanted) {
  const answer = await fetch(new URL(`../../words/${wanted}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`words/${wanted}.json: ${answer.status}`);
  useWords(wanted, await answer.json());
  document.documentElement.lang = language;
}

/**
 * @param {string} wanted the language
 * @param {Words} given all of its words
 */
export function useWords(wanted, given) {
  words = given;
  language = wanted;
  plurals = new Intl.PluralRules(language);
  numbers = new Intl.NumberFormat(language);
}

/**
 * @param {string} key
 * @returns {string | Words | undefined}
 */
function find(key) {
  /** @type {string | Words | undefined} */
  let found = words;
  for (const part of key.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, part)) return undefined;
    found = found[part];
  }
  return found;
}

/**
 * Whether there are words for a key.
 * @param {string} key
 */
export function has(key) {
  return isText(find(key));
}

/**
 * A plain text, or an object of plural forms ("other" is in every language).
 * @param {string | Words | undefined} found
 */
function isText(found) {
  return typeof found === "string" || (typeof found === "object" && typeof found.other === "string");
}

/**
 * The words of a key, with `{name}` gaps filled from values; of plural forms, the one for `values.count`.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const found = find(key);
  if (found === undefined || !isText(found)) {
    console.error(`no words for ${key}`);
    return key;
  }
  const text = typeof found === "string" ? found : pick(found, Number(values.count));
  return text.replace(/\{([\w-]+)\}/g, (gap, name) => {
    if (!Object.hasOwn(values, name)) {
      console.error(`no value for ${gap} in ${key}`);
      return gap;
    }
    const value = values[name];
    return typeof value === "number" ? number(value) : String(value);
  });
}

/**
 * @param {Words} forms
 * @param {number} count
 * @returns {string}
 */
function pick(forms, count) {
  // "zero" and "one" may be spelled out in any language, whatever its plural rules.
  const named = count === 0 ? forms.zero : undefined;
  return /** @type {string} */ (named ?? forms[plurals.select(count)] ?? forms.other);
}

/**
 * A number as the language writes it, with a real minus sign.
 * @param {number} value
 */
export function number(value) {
  return numbers.format(value).replace("-", "−");
}

/**
 * A measured number with one decimal.
 * @param {number} value
 */
export function decimal(value) {
  return number((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10);
}

/**
 * A measured number as the values of words that have plural forms.
 * @param {number} value
 * @returns {{ count: number, points: string }}
 */
export function measured(value) {
  return { count: Math.round(value * 10) / 10, points: decimal(value) };
}

/**
 * A number with its sign, for changes: +3, −2, 0.
 * @param {number} value
 */
export function signed(value) {
  return value > 0 ? `+${number(value)}` : number(value);
}

/**
 * A moment as the language writes it, short; only the time when it was today.
 * @param {number} moment milliseconds
 */
export function when(moment) {
  const date = new Date(moment);
  const today = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(language, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(date);
}

/**
 * A day as the language writes it.
 * @param {number} moment milliseconds
 */
export function day(moment) {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(moment);
}

/**
 * Names as a list: "Ada, Ben and Cleo".
 * @param {string[]} names
 */
export function list(names) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
