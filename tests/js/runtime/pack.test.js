import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { EMPTY_ZIP, inflate, memoryOf, unpack } from "../../../web/runtime/pack.js";

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

test("gzipped content is unzipped, unless the host has already done so", async () => {
  const memory = new Uint8Array(1000).fill(7);
  assert.deepEqual(await inflate(Uint8Array.from(gzipSync(memory))), memory);
  assert.deepEqual(await inflate(memory), memory);
  assert.deepEqual(await inflate(new ArrayBuffer(0)), new Uint8Array(0));
});

/** @param {string} text */
const bufferOf = (text) => Uint8Array.from(Buffer.from(text)).buffer;

test("a memory is rebuilt from its used pieces", () => {
  const memory = memoryOf(bufferOf('{"size":8,"used":[[1,2],[5,1]]}\nabc'));
  assert.deepEqual(memory, Uint8Array.from([0, 97, 98, 0, 0, 99, 0, 0]));
});

test("a damaged memory is an error", () => {
  for (const text of ["", "no index", '{"size":8,"used":[[1,2],[5,1]]}\nab', '{"size":8,"used":[[1,2]]}\nabc']) {
    assert.throws(() => memoryOf(bufferOf(text)));
  }
});

test("truncated content is an error", async () => {
  const whole = Uint8Array.from(gzipSync("text".repeat(1000)));
  await assert.rejects(inflate(whole.slice(0, 20)));
});

test("the empty zip is a valid zip file", () => {
  assert.equal(EMPTY_ZIP.length, 22);
  assert.equal(Buffer.from(EMPTY_ZIP).subarray(0, 4).toString("latin1"), "PK\u0005\u0006");
});
