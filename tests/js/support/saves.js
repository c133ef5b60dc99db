// Saves, records and positions to test with. No rules are asked: a move is any text.

/**
 * @typedef {import("../../../web/js/store/save-format.js").Save} Save
 * @typedef {import("../../../web/js/store/save-format.js").MatchRecord} MatchRecord
 * @typedef {import("../../../web/js/engine/answers.js").Answer} Answer
 */

/**
 * @param {string[]} [moves]
 * @param {Partial<MatchRecord>} [more]
 * @returns {MatchRecord}
 */
export function recordOf(moves = ["a", "b"], more = {}) {
  return { format: 1, game: "go", rules: 1, seats: 2, seed: "seed", options: { board: "9" }, moves, ...more };
}

/**
 * @param {string} [id]
 * @param {string[]} [moves]
 * @param {Partial<Save>} [more]
 * @returns {Save}
 */
export function saveOf(id = "one", moves = ["a", "b"], more = {}) {
  const players = [
    { name: "Ada", kind: "person" },
    { name: "Ben", kind: "person" },
  ];
  const times = { created: 1_700_000_000_000, updated: 1_700_000_000_000 + moves.length };
  const summary = { ply: moves.length, totals: [3, 4] };
  const record = recordOf(moves);
  return {
    version: 4,
    id,
    revision: 1,
    name: "",
    game: "go",
    players,
    record,
    ...times,
    over: false,
    summary,
    ...more,
  };
}

/**
 * The last position of a record.
 * @param {MatchRecord} [record]
 * @param {Partial<Answer>} [more]
 * @returns {Answer}
 */
export function positionOf(record = recordOf(), more = {}) {
  const plies = record.moves.length;
  const lines = [{ key: "stones", count: 3, points: 3 }];
  return {
    game: record.game,
    ply: plies,
    plies,
    seat: 0,
    viewer: 0,
    prompt: { key: "place", values: {} },
    moves: ["c", "d"],
    view: { round: 2, seat: 0, phase: "place" },
    scores: Array.from({ length: record.seats }, () => ({ total: 3, lines })),
    outcome: null,
    events: [],
    record,
    ...more,
  };
}

/** Values that no reader should take for anything. @type {unknown[]} */
export const HOSTILE = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
  "",
  "<img src=x onerror=alert(1)>",
  "__proto__",
  "x".repeat(100_000),
  [],
  [[]],
  [null],
  {},
  { length: 3 },
  { __proto__: null, toString: 1 },
  JSON.parse('{"__proto__": {"polluted": true}}'),
  nested(2000),
];

/** @param {number} depth */
function nested(depth) {
  let value = /** @type {unknown} */ ("deep");
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/**
 * Every copy of a value in which one of its parts, at any depth, is replaced by something hostile.
 * @param {unknown} value
 * @returns {Iterable<{ path: string, value: unknown }>}
 */
export function* mutations(value) {
  for (const path of pathsOf(value)) {
    for (const hostile of HOSTILE) {
      const copy = structuredClone(value);
      yield { path: path.join("."), value: path.length === 0 ? hostile : replaced(copy, path, hostile) };
    }
  }
}

/** @param {unknown} value @returns {string[][]} */
function pathsOf(value) {
  if (typeof value !== "object" || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]));
  return [[], ...inner];
}

/** @param {unknown} value @param {string[]} path @param {unknown} part */
function replaced(value, path, part) {
  let place = /** @type {Record<string, unknown>} */ (value);
  for (const key of path.slice(0, -1)) place = /** @type {Record<string, unknown>} */ (place[key]);
  place[path[path.length - 1]] = part;
  return value;
}
