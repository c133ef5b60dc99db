import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY_ZIP, Snapshot, unpack } from "../../../web/runtime/pack.js";

/** A pack as tools/build/engine/pack.py makes it. @param {Record<string, string>} files */
function packOf(files) {
  const contents = Object.values(files).map((text) => Buffer.from(text));
  const index = Object.keys(files).map((name, at) => [name, contents[at].length]);
  const header = Buffer.alloc(19, "\n"); // whatever is in it
  return Uint8Array.from(Buffer.concat([header, Buffer.from(`${JSON.stringify(index)}\n`), ...contents]));
}

/** A file system that notes what is written. */
function fileSystem() {
  /** @type {Record<string, string>} */
  const files = {};
  /** @type {string[]} */
  const folders = [];
  return {
    files,
    folders,
    mkdirTree: (/** @type {string} */ path) => void folders.push(path),
    writeFile: (/** @type {string} */ path, /** @type {Uint8Array} */ content) => {
      files[path] = Buffer.from(content).toString();
    },
  };
}

test("the files of a pack are written where they belong, whatever they contain, and every folder is made once", () => {
  const system = fileSystem();
  unpack(system, "/lib", packOf({ "a.py": "one\ntwo", "deep/er/b.py": "ß✎", "empty.py": "" }));
  assert.deepEqual(system.files, { "/lib/a.py": "one\ntwo", "/lib/deep/er/b.py": "ß✎", "/lib/empty.py": "" });
  assert.deepEqual(system.folders, ["/lib", "/lib/deep/er"]);
});

const HEADER = "\n".repeat(19); // whatever is in it
const INDEX = '{"start":2,"program":7,"pieces":[[1,2],[9,1]]}\n';
const BREAK = 64; // the address of where the memory in use ends

/** The memory of a program that has begun to run, when Pyodide has restored the snapshot. @param {string} text */
function restored(text) {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = new Uint8Array(memory.buffer);
  bytes.set(Buffer.from("program"));
  const snapshot = new Snapshot(2);
  snapshot.prepare(Uint8Array.from(Buffer.from(text)), { memory, emscripten_get_sbrk_ptr: () => BREAK });
  bytes.set(Buffer.from("PROGRAM and more")); // it runs
  bytes[BREAK] = 20;
  bytes.set(snapshot.subarray(2)); // as Pyodide does it
  return { heading: Buffer.from(snapshot).toString(), memory: Buffer.from(bytes.subarray(0, 12)).toString() };
}

test("a snapshot is Pyodide's heading, the program's memory and the pieces that differ from it", () => {
  assert.deepEqual(restored(`${HEADER}${INDEX}>>abc`), { heading: ">>", memory: "pabgram\0\0c\0\0" });
});

test("a damaged snapshot is an error", () => {
  for (const text of ["", "no index", `${HEADER}${INDEX}>>ab`, `${HEADER}${INDEX}>>abcd`]) {
    assert.throws(() => restored(text));
  }
  assert.throws(() => restored(`${HEADER}${INDEX.replace("2", "3")}>>abc`), "another heading than was expected");
});

test("the empty zip is a valid zip file", () => {
  assert.equal(EMPTY_ZIP.length, 22);
  assert.equal(Buffer.from(EMPTY_ZIP).subarray(0, 4).toString("latin1"), "PK\u0005\u0006");
});
