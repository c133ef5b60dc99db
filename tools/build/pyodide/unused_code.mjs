// Finds what Pyodide's script never uses: Emscripten's library for windows, sound and graphics, which only extension modules ask
// for. The script is a function with many declarations. A declaration is used if its name occurs in code that is used; so is
// every statement except the ones below, which just make a declaration known to extension modules.
import { parse } from "acorn";

/** @typedef {import("acorn").Statement | import("acorn").ModuleDeclaration} Statement */
/** @typedef {import("acorn").Node & Record<string, any>} Node */
/** @typedef {{ start: number, end: number }} Range */
/** @typedef {{ names: Set<string>, range: Range, needs: string[] }} Part a part of the script, which is needed if one of the names is used */

const IMPORTS = "wasmImports"; // the object with everything that the program can import
const PURE = ["FunctionExpression", "ArrowFunctionExpression", "Literal", "Identifier"];

/** Whether nothing happens when a value is made. @param {Node} node @returns {boolean} */
function isPure({ type, properties, elements, argument }) {
  if (type === "ObjectExpression") {
    return properties.every((/** @type {any} */ { computed, value }) => !computed && value && isPure(value));
  }
  if (type === "ArrayExpression") return elements.every((/** @type {any} */ element) => element && isPure(element));
  return PURE.includes(type) || (type === "UnaryExpression" && isPure(argument));
}

/** All names and texts in a part of the code. @param {Node} node @returns {Generator<string>} */
function* namesIn(node) {
  if (node.type === "Identifier") yield node.name;
  if (node.type === "Literal" && typeof node.value === "string") yield node.value;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (child?.type) yield* namesIn(child);
  }
}

/** The statements around the function that assigns the program's exports. @param {any} program @returns {Node[]} */
function statementsOf(program) {
  const bodies = [program.body, ...program.body.map((/** @type {any} */ { body }) => body?.body)];
  const isAssigning = (/** @type {any} */ { id }) => id?.name === "assignWasmExports";
  return bodies.find((body) => Array.isArray(body) && body.some(isAssigning));
}

/** @param {Node} node @param {Iterable<string>} names @returns {Part} */
const part = (node, names) => ({ names: new Set(names), range: node, needs: [...namesIn(node)] });

/**
 * `Module["name"] = name` and `name.sig = "…"`.
 * @param {Node} statement
 * @returns {string | undefined} the name
 */
function madeKnown({ type, expression }) {
  if (type !== "ExpressionStatement" || expression.type !== "AssignmentExpression") return;
  const { left, right } = expression;
  if (left.type !== "MemberExpression") return;
  if (left.object.name === "Module" && right.type === "Identifier" && left.property.value === right.name)
    return right.name;
  if (left.property.name === "sig" && right.type === "Literal") return left.object.name;
}

/** @param {Node} statement @param {Set<string>} imported @returns {Part[] | undefined} nothing if it is always needed */
function partsOf(statement, imported) {
  if (statement.type === "FunctionDeclaration") return [part(statement, [statement.id.name])];
  const name = madeKnown(statement);
  if (name) return [{ names: new Set([name]), range: statement, needs: [] }];
  if (statement.type !== "VariableDeclaration" || statement.declarations.length > 1) return;
  const [{ id, init }] = statement.declarations;
  if (id.name === IMPORTS) {
    return init.properties.map((/** @type {any} */ property) => {
      const key = property.key.name ?? property.key.value;
      return { names: new Set(imported.has(key) ? [""] : []), range: property, needs: [...namesIn(property.value)] };
    });
  }
  if (id.type === "Identifier" && init && isPure(init)) return [part(statement, [id.name])];
}

/**
 * @param {string} script
 * @param {Set<string>} imported the names that the program imports
 * @param {Set<string>} named names in other code that uses the script
 * @returns {Range[]} what can be removed, in order
 */
export function unusedCode(script, imported, named) {
  const statements = statementsOf(parse(script, { ecmaVersion: "latest", sourceType: "module" }));
  const used = new Set(["", ...named]);
  /** @type {Part[]} */
  let waiting = [];
  for (const statement of statements) {
    const parts = partsOf(statement, imported);
    if (parts) waiting.push(...parts);
    else for (const name of namesIn(statement)) used.add(name);
  }
  for (let size = -1; size !== waiting.length; ) {
    size = waiting.length;
    waiting = waiting.filter(({ names, needs }) => {
      if (![...names].some((name) => used.has(name))) return true;
      for (const name of needs) used.add(name);
      return false;
    });
  }
  return waiting.map(({ range: { start, end } }) => ({ start, end: script[end] === "," ? end + 1 : end }));
}

/** @param {string} script @param {Range[]} ranges in order */
export function withoutRanges(script, ranges) {
  const ends = [0, ...ranges.map(({ end }) => end)];
  return ends.map((end, at) => script.slice(end, ranges[at]?.start)).join("");
}
