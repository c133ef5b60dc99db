// A blank sheet of Rolling Fiefdoms: the fief, the housing track, what the dice build, and the score bar.

import { list, number, t } from "../../../js/base/words.js";
import { printed } from "../../../js/paper/press.js";
import { drawUnit } from "../board/housing-track.js";
import { drawLand } from "../board/land.js";
import { numberPlaces, PITCH, REGIONS, SECTIONS } from "../board/layout.js";
import { TAKEN } from "../score/score-bar.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */
/** @typedef {import("../../../js/paper/press.js").Press} Press */
/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */

const WIDTH = 700;
const HEIGHT = 1018;
const MARGIN = 42;
const LAND = {
  left: MARGIN,
  top: MARGIN,
  margin: MARGIN,
  width: 5 * PITCH + 2 * MARGIN,
  height: 5 * PITCH + 2 * MARGIN,
};
const SCALE = 0.89;

/**
 * @param {PrintedSheet} sheet what the engine says is printed
 * @param {{ theme: Theme, title: string }} look
 * @returns {SVGElement[]}
 */
export function pages(sheet, { theme, title }) {
  const page = printed(WIDTH, HEIGHT, t("print.sheet-of", { title }), theme, (press) => {
    press.title(title, 26, 310);
    press.blank(t("print.name"), 330, 30, 230);
    press.blank(t("print.date"), 572, 30, WIDTH - 572);
    press.rule(0, 50, WIDTH, 50, 2);
    drawTrack(press, sheet, 74);
    drawFief(press, sheet);
    drawBuildings(press, sheet, 634);
    drawDice(press, sheet, 884);
    drawBar(press, sheet, 962);
  });
  return [page];
}

/** A unit for each Cottage, filled by four. @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawTrack(press, { track }, y) {
  press.heading(t("fiefdoms.print.housing"), 0, y, { size: 16 });
  for (let unit = 0; unit < track.units; unit++) {
    const place = { x: 12 + (unit % 2) * 52, y: y + 20 + Math.floor(unit / 2) * 58 };
    drawUnit(press.seed(unit + 1), place, 0, false, false);
  }
}

/** @param {Press} press @param {PrintedSheet} sheet */
function drawFief(press, sheet) {
  const { context } = press;
  context.save();
  context.translate(WIDTH - LAND.width * SCALE, 60);
  context.scale(SCALE, SCALE);
  drawLand(press, LAND, sheet, Object.fromEntries(REGIONS.map((key) => [key, t(`fiefdoms.section.${key}`)])));
  for (const section of SECTIONS) {
    for (const { x, y } of numberPlaces(LAND, section)) {
      press.ring(x, y, 16, { line: 1.6, fill: press.theme.paper });
      if (section !== "centre") continue;
      press.type(number(sheet.numbers.centre), x, y + 1, { size: 21, weight: 700, align: "center" });
    }
  }
  context.restore();
}

// -- what the dice build -----------------------------------------------------------------------------------------------------

const ROW = 16.6;

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawBuildings(press, { buildings, points, track, guilds }, y) {
  const { theme } = press;
  const small = { size: 12.5, colour: theme.faint };
  press.heading(t("fiefdoms.print.buildings"), 0, y, { size: 17 });
  press.type(t("fiefdoms.print.workers"), 190, y + 1, small);
  press.type(t("fiefdoms.print.worth"), 262, y + 1, small);
  const values = { ...points, each: track.each, university: points.university.map(number).join(", ") };
  buildings.forEach(({ building, value, workers, most }, at) => {
    const middle = y + 21 + at * ROW;
    press.rule(0, middle - ROW / 2, WIDTH, middle - ROW / 2, 0.5, theme.faint);
    press.type(number(value), 14, middle, { size: 14, weight: 700, align: "center" });
    press.type(t(`fiefdoms.letter.${building}`), 42, middle, {
      size: 16,
      weight: 700,
      align: "center",
      font: theme.hand,
    });
    press.type(t(`fiefdoms.building.${building}`), 62, middle, { size: 13.5, weight: 700 });
    for (let worker = 0; worker < workers; worker++) press.ring(196 + worker * 13, middle, 4.6);
    const limit = most === 1 ? ` ${t("fiefdoms.print.once")}` : "";
    press.type(t(`fiefdoms.print.is.${building}`, values) + limit, 262, middle, { size: 12.8 });
  });
  const end = y + 21 + buildings.length * ROW;
  press.rule(0, end - ROW / 2, WIDTH, end - ROW / 2, 0.5, theme.faint);
  press.type(t("fiefdoms.print.guilds", { count: guilds }), WIDTH, y + 1, { ...small, align: "right" });
}

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawDice(press, { dice, numbers, turns }, y) {
  const odd = dice.map((/** @type {{ die: string, faces: string[] }} */ { die, faces }) =>
    faces
      .map((face, at) => (face === String(at + 1) ? "" : t("fiefdoms.print.face", { die, value: at + 1, face })))
      .filter(Boolean)
      .join(" "),
  );
  const pairs = list(numbers.pairs.map(([one, two]) => `${number(one)}/${number(two)}`));
  const text = [
    t("fiefdoms.print.how-dice", { dice: list(odd.filter(Boolean)) }),
    t("fiefdoms.print.how-build"),
    t("fiefdoms.print.how-numbers", { pairs, centre: numbers.centre, turns }),
  ].join(" ");
  press.paragraph(text, 0, y, WIDTH, { size: 12.8, leading: 1.22 });
}

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawBar(press, { lines }, y) {
  const each = (WIDTH - 84) / lines.length;
  lines.forEach((key, at) => {
    const x = at * each;
    press.type(t(`fiefdoms.line.${key}`), x + (each - 8) / 2, y + 8, { size: 11.5, align: "center" });
    press.frame(x, y + 18, each - 12, 36, { line: 1.1, round: 4 });
    const sign = at + 1 === lines.length ? "=" : TAKEN.has(lines[at + 1]) ? "−" : "+";
    press.type(sign, x + each - 6, y + 36, { size: 15, weight: 700, align: "center" });
  });
  press.type(t("fiefdoms.reputation"), WIDTH - 40, y + 8, { size: 12.5, weight: 700, align: "center" });
  press.frame(WIDTH - 80, y + 18, 80, 36, { line: 2, round: 4 });
}
