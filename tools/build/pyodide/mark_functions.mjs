// Makes a WebAssembly program note which of its functions are called: each first puts itself into a table.
import {
  changed,
  constant,
  FUNCTION_REFERENCE,
  KIND,
  list,
  NO_RESULT,
  OPCODE,
  partsOf,
  programOf,
  SECTION,
  sized,
  text,
  unsigned,
} from "./wasm_file.mjs";

const MARKS = "called functions";
const [DECLARED, OF_FUNCTIONS] = [3, 0]; // elements that a program only refers to

/** @param {Uint8Array} file */
export function withMarks(file) {
  const { sections, imports, functions, tables, exports, elements, bodies } = programOf(file);
  const table = unsigned(tables.length);
  const own = functions.map((_, index) => unsigned(imports.length + index));
  const marked = bodies.map((body, index) => {
    const { locals, code } = partsOf(body);
    const mark = [constant(index), OPCODE.functionReference, own[index], OPCODE.tableSet, table];
    const isNew = [constant(index), OPCODE.tableGet, table, OPCODE.isNull];
    return sized([locals, isNew, OPCODE.if, NO_RESULT, mark, OPCODE.end, code]);
  });
  return changed(sections, [
    [SECTION.tables, [...tables, [FUNCTION_REFERENCE, 0, unsigned(functions.length)]]],
    [SECTION.exports, [...exports, [text(MARKS), KIND.table, table]]],
    [SECTION.elements, [...elements, [DECLARED, OF_FUNCTIONS, list(own)]]],
    [SECTION.code, marked],
  ]);
}

/** The numbers of the functions that were called, without the imported ones. @param {WebAssembly.Instance} instance */
export function markedFunctions({ exports }) {
  const marks = /** @type {WebAssembly.Table} */ (exports[MARKS]);
  return Array.from({ length: marks.length }, (_, index) => index).filter((index) => marks.get(index) !== null);
}
