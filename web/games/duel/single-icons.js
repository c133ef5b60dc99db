// Icons that are drawn on their own: which of them may be chosen now.

import { ICON_KEYS } from "./drawing/pictures.js";
import { targetsOf } from "./targets.js";

/**
 * The icons that may be drawn on their own, in the order of the dice.
 * @param {import("./view.js").View} view
 * @returns {string[]}
 */
export function iconsOf(view) {
  /** @type {Set<string>} */
  const icons = new Set(targetsOf(view, "single").map(({ icons: [icon] }) => icon));
  return ICON_KEYS.filter((icon) => icons.has(icon));
}
