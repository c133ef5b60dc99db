// The colours and fonts for the canvas, read from the CSS custom properties, so that each is defined in one place.

/**
 * @typedef {Record<"table" | "paper" | "ink" | "faint" | "accent" | "good" | "bad" | "water" | "leaf" | "stone" | "wood" |
 *   "sand" | "title" | "body" | "hand", string> & { seats: string[], dark: boolean, black?: boolean }} Theme `black` is to be
 *   printed with black ink alone
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

/**
 * @param {Element} [element] whose colours they are
 * @returns {Theme}
 */
export function readTheme(element = document.documentElement) {
  const style = getComputedStyle(element);
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

/**
 * Drawing does not wait for fonts, so request those that the drawings use.
 * @param {Theme} theme
 */
export function loadFonts({ hand, title, body }) {
  const faces = [`600 20px ${hand}`, `700 20px ${hand}`, `700 20px ${title}`, `800 20px ${title}`, `500 20px ${body}`];
  return Promise.all([...faces, `700 20px ${body}`].map((font) => document.fonts.load(font)));
}

/** @param {string} colour a hexadecimal colour */
function isDark(colour) {
  const value = Number.parseInt(colour.replace("#", ""), 16);
  return ((value >> 16) & 255) + ((value >> 8) & 255) + (value & 255) < 384;
}
