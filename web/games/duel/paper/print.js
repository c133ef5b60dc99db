// A blank sheet of Chiefdom Duel: the shared board, both score tracks, and what the dice and the ability icons mean.

import { number, t } from "../../../js/base/words.js";
import { seedOf } from "../../../js/canvas/pencil.js";
import { printed } from "../../../js/paper/press.js";
import { drawSign } from "../drawing/glyphs.js";
import { drawThing } from "../drawing/icons.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */
/** @typedef {import("../../../js/paper/press.js").Press} Press */
/** @typedef {import("../../../js/canvas/colours.js").Theme} Theme */

const WIDTH = 700;
const HEIGHT = 1034;
const BOARD = { x: 22, y: 84, side: 424 };
const BESIDE = 470; // where the words beside the board begin
const HOW_TO = { size: 12.2, leading: 1.2 };
const TRACK = { left: 40, step: 36, line: 23 };

/**
 * @param {PrintedSheet} sheet what the engine says is printed
 * @param {{ theme: Theme, title: string }} look
 * @returns {SVGElement[]}
 */
export function pages(sheet, { theme, title }) {
  const page = printed(WIDTH, HEIGHT, t("print.sheet-of", { title }), theme, (press) => {
    press.title(title, 26, 540);
    press.blank(t("print.date"), 560, 30, WIDTH - 560);
    press.rule(0, 54, WIDTH, 54, 2);
    drawBoard(press, sheet);
    drawDice(press, sheet, 74);
    drawHowTo(press, sheet, 222);
    [0, 1].forEach((seat) => drawTrack(press, sheet, seat, 540 + seat * 192));
    drawLegend(press, sheet, 924);
  });
  return [page];
}

// -- the board -------------------------------------------------------------------------------------------------------------

/** @param {Press} press @param {PrintedSheet} sheet */
function drawBoard(press, { columns, rows, squares }) {
  const { theme } = press;
  const size = BOARD.side / columns.length;
  const label = { size: 13, align: /** @type {const} */ ("center"), colour: theme.faint };
  columns.forEach((letter, at) => {
    press.type(letter, BOARD.x + (at + 0.5) * size, BOARD.y - 9, label);
  });
  rows.forEach((name, at) => {
    press.type(name, BOARD.x - 10, BOARD.y + (at + 0.5) * size, label);
  });
  for (const { name, column, row, thing, icon, grey } of squares) {
    const [x, y] = [BOARD.x + column * size, BOARD.y + row * size];
    const fill = grey ? "#e4e2df" : undefined;
    press.frame(x, y, size, size, { line: 0.8, colour: theme.faint, fill });
    if (thing !== "empty")
      drawThing(press, icon ?? thing, { x, y, size, seed: seedOf(name), letter: false, printed: true });
  }
  press.frame(BOARD.x, BOARD.y, BOARD.side, size * rows.length, { line: 2 });
  if (squares.some(({ grey }) => grey)) {
    press.type(t("duel.print.grey"), BOARD.x, BOARD.y + BOARD.side + 10, { size: 12, colour: theme.faint });
  }
}

/** The icon of each face. @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawDice(press, { icons }, y) {
  press.heading(t("duel.print.dice"), BESIDE, y);
  icons.forEach(({ key, face }, at) => {
    const [x, top] = [BESIDE + Math.floor(at / 3) * 118, y + 17 + (at % 3) * 41];
    press.die(x, top + 6, 26, face);
    drawThing(press, key, { x: x + 32, y: top, size: 38, seed: 4, letter: false });
    press.type(t(`duel.icon.${key}`), x + 73, top + 20, { size: 13.5, room: 40 });
  });
}

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawHowTo(press, { dice }, y) {
  press.heading(t("print.how"), BESIDE, y);
  const texts = ["draft", "draw", "score", "mountain", "end"].map((key) => t(`duel.print.how-${key}`, { dice }));
  press.paragraphs(texts, BESIDE, y + 20, { width: WIDTH - BESIDE, height: 284 }, HOW_TO);
}

// -- the tracks ------------------------------------------------------------------------------------------------------------

/** @param {Press} press @param {PrintedSheet} sheet @param {number} seat @param {number} y */
function drawTrack(press, { icons, track, abilities, permanents }, seat, y) {
  press.blank(t("duel.print.player", { number: seat + 1 }), 0, y, 300);
  icons.forEach(({ key }, row) => {
    const top = y + 17 + row * TRACK.line;
    drawThing(press, key, { x: 7, y: top - 1, size: TRACK.line + 1, seed: 4, letter: false });
    track[row].forEach((ability, at) => {
      drawSquare(press, { ability, value: at + 1, x: TRACK.left + at * TRACK.step, y: top });
    });
  });
  drawSigns(press, t("duel.abilities"), abilities, y);
  const below = y + 17 + icons.length * TRACK.line + 13;
  drawNamed(press, t("duel.permanents"), permanents, below);
}

/** @param {Press} press @param {{ ability: string, value: number, x: number, y: number }} square */
function drawSquare(press, { ability, value, x, y }) {
  const { theme } = press;
  press.frame(x, y, TRACK.step, TRACK.line - 2, { line: 0.9, fill: ability ? "#ecebe8" : undefined });
  press.type(number(value), x + 3, y + 8, { size: 11.8, colour: theme.faint });
  if (ability) drawSign(press, ability, x + TRACK.step * 0.62, y + TRACK.line / 2 - 1, ability === "star" ? 9 : 7.5);
}

/**
 * Abilities to be crossed out, as symbols.
 * @param {Press} press
 * @param {string} title
 * @param {string[]} keys
 * @param {number} y
 */
function drawSigns(press, title, keys, y) {
  press.type(title, WIDTH - keys.length * 40 - 10, y, { size: 14, weight: 700, align: "right", room: 150 });
  keys.forEach((key, at) => {
    const left = WIDTH - (keys.length - at) * 40;
    press.frame(left, y - 14, 30, 26, { line: 1.1, round: 4 });
    drawSign(press, key, left + 15, y - 1, 10);
  });
}

/** Permanent abilities to be marked when won. @param {Press} press @param {string} title @param {string[]} keys @param {number} y */
function drawNamed(press, title, keys, y) {
  press.type(title, 0, y, { size: 14, weight: 700, room: 140 });
  const each = (WIDTH - 150) / keys.length;
  keys.forEach((key, at) => {
    const x = 150 + at * each;
    press.ring(x + 8, y, 7);
    press.type(t(`duel.permanent.${key}`), x + 21, y, { size: 13.5, room: each - 24 });
  });
}

// -- the signs in words ------------------------------------------------------------------------------------------------------

/** @param {Press} press @param {PrintedSheet} sheet @param {number} y */
function drawLegend(press, { abilities }, y) {
  ["lowest", "ability", "star"].forEach((key, at) => {
    const x = at * 233;
    drawSign(press, key, x + 10, y, 9);
    press.type(t(`duel.print.sign-${key}`), x + 25, y, { size: 13.5, room: 200 });
  });
  abilities.forEach((key, at) => {
    const [x, top] = [(at % 2) * 350, y + 22 + Math.floor(at / 2) * 20];
    drawSign(press, key, x + 10, top, 8);
    const named = { ability: t(`duel.ability.${key}`), help: t(`duel.ability-help.${key}`) };
    press.type(t("duel.print.named", named), x + 25, top, { size: 13.5, room: 315 });
  });
  const below = y + 24 + Math.ceil(abilities.length / 2) * 20;
  press.paragraphs([t("duel.print.permanents")], 0, below, { width: WIDTH, height: 34 }, { size: 13 });
}
