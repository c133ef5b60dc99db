// QR codes, made on the device itself.

import { encode } from "../../vendor/uqr.mjs";

/**
 * The code of a text as rows of dark and light modules, without the quiet margin; null when the text is too long.
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function encodeQr(text) {
  try {
    // In byte mode, whatever the characters, so that all scanners decode it as UTF-8.
    return encode([...new TextEncoder().encode(text)], { ecc: "L", border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
