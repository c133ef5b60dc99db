// The colours and fonts of the page as the canvas needs them, read from the CSS tokens: one place to change a colour.

/**
 * @typedef {Record<"table" | "paper" | "ink" | "faint" | "accent" | "good" | "bad" | "water" | "leaf" | "stone" | "wood" |
 *   "sand" | "title" | "body" | "hand", string> & { seats: string[], dark: boolean }} Theme
 */

const COLOURS = /** @type {const} */ ([
  "table",
  "paper",
  "ink",
  "faint",
  "accent",
  "good",
  "bad",
  "water",
  "leaf",
  "stone",
  "wood",
  "sand",
]);

/** @returns {Theme} */
export function readTheme() {
  const style = getComputedStyle(document.documentElement);
  const token = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  const colours = Object.fromEntries(COLOURS.map((name) => [name, token(name)]));
  return /** @type {Theme} */ ({
    ...colours,
    title: token("font-title"),
    body: token("font-body"),
    hand: token("font-hand"),
    seats: [1, 2, 3, 4, 5, 6].map((seat) => token(`seat-${seat}`)),
    dark: isDark(token("paper")),
  });
}

/** @param {string} colour a hexadecimal colour */
function isDark(colour) {
  const value = Number.parseInt(colour.replace("#", ""), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < 384;
}
