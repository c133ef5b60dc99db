// Population and housing: a unit of four for every cottage, filled from the left by everybody who lives on the fief.

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
    name: { x: 16, y: 34, size: 26 },
    people: { x: 16, y: 64, size: 24 },
    vagrants: { x: 16, y: 606, size: 26 },
    width: 88,
    turn: null, // it stands above the dice
  },
  tall: {
    box: { x: 8, y: 8, width: 616, height: 80 },
    unit: (/** @type {number} */ index) => ({ x: 16 + (index % 9) * 45, y: 14 + Math.floor(index / 9) * 38 }),
    name: { x: 434, y: 24, size: 28 },
    people: { x: 434, y: 50, size: 25 },
    vagrants: { x: 434, y: 74, size: 25 },
    width: 190,
    turn: { x: 620, y: 50, size: 25 },
  },
};
const LEADING = 26;
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
      write(pencil, shorten(name), places.name, { weight: 700 });
      drawCounts(pencil, t("fiefdoms.people", { count: population }), { turn: round, turns }, places);
      if (!vagrants) return;
      lines(pencil, t("fiefdoms.vagrants", { count: vagrants }), places).forEach((line, index) => {
        const { x, y, size } = places.vagrants;
        write(pencil, line, { x, y: y + index * LEADING, size }, { weight: 700, colour: theme.bad });
      });
    },
  };
}

/** The people, and beside them the turn where it has no other place; smaller where the words are long. @param {Pencil} pencil @param {string} people @param {{ turn: number, turns: number }} count @param {(typeof PLACES)["wide" | "tall"]} places */
function drawCounts(pencil, people, count, places) {
  const { context, theme } = pencil;
  const turn = places.turn ? t("fiefdoms.turn-short", count) : "";
  context.save();
  context.font = `600 ${places.people.size}px ${theme.hand}`;
  const needed = context.measureText(turn ? `${people}   ${turn}` : people).width;
  context.restore();
  const size = places.people.size * Math.min(1, places.width / needed);
  write(pencil, people, { ...places.people, size }, { weight: 600 });
  if (places.turn) write(pencil, turn, { ...places.turn, size }, { weight: 600, align: "right" });
}

/** @param {Pencil} pencil @param {string} text @param {{ x: number, y: number, size: number }} place @param {{ weight: number, align?: CanvasTextAlign, colour?: string }} look */
function write(pencil, text, { x, y, size }, look) {
  pencil.write(text, x, y, { size, align: "left", ...look });
}

/** A text in as many lines as the track is narrow. @param {Pencil} pencil @param {string} text @param {(typeof PLACES)["wide" | "tall"]} places */
function lines({ context, theme }, text, { width, vagrants }) {
  context.save();
  context.font = `700 ${vagrants.size}px ${theme.hand}`;
  const fits = context.measureText(text).width <= width;
  context.restore();
  return fits ? [text] : text.split(" ");
}

/** @param {string} name */
const shorten = (name) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

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
