// The keyboard keys of the pad: digits for what is drawn without a letter, and the letters that are written on people.

import { lowerCase } from "../../../js/base/words.js";
import { letterOn, TRADES } from "../drawing/icons.js";

export const EMPTY = ".";
export const WALL = "#";

/** What each key draws, in the letters of the diagram. @type {Record<string, string>} */
const KEYS = { 1: "~", 2: "2", 3: "3", 4: "H", 5: "W", 6: "J", ".": EMPTY, Delete: EMPTY, Backspace: EMPTY };

/** What a key draws, or null. @param {string} key */
export function typed(key) {
  if (Object.hasOwn(KEYS, key)) return KEYS[key];
  return Object.values(TRADES).find((trade) => lowerCase(letterOn(trade)) === lowerCase(key)) ?? null;
}

/** The key that is shown on a tool. @param {string} letter as in the diagram */
export function keyOf(letter) {
  if (letter === EMPTY) return "⌫";
  return letterOn(letter) || (Object.keys(KEYS).find((key) => KEYS[key] === letter) ?? "");
}
