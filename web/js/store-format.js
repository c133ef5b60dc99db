// How a saved game is written as text, and what a text must be to be taken for one. Nothing that is read is trusted.

/**
 * @typedef {{ name: string, kind: string }} Player `kind` is "person", or the id of a computer player
 * @typedef {{ ply: number, totals: number[], turn?: number }} Summary
 * @typedef {object} MatchRecord the engine's own record; it checks the moves when it replays them
 * @property {number} format
 * @property {string} game
 * @property {number} rules
 * @property {number} seats
 * @property {string} seed
 * @property {Record<string, string>} options
 * @property {string[]} moves
 * @property {string} [position]
 * @typedef {object} Save
 * @property {1} version
 * @property {string} id
 * @property {number} revision raised by every write; an older one never takes the place of a newer
 * @property {string} name
 * @property {string} game
 * @property {Player[]} players
 * @property {MatchRecord} record
 * @property {number} created milliseconds
 * @property {number} updated milliseconds
 * @property {boolean} over
 * @property {Summary} summary
 */

export const VERSION = 1;

/** @typedef {{ save: Save } | { problem: "damaged" | "future" }} Reading */

/**
 * @param {Save} save
 * @returns {string}
 */
export function encode(save) {
  const body = JSON.stringify(save);
  return `{"version":${VERSION},"checksum":"${checksum(body)}","save":${body}}`;
}

/**
 * @param {string} text
 * @param {string} id whose place it was found in
 * @returns {Reading}
 */
export function decode(text, id) {
  let outer;
  try {
    outer = JSON.parse(text);
  } catch {
    return { problem: "damaged" };
  }
  if (!isObject(outer)) return { problem: "damaged" };
  if (isCount(outer.version) && outer.version > VERSION) return { problem: "future" };
  // What was written as JSON reads back to an object that writes the same JSON, so the sum can be taken again.
  if (outer.checksum !== checksum(JSON.stringify(outer.save) ?? "")) return { problem: "damaged" };
  const save = readSave(outer.save);
  return save && outer.version === VERSION && save.id === id ? { save } : { problem: "damaged" };
}

/**
 * A save made of the known parts of a value, or null when a part is missing or impossible.
 * @param {unknown} value
 * @returns {Save | null}
 */
export function readSave(value) {
  if (!isObject(value) || value.version !== VERSION || !isId(value.id)) return null;
  const record = readRecord(value.record);
  const players = readPlayers(value.players);
  const summary = readSummary(value.summary);
  if (!record || !players || !summary || players.length !== record.seats) return null;
  if (!isText(value.name, 80) || value.game !== record.game || !isCount(value.revision)) return null;
  if (!isMoment(value.created) || !isMoment(value.updated) || typeof value.over !== "boolean") return null;
  const { id, revision, name, created, updated, over } = value;
  return { version: VERSION, id, revision, name, game: record.game, players, record, created, updated, over, summary };
}

const MOST_MOVES = 5000;

/**
 * The form of a record. Whether its moves are legal is for the engine to find out.
 * @param {unknown} value
 * @returns {MatchRecord | null}
 */
export function readRecord(value) {
  if (!isObject(value) || !isCount(value.format) || !isCount(value.rules)) return null;
  const { format, game, rules, seats, seed, options, moves, position } = value;
  if (!isId(game) || !isCount(seats) || seats < 1 || seats > 12 || !isText(seed, 64)) return null;
  if (!isObject(options) || !Object.values(options).every((choice) => isText(choice, 200))) return null;
  if (!Array.isArray(moves) || moves.length > MOST_MOVES || !moves.every((move) => isText(move, 200))) return null;
  /** @type {MatchRecord} */
  const record = { format, game, rules, seats, seed, options, moves };
  if (position === undefined) return record;
  return isText(position, 20_000) ? { ...record, position } : null;
}

/**
 * @param {unknown} value
 * @returns {Player[] | null}
 */
function readPlayers(value) {
  if (!Array.isArray(value) || value.length < 1 || value.length > 12) return null;
  const sound = value.every((player) => isObject(player) && isText(player.name, 80) && isId(player.kind));
  return sound ? value.map(({ name, kind }) => ({ name, kind })) : null;
}

/**
 * @param {unknown} value
 * @returns {Summary | null}
 */
function readSummary(value) {
  if (!isObject(value) || !isCount(value.ply) || !Array.isArray(value.totals) || value.totals.length > 12) return null;
  if (!value.totals.every((total) => Number.isFinite(total))) return null;
  const { ply, totals, turn } = value;
  return isCount(turn) ? { ply, totals, turn } : { ply, totals };
}

/** An id that no other device has. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => "0123456789abcdefghijklmnopqrstuv"[byte & 31]).join("");
}

// -- small checks ------------------------------------------------------------------------------------------------------

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
export function isId(value) {
  return typeof value === "string" && /^[\w-]{1,64}$/.test(value);
}

/**
 * @param {unknown} value
 * @param {number} longest
 * @returns {value is string}
 */
function isText(value, longest) {
  return typeof value === "string" && value.length <= longest;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isCount(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/**
 * A moment that a clock can show.
 * @param {unknown} value
 * @returns {value is number}
 */
function isMoment(value) {
  return isCount(value) && value < 8.64e15;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * CRC-32 of a text: finds what a half-written or hand-edited save changed; it is no defence against intent.
 * @param {string} text
 */
export function checksum(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
