// The counters beside the grid: houses with their people, logs and fish.

import { t } from "../../../js/base/words.js";
import { circle } from "../../../js/canvas/pencil.js";
import { drawIcon, drawLog } from "../drawing/icons.js";
import { drawFish } from "../drawing/nature.js";

/** @typedef {import("../view.js").Land} Land */
/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */
/** @typedef {import("../../../js/canvas/scene.js").Item} Item */

/**
 * @param {Land} land
 * @param {boolean} bonus whether the bonus action is in play
 * @param {{ width: number, panel: { x: number, y: number } | null }} layout
 * @returns {Item[]}
 */
export function counters(land, bonus, { panel, width }) {
  if (!panel) return [strip(land, width)];
  return [
    houses(land, bonus, panel.x, panel.y),
    logs(land, panel.x, panel.y + 320),
    fish(land, panel.x, panel.y + 486),
  ];
}

/** The counters in one line, for narrow paper. @param {Land} land @param {number} width @returns {Item} */
function strip(land, width) {
  const look = [land.logs, land.fish, land.houses, land.bonuses_left].join();
  return {
    id: "strip",
    x: 0,
    y: 0,
    width,
    height: 60,
    look,
    still: true,
    draw(pencil) {
      const look = {
        size: 30,
        weight: 700,
        align: /** @type {CanvasTextAlign} */ ("left"),
      };
      const right = width - 20;
      drawIcon(pencil, "H", { x: right - 74, y: 10, size: 38, seed: 1 });
      pencil.write(String(land.houses), right - 32, 32, look);
      pencil.seed(2);
      drawFish(pencil, right - 132, 31, 17);
      pencil.write(String(land.fish), right - 110, 32, look);
      for (const line of [22, 32, 42]) drawLog(pencil, right - 224, line, 26, true);
      pencil.write(String(land.logs), right - 190, 32, look);
    },
  };
}

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
  if (roof)
    pencil.fill(
      [
        [x, y + 26],
        [x + 46, y],
        [x + 92, y + 26],
      ],
      theme.accent,
      0.6,
    );
  pencil.polygon(
    [
      [x, y + 26],
      [x + 46, y],
      [x + 92, y + 26],
    ],
    faint,
  );
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
function logs(land, x, y) {
  return {
    id: "logs",
    x,
    y,
    width: 230,
    height: 150,
    look: String(land.logs),
    still: true,
    draw(pencil) {
      heading(pencil, t("chiefdom.panel.logs", { count: land.logs }), x, y);
      for (let log = 0; log < 40; log++) {
        const pile = Math.floor(log / 5);
        drawLog(
          pencil.seed(log),
          x + (pile % 4) * 54 + 4,
          y + 24 + Math.floor(pile / 4) * 62 + (log % 5) * 10,
          36,
          log < land.logs,
        );
      }
    },
  };
}

/** @param {Land} land @param {number} x @param {number} y @returns {Item} */
function fish(land, x, y) {
  return {
    id: "fish",
    x,
    y,
    width: 230,
    height: 110,
    look: String(land.fish),
    still: true,
    draw(pencil) {
      heading(pencil, t("chiefdom.panel.fish", { count: land.fish }), x, y);
      for (let place = 0; place < 14; place++) {
        const { context } = pencil.seed(place);
        context.save();
        context.globalAlpha = place < land.fish ? 1 : 0.28;
        drawFish(pencil, x + 16 + (place % 7) * 31, y + 32 + Math.floor(place / 7) * 34, 12);
        context.restore();
      }
    },
  };
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
