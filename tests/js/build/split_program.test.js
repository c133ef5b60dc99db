// A program that is split in two works as before, and loads its second part when that is needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { markedFunctions, withMarks } from "../../../tools/build/pyodide/mark_functions.mjs";
import { splitProgram } from "../../../tools/build/pyodide/split_program.mjs";
import { connectRest } from "../../../web/runtime/rest.js";

/** The function that every other one calls is long, since short ones stay in both files. */
const LONG = "(drop (i32.add (i32.const 1000000) (i32.const 1000000)))".repeat(4);
const SOURCE = `(module
  (import "env" "note" (func $note (param i32)))
  (memory (export "memory") 1)
  (global $count (mut i32) (i32.const 0))
  (table $own 3 funcref)
  (export "table" (table $own))
  (elem (table $own) (i32.const 1) func $seldom $often)
  (data (i32.const 8) "text")
  (func $often (export "often") (param $a i32) (param $b f64) (result f64)
    ${LONG}
    (global.set $count (i32.add (global.get $count) (i32.const 1)))
    (f64.add (local.get $b) (f64.convert_i32_s (local.get $a))))
  (func $seldom (export "seldom") (param $a i32) (param $b f64) (result f64)
    ${LONG}
    (call $note (local.get $a))
    (i32.store (i32.const 64) (local.get $a))
    (call $also (f64.mul (local.get $b) (call $often (local.get $a) (local.get $b)))))
  (func $also (param f64) (result f64)
    ${LONG}
    (f64.neg (local.get 0)))
  (func $short (export "count") (result i32) (global.get $count))
)`;
const [OFTEN, SELDOM, ALSO] = [0, 1, 2];

function file() {
  const module = binaryen.parseText(SOURCE);
  module.setFeatures(binaryen.Features.All);
  return Uint8Array.from(module.emitBinary());
}

/** @param {Uint8Array<ArrayBuffer>} program @param {WebAssembly.Imports} imports */
async function started(program, imports) {
  const instance = await WebAssembly.instantiate(await WebAssembly.compile(program), imports);
  return { instance, exports: /** @type {any} */ (instance.exports) };
}

/** @param {Set<number>} used */
async function connected(used) {
  const { program, rest } = splitProgram(file(), used);
  /** @type {number[]} */
  const notes = [];
  /** @type {boolean[]} */
  const reads = [];
  const imports = { env: { note: (/** @type {number} */ number) => notes.push(number) } };
  const { instance, exports } = await started(program, imports);
  const host = { content: rest };
  connectRest(instance, imports, (again) => {
    reads.push(again);
    return again ? rest : host.content;
  });
  return { exports, notes, reads, host };
}

test("functions in use need no second file", async () => {
  const { exports, reads } = await connected(new Set([OFTEN]));
  assert.equal(exports.often(2, 1.5), 3.5);
  assert.equal(exports.count(), 1);
  assert.deepEqual(reads, []);
  assert.equal(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, 8, 4)), "text");
});

test("the first other function loads the rest, once, and both share memory, globals and imports", async () => {
  const { exports, notes, reads } = await connected(new Set([OFTEN]));
  assert.equal(exports.seldom(2, 3), -15);
  assert.equal(exports.seldom(3, 3), -18);
  assert.deepEqual(reads, [false]);
  assert.deepEqual(notes, [2, 3]);
  assert.equal(exports.count(), 2);
  assert.equal(new DataView(exports.memory.buffer).getInt32(64, true), 3);
});

test("a function of the rest is called through the program's own table too", async () => {
  const { exports, reads } = await connected(new Set([OFTEN, ALSO]));
  assert.equal(exports.table.get(1)(2, 3), -15);
  assert.equal(exports.table.get(2)(2, 3), 5);
  assert.deepEqual(reads, [false]);
});

test("a damaged rest is read again", async () => {
  const { exports, reads, host } = await connected(new Set([OFTEN]));
  host.content = host.content.subarray(0, 50);
  assert.equal(exports.seldom(2, 3), -15);
  assert.deepEqual(reads, [false, true]);
});

test("what was called is known", async () => {
  const { instance, exports } = await started(withMarks(file()), { env: { note() {} } });
  assert.deepEqual(markedFunctions(instance), []);
  exports.often(1, 1);
  assert.deepEqual(markedFunctions(instance), [OFTEN]);
  exports.seldom(1, 1);
  assert.deepEqual(markedFunctions(instance), [OFTEN, SELDOM, ALSO]);
});
