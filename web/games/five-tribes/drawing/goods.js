// The nine goods and the Fakirs, in a square of 48.

import { disc } from "./path-drawing.js";

/** @typedef {import("./path-drawing.js").Drawing} Drawing */
/** @typedef {import("./path-drawing.js").Mark} Mark */

/** @type {Record<string, Mark[]>} */
const MARKS = {
  ivory: [
    ["M8 8C6 24 14 40 40 42C28 36 20 26 18 8Z", "#fbf3df", 2],
    ["M18 8C20 15 22 20 25 25", null, 1.2, "#b9a67d"],
    ["M7 7H19V12H7.5Z", "#d9b35a", 1.6],
  ],
  jewels: [
    ["M12 12H36L44 22L24 43L4 22Z", "#d5336c", 2],
    ["M12 12L18 22L24 12L30 22L36 12M4 22H44M18 22L24 43L30 22", null, 1.4],
    ["M12 12L18 22H4Z", "#f08bb0", 0],
  ],
  gold: [
    ["M9 34L14 22H28L33 34Z", "#f0b93a", 2],
    ["M16 22L20 11H33L38 22Z", "#f7cf62", 2],
    ["M27 34L31 23H41L46 34Z", "#e0a526", 2],
    ["M22 15H31", null, 1.6, "#fff3c9"],
  ],
  papyrus: [
    ["M12 10H37C33 14 33 34 37 38H12C8 34 8 14 12 10Z", "#efdcae", 2],
    ["M37 10C42 10 42 17 37 17M12 38C7 38 6 31 11 31", "#dcc283", 1.8],
    ["M16 18H30M15 24H30M15 30H31", null, 1.8, "#8a6a33"],
  ],
  silk: [
    ["M8 12C16 7 24 16 40 9V31C27 38 18 28 8 35Z", "#8c4aa8", 2],
    ["M8 20C16 15 25 24 40 17M8 27C16 22 25 31 40 24", null, 1.8, "#c995dd"],
    ["M10 35L12 42M17 33L18 41M25 34L25 42M33 34L32 41", null, 1.6],
  ],
  spice: [
    ["M10 26C16 8 32 8 38 26Z", "#cf5a22", 2],
    [`${disc(21, 20, 1)}${disc(27, 17, 1)}${disc(30, 23, 1)}${disc(17, 24, 1)}`, "#ffcf8a", 0],
    ["M5 26H43C42 37 34 42 24 42C14 42 6 37 5 26Z", "#8a5a33", 2],
  ],
  fish: [
    ["M4 25C12 12 28 12 36 24L45 15V34L36 27C28 38 12 38 4 25Z", "#5a9ec4", 2],
    [disc(13, 23, 1.8), "#1c1c1c", 0],
    ["M19 17C22 22 22 29 19 33M26 19C28 23 28 27 26 31", null, 1.6, "#234e68"],
  ],
  wheat: [
    ["M24 45C24 34 24 26 24 12", null, 2.4, "#a9781f"],
    [
      "M24 13C20 9 20 5 24 2C28 5 28 9 24 13ZM24 20C17 20 14 16 14 11C20 11 24 14 24 20ZM24 20C31 20 34 16 34 11C28 11 24 14 24 20ZM24 29C17 29 14 25 14 20C20 20 24 23 24 29ZM24 29C31 29 34 25 34 20C28 20 24 23 24 29Z",
      "#eec04c",
      1.7,
    ],
  ],
  pottery: [
    ["M15 12C6 12 6 22 13 23M33 12C42 12 42 22 35 23", null, 3],
    ["M17 6H31L29 12C38 18 40 32 30 43H18C8 32 10 18 19 12Z", "#c46f45", 2],
    ["M12 24H36M13 30H35", null, 1.8, "#7a3d1f"],
    ["M13 27L17 24L21 30L25 24L29 30L33 24L35.5 28", null, 1.6, "#f4dcae"],
  ],
  fakir: [
    ["M6 42C8 33 14 33 24 36C34 33 40 33 42 42Z", "#8a5a33", 2],
    ["M15 36C14 26 17 22 24 22C31 22 34 26 33 36Z", "#e0a878", 2],
    [disc(24, 15, 6.5), "#e0a878", 1.8],
    ["M15.5 13C14 5 34 5 32.5 13C27 10 21 10 15.5 13Z", "#f7f1e4", 1.8],
    ["M21 17C22 24 26 24 27 17", "#5c4632", 1],
    ["M14 30C18 33 30 33 34 30", null, 1.8],
  ],
};

export const GOODS = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"];

/** @type {Map<string, Drawing>} */
const drawings = new Map(Object.entries(MARKS).map(([card, marks]) => [card, { width: 48, height: 48, marks }]));

/** @param {string} card */
export function goods(card) {
  return /** @type {Drawing} */ (drawings.get(card));
}
