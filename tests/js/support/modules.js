// The page's modules as a graph: which files there are and what each imports.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {{ to: string, type: boolean }} Import `to` is a path below web/; `type` marks imports in JSDoc types
 * @typedef {{ path: string, imports: Import[] }} Module `path` is below web/, with "/" on every system
 */

export const WEB = fileURLToPath(new URL("../../../web/", import.meta.url));

const MODULE = /^(?:import|export)\b/m; // a classic script has neither
const JSDOC = /\/\*\*[\s\S]*?\*\//g;
const STATEMENT = /(?:^|\n)\s*(?:import|export)\s(?:[^;"']*?\sfrom\s)?\s*["'](\.[^"']+)["']/g;
const CALL = /\bimport\(\s*["'](\.[^"']+)["']\s*\)/g;

/**
 * Every module of a folder below web/.
 * @param {string} folder
 * @returns {Module[]}
 */
export function modulesOf(folder) {
  const names = readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => join(WEB, folder, name))
    .sort()
    .filter((file) => MODULE.test(readFileSync(file, "utf8")))
    .map((file) => ({ path: below(file), imports: importsOf(file) }));
}

/** @param {string} file @returns {Import[]} */
function importsOf(file) {
  const text = readFileSync(file, "utf8");
  const code = text.replace(JSDOC, "");
  const comments = (text.match(JSDOC) ?? []).join("\n");
  const target = (/** @type {RegExpMatchArray} */ [, path]) => below(resolve(dirname(file), path));
  return [
    ...[...code.matchAll(STATEMENT), ...code.matchAll(CALL)].map((match) => ({ to: target(match), type: false })),
    ...[...comments.matchAll(CALL)].map((match) => ({ to: target(match), type: true })),
  ];
}

/** @param {string} file */
function below(file) {
  return relative(WEB, file).split(sep).join("/");
}
