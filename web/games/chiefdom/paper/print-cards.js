// The eighteen scoring cards to cut out, nine on a page.

import { number, t } from "../../../js/base/words.js";
import { printed } from "../../../js/paper/press.js";
import { drawIcon, drawLog } from "../drawing/icons.js";
import { drawFish } from "../drawing/nature.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */
/** @typedef {import("../../../js/paper/press.js").Press} Press */
/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */

const ACROSS = 3;
const CARD = { width: 230, height: 316 };

/** What is drawn on a card: letters of the diagram, logs or fish. @type {Record<number, string>} */
const PICTURES = {
  1: "333",
  2: "~~~",
  3: "LLL",
  4: "HHH",
  5: "FFF",
  6: "BBB",
  7: "W3H",
  8: "3",
  9: "~",
  10: "3L3",
  11: "~F~",
  12: "HBH",
  13: "logs",
  14: "fish",
  15: "LFB",
  16: "H",
  17: "",
  18: "W",
};

/**
 * @param {PrintedSheet} sheet what the engine says is printed
 * @param {{ theme: Theme, title: string }} look
 * @returns {SVGElement[]}
 */
export function pages({ cards, zero_is_second: zero }, { theme, title }) {
  const made = [];
  for (let from = 0; from < cards.length; from += ACROSS * ACROSS) {
    const some = cards.slice(from, from + ACROSS * ACROSS);
    const draw = (/** @type {Press} */ press) =>
      some.forEach((card, at) => {
        drawCard(press, card, zero, (at % ACROSS) * CARD.width, Math.floor(at / ACROSS) * CARD.height);
      });
    made.push(printed(ACROSS * CARD.width, ACROSS * CARD.height, title, theme, draw));
  }
  return made;
}

/**
 * @param {Press} press
 * @param {import("../view.js").PrintedCard} card
 * @param {boolean} zero whether a count of zero may be second
 * @param {number} x @param {number} y
 */
function drawCard(press, card, zero, x, y) {
  const { theme, context } = press;
  const middle = x + CARD.width / 2;
  context.save();
  context.setLineDash([4, 4]);
  press.frame(x + 1, y + 1, CARD.width - 2, CARD.height - 2, { line: 0.8, colour: theme.faint });
  context.restore();
  press.frame(x + 12, y + 12, CARD.width - 24, CARD.height - 24, { line: 1.6, round: 12 });
  press.ring(x + 36, y + 38, 14, { line: 1.2 });
  press.type(number(card.number), x + 36, y + 39, { size: 16, weight: 700, align: "center" });
  const worth = (card.prizes ?? [card.points ?? 0]).map((points) => `+${number(points)}`).join("  ");
  press.heading(worth, x + CARD.width - 26, y + 39, { size: 27, weight: 800, align: "right" });
  drawPicture(press, PICTURES[card.number], middle, y + 108);
  const width = CARD.width - 52;
  press.heading(t(`chiefdom.card.${card.number}`), middle, y + 186, { size: 22, align: "center", room: width });
  const text = t(`chiefdom.card-text.${card.number}`);
  press.paragraphs([text], middle, y + 216, { width, height: 62 }, { size: 16, align: "center" });
  if (!card.prizes) return;
  const prizes = card.needs ? (zero ? "prizes-zero" : "prizes-some") : "prizes";
  const equal = t(`chiefdom.print.${prizes}`);
  press.paragraphs([equal], middle, y + 280, { width, height: 28 }, { size: 12, align: "center", leading: 1.1 });
}

/** @param {Press} press @param {string} letters @param {number} x its middle @param {number} y */
function drawPicture(press, letters, x, y) {
  const { theme } = press;
  if (letters === "logs") {
    for (let log = 0; log < 4; log++) drawLog(press.seed(log), x - 34, y - 20 + log * 13, 66, "held");
  } else if (letters === "fish") {
    for (const [at, dx, dy] of [
      [1, -22, -14],
      [2, 26, 2],
      [3, -16, 20],
    ]) {
      drawFish(press.seed(at), x + dx, y + dy, 22);
    }
  } else {
    const size = letters.length > 1 ? 58 : 76;
    const left = x - (Math.max(1, letters.length) * size) / 2;
    if (!letters) press.frame(left, y - size / 2, size, size, { line: 1.2, colour: theme.faint });
    [...letters].forEach((letter, at) => {
      press.frame(left + at * size, y - size / 2, size, size, { line: 0.8, colour: theme.faint });
      drawIcon(press, letter, { x: left + at * size, y: y - size / 2, size, seed: at + 3 });
    });
  }
}
