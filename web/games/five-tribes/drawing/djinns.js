// A face for each of the 22 Djinns, put together from horns, ears, eyes, beards and finery, in a square of 64.

import { disc } from "./path-drawing.js";

/** @typedef {import("./path-drawing.js").Drawing} Drawing */
/** @typedef {import("./path-drawing.js").Mark} Mark */

/**
 * @typedef {object} Look
 * @property {string} skin
 * @property {string} glow the cloud it rises from
 * @property {keyof typeof CROWNS} crown
 * @property {keyof typeof EYES} eyes
 * @property {keyof typeof MOUTHS} mouth
 * @property {keyof typeof BEARDS} beard
 * @property {string} hair
 * @property {number} [jaw] how wide the chin is, about 9
 * @property {boolean} [ears] pointed ears
 */

const CROWNS = {
  horns: () => [
    /** @type {Mark} */ (["M20 22C12 20 9 12 12 4C15 11 19 14 25 16Z", "#e9dcc0"]),
    /** @type {Mark} */ (["M44 22C52 20 55 12 52 4C49 11 45 14 39 16Z", "#e9dcc0"]),
  ],
  ram: () => [
    /** @type {Mark} */ (["M24 15C12 8 3 16 7 27C10 33 18 31 16 25C15 22 11 23 12 25", "#d8c193", 2]),
    /** @type {Mark} */ (["M40 15C52 8 61 16 57 27C54 33 46 31 48 25C49 22 53 23 52 25", "#d8c193", 2]),
  ],
  spikes: () => [/** @type {Mark} */ (["M17 22L15 8L24 15L27 3L32 13L37 3L40 15L49 8L47 22Z", "#e0a526"])],
  turban: (/** @type {string} */ hair) => [
    /** @type {Mark} */ (["M13 24C9 10 22 4 32 4C42 4 55 10 51 24C42 17 22 17 13 24Z", hair]),
    /** @type {Mark} */ (["M16 17C24 12 38 8 47 13M22 8C28 10 36 14 41 18", null, 1.2]),
    /** @type {Mark} */ ([disc(32, 14, 3), "#d5336c", 1.3]),
  ],
  flames: (/** @type {string} */ hair) => [
    /** @type {Mark} */ ([
      "M15 26C10 18 14 12 13 5C19 9 20 12 22 9C24 6 28 5 27 0C34 4 36 8 38 11C42 9 43 6 46 4C46 12 54 17 49 26Z",
      hair,
    ]),
  ],
  hood: (/** @type {string} */ hair) => [
    /** @type {Mark} */ ([
      "M12 48C8 20 18 4 32 4C46 4 56 20 52 48C50 52 46 46 46 30C44 20 20 20 18 30C18 46 14 52 12 48Z",
      hair,
    ]),
  ],
  locks: (/** @type {string} */ hair) => [
    /** @type {Mark} */ ([
      "M14 50C5 38 9 10 32 6C55 10 59 38 50 50C48 42 49 32 46 24C36 18 28 18 18 24C15 32 16 42 14 50Z",
      hair,
    ]),
  ],
  feathers: (/** @type {string} */ hair) => [
    /** @type {Mark} */ ([
      "M20 20C10 14 10 6 12 2C20 5 24 11 26 17ZM44 20C54 14 54 6 52 2C44 5 40 11 38 17ZM32 17C26 10 28 3 32 0C36 3 38 10 32 17Z",
      hair,
    ]),
  ],
};

const EYES = {
  round: () => [
    /** @type {Mark} */ ([`${disc(25.5, 31, 3.4)}${disc(38.5, 31, 3.4)}`, "#fffbe8", 1.3]),
    /** @type {Mark} */ ([`${disc(26, 31.3, 1.5)}${disc(38, 31.3, 1.5)}`, "#1b120b", 0]),
  ],
  slits: () => [
    /** @type {Mark} */ ([
      "M20.5 32C23 27.5 28 27.5 30 32C27 34 23.5 34 20.5 32ZM34 32C36 27.5 41 27.5 43.5 32C40.5 34 37 34 34 32Z",
      "#ffe27a",
      1.3,
    ]),
    /** @type {Mark} */ (["M25.5 28.5V33.5M38.5 28.5V33.5", null, 1.8]),
  ],
  closed: () => [/** @type {Mark} */ (["M21 31C23 34 28 34 30 31M34 31C36 34 41 34 43 31", null, 2])],
  burning: () => [
    /** @type {Mark} */ (["M20 28L30 32C28 35.5 22 35 20 28ZM44 28L34 32C36 35.5 42 35 44 28Z", "#ff9d2e", 1.3]),
  ],
  three: () => [
    /** @type {Mark} */ ([`${disc(24.5, 33, 3)}${disc(39.5, 33, 3)}${disc(32, 23.5, 3.2)}`, "#fffbe8", 1.3]),
    /** @type {Mark} */ ([`${disc(25, 33, 1.4)}${disc(39, 33, 1.4)}${disc(32, 23.5, 1.5)}`, "#1b120b", 0]),
  ],
};

const MOUTHS = {
  smile: () => [/** @type {Mark} */ (["M25 44C28 48 36 48 39 44", null, 2])],
  grin: () => [/** @type {Mark} */ (["M23 42.5C28 44 36 44 41 42.5C39 50 25 50 23 42.5Z", "#fffbe8", 1.6])],
  fangs: () => [
    /** @type {Mark} */ (["M24 43H40C39 49 25 49 24 43Z", "#6d1f1a", 1.6]),
    /** @type {Mark} */ (["M26 43L28 47L30 43ZM34 43L36 47L38 43Z", "#fffbe8", 1]),
  ],
  stern: () => [/** @type {Mark} */ (["M26 45H38", null, 2.2])],
};

const BEARDS = {
  none: () => [],
  goatee: (/** @type {string} */ hair) => [
    /** @type {Mark} */ (["M27 48C28 56 30 60 32 63C34 60 36 56 37 48C34 50 30 50 27 48Z", hair]),
  ],
  long: (/** @type {string} */ hair) => [
    /** @type {Mark} */ (["M17 38C18 54 24 62 32 63C40 62 46 54 47 38C43 44 41 40 32 40C23 40 21 44 17 38Z", hair]),
  ],
  curled: (/** @type {string} */ hair) => [
    /** @type {Mark} */ ([
      [20, 45, 24, 51, 32, 54, 40, 51, 44, 45].reduce(
        (path, value, index, all) => (index % 2 ? path + disc(all[index - 1], value, 5) : path),
        "",
      ),
      hair,
      1.4,
    ]),
  ],
  moustache: (/** @type {string} */ hair) => [
    /** @type {Mark} */ (["M32 40C28 39 22 40 16 45C22 46 28 46 32 42.5C36 46 42 46 48 45C42 40 36 39 32 40Z", hair]),
  ],
  forked: (/** @type {string} */ hair) => [
    /** @type {Mark} */ ([
      "M22 44C22 54 20 58 17 61C25 61 29 56 32 51C35 56 39 61 47 61C44 58 42 54 42 44C36 49 28 49 22 44Z",
      hair,
    ]),
  ],
};

/** @type {Record<string, Look>} */
const LOOKS = {
  "al-amin": {
    skin: "#d9a06b",
    glow: "#e8c15a",
    crown: "turban",
    eyes: "round",
    mouth: "smile",
    beard: "long",
    hair: "#f3ead6",
  },
  "anun-nak": {
    skin: "#6fa3a0",
    glow: "#3b6f78",
    crown: "spikes",
    eyes: "three",
    mouth: "stern",
    beard: "none",
    hair: "#26403f",
    ears: true,
  },
  baal: {
    skin: "#b5533c",
    glow: "#e08a3a",
    crown: "horns",
    eyes: "burning",
    mouth: "stern",
    beard: "curled",
    hair: "#3a1c12",
  },
  boaz: {
    skin: "#8a6f5a",
    glow: "#7c94b5",
    crown: "hood",
    eyes: "round",
    mouth: "stern",
    beard: "long",
    hair: "#5d6f8f",
  },
  bouraq: {
    skin: "#c9a27c",
    glow: "#b9d3e8",
    crown: "locks",
    eyes: "round",
    mouth: "smile",
    beard: "none",
    hair: "#efe6d2",
    jaw: 7,
  },
  echidna: {
    skin: "#7fae5a",
    glow: "#3f6d2c",
    crown: "locks",
    eyes: "slits",
    mouth: "fangs",
    beard: "none",
    hair: "#274a1b",
    jaw: 6,
  },
  enki: {
    skin: "#5b9cc9",
    glow: "#2d6ba3",
    crown: "spikes",
    eyes: "round",
    mouth: "smile",
    beard: "curled",
    hair: "#d8ecf4",
  },
  hagis: {
    skin: "#a98bb8",
    glow: "#6a4a86",
    crown: "turban",
    eyes: "closed",
    mouth: "smile",
    beard: "goatee",
    hair: "#e0a526",
  },
  haurvatat: {
    skin: "#86b27a",
    glow: "#c6dd8c",
    crown: "feathers",
    eyes: "closed",
    mouth: "smile",
    beard: "none",
    hair: "#3f8a3f",
    jaw: 7,
  },
  iblis: {
    skin: "#a32b23",
    glow: "#3a1410",
    crown: "horns",
    eyes: "slits",
    mouth: "fangs",
    beard: "goatee",
    hair: "#1f0d0a",
    ears: true,
  },
  jafaar: {
    skin: "#cf9a66",
    glow: "#a8322a",
    crown: "turban",
    eyes: "slits",
    mouth: "grin",
    beard: "moustache",
    hair: "#2b2018",
  },
  kandicha: {
    skin: "#d7b49a",
    glow: "#7f2c4a",
    crown: "locks",
    eyes: "slits",
    mouth: "smile",
    beard: "none",
    hair: "#1f1512",
    jaw: 6,
  },
  kumarbi: {
    skin: "#9c8f7a",
    glow: "#5c5346",
    crown: "ram",
    eyes: "round",
    mouth: "grin",
    beard: "forked",
    hair: "#e6dcc7",
  },
  lamia: {
    skin: "#c7d08e",
    glow: "#7a8f2c",
    crown: "feathers",
    eyes: "slits",
    mouth: "fangs",
    beard: "none",
    hair: "#a63d27",
    jaw: 6,
  },
  leta: {
    skin: "#e0b48e",
    glow: "#d8b06a",
    crown: "hood",
    eyes: "closed",
    mouth: "smile",
    beard: "none",
    hair: "#b98a52",
    jaw: 6,
  },
  marid: {
    skin: "#3f7fa6",
    glow: "#8fd0e0",
    crown: "flames",
    eyes: "burning",
    mouth: "grin",
    beard: "moustache",
    hair: "#bfe6ef",
    ears: true,
  },
  monkir: {
    skin: "#4c5a66",
    glow: "#b9bdc2",
    crown: "horns",
    eyes: "burning",
    mouth: "grin",
    beard: "none",
    hair: "#222a30",
  },
  nekir: {
    skin: "#5a4c66",
    glow: "#c2352e",
    crown: "flames",
    eyes: "slits",
    mouth: "stern",
    beard: "goatee",
    hair: "#c2352e",
  },
  shamhat: {
    skin: "#e3ad84",
    glow: "#e69ab0",
    crown: "locks",
    eyes: "round",
    mouth: "smile",
    beard: "none",
    hair: "#8a3a1f",
    jaw: 6.5,
  },
  sibittis: {
    skin: "#b7a58a",
    glow: "#43386b",
    crown: "spikes",
    eyes: "three",
    mouth: "grin",
    beard: "forked",
    hair: "#43386b",
  },
  sloar: {
    skin: "#7d6b4a",
    glow: "#2f8a52",
    crown: "ram",
    eyes: "burning",
    mouth: "fangs",
    beard: "none",
    hair: "#3a2f1c",
    ears: true,
  },
  utug: {
    skin: "#6d7f3e",
    glow: "#d98f2b",
    crown: "flames",
    eyes: "round",
    mouth: "fangs",
    beard: "curled",
    hair: "#d0561f",
    ears: true,
  },
};

/** @type {Map<string, Drawing>} */
const drawings = new Map();

/** @param {string} id */
export function djinn(id) {
  let drawing = drawings.get(id);
  if (!drawing) {
    drawing = { width: 64, height: 64, marks: marksOf(LOOKS[id]) };
    drawings.set(id, drawing);
  }
  return drawing;
}

/** @param {Look} look @returns {Mark[]} */
function marksOf({ skin, glow, crown, eyes, mouth, beard, hair, jaw = 9, ears }) {
  const behind = crown === "locks" || crown === "hood" || crown === "flames" || crown === "ram" || crown === "feathers";
  const finery = CROWNS[crown](hair);
  const chin = `M16 28C16 14 24 12 32 12C40 12 48 14 48 28C48 40 ${32 + jaw} 53 32 53C${32 - jaw} 53 16 40 16 28Z`;
  return [
    [disc(32, 33, 30), glow, 0],
    ["M3 62C10 50 20 58 26 53H38C44 58 54 50 61 62Z", glow, 1.4],
    ...(behind ? finery : []),
    ...(ears ? [/** @type {Mark} */ (["M17 27L4 20L15 37ZM47 27L60 20L49 37Z", skin, 1.6])] : []),
    [chin, skin, 1.8],
    ...(beard === "moustache" ? [] : BEARDS[beard](hair)),
    ["M21 26.5C24 24 28 24.5 30 27M43 26.5C40 24 36 24.5 34 27", null, 2.4, hair === "#f3ead6" ? "#8f846f" : "#1f140d"],
    ...EYES[eyes](),
    ["M32 32C30 37 29.5 39 33 39.5", null, 1.6],
    ...MOUTHS[mouth](),
    ...(beard === "moustache" ? BEARDS[beard](hair) : []),
    ...(behind ? [] : finery),
  ];
}
