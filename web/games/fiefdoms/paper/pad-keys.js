// The keys of the pad: the letters that are written on buildings.

import { lowerCase, t } from "../../../js/base/words.js";

export const FORFEIT = "forfeit";

/** What players write on a building: a letter, or two. @param {string} building */
export const letterOf = (building) => t(`fiefdoms.letter.${building}`);

/** The key that builds a building. @param {string} building */
export const keyOf = (building) => letterOf(building)[0];

/**
 * What a key builds, or null; if buildings share a key, pressing it again goes on to the next.
 * @param {string} key
 * @param {string} now what stands there
 * @param {import("../view.js").PrintedSheet} sheet
 */
export function kindOf(key, now, { buildings }) {
  if (key === "Delete" || key === "Backspace" || key === ".") return "";
  if (lowerCase(key) === "x" || key === "#") return FORFEIT;
  const kinds = buildings.filter(({ building }) => lowerCase(keyOf(building)) === lowerCase(key));
  if (kinds.length === 0) return null;
  const at = kinds.findIndex(({ building }) => building === now);
  return kinds[(at + 1) % kinds.length].building;
}
