// Prints where Pyodide's memory contains the tables of the Chinese, Japanese and Korean encodings, as [start, size] of each in
// JSON:  node tools/build/pyodide/codec_tables.mjs PYODIDE
// They take half a megabyte, and our standard library has no module that uses them.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const folder = resolve(process.argv[2]);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const pyodide = await loadPyodide({ indexURL: `${folder}/` });
/** The module's capsules: Python objects that point to a C structure. @type {number[]} */
const capsules = pyodide
  .runPython(`
import importlib, sys
[
    id(value)
    for module in sys.builtin_module_names if module.startswith("_codecs_")
    for name, value in vars(importlib.import_module(module)).items() if name.startswith("__map_")
]`)
  .toJs();
const { HEAPU8, HEAPU32 } = pyodide._module;

/** @param {number} address */
const word = (address) => HEAPU32[address / 4];

/**
 * The tables of one direction: for each first byte a pointer to 16-bit characters, and the second bytes it begins and ends with
 * (see Modules/cjkcodecs/cjkcodecs.h of CPython).
 * @param {number} index
 * @returns {[start: number, size: number][]}
 */
function tablesOf(index) {
  const entries = Array.from({ length: 256 }, (_, number) => index + 8 * number);
  return entries
    .filter((entry) => word(entry) !== 0)
    .map((entry) => [word(entry), 2 * (HEAPU8[entry + 5] - HEAPU8[entry + 4] + 1)]);
}

const CAPSULE_POINTER = 8; // bytes, after the reference count and the type
const PAIRS = "jisx0213_pair"; // of another form

/** @param {number} address */
function text(address) {
  return new TextDecoder().decode(HEAPU8.subarray(address, HEAPU8.indexOf(0, address)));
}

const maps = capsules.map((capsule) => word(capsule + CAPSULE_POINTER));
const indexes = maps.filter((map) => text(word(map)) !== PAIRS).flatMap((map) => [word(map + 4), word(map + 8)]);
console.log(JSON.stringify(indexes.filter((index) => index !== 0).flatMap(tablesOf)));
process.exit(0);
