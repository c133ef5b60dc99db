// Population and housing: a unit of four for every cottage, filled from the left by the people of the fief.

import { t } from "../../../js/base/words.js";
import { circle } from "../../../js/canvas/pencil.js";

/** @typedef {import("../view.js").Fief} Fief */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */

/** Where the units stand, and the words around them. */
const PLACES = {
  wide: {
    box: { x: 12, y: 12, width: 84, height: 640 },
    unit: (/** @type {number} */ index) => ({ x: 18 + Math.floor(index / 9) * 40, y: 96 + (index % 9) * 55 }),
    name: { x: 16, y: 31, width: 84, height: 40, size: 26 },
    people: { x: 16, y: 64, size: 24 },
    vagrants: { x: 16, y: 606, size: 26 },
    width: 88,
    turn: null, // it stands above the dice
  },
  tall: {
    box: { x: 8, y: 8, width: 616, height: 80 },
    unit: (/** @type {number} */ index) => ({ x: 16 + (index % 9) * 45, y: 14 + Math.floor(index / 9) * 38 }),
    name: { x: 434, y: 24, width: 186, height: 30, size: 28 },
    people: { x: 434, y: 50, size: 25 },
    vagrants: { x: 434, y: 74, size: 25 },
    width: 190,
    turn: { x: 620, y: 50, size: 25 },
  },
};
/** @typedef {(typeof PLACES)["wide" | "tall"]} Places */

/** @param {"wide" | "tall"} layout */
export const trackBox = (layout) => PLACES[layout].box;

const LEADING = 26;
const GAP = 12; // between the people and the turn beside them
const SIZE = 34;

/** @param {import("../view.js").View} view @param {Fief} fief @param {string} name @param {"wide" | "tall"} layout @returns {Item} */
export function track({ sheet, round, turns }, fief, name, layout) {
  const places = PLACES[layout];
  const printed = sheet.track;
  const { population, cottages, vagrants } = fief;
  return {
    id: "track",
    ...places.box,
    look: [population, cottages, name, places.turn && round].join(),
    still: true,
    draw(pencil) {
      const { theme } = pencil;
      for (let unit = 0; unit < printed.units; unit++) {
        const people = Math.max(0, Math.min(printed.each, population - unit * printed.each));
        drawUnit(pencil.seed(unit + 1), places.unit(unit), people, unit < cottages, layout === "tall");
      }
      pencil.writeName(name, places.name, { size: places.name.size, weight: 700 });
      const turn = places.turn ? t("fiefdoms.turn-short", { turn: round, turns }) : "";
      if (places.turn) write(pencil, turn, places.turn, { weight: 600, align: "right" });
      writePeople(pencil, t("fiefdoms.people", { count: population }), turn, places);
      if (!vagrants) return;
      lines(pencil, t("fiefdoms.vagrants", { count: vagrants }), places).forEach((line, index) => {
        const { x, y, size } = places.vagrants;
        write(pencil, line, { x, y: y + index * LEADING, size }, { weight: 700, colour: theme.bad });
      });
    },
  };
}

/** @param {Pencil} pencil @param {string} text @param {{ x: number, y: number, size: number }} place @param {{ weight: number, align?: CanvasTextAlign, colour?: string }} look */
function write(pencil, text, { x, y, size }, look) {
  pencil.write(text, x, y, { size, align: "left", ...look });
}

/**
 * How many people there are, as large as the turn beside it leaves room for.
 * @param {Pencil} pencil @param {string} text @param {string} turn @param {Places} places
 */
function writePeople(pencil, text, turn, { people, width }) {
  const taken = turn ? pencil.widthOf(turn, { size: people.size, weight: 600 }) + GAP : 0;
  const share = Math.min(1, (width - taken) / pencil.widthOf(text, { size: people.size, weight: 600 }));
  write(pencil, text, { ...people, size: people.size * share }, { weight: 600 });
}

/** A text, wrapped to the width of the track. @param {Pencil} pencil @param {string} text @param {Places} places */
function lines(pencil, text, { width, vagrants }) {
  return pencil.widthOf(text, { size: vagrants.size, weight: 700 }) <= width ? [text] : text.split(" ");
}

/** A house of four: its roof is drawn when there is a cottage; people without one are vagrants. @param {Pencil} pencil @param {{ x: number, y: number }} place @param {number} people @param {boolean} roof @param {boolean} flat */
export function drawUnit(pencil, { x, y }, people, roof, flat) {
  const { theme } = pencil;
  const top = y + (flat ? 8 : 12);
  const foot = flat ? y + 34 : top + 30;
  /** @type {[number, number][]} */
  const gable = [
    [x - 2, top],
    [x + SIZE / 2, y],
    [x + SIZE + 2, top],
  ];
  const faint = { width: 1.2, alpha: roof ? 0.95 : 0.4, rough: 0.4, passes: roof ? 2 : 1 };
  if (roof) pencil.fill(gable, theme.accent, 0.7);
  if (roof)
    pencil.fill(
      [
        [x, top],
        [x + SIZE, top],
        [x + SIZE, foot],
        [x, foot],
      ],
      theme.sand,
      0.3,
    );
  pencil.polygon(gable, faint);
  pencil.box(x, top, SIZE, foot - top, faint);
  const middle = (top + foot) / 2;
  for (let index = 0; index < 4; index++) {
    const px = x + SIZE * (index % 2 ? 0.72 : 0.28);
    const py = middle + (index < 2 ? -1 : 1) * (foot - top) * 0.22;
    const filled = index < people;
    if (filled) pencil.fill(circle(px, py, 4.6), roof ? theme.ink : theme.bad, 0.9);
    pencil.ellipse(px, py, 4.8, 4.8, { width: 1.1, alpha: filled ? 0.9 : 0.35, passes: 1, rough: 0.2 });
  }
}
