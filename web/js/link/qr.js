// QR codes: an address that is shown on one screen is read from another; nothing of it leaves the device.

import { encode } from "../../vendor/uqr.mjs";

/**
 * The code of a text as rows of dark and light modules, without the quiet margin; null when the text is too long.
 * @param {string} text
 * @returns {boolean[][] | null}
 */
export function encodeQr(text) {
  try {
    // As bytes: a link is the same in every reader, whatever its letters.
    return encode([...new TextEncoder().encode(text)], { ecc: "L", border: 0 }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
