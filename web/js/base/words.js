// Every text that a person sees, by key. There is a file per language that all screens share, and for each game one for its
// table and one for its lessons, which are loaded on demand.

/** @typedef {{ [key: string]: string | Words }} Words */
/** @typedef {(language: string) => URL} Place where a file with words is, for each language */

/** The language that every file exists in. */
const FALLBACK = "en";
const SHARED = "";

/** The available languages, which the build finds and writes into the page. */
export const LANGUAGES = (globalThis.document?.documentElement.dataset.languages ?? FALLBACK).split(" ");

/** @type {Words} */
let words = {};
let language = FALLBACK;
/** Languages with other digits than 0 to 9; in all others, a small number needs no formatting. */
const OWN_DIGITS = /^(ar|as|bn|ckb|dz|fa|ks|mni|mr|my|mzn|ne|ps|sa|sat|sd|uz)\b/;
// Made when they are first needed, since that takes a phone a noticeable time.
/** @type {Intl.PluralRules | undefined} */
let plurals;
/** @type {Intl.NumberFormat | undefined} */
let numbers;

/** The current language, or the one being loaded. */
let wanted = language;
/** The loaded files, by the key below which their texts are found. @type {Map<string, Place>} */
const places = new Map([[SHARED, (name) => new URL(`../../words/${name}.json`, import.meta.url)]]);
/** Their texts, without the shared ones. @type {Words} */
const parts = {};
/** @type {Map<string, Promise<void>>} */
const arriving = new Map();
/** The last choice of a language. @type {Promise<boolean>} */
let latest = Promise.resolve(true);

/**
 * Load all current files in another language, then switch to it.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is the current language now; not if another one was chosen meanwhile
 */
export function loadLanguage(name) {
  wanted = name;
  latest = fetchAll(name);
  return latest;
}

/** @param {string} name @returns {Promise<boolean>} */
async function fetchAll(name) {
  try {
    const found = await Promise.all([...places].map(async ([key, place]) => [key, await fetchWords(place, name)]));
    if (wanted !== name) return latest.then(() => false);
    const { [SHARED]: shared, ...others } = Object.fromEntries(found);
    Object.assign(parts, others);
    useWords(name, { ...shared, ...parts });
    return true;
  } catch (error) {
    if (wanted === name) wanted = language;
    throw error;
  }
}

/**
 * Load texts that only some screens need; afterwards they follow the language.
 * @param {string} key below which they are found, without dots
 * @param {Place} place
 * @returns {Promise<void>}
 */
export function loadWords(key, place) {
  const found = arriving.get(key) ?? addWords(key, place);
  arriving.set(key, found);
  found.catch(() => arriving.delete(key));
  return found;
}

/**
 * @param {string} key
 * @param {Place} place
 * @returns {Promise<void>}
 */
async function addWords(key, place) {
  const name = wanted;
  const given = await fetchWords(place, name);
  if (wanted !== name) return addWords(key, place);
  parts[key] = given;
  words[key] = given;
  places.set(key, place);
}

/**
 * The texts of a file; if it cannot be loaded in a language, those in English.
 * @param {Place} place
 * @param {string} name
 * @returns {Promise<Words>}
 */
async function fetchWords(place, name) {
  const answer = await fetch(place(name)).catch(() => null);
  if (answer?.ok) return answer.json();
  if (name !== FALLBACK) return fetchWords(place, FALLBACK);
  throw new Error(`${place(name).pathname}: ${answer?.status ?? "unreachable"}`);
}

/**
 * @param {string} name of the language
 * @param {Words} given all words
 */
export function useWords(name, given) {
  words = given;
  language = name;
  wanted = name;
  plurals = undefined;
  numbers = undefined;
}

/** The current language. */
export function languageInUse() {
  return language;
}

/**
 * A text in lower case by the rules of the language: a Turkish "I" becomes "ı".
 * @param {string} text
 */
export function lowerCase(text) {
  return text.toLocaleLowerCase(language);
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
 * Whether there is a text for a key.
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
 * The text of a key, with `{name}` placeholders filled in from values; `values.count` selects the plural form.
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
 * A shared text, or the game's own version under `instead`, for a game whose score is not a sum of points.
 * @param {string} game
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function tIn(game, key, values) {
  const own = `${game}.instead.${key}`;
  return t(has(own) ? own : key, values);
}

/**
 * @param {Words} forms
 * @param {number} count
 * @returns {string}
 */
function pick(forms, count) {
  // "zero" and "one" may be worded specially in any language, whatever its plural rules.
  const named = count === 0 ? forms.zero : undefined;
  plurals ??= new Intl.PluralRules(language);
  return /** @type {string} */ (named ?? forms[plurals.select(count)] ?? forms.other);
}

/**
 * A number in the language's format, with a real minus sign.
 * @param {number} value
 */
export function number(value) {
  if (Number.isInteger(value) && Math.abs(value) <= 999 && !OWN_DIGITS.test(language))
    return String(value).replace("-", "−");
  numbers ??= new Intl.NumberFormat(language);
  return numbers.format(value).replace("-", "−");
}

/**
 * The range between two numbers, or the number if they are the same.
 * @param {number} low
 * @param {number} high
 */
export function range(low, high) {
  return low === high ? number(low) : `${number(low)}–${number(high)}`;
}

/**
 * A measured number with one decimal.
 * @param {number} value
 */
export function decimal(value) {
  return number((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10);
}

/**
 * A measured number as values for a text with plural forms.
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

/** What something brought, with a sign even if it is nothing. @param {number} value */
export function gained(value) {
  return value === 0 ? `±${number(0)}` : signed(value);
}

/**
 * A short date and time in the language's format; only the time if it was today.
 * @param {number} moment milliseconds
 */
export function when(moment) {
  const date = new Date(moment);
  const today = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(language, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(date);
}

/**
 * A date in the language's format.
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
  if (names.length === 1) return names[0]; // a phone takes a noticeable time to make the first ListFormat
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/**
 * Names as alternatives: "Ada, Ben or Cleo".
 * @param {string[]} names
 */
export function either(names) {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}
