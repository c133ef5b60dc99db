// Which keys the code uses. Keys are often composed from parts, so a key counts as used if some template in the code matches
// it and the text for each placeholder also occurs somewhere in the code or the data.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {object} Source
 * @property {RegExp[]} forms texts of the code that keys, or parts of keys, may have the form of; each gap is a group
 * @property {Set<string>} tokens the words in all texts of the code and the data
 */

const CODE = /\.(html|js|mjs|py)$/;
const DATA = /(rule-book|lessons)\.json$/;
const QUOTED = /"((?:[^"\\\n]|\\.)*)"/g;
const GAP = /\$?\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;
const KEY = /^[\w.-]*\w[\w.-]*$/;
const GAP_MARK = "\0";
/** A call of `t` or `tIn` with a literal key. */
const ASKING = /\bt(?:In)?\(\s*(?:[\w.]+,\s*)?"([\w.-]+)"/g;

/**
 * All texts in the code and the data below some folders.
 * @param {string} root
 * @param {string[]} folders
 * @returns {Source}
 */
export function readSource(root, folders) {
  const texts = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => CODE.test(name) || DATA.test(name))
      .flatMap((name) => textsOf(readFileSync(join(root, folder, name), "utf8"))),
  );
  const tokens = new Set(texts.flatMap((text) => [...text.split(/[^\w-]+/), ...text.split(/\W+/)]));
  const marked = new Set(texts.map((text) => text.replaceAll(GAP, GAP_MARK)));
  const keyLike = [...marked].filter((text) => KEY.test(text.replaceAll(GAP_MARK, "")));
  return { tokens, forms: keyLike.map(formOf) };
}

/** The texts in quotes or backticks; templates can be nested, so every piece between two of them counts. @param {string} code */
function textsOf(code) {
  return [...[...code.matchAll(QUOTED)].map(([, text]) => text), ...code.split("`")];
}

/** @param {string} text */
function formOf(text) {
  return new RegExp(`^${text.replaceAll(".", "\\.").replaceAll(GAP_MARK, "([\\w.-]+)")}$`);
}

/**
 * The keys that are used literally, with the file that uses them.
 * @param {string} root
 * @param {string[]} folders
 * @returns {Map<string, string>}
 */
export function askedKeys(root, folders) {
  const calls = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      .map((name) => `${folder}/${name}`)
      .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(ASKING)].map(([, key]) => [key, path])),
  );
  return new Map(/** @type {[string, string][]} */ (calls));
}

/**
 * The keys that nothing uses.
 * @param {Iterable<string>} keys
 * @param {Source} source
 * @param {string[]} [places] keys below which they may be asked for
 */
export function unusedKeys(keys, { forms, tokens }, places = [""]) {
  const isKnown = (/** @type {string} */ part) =>
    tokens.has(part) || /^\d+$/.test(part) || hasForm(part, (inner) => tokens.has(inner) || /^\d+$/.test(inner));
  /** @param {string} text @param {(part: string) => boolean} isFilling */
  const hasForm = (text, isFilling) =>
    forms.some((form) =>
      form
        .exec(text)
        ?.slice(1)
        .every((gap) => gap.split(".").every(isFilling)),
    );
  return [...keys].filter((key) => !places.some((place) => hasForm(place + key, isKnown)));
}
