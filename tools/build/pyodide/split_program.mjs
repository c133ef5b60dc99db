// Splits a WebAssembly program in two: the functions in use, with everything that is not a function, and the rest, which is
// loaded when one of its functions is called for the first time (see web/runtime/rest.js). In both files the functions, types and
// so on have the same numbers, so that no code needs to be changed. Where a file lacks a function, it has one that calls it
// through a table which both files share.
import {
  changed,
  constant,
  FUNCTION_REFERENCE,
  FUNCTION_TYPE,
  join,
  KIND,
  list,
  OPCODE,
  programOf,
  SECTION,
  sized,
  text,
  unsigned,
} from "./wasm_file.mjs";

/** @typedef {import("./wasm_file.mjs").Bytes} Bytes */
/** @typedef {ReturnType<typeof programOf>} Program */

const NO_LOCALS = 0;
const [PLACED, OF_FUNCTIONS] = [2, 0]; // elements of a table

/** The shared table, whose first entry loads the rest. web/runtime/rest.js knows these three. */
const [SHARED, LOAD] = ["shared functions", 0];
const PROGRAM = "program";

/** What the rest uses of the program, in the order of the numbers. @param {Program} program */
function commonParts({ tables, memories, tags, globals }) {
  return Object.entries({ table: tables, memory: memories, tag: tags, global: globals }).flatMap(([name, types]) =>
    types.map((type, number) => ({
      name: `${name} ${number}`, // a name that C does not use
      kind: KIND[/** @type {keyof typeof KIND} */ (name)],
      type,
      index: unsigned(number),
    })),
  );
}

/**
 * Functions that call others through the shared table.
 * @param {Program} program
 * @returns {(index: number, slot: number, before: Bytes) => Uint8Array}
 */
function callersIn({ functions, types, tables }) {
  const shared = unsigned(tables.length);
  return (index, slot, before) => {
    const type = functions[index];
    const parameters = Array.from(types[type].parameters, (_, number) => [OPCODE.localGet, unsigned(number)]);
    const call = [constant(slot), OPCODE.callIndirect, unsigned(type), shared];
    return join([NO_LOCALS, before, parameters, call, OPCODE.end]);
  };
}

/**
 * @param {Uint8Array} file
 * @param {Set<number>} used the functions that stay, by their numbers without the imported ones
 * @returns {{ program: Uint8Array<ArrayBuffer>, rest: Uint8Array<ArrayBuffer> }}
 */
export function splitProgram(file, used) {
  const program = programOf(file);
  const { sections, types, imports, functions, tables, exports, elements, bodies } = program;
  const [shared, noValues] = [unsigned(tables.length), unsigned(types.length)];
  const loader = unsigned(imports.length + functions.length); // the last function of each file
  const [askForRest, doNothing] = [[constant(LOAD), OPCODE.callIndirect, noValues, shared], []];

  const caller = callersIn(program);
  const before = [OPCODE.call, loader];
  // A function that is shorter than its caller is in both files.
  const long = [...functions.keys()].filter(
    (index) => bodies[index].length > caller(index, bodies.length, before).length,
  );
  const early = long.filter((index) => used.has(index));
  const late = long.filter((index) => !used.has(index));
  const slots = new Map([...late, ...early].map((index, number) => [index, LOAD + 1 + number]));

  /** @param {number[]} missing @param {Bytes} before @param {Bytes} last what the last function does */
  const code = (missing, before, last) => {
    const callers = new Map(missing.map((index) => [index, caller(index, slots.get(index) ?? LOAD, before)]));
    return [...bodies.map((body, index) => callers.get(index) ?? body), join([NO_LOCALS, last, OPCODE.end])].map(sized);
  };
  const own = (/** @type {number} */ index) => unsigned(imports.length + index);
  /** @param {number} slot @param {number[][]} placed */
  const placeFrom = (slot, placed) => [PLACED, shared, constant(slot), OPCODE.end, OF_FUNCTIONS, list(placed)];

  const table = [FUNCTION_REFERENCE, 0, unsigned(long.length + 1)];
  const common = [...commonParts(program), { name: SHARED, kind: KIND.table, type: table, index: shared }];
  /** @type {[number, Bytes[]][]} */
  const equal = [
    [SECTION.types, [...types.map(({ bytes }) => bytes), [FUNCTION_TYPE, 0, 0]]],
    [SECTION.functions, [...functions.map(unsigned), noValues]],
  ];
  return {
    program: changed(sections, [
      ...equal,
      [SECTION.tables, [...tables, table]],
      [SECTION.exports, [...exports, ...common.map(({ name, kind, index }) => [text(name), kind, index])]],
      [SECTION.elements, [...elements, placeFrom(LOAD + 1 + late.length, early.map(own))]],
      [SECTION.code, code(late, before, askForRest)],
    ]),
    rest: changed(
      [],
      [
        ...equal,
        [
          SECTION.imports,
          [...imports, ...common.map(({ name, kind, type }) => [text(PROGRAM), text(name), kind, type])],
        ],
        [SECTION.elements, [placeFrom(LOAD, [loader, ...late.map(own)])]],
        [SECTION.code, code(early, [], doNothing)],
      ],
    ),
  };
}
