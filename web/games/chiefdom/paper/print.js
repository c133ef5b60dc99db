// A blank sheet of Chiefdom to play on paper with real dice, and the scoring cards to cut out.

import { number, t } from "../../../js/base/words.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { printed } from "../../../js/paper/press.js";
import { drawIcon, drawLog, LETTERS, TRADES } from "../drawing/icons.js";
import { drawFish } from "../drawing/nature.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */
/** @typedef {import("../../../js/paper/press.js").Press} Press */
/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */

const WIDTH = 700;
const HEIGHT = 1034;
const SIZE = 47; // a square of the grid
const LEFT = WIDTH - 8 * SIZE;
const TOP = 98;

/**
 * @param {PrintedSheet} sheet what the engine says is printed
 * @param {{ theme: Theme, title: string }} look
 * @returns {SVGElement[]}
 */
export function pages(sheet, { theme, title }) {
  const page = printed(WIDTH, HEIGHT, t("print.sheet-of", { title }), theme, (press) => {
    drawHead(press, title);
    drawCounters(press, sheet);
    drawGrid(press, sheet);
    drawSums(press, sheet, 590);
    drawShapes(press, sheet, 667);
    drawNotes(press, sheet, 667);
    drawScores(press, sheet, 892);
  });
  return [page];
}

/** @param {Press} press @param {string} title */
function drawHead(press, title) {
  press.title(title, 26, 310);
  press.blank(t("print.name"), 330, 30, 230);
  press.blank(t("print.date"), 572, 30, WIDTH - 572);
  press.rule(0, 54, WIDTH, 54, 2);
}

// -- the counters --------------------------------------------------------------------------------------------------------

const HOUSES = 8;
const HOUSES_ACROSS = 3;
const FISH = 14;
const BESIDE_HEADING = { size: 12.5, align: /** @type {const} */ ("right"), room: 205 };

/** @param {Press} press @param {PrintedSheet} sheet */
function drawCounters(press, sheet) {
  press.heading(t("chiefdom.panel.houses"), 0, 78);
  for (let house = 0; house < HOUSES; house++) {
    drawHouse(press, sheet, (house % HOUSES_ACROSS) * 100, 94 + Math.floor(house / HOUSES_ACROSS) * 68);
  }
  press.paragraphs([t("chiefdom.print.circles")], 204, 246, { width: 92, height: 62 }, { size: 12.5 });
  press.heading(t("chiefdom.print.logs"), 0, 312);
  press.type(t("chiefdom.print.logs-how", sheet.house), 288, 313, BESIDE_HEADING);
  for (let log = 0; log < HOUSES * sheet.house.logs; log++) {
    const pile = Math.floor(log / sheet.house.logs);
    const [x, y] = [(pile % 4) * 74 + 4, 336 + Math.floor(pile / 4) * 66 + (log % sheet.house.logs) * 11.5];
    drawLog(press.seed(log), x, y, 54, "blank");
  }
  press.heading(t("chiefdom.print.fish"), 0, 484);
  press.type(t("chiefdom.print.food", { count: sheet.fish_feeds }), 288, 485, BESIDE_HEADING);
  for (let fish = 0; fish < FISH; fish++) {
    press.context.save();
    press.context.globalAlpha = 0.6;
    drawFish(press.seed(fish), 16 + (fish % 7) * 41, 512 + Math.floor(fish / 7) * 34, 14);
    press.context.restore();
  }
}

/**
 * A roof to fill in, a circle for each person who lives there, and a star for the bonus.
 * @param {Press} press
 * @param {PrintedSheet} sheet
 * @param {number} x
 * @param {number} y
 */
function drawHouse(press, { house, bonus }, x, y) {
  const { context, theme } = press;
  context.save();
  context.strokeStyle = theme.ink;
  context.lineWidth = 1.3;
  context.beginPath();
  context.moveTo(x, y + 28);
  context.lineTo(x + 46, y);
  context.lineTo(x + 92, y + 28);
  context.closePath();
  context.stroke();
  context.restore();
  press.frame(x + 6, y + 28, 80, 30, { line: 1.3 });
  const step = 80 / house.beds;
  for (let bed = 0; bed < house.beds; bed++) press.ring(x + 6 + step * (bed + 0.5), y + 43, 8);
  if (bonus) press.type("☆", x + 46, y + 18, { size: 17, align: "center" });
}

// -- the grid --------------------------------------------------------------------------------------------------------------

/** @param {Press} press @param {PrintedSheet} sheet */
function drawGrid(press, { columns, rows, west, east }) {
  const { theme } = press;
  const bottom = TOP + rows * SIZE;
  const right = LEFT + columns.length * SIZE;
  const label = { size: 14, align: /** @type {const} */ ("center"), colour: theme.faint };
  [...columns].forEach((letter, column) => press.type(letter, LEFT + (column + 0.5) * SIZE, TOP - 11, label));
  for (let row = 0; row < rows; row++) press.type(number(row + 1), LEFT - 12, TOP + (row + 0.5) * SIZE, label);
  for (let row = 1; row < rows; row++) press.rule(LEFT, TOP + row * SIZE, right, TOP + row * SIZE, 0.8, theme.faint);
  for (let column = 1; column < columns.length; column++) {
    press.rule(LEFT + column * SIZE, TOP, LEFT + column * SIZE, bottom, 0.8, theme.faint);
  }
  press.frame(LEFT, TOP, right - LEFT, bottom - TOP, { line: 2 });
  for (const name of [...west, ...east]) {
    const [x, y] = [LEFT + columns.indexOf(name[0]) * SIZE, TOP + (Number(name.slice(1)) - 1) * SIZE];
    drawIcon(press, "#", { x, y, size: SIZE, seed: seedOf(name) });
  }
}

// -- what the dice mean ------------------------------------------------------------------------------------------------------

/**
 * What two dice draw; sums with the same icon are grouped.
 * @param {Press} press
 * @param {PrintedSheet} sheet
 * @param {number} y
 */
function drawSums(press, { sums }, y) {
  press.heading(t("chiefdom.print.sums"), 0, y);
  /** @type {{ icon: string | null, sums: number[] }[]} */
  const groups = [];
  for (const { sum, icon } of sums) {
    const last = groups.at(-1);
    if (last && last.icon === icon) last.sums.push(sum);
    else groups.push({ icon, sums: [sum] });
  }
  const each = WIDTH / groups.length;
  groups.forEach(({ icon, sums: values }, index) => {
    const x = index * each;
    press.frame(x, y + 14, each, 44, { line: 0.8, colour: press.theme.faint });
    press.type(values.map(number).join(" "), x + (icon ? 7 : 9), y + 36, {
      size: values.length > 2 ? 16 : 20,
      weight: 700,
    });
    if (icon) drawIcon(press, LETTERS[icon], { x: x + each - 42, y: y + 17, size: 38, seed: 3 });
    else drawAny(press, x + each - 6, y + 36, each - 36);
  });
}

/** The words for any icon, on as many lines as they need. @param {Press} press @param {number} right @param {number} y @param {number} room */
function drawAny(press, right, y, room) {
  const [size, leading] = [13, 15];
  const lines = press.wrap(t("chiefdom.print.any"), room, `500 ${size}px ${press.theme.body}`);
  lines.forEach((line, at) => {
    press.type(line, right, y + (at - (lines.length - 1) / 2) * leading, { size, align: "right" });
  });
}

const MINI = 8; // a square of a shape

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawShapes(press, { shapes }, y) {
  press.heading(t("chiefdom.print.shapes"), 0, y);
  Object.entries(shapes).forEach(([face, cells], index) => {
    const x = index * 64;
    press.die(x, y + 24, 26, Number(face));
    for (const [row, column] of /** @type {[number, number][]} */ (cells)) {
      press.frame(x + 31 + column * MINI, y + 25 + row * MINI, MINI, MINI, { line: 1, fill: press.theme.sand });
    }
  });
}

/** The rules that players need at the table. @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawNotes(press, sheet, y) {
  const { wall } = sheet;
  const beside = [
    t(sheet.split_triples ? "chiefdom.print.one-square-split" : "chiefdom.print.one-square"),
    t(wall.logs ? "chiefdom.print.wall-logs" : "chiefdom.print.wall", { logs: wall.logs }) +
      (wall.east ? "" : ` ${t("chiefdom.print.wall-west")}`),
    t("chiefdom.print.beside"),
  ];
  press.paragraphs(beside, 400, y - 9, { width: 300, height: 78 }, { size: 13.5, leading: 1.2 });
  const rules = rulesBelow(sheet).filter(Boolean).join(" ");
  press.paragraphs([rules], 0, y + 79, { width: WIDTH, height: 128 }, { size: 13, leading: 1.2 });
}

/** @param {PrintedSheet} sheet */
function rulesBelow(sheet) {
  return [
    t("chiefdom.print.turn"),
    t("chiefdom.print.house", sheet.house),
    t("chiefdom.print.trades", letters()),
    t("chiefdom.print.spaces"),
    sheet.bonus && t(sheet.may_pass ? "chiefdom.print.bonus" : "chiefdom.print.bonus-forced"),
    t("chiefdom.print.with-cards", { dealt: sheet.dealt, solo: sheet.solo_cards }),
    t(sheet.fish_break_ties ? "chiefdom.print.tie-fish" : "chiefdom.print.tie-shared"),
    t("chiefdom.print.alone", { ranks: rankTable(sheet).join(" ") }),
  ];
}

/** What is written on a person with each job. */
function letters() {
  return Object.fromEntries(Object.keys(TRADES).map((job) => [job, t(`chiefdom.letter.${job}`)]));
}

/** The ranks of a game alone, each after its fewest points; the first needs none. @param {PrintedSheet} sheet */
function rankTable({ ranks, top_rank: top }) {
  const texts = ranks.map((least, index) => {
    const key = index === ranks.length - 1 ? top : `rank-${index + 1}`;
    return `${number(least)} ${t(`chiefdom.rank.${key}`)}`;
  });
  return texts.slice(1);
}

// -- the score ---------------------------------------------------------------------------------------------------------------

const COLUMNS = 3;
const CARDS = 3;

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawScores(press, { lines, wall }, y) {
  press.heading(t("table.scores.title"), 0, y, { room: 130 });
  const texts = lines.map(({ key, points }) => t("chiefdom.print.line", { line: t(`chiefdom.line.${key}`), points }));
  for (let card = 0; card < CARDS; card++) texts.push(t("chiefdom.print.card"));
  const rows = Math.ceil((texts.length + 2) / COLUMNS);
  const each = WIDTH / COLUMNS;
  const high = 21;
  texts.forEach((text, index) => {
    const [x, top] = [Math.floor(index / rows) * each, y + 13 + (index % rows) * high];
    press.type(text, x + 3, top + 12, { size: 14.5, room: each - 64 });
    press.frame(x + each - 56, top, 46, high, { line: 0.9 });
  });
  const x = (COLUMNS - 1) * each;
  const top = y + 13 + (texts.length % rows) * high + 4;
  press.heading(t("table.scores.total"), x + 3, top + 20, { size: 22, room: each - 104 });
  press.frame(x + each - 96, top, 86, 2 * high - 4, { line: 2 });
  const any = wall.edge ? "wall-score-edge" : "wall-score";
  const walls = wall.unfinished ? any : wall.edge ? "wall-score-whole-edge" : "wall-score-whole";
  [t("chiefdom.print.largest"), t(`chiefdom.print.${walls}`)].forEach((note, line) => {
    press.type(note, WIDTH - 10, y - 10 + line * 15, { size: 13, align: "right", room: WIDTH - 150 });
  });
}
