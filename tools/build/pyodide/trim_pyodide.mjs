// Writes a copy of Pyodide without what the site does not use:
//   node tools/build/pyodide/trim_pyodide.mjs PYODIDE OUTPUT TABLES
// Pyodide exports some 8,500 C functions and variables to modules that may be loaded later. The site loads none, and at every
// start each export takes its time. Those that Pyodide's own JavaScript names stay; of the others, functions that nothing
// else uses are removed from the program too, and so is the script's own code that is then unused. TABLES (see
// codec_tables.mjs) are emptied, so that they compress to nothing.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";
import { unusedCode, withoutRanges } from "./unused_code.mjs";
import { dataSegmentsOf } from "./wasm_file.mjs";

const [pyodide, output, tables] = process.argv.slice(2);
const [PROGRAM, SCRIPT, LOADER] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"];
const UNCHANGED = [LOADER, "python_stdlib.zip", "pyodide-lock.json"];

/** Where the script declares a variable for each export, and assigns them all. */
const ASSIGNMENTS = /var ([\w$,]+);function assignWasmExports\(wasmExports\)\{([^}]*)\}/;
const ASSIGNMENT = /^([\w$]+)=.*wasmExports\["([\w$]+)"\]/;

const program = readFileSync(join(pyodide, PROGRAM));
const script = readFileSync(join(pyodide, SCRIPT), "utf8");
const found = ASSIGNMENTS.exec(script);
if (!found)
  throw new Error(`${SCRIPT} does not assign its exports as expected; see tools/build/pyodide/trim_pyodide.mjs`);
const [all, variables, statements] = found;
const loader = readFileSync(join(pyodide, LOADER), "utf8");
const otherCode = script.replace(all, "") + loader;
const words = new Set(otherCode.match(/[\w$]+/g));

const module = new WebAssembly.Module(program);
const linked = WebAssembly.Module.imports(module).filter((entry) => entry.module.startsWith("GOT."));
const linkedNames = new Set(linked.map(({ name }) => name));
const exported = WebAssembly.Module.exports(module);
const kept = exported.filter(
  ({ name, kind }) =>
    // JavaScript puts an underscore before the names of C.
    words.has(name) || words.has(`_${name}`) || linkedNames.has(name) || !["function", "global"].includes(kind),
);
const keptNames = new Set(kept.map(({ name }) => name));

/** @param {Uint8Array} bytes */
function emptyTables(bytes) {
  /** @type {[number, number][]} */
  const ranges = JSON.parse(tables);
  for (const { start, size, place } of dataSegmentsOf(bytes)) {
    for (const [from, length] of ranges) {
      const [first, end] = [Math.max(from, start), Math.min(from + length, start + size)];
      if (first < end) bytes.fill(0, place + first - start, place + end - start);
    }
  }
}

function trimmedProgram() {
  emptyTables(program);
  const trimmed = binaryen.readBinary(program);
  for (const { name } of exported) if (!keptNames.has(name)) trimmed.removeExport(name);
  trimmed.runPasses(["remove-unused-module-elements"]);
  return trimmed.emitBinary();
}

/** @param {Uint8Array} trimmed the program */
function trimmedScript(trimmed) {
  const assignments = statements.split(";").filter((statement) => keptNames.has(ASSIGNMENT.exec(statement)?.[2] ?? ""));
  const assigned = new Set(assignments.map((statement) => ASSIGNMENT.exec(statement)?.[1]));
  const declared = variables.split(",").filter((name) => assigned.has(name) || words.has(name));
  const exporting = `var ${declared};function assignWasmExports(wasmExports){${assignments.join(";")}}`;
  const shorter = script.replace(all, () => exporting);
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(trimmed)).map(({ name }) => name);
  return withoutRanges(shorter, unusedCode(shorter, new Set(imported), new Set(loader.match(/[\w$]+/g))));
}

mkdirSync(output, { recursive: true });
const trimmed = trimmedProgram();
writeFileSync(join(output, PROGRAM), trimmed);
writeFileSync(join(output, SCRIPT), trimmedScript(trimmed));
for (const name of UNCHANGED) cpSync(join(pyodide, name), join(output, name));
