// Writes Pyodide's program in two files, the functions that visitors need and the rest:
//   node tools/build/pyodide/split_pyodide.mjs PROGRAM REST STDLIB_PACK SNAPSHOT_PACK main.py
// To see what visitors need, it starts Python as the page does, asks the engine for everything that the page asks for
// (usual_requests.py), and watches which functions are called.
import { readFileSync, writeFileSync } from "node:fs";
import { Snapshot, snapshotIndex } from "../../../web/runtime/pack.js";
import { markedFunctions, withMarks } from "./mark_functions.mjs";
import { splitProgram } from "./split_program.mjs";

// Always the same time and the same random numbers, so that the same sources make the same files.
const START = Date.UTC(2026, 0, 1);
let time = 0;
performance.now = () => {
  time += 1;
  return time;
};
Date.now = () => START + time;
crypto.getRandomValues = (numbers) => numbers.fill(0);

const [output, restOutput, stdlib, snapshotPack, main] = process.argv.slice(2);
const pack = readFileSync(snapshotPack);
const snapshot = new Snapshot(snapshotIndex(pack).index.start);
let program = new Uint8Array();
/** @type {WebAssembly.Instance | undefined} */
let instance;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (source, imports) => {
  WebAssembly.instantiate = instantiate;
  program = new Uint8Array(source);
  const made = await instantiate(withMarks(program), imports);
  instance = made.instance;
  snapshot.prepare(pack, instance.exports);
  return made;
};

const { loadWithLibrary, shortenErrors } = await import("../engine/own_library.mjs");
shortenErrors();
const pyodide = await loadWithLibrary(stdlib, { _loadSnapshot: snapshot });
pyodide.runPython("import random; random.seed()");

// What PyScript does in a worker.
/** @type {{ handle?: (request: string) => string }} */
const sync = {};
const xworker = { sync, window: null };
pyodide.registerJsModule("polyscript", {
  config: { sync_main_only: true },
  ffi: {},
  js_modules: {},
  lazy_py_modules() {},
  storage() {},
  xworker,
});
await pyodide.runPythonAsync("import pyscript");
await pyodide.runPythonAsync(readFileSync(main, "utf8"));
pyodide.runPython(`
import js as own
own.exported = "__export__" in locals() and __export__ or []
del own`);
for (const _ of globalThis.exported);

// Garbage is collected so often that this meets every kind of object.
await pyodide.runPythonAsync(`
import asyncio, gc, serve_page
gc.collect()
gc.set_threshold(10)
await asyncio.gather(*serve_page.tasks)`);
pyodide.runPython(readFileSync(new URL("usual_requests.py", import.meta.url), "utf8"));
pyodide.globals.get("ask_all")((/** @type {string} */ request) => sync.handle?.(request));
pyodide.runPython("gc.collect()");

const split = splitProgram(program, new Set(markedFunctions(instance)));
writeFileSync(output, split.program);
writeFileSync(restOutput, split.rest);
process.exit(0);
