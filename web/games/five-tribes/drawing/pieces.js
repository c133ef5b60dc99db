// The wooden pieces: five tribes that differ in silhouette, letter and enamel; camels, palm trees, palaces, coins.

import { languageInUse, t } from "../../../js/base/words.js";
import { disc, INK } from "./path-drawing.js";

/** @typedef {import("./path-drawing.js").Drawing} Drawing */
/** @typedef {import("./path-drawing.js").Mark} Mark */

/** The enamel of each tribe, by the letter that the engine gives its colour. */
const ENAMEL = /** @type {Record<string, { fill: string, deep: string, text: string }>} */ ({
  Y: { fill: "#f4b72f", deep: "#c98712", text: INK },
  W: { fill: "#f7f1e4", deep: "#cdbfa4", text: INK },
  G: { fill: "#2f8a52", deep: "#1d6238", text: "#ffffff" },
  B: { fill: "#2a6db8", deep: "#194d88", text: "#ffffff" },
  R: { fill: "#c2352e", deep: "#8c201b", text: "#ffffff" },
});

/** @type {import("../view.js").Colour[]} */
export const COLOURS = ["Y", "W", "G", "B", "R"];

/** A robe that stands on the lower edge of 32 by 40. */
const ROBE = "M4.5 38.5C4.5 29 8 22.5 12.5 20.5H19.5C24 22.5 27.5 29 27.5 38.5Z";
const HEAD = disc(16, 13.5, 6.3);

/** @type {Record<string, (look: { fill: string, deep: string }) => Mark[]>} */
const FIGURES = {
  // A broad turban with a plume.
  Y: ({ fill, deep }) => [
    ["M18 5C19 1.5 22 .8 24.5 1.5C24 4.5 21.5 6 18.5 6.5Z", deep],
    [ROBE, fill],
    [HEAD, fill],
    ["M6 12.5C3.5 7.5 8.5 3 16 3C23.5 3 28.5 7.5 26 12.5C22 15.5 10 15.5 6 12.5Z", fill],
    ["M8 11.5C12 8 18 6 24 6.5M7.5 8.5C11 6.5 15 4.5 19 3.5", null, 1.2, deep],
    [disc(16, 11, 1.7), "#c2352e", 1],
  ],
  // A bent staff and a long beard.
  W: ({ fill, deep }) => [
    ["M29 38.5V11C29 7.5 24.5 7.5 24.8 11", null, 4, INK],
    ["M29 38.5V11C29 7.5 24.5 7.5 24.8 11", null, 1.8, "#b98a52"],
    [ROBE, fill],
    ["M8.5 15C7 5 11 2.5 16 2.5C21 2.5 25 5 23.5 15L20 20H12Z", fill],
    ["M11.5 12.5C11.5 20 13.5 22.5 16 24C18.5 22.5 20.5 20 20.5 12.5Z", deep, 1.2],
  ],
  // A full sack over the shoulder.
  G: ({ fill, deep }) => [
    [ROBE, fill],
    [disc(7.5, 20, 7.2), deep],
    ["M11.5 13.5C13.5 12 14.5 11.5 15.5 12.5", null, 3],
    [disc(18, 12.5, 6.3), fill],
    ["M11.5 9.5C12 5 24 5 24.5 9.5Z", deep, 1.4],
  ],
  // A hammer held high.
  B: ({ fill, deep }) => [
    ["M23.5 27L27.5 9", null, 4.6, INK],
    ["M23.5 27L27.5 9", null, 2.2, "#b98a52"],
    ["M21.5 3L31 5L30 11L20.5 9Z", "#b9bdc2"],
    [ROBE, fill],
    [disc(14, 13.5, 6.3), fill],
    ["M7.5 12.5C7.5 6.5 20.5 6.5 20.5 12.5Z", deep, 1.4],
  ],
  // A pointed hood and a dagger.
  R: ({ fill, deep }) => [
    ["M28.5 11L31 25H26Z", "#d9dde0", 1.4],
    ["M24.5 25.5H32.5M28.5 25.5V30.5", null, 2.6],
    [ROBE, fill],
    ["M16 .8C9.5 5.5 7.5 12.5 9 20.5H23C24.5 12.5 22.5 5.5 16 .8Z", fill],
    ["M11.5 14.5C12.5 10.5 19.5 10.5 20.5 14.5C18 16.5 14 16.5 11.5 14.5Z", deep, 1.2],
    [`${disc(14, 14, 0.9)}${disc(18, 14, 0.9)}`, "#fff", 0],
  ],
};

/** By language and colour: the letter is that of the tribe's name. @type {Map<string, Drawing>} */
const meeples = new Map();

/** @param {string} colour */
export function meeple(colour) {
  const key = `${languageInUse()} ${colour}`;
  let drawing = meeples.get(key);
  if (!drawing) {
    const look = ENAMEL[colour];
    const letter = { text: t(`five-tribes.letter.${colour}`), x: 16, y: 31.5, size: 14, colour: look.text };
    drawing = { width: 33, height: 40, marks: FIGURES[colour](look), letter };
    meeples.set(key, drawing);
  }
  return drawing;
}

const CAMEL =
  "M4 38L5.5 26C3 24 2 20.5 2.5 18C3.5 21 5 21.5 7 21C8 15.5 11 13.5 13.5 17.5C15 19.5 16.5 19.5 18 17C20.5 12.5 24.5 13.5 26 19L28.5 21.5C31 20.5 31.5 15 32 10.5L30.5 8C33 5.5 36.5 5 39 6.5L43.5 9C44.5 11 43 12.5 41 12.5L37.5 13C37.5 21 35.5 27 30 29L31 38H27.5L25.5 30.5H13.5L10.5 38H7.5L9 29.5L7.5 38Z";

/**
 * A camel in a seat's colour; the seat's mark goes on its blanket.
 * @param {string} colour
 * @returns {Drawing}
 */
export function camel(colour) {
  return {
    width: 46,
    height: 40,
    marks: [
      [CAMEL, colour, 1.8],
      [disc(37.5, 8.8, 0.9), INK, 0],
    ],
  };
}

/**
 * A seat's mark as a piece.
 * @param {string} mark a path in a square of 24
 * @param {string} colour
 * @returns {Drawing}
 */
export function seatMark(mark, colour) {
  return { width: 24, height: 24, marks: [[mark, colour, 2]] };
}

/** @type {Drawing} */
export const PALM = {
  width: 36,
  height: 40,
  marks: [
    ["M16 39C18.5 30 18.5 22 16.5 14L20 13.5C22.5 22 22.5 31 21 39Z", "#9a6636", 1.4],
    ["M18 14C11 9 5 11 1.5 18C7 15.5 12 15.5 18 14ZM18 14C12 5 8 3 3.5 5.5C8 8.5 13 10 18 14Z", "#3f8a3f", 1.4],
    ["M18 14C25 8 31 10 34.5 17C29 14.5 24 15 18 14ZM18 14C20 5 26 1 31 4C26.5 6.5 22 9.5 18 14Z", "#4f9f4a", 1.4],
    ["M18 14C15 19 14 23 15 27C18 23 19 18 18 14Z", "#3f8a3f", 1.2],
  ],
};

/** @type {Drawing} */
export const PALACE = {
  width: 40,
  height: 40,
  marks: [
    ["M4 38.5V22H36V38.5Z", "#f3e3bd", 1.5],
    ["M10 22C10 9 30 9 30 22Z", "#d98f2b", 1.5],
    ["M20 12V5.5M20 5.5L25 7.5L20 9.5", "#c2352e", 1.4],
    ["M2.5 38.5V17L5.5 12L8.5 17V38.5ZM31.5 38.5V17L34.5 12L37.5 17V38.5Z", "#f8edd2", 1.4],
    ["M16 38.5V31C16 26.5 24 26.5 24 31V38.5Z", "#6f4a2a", 1.3],
  ],
};

/** @type {Drawing} */
export const COIN = {
  width: 24,
  height: 24,
  marks: [
    [disc(12, 12, 10.5), "#f0b93a", 1.5],
    [disc(12, 12, 7), "#f9d675", 1, "#b9821a"],
    ["M12 7.5L13.3 10.7L16.5 12L13.3 13.3L12 16.5L10.7 13.3L7.5 12L10.7 10.7Z", "#b9821a", 0],
  ],
};
