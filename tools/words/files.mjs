// The files with texts: where they are, and their texts by key.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {string | Record<string, string>} Text a text, or its plural forms
 * @typedef {{ [key: string]: string | Tree }} Tree
 * @typedef {object} Group words that belong together: one file for each language
 * @property {string} folder below the root of the project
 * @property {string} place key below which the page finds them, or ""
 * @property {string[]} glossaries folders with the terms that its texts use
 * @property {string[]} code folders whose code asks for them
 */

export const ENGLISH = "en";
const SHARED = "web/words";
const PAGE = "web/js";
const ENGINE = "engine/chiefdoms";
const GLOSSARY = "glossary";
const FORMS = ["zero", "one", "two", "few", "many", "other"];

/**
 * All groups of texts: the shared ones, those of the command line, and those of each game and its lessons.
 * @param {string} root of the project
 * @returns {Group[]}
 */
export function groupsOf(root) {
  const glossaries = [`${SHARED}/${GLOSSARY}`];
  const shared = { folder: SHARED, place: "", glossaries, code: ["web", ENGINE] };
  const terminal = { folder: `${SHARED}/terminal`, place: "terminal", glossaries, code: [ENGINE] };
  const games = readdirSync(join(root, "web/games")).sort();
  return [shared, terminal, ...games.flatMap((game) => groupsOfGame(root, game))];
}

/** @param {string} root @param {string} game @returns {Group[]} */
function groupsOfGame(root, game) {
  const folder = `web/games/${game}/words`;
  const glossaries = [`${SHARED}/${GLOSSARY}`, `${folder}/${GLOSSARY}`];
  const code = [PAGE, ENGINE, `web/games/${game}`];
  const groups = [
    { folder, place: game, glossaries, code },
    { folder: `web/games/${game}/learn/words`, place: `learn-${game}`, glossaries, code },
  ];
  return groups.filter((group) => existsSync(join(root, group.folder, `${ENGLISH}.json`)));
}

/** The languages with shared texts. @param {string} root */
export function languagesOf(root) {
  const names = readdirSync(join(root, SHARED)).filter((name) => name.endsWith(".json"));
  return names.map((name) => name.replace(/\.json$/, "")).sort();
}

/**
 * The texts of a file by their full keys; none if the file does not exist.
 * @param {string} root
 * @param {string} folder
 * @param {string} language
 * @returns {Map<string, Text>}
 */
export function readTexts(root, folder, language) {
  const path = join(root, folder, `${language}.json`);
  return existsSync(path) ? textsIn(JSON.parse(readFileSync(path, "utf8"))) : new Map();
}

/**
 * @param {Tree} tree
 * @param {string} [before] the key of the tree
 * @returns {Map<string, Text>}
 */
export function textsIn(tree, before = "") {
  /** @type {Map<string, Text>} */
  const texts = new Map();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(before + key, value);
    else if (isPlural(value)) texts.set(before + key, /** @type {Record<string, string>} */ (value));
    else for (const [inner, text] of textsIn(value, `${before}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** Whether it is an object of plural forms, and not a group of further keys. @param {Tree} tree */
function isPlural(tree) {
  return typeof tree.other === "string" && Object.keys(tree).every((form) => FORMS.includes(form));
}

/** The forms of a text; a plain one has only "other". @param {Text} text @returns {Record<string, string>} */
export function formsOf(text) {
  return typeof text === "string" ? { other: text } : text;
}
