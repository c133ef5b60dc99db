// Writes a copy of Pyodide without what only extension modules of other packages need:
//   node tools/build/engine/trim_pyodide.mjs PYODIDE OUTPUT
// Pyodide exports some 8,500 C functions and variables to modules that may be loaded later. The site loads none, and at every
// start each export takes its time. Those that Pyodide's own JavaScript names stay; of the others, functions that nothing
// else uses are removed from the program too.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";

const [pyodide, output] = process.argv.slice(2);
const [PROGRAM, SCRIPT, LOADER] = ["pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs"];
const UNCHANGED = [LOADER, "python_stdlib.zip", "pyodide-lock.json"];

/** Where the script declares a variable for each export, and assigns them all. */
const ASSIGNMENTS = /var ([\w$,]+);function assignWasmExports\(wasmExports\)\{([^}]*)\}/;
const ASSIGNMENT = /^([\w$]+)=.*wasmExports\["([\w$]+)"\]/;

const program = readFileSync(join(pyodide, PROGRAM));
const script = readFileSync(join(pyodide, SCRIPT), "utf8");
const found = ASSIGNMENTS.exec(script);
if (!found)
  throw new Error(`${SCRIPT} does not assign its exports as expected; see tools/build/engine/trim_pyodide.mjs`);
const [all, variables, statements] = found;
const otherCode = script.replace(all, "") + readFileSync(join(pyodide, LOADER), "utf8");
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

function trimmedProgram() {
  const trimmed = binaryen.readBinary(program);
  for (const { name } of exported) if (!keptNames.has(name)) trimmed.removeExport(name);
  trimmed.runPasses(["remove-unused-module-elements"]);
  return trimmed.emitBinary();
}

function trimmedScript() {
  const assignments = statements.split(";").filter((statement) => keptNames.has(ASSIGNMENT.exec(statement)?.[2] ?? ""));
  const assigned = new Set(assignments.map((statement) => ASSIGNMENT.exec(statement)?.[1]));
  const declared = variables.split(",").filter((name) => assigned.has(name) || words.has(name));
  const trimmed = `var ${declared};function assignWasmExports(wasmExports){${assignments.join(";")}}`;
  return script.replace(all, () => trimmed);
}

mkdirSync(output, { recursive: true });
writeFileSync(join(output, PROGRAM), trimmedProgram());
writeFileSync(join(output, SCRIPT), trimmedScript());
for (const name of UNCHANGED) cpSync(join(pyodide, name), join(output, name));
