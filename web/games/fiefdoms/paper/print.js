// A blank sheet of Rolling Fiefdoms: the fief, the housing track, what the dice build, the rules in brief, and the score bar.

import { has, list, number, t } from "../../../js/base/words.js";
import { printed } from "../../../js/paper/press.js";
import { drawUnit } from "../board/housing-track.js";
import { drawLand } from "../board/land.js";
import { numberPlaces, PITCH, SECTIONS } from "../board/layout.js";
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
const SCALE = 0.79;
const SIDE = WIDTH - LAND.width * SCALE - 12; // the space to the left of the fief is for the track
const SMALL = 11.8; // the smallest type: 6 points even where two sheets share a page
const TEXT = { size: SMALL, leading: 1.17 };

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
    drawSide(press, sheet, 74);
    drawFief(press, sheet);
    drawBuildings(press, sheet, 563);
    drawRules(press, sheet, 792);
    drawBar(press, sheet, 962);
  });
  return [page];
}

const ACROSS = 3; // houses in a row
const STOREY = 47;

/** Left of the fief: a unit for each Cottage, filled by four, what they are for, and the solo game. @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawSide(press, sheet, y) {
  const { track } = sheet;
  press.heading(t("fiefdoms.print.housing"), 0, y, { size: 16 });
  for (let unit = 0; unit < track.units; unit++) {
    const place = { x: 8 + (unit % ACROSS) * 60, y: y + 17 + Math.floor(unit / ACROSS) * STOREY };
    drawUnit(press.seed(unit + 1), place, 0, false, false);
  }
  const end = y + 25 + Math.ceil(track.units / ACROSS) * STOREY;
  const below = press.paragraph(t("fiefdoms.print.housing-how", track), 0, end, SIDE, TEXT);
  drawRule(press, "alone", ruleWords(sheet), { x: 0, y: below + 8, width: SIDE });
}

/** @param {Press} press @param {PrintedSheet} sheet */
function drawFief(press, sheet) {
  const { context } = press;
  context.save();
  context.translate(WIDTH - LAND.width * SCALE, 58);
  context.scale(SCALE, SCALE);
  drawLand(press, LAND, sheet, Object.fromEntries(SECTIONS.map((key) => [key, t(`fiefdoms.section.${key}`)])));
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

const ROW = 15.4;
const COLUMNS = { value: 12, letter: 38, name: 56, most: 184, workers: 214, worth: 266 };

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawBuildings(press, { buildings, points, track, guilds }, y) {
  const { theme } = press;
  const { value: values, letter, name, most: limit, workers: circles, worth } = COLUMNS;
  const small = { size: SMALL, colour: theme.faint };
  press.heading(t("fiefdoms.print.buildings"), 0, y, { size: 16 });
  press.type(t("fiefdoms.print.most"), limit, y + 1, { ...small, align: "center" });
  press.type(t("fiefdoms.print.workers"), circles - 6, y + 1, { ...small, room: worth - circles - 2 });
  press.type(t("fiefdoms.print.worth"), worth, y + 1, small);
  press.type(t("fiefdoms.print.beside"), WIDTH, y + 1, { ...small, align: "right" });
  const words = { ...points, each: track.each, university: points.university.map(number).join("/") };
  buildings.forEach(({ building, value, workers, most }, at) => {
    const middle = y + 20 + at * ROW;
    press.rule(0, middle - ROW / 2, WIDTH, middle - ROW / 2, 0.5, theme.faint);
    press.type(number(value), values, middle, { size: 13.5, weight: 700, align: "center" });
    press.type(t(`fiefdoms.letter.${building}`), letter, middle, {
      size: 15.5,
      weight: 700,
      align: "center",
      font: theme.hand,
    });
    const room = (most === 1 ? limit - 8 : circles - 12) - name;
    press.type(t(`fiefdoms.building.${building}`), name, middle, { size: 12.8, weight: 700, room });
    if (most === 1) press.type(number(most), limit, middle, { size: 12.4, align: "center" });
    for (let worker = 0; worker < workers; worker++) press.ring(circles + worker * 12, middle, 4.4);
    press.type(t(`fiefdoms.print.is.${building}`, words), worth, middle, { size: 12.2 });
  });
  drawGuildLimit(press, buildings, guilds, y);
  const end = y + 20 + (buildings.length - 0.5) * ROW;
  press.rule(0, end, WIDTH, end, 0.5, theme.faint);
}

/** How many Guilds there may be in all, beside their lines. @param {Press} press @param {PrintedSheet["buildings"]} buildings @param {number} count @param {number} y */
function drawGuildLimit(press, buildings, count, y) {
  const last = buildings.length - 1;
  const first = buildings.findIndex(({ value }) => value === buildings[last].value);
  const [top, foot] = [first, last].map((at) => y + 20 + at * ROW);
  const edge = WIDTH - 56;
  press.rule(edge, top - 5, edge, foot + 5, 0.8);
  press.type(t("fiefdoms.print.guilds", { count }), edge + 6, (top + foot) / 2, { size: 12.2, weight: 700 });
}

// -- the rules in brief ------------------------------------------------------------------------------------------------------

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawRules(press, sheet, y) {
  const words = ruleWords(sheet);
  const gap = 20;
  const width = (WIDTH - gap) / 2;
  drawRule(press, "turn", words, { x: 0, y, width });
  const below = drawRule(press, "pestilence", words, { x: width + gap, y, width });
  drawRule(press, "end", words, { x: width + gap, y: below + 5, width });
}

/**
 * A heading and its text; returns the position of the next one.
 * @param {Press} press
 * @param {string} key
 * @param {Record<string, unknown>} words
 * @param {{ x: number, y: number, width: number }} place
 */
function drawRule(press, key, words, { x, y, width }) {
  press.heading(t(`fiefdoms.print.how.${key}.title`), x, y, { size: 13.5 });
  let below = y + 15;
  for (const part of ["text", "build"].filter((part) => has(`fiefdoms.print.how.${key}.${part}`))) {
    below = press.paragraph(t(`fiefdoms.print.how.${key}.${part}`, words), x, below, width, TEXT);
  }
  return below;
}

/** The numbers and names in the rules. @param {PrintedSheet} sheet */
function ruleWords({ dice, numbers, turns }) {
  const sums = numbers.pairs.map(([one, two]) => t("fiefdoms.print.sum", { one: number(one), two: number(two) }));
  const regions = numbers.suggested.map((key, at) =>
    t("fiefdoms.print.region", { section: t(`fiefdoms.section.${key}`), sums: sums[at] }),
  );
  const [numbered, crossed] = [false, true].map((withX) =>
    list(dice.filter(({ faces }) => faces.includes("X") === withX).map(({ die }) => die)),
  );
  const centre = number(numbers.centre);
  return { dice: list(oddFaces(dice)), pairs: list(sums), regions: list(regions), centre, turns, numbered, crossed };
}

/** The faces that ordinary dice do not have, in words. @param {{ die: string, faces: string[] }[]} dice */
function oddFaces(dice) {
  return dice.flatMap(({ die, faces }) =>
    faces.flatMap((face, at) =>
      face === String(at + 1) ? [] : t("fiefdoms.print.face", { die, value: at + 1, face }),
    ),
  );
}

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawBar(press, { lines }, y) {
  const each = (WIDTH - 84) / lines.length;
  lines.forEach((key, at) => {
    const x = at * each;
    press.type(t(`fiefdoms.line.${key}`), x + (each - 8) / 2, y + 8, { size: 11.8, align: "center", room: each + 2 });
    press.frame(x, y + 18, each - 12, 36, { line: 1.1, round: 4 });
    const sign = at + 1 === lines.length ? "=" : TAKEN.has(lines[at + 1]) ? "−" : "+";
    press.type(sign, x + each - 6, y + 36, { size: 15, weight: 700, align: "center" });
  });
  press.type(t("fiefdoms.reputation"), WIDTH - 40, y + 8, { size: 12.5, weight: 700, align: "center" });
  press.frame(WIDTH - 80, y + 18, 80, 36, { line: 2, round: 4 });
}
