// Writes a snapshot of Pyodide's memory after importing the engine, from which every start continues:
//   node tools/build/engine/make_snapshot.mjs OUTPUT STDLIB_PACK BYTECODE_PACK PYSCRIPT_MODULES.json
import { readFileSync, writeFileSync } from "node:fs";
import { unpack } from "../../../web/runtime/pack.js";

// Always the same time and the same random numbers, so that the same sources make the same snapshot.
const TIME = Date.UTC(2026, 0, 1);
Date.now = () => TIME;
performance.now = () => 0;
crypto.getRandomValues = (numbers) => numbers.fill(0);

/** @type {Uint8Array} the memory of the program before it runs */
let initial = new Uint8Array();
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (source, imports) => {
  const made = await instantiate(source, imports);
  const { memory } = (made.instance ?? made).exports;
  if (memory) initial = new Uint8Array(memory.buffer).slice();
  return made;
};

const { loadWithLibrary, shortenErrors } = await import("./own_library.mjs");
shortenErrors();
const [output, stdlib, bytecode, modules] = process.argv.slice(2);
const pyodide = await loadWithLibrary(stdlib, {
  _makeSnapshot: true,
  env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
});
unpack(pyodide.FS, ".", readFileSync(bytecode));
const names = pyodide.globals.get("dict")();
pyodide.runPython(readFileSync(new URL("import_all.py", import.meta.url), "utf8"), { globals: names });
names.get("import_all")(readFileSync(modules, "utf8"));
names.destroy();

const GAP = 256; // bytes; a shorter run of equal bytes does not end a piece

/**
 * Where the snapshot differs from the program's own memory.
 * @param {Uint8Array} memory
 * @returns {[start: number, size: number][]}
 */
function changedPieces(memory) {
  /** @type {[number, number][]} */
  const pieces = [];
  let end = -GAP; // of the last piece
  for (let at = 0; at < memory.length; at += 1) {
    if (memory[at] === (initial[at] ?? 0)) continue;
    if (at - end >= GAP) pieces.push([at, 0]);
    end = at + 1;
    const last = /** @type {[number, number]} */ (pieces.at(-1));
    last[1] = end - last[0];
  }
  return pieces;
}

const snapshot = pyodide.makeMemorySnapshot();
const start = new Uint32Array(snapshot.buffer, 0, 2)[1]; // of the memory, after Pyodide's heading
const memory = snapshot.subarray(start);
if (memory.length !== initial.length) throw new Error("the program's memory has grown, so it cannot be restored");
const program = initial.findLastIndex((byte) => byte !== 0) + 1;
const pieces = changedPieces(memory);
const index = JSON.stringify({ start, program, pieces });
const contents = pieces.map(([from, size]) => memory.subarray(from, from + size));
writeFileSync(output, Buffer.concat([Buffer.from(`${index}\n`), snapshot.subarray(0, start), ...contents]));
process.exit(0);
