// Icons that are drawn on their own: which of them may be chosen now.

import { ICON_KEYS } from "./pictures.js";

/**
 * The icons that may be drawn on their own, in the order of the dice.
 * @param {any} view
 * @returns {string[]}
 */
export function iconsOf({ targets }) {
  const icons = new Set(
    targets.flatMap((/** @type {any} */ { kind, icons: [icon] = [] }) => (kind === "single" ? [icon] : [])),
  );
  return ICON_KEYS.filter((icon) => icons.has(icon));
}
