import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY_ZIP, fillSnapshot, unpack } from "../../../web/runtime/pack.js";

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
const INDEX = '{"start":2,"program":4,"size":8,"pieces":[[1,2],[5,1]]}\n';

/** @param {string} text @param {number} [size] */
function completed(text, size = 8) {
  const snapshot = new Uint8Array(size);
  fillSnapshot(snapshot, Uint8Array.from(Buffer.from("program")), Uint8Array.from(Buffer.from(text)));
  return Buffer.from(snapshot).toString();
}

test("a snapshot is Pyodide's heading, the program's memory and the pieces that differ from it", () => {
  assert.equal(completed(`${HEADER}${INDEX}>>abc`), ">>pabg\0c");
});

test("a damaged snapshot is an error", () => {
  for (const text of ["", "no index", `${HEADER}${INDEX}>>ab`, `${HEADER}${INDEX}>>abcd`]) {
    assert.throws(() => completed(text));
  }
  assert.throws(() => completed(`${HEADER}${INDEX}>>abc`, 9));
});

test("the empty zip is a valid zip file", () => {
  assert.equal(EMPTY_ZIP.length, 22);
  assert.equal(Buffer.from(EMPTY_ZIP).subarray(0, 4).toString("latin1"), "PK\u0005\u0006");
});
