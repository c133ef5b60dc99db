// The counters beside the grid: houses with their people, and logs and fish; spent or eaten ones are crossed out.

import { t } from "../../../js/base/words.js";
import { circle } from "../../../js/canvas/pencil.js";
import { drawIcon, drawLog } from "../drawing/icons.js";
import { drawFish } from "../drawing/nature.js";

/** @typedef {import("./layout.js").Box} Box */
/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */

/**
 * @param {Land} land
 * @param {boolean} bonus whether the bonus action is in play
 * @param {Paper} layout
 * @returns {Item[]}
 */
export function counters(land, bonus, { panel, width }) {
  if (!panel) return [strip(land, bonus, width)];
  return [
    houses(land, bonus, panel.x, panel.y),
    logs(land, panel.x, panel.y + 320),
    fish(land, panel.x, panel.y + 486),
  ];
}

/** @typedef {{ width: number, panel: { x: number, y: number } | null }} Paper */

/** Where the counters are, by the line of the score that each is about. @param {Paper} layout @returns {Record<string, Box>} */
export function counterBoxes({ panel, width }) {
  if (!panel) {
    const box = (/** @type {number} */ left, /** @type {number} */ wide) => ({
      x: width - left,
      y: 0,
      width: wide,
      height: 46,
    });
    return { logs: box(358, 96), fish: box(262, 98), people: box(164, 78), houses: box(86, 86) };
  }
  const box = (/** @type {number} */ down, /** @type {number} */ height) => ({
    x: panel.x,
    y: panel.y + down,
    width: 230,
    height,
  });
  return { houses: box(0, 300), logs: box(320, 150), fish: box(486, 110) };
}

// -- narrow paper ------------------------------------------------------------------------------------------------------

const LINE = 23; // the middle of the counters' line

/** The counters in one line, for narrow paper. @param {Land} land @param {boolean} bonus @param {number} width @returns {Item} */
function strip(land, bonus, width) {
  const { logs, logs_cut: cut, fish, fish_left: left, houses, people, bonuses_left: bonuses } = land;
  const box = { x: 0, y: 0, width, height: 46 };
  return {
    id: "strip",
    ...box,
    look: [logs, cut, fish, left, houses, people, bonuses].join(),
    still: true,
    draw(pencil) {
      const right = width - 12;
      drawLogs(pencil, right - 344);
      count(pencil, right - 308, logs, cut - logs);
      drawFish(pencil.seed(2), right - 230, LINE, 15);
      count(pencil, right - 210, left, fish - left);
      drawIcon(pencil, "J", { x: right - 150, y: LINE - 18, size: 34, seed: 3 });
      count(pencil, right - 112, people, 0);
      drawIcon(pencil, "H", { x: right - 74, y: LINE - 19, size: 36, seed: 1 });
      count(pencil, right - 34, houses, 0);
      if (bonus && bonuses > 0) star(pencil, right - 6, LINE, 20);
    },
  };
}

/** @param {Pencil} pencil @param {number} x */
function drawLogs(pencil, x) {
  for (const line of [-9, 0, 9]) drawLog(pencil.seed(line), x, LINE + line, 26, "held");
}

/**
 * A number, followed by the crossed-out number of those that are gone.
 * @param {Pencil} pencil
 * @param {number} x
 * @param {number} left
 * @param {number} gone
 */
function count(pencil, x, left, gone) {
  const { theme } = pencil;
  const text = String(left);
  pencil.write(text, x, LINE + 1, { size: 28, weight: 700, align: "left" });
  if (gone <= 0) return;
  const behind = x + text.length * 15 + 5;
  pencil.write(String(gone), behind, LINE + 2, { size: 22, align: "left", colour: theme.faint });
  pencil.seed(6).line(behind - 3, LINE + 7, behind + String(gone).length * 11 + 3, LINE - 4, crossing(pencil));
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {number} size */
function star(pencil, x, y, size) {
  pencil.write("★", x, y, { size, font: pencil.theme.body });
}

// -- wide paper ----------------------------------------------------------------------------------------------------------

/**
 * Eight houses as printed: a roof to fill in, four circles for people, a star for the bonus.
 * @param {Land} land @param {boolean} bonus @param {number} x @param {number} y @returns {Item}
 */
function houses(land, bonus, x, y) {
  const people = land.people;
  return {
    id: "houses",
    x,
    y,
    width: 230,
    height: 300,
    look: [land.houses, people, land.bonuses_left].join(),
    still: true,
    draw(pencil) {
      heading(pencil, t("chiefdom.panel.houses"), x, y);
      const shown = Math.max(8, Math.min(12, land.houses, Math.ceil(people / 4)));
      for (let house = 0; house < shown; house++) {
        const left = x + (house % 2) * 112;
        const top = y + 18 + Math.floor(house / 2) * 68;
        drawPrintedHouse(pencil.seed(house + 1), left, top, {
          roof: house < land.houses,
          people: Math.max(0, Math.min(4, people - house * 4)),
          bonus: bonus && house < land.houses,
          spent: house < land.bonuses_used,
        });
      }
    },
  };
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {{ roof: boolean, people: number, bonus: boolean, spent: boolean }} house */
function drawPrintedHouse(pencil, x, y, { roof, people, bonus, spent }) {
  const { theme } = pencil;
  const faint = {
    colour: roof ? theme.ink : theme.faint,
    width: 1.5,
    rough: 0.6,
    alpha: roof ? 0.9 : 0.6,
    passes: 1,
  };
  /** @type {[number, number][]} */
  const gable = [
    [x, y + 26],
    [x + 46, y],
    [x + 92, y + 26],
  ];
  if (roof) pencil.fill(gable, theme.accent, 0.6);
  pencil.polygon(gable, faint);
  pencil.box(x + 8, y + 26, 76, 28, faint);
  for (let place = 0; place < 4; place++) {
    const middle = x + 19 + place * 18;
    if (place < people) pencil.fill(circle(middle, y + 40, 6.5), theme.ink, 0.75);
    pencil.ellipse(middle, y + 40, 7, 7, { ...faint, width: 1.2 });
  }
  if (bonus)
    pencil.write(spent ? "✕" : "★", x + 46, y + 17, {
      size: 15,
      font: theme.body,
      colour: spent ? theme.faint : theme.ink,
    });
}

/** @param {Land} land @param {number} x @param {number} y @returns {Item} */
function logs({ logs: held, logs_cut: cut }, x, y) {
  const spent = cut - held;
  return {
    id: "logs",
    x,
    y,
    width: 230,
    height: 150,
    look: `${held} ${spent}`,
    still: true,
    draw(pencil) {
      heading(pencil, t(spent ? "chiefdom.panel.logs-spent" : "chiefdom.panel.logs", { count: held, spent }), x, y);
      for (let log = 0; log < 40; log++) {
        const pile = Math.floor(log / 5);
        const left = x + (pile % 4) * 54 + 4;
        const line = y + 24 + Math.floor(pile / 4) * 62 + (log % 5) * 10;
        drawLog(pencil.seed(log), left, line, 36, log < spent ? "spent" : log < cut ? "held" : "blank");
      }
    },
  };
}

/** @param {Land} land @param {number} x @param {number} y @returns {Item} */
function fish({ fish: caught, fish_left: left }, x, y) {
  const eaten = caught - left;
  return {
    id: "fish",
    x,
    y,
    width: 230,
    height: 110,
    look: `${left} ${eaten}`,
    still: true,
    draw(pencil) {
      heading(pencil, t(eaten ? "chiefdom.panel.fish-eaten" : "chiefdom.panel.fish", { count: left, eaten }), x, y);
      for (let place = 0; place < 14; place++) {
        const [across, down] = [x + 16 + (place % 7) * 31, y + 32 + Math.floor(place / 7) * 34];
        const { context } = pencil.seed(place);
        context.save();
        context.globalAlpha = place < eaten ? 0.5 : place < caught ? 1 : 0.28;
        drawFish(pencil, across, down, 12);
        context.restore();
        if (place < eaten) pencil.line(across - 13, down + 9, across + 13, down - 9, crossing(pencil));
      }
    },
  };
}

/** The line through what is spent or eaten. @param {Pencil} pencil */
function crossing({ theme }) {
  return { colour: theme.bad, width: 2, rough: 0.6 };
}

/** @param {Pencil} pencil @param {string} text @param {number} x @param {number} y */
function heading(pencil, text, x, y) {
  pencil.write(text, x, y, {
    size: 19,
    font: pencil.theme.title,
    weight: 700,
    align: "left",
    colour: pencil.theme.faint,
  });
}
