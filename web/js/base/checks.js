// Checks of values from outside (ids, texts, numbers), and the checksum that detects damage.

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
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
export function isText(value, longest) {
  return typeof value === "string" && value.length <= longest;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
export function isCount(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
export function isFiniteNumber(value) {
  return Number.isFinite(value);
}

/**
 * A time in milliseconds that `Date` can represent.
 * @param {unknown} value
 * @returns {value is number}
 */
export function isMoment(value) {
  return isCount(value) && value < 8.64e15;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/**
 * CRC-32 of a text: detects half-written and hand-edited saves; it does not protect against forgery.
 * @param {string} text
 */
export function checksum(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
