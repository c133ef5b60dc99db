// Both score tracks beside the board: six rows of 18 squares each, as printed, with the marks that a move would add.

import { el } from "../../../js/base/dom.js";
import { mark } from "../../../js/base/seat-mark.js";
import { number, t } from "../../../js/base/words.js";
import { Pencil } from "../../../js/canvas/pencil.js";
import { endingHeads, endingRow, endingTable, totalRow } from "../../../js/table/ending/score-sheet-table.js";
import { measure } from "../board/layout.js";
import { iconName, noteLines, rowWords } from "../describe.js";
import { drawSign, glyph } from "../drawing/glyphs.js";
import { colourOf } from "../drawing/icons.js";
import { currentTheme, masterOf, picture } from "../drawing/pictures.js";

/** @typedef {import("../view.js").PlayerView} PlayerView */
/** @typedef {import("../view.js").Row} Row */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Preview} Preview */

const WIDTH = 352;
const LEFT = 32;
const STEP = 16.2;
const LINE = 29;
const SHARP = 2;

/** @param {Context} context @param {Preview | null} preview */
export function scorePanel(context, preview) {
  const { players, view, answer } = context;
  const gains = preview?.notes?.find((note) => note.key === "marks")?.rows ?? {};
  const acting = answer.outcome ? null : view.seat;
  const tracks = players.map((player, seat) =>
    el(
      "section",
      { class: `duel-track${acting === seat ? " acting" : ""}`, "data-seat": seat },
      heading(player.name, seat, view.players[seat]),
      el(
        "div",
        { class: "duel-rows" },
        trackPicture(view, seat, seat === view.seat ? gains : {}),
        rowNames(view.players[seat]),
      ),
      possessions(view.players[seat]),
    ),
  );
  const isShort = measure(context).form !== "plain";
  return el("div", { class: `duel-tracks${isShort ? " short" : ""}` }, tracks, legend(), forecast(context, preview));
}

/** What the ability icons on the tracks give. */
function legend() {
  return el(
    "ul",
    { class: "duel-legend", "aria-label": t("duel.legend") },
    ["lowest", "ability", "star"].map((sign) =>
      el("li", { "data-explain": `track:${sign}` }, glyph(sign), t(`duel.track.${sign}`)),
    ),
  );
}

/** @param {string} name @param {number} seat @param {PlayerView} player */
function heading(name, seat, player) {
  return el(
    "h2",
    { class: "duel-track-head" },
    mark(seat),
    el("span", { class: "duel-track-name", text: name }),
    el("span", { class: "duel-lowest", text: t("duel.lowest", { count: player.score }) }),
  );
}

/** Over the picture, for screen readers and explanations. @param {PlayerView} player */
function rowNames(player) {
  return el(
    "ul",
    { class: "duel-row-names" },
    player.rows.map((row) =>
      el(
        "li",
        { "data-line": row.icon },
        el("span", { class: "duel-row-sign", "aria-hidden": "true" }, picture(row.icon), number(row.marks)),
        hidden(rowWords(row)),
      ),
    ),
  );
}

/** Abilities that are crossed out or available, and permanent abilities that are held. @param {PlayerView} player */
function possessions(player) {
  const held = player.permanents.filter(({ held: has }) => has);
  return el(
    "div",
    { class: "duel-possessions" },
    el(
      "ul",
      { class: "duel-signs", "aria-label": t("duel.abilities") },
      player.abilities.map(({ key, used }) => {
        const name = t(`duel.ability.${key}`);
        const words = used ? t("duel.used", { ability: name }) : name;
        return el("li", { class: used ? "used" : "", "data-explain": `ability:${key}` }, glyph(key), hidden(words));
      }),
    ),
    held.length > 0 &&
      el(
        "ul",
        { class: "duel-signs permanent", "aria-label": t("duel.permanents") },
        held.map(({ key }) =>
          el("li", { "data-explain": `permanent:${key}` }, glyph(key), hidden(t(`duel.permanent.${key}`))),
        ),
      ),
  );
}

/** @param {string} text */
const hidden = (text) => el("span", { class: "visually-hidden", text });

/** What the move under the pointer would gain, in words. @param {Context} context @param {Preview | null} preview */
function forecast({ answer }, preview) {
  if (answer.outcome) return null;
  const lines = preview ? noteLines(preview) : [];
  return el(
    "section",
    { class: "duel-forecast" },
    lines.length
      ? el(
          "ul",
          {},
          lines.map((text) => el("li", { text })),
        )
      : el("p", { class: "faint", text: t("duel.forecast") }),
  );
}

// -- the picture -----------------------------------------------------------------------------------------------------------

/**
 * The tracks without a previewed gain, as they were drawn last for each seat.
 * @type {Map<number, { key: string, canvas: HTMLCanvasElement }>}
 */
const printed = new Map();

/** @param {View} view @param {number} seat @param {Record<string, number>} gains marks to come, by icon */
function trackPicture(view, seat, gains) {
  const base = printedTrack(view, seat);
  const canvas = newCanvas(base.width, base.height);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.drawImage(base, 0, 0);
  context.scale(SHARP, SHARP);
  const pencil = new Pencil(context, currentTheme());
  view.players[seat].rows.forEach((row, at) => {
    drawCount(pencil.seed(at + 1), row, {
      length: view.track[at].length,
      y: 2 + at * LINE,
      gain: gains[row.icon] ?? 0,
    });
  });
  return canvas;
}

/** @param {View} view @param {number} seat */
function printedTrack(view, seat) {
  const { rows } = view.players[seat];
  const theme = currentTheme();
  const key = JSON.stringify([theme.paper, view.track, rows]);
  const known = printed.get(seat);
  if (known?.key === key) return known.canvas;
  const canvas = drawTrack(rows, view.track);
  printed.set(seat, { key, canvas });
  return canvas;
}

/** The rows as they are printed, with the marks in them. @param {Pick<Row, "icon" | "marks" | "lowest">[]} rows @param {string[][]} track */
export function drawTrack(rows, track) {
  const canvas = newCanvas(WIDTH * SHARP, (rows.length * LINE + 4) * SHARP);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(SHARP, SHARP);
  const pencil = new Pencil(context, currentTheme());
  rows.forEach((row, at) => {
    drawRow(pencil.seed(at + 1), row, track[at], 2 + at * LINE);
  });
  return canvas;
}

/** @param {number} width @param {number} height */
const newCanvas = (width, height) =>
  el("canvas", { class: "duel-track-picture", width, height, "aria-hidden": "true" });

/** @param {Pencil} pencil @param {Pick<Row, "icon" | "marks" | "lowest">} row @param {string[]} track @param {number} y */
function drawRow(pencil, row, track, y) {
  const { context, theme } = pencil;
  const right = LEFT + track.length * STEP;
  if (row.lowest) drawLowest(pencil, y);
  context.drawImage(masterOf(row.icon, false, false), 5, y + 1, 24, 24);
  const top = y + 4;
  const stroke = { width: 1, rough: 0.35, passes: 1, colour: theme.faint, alpha: 0.9 };
  pencil.line(LEFT, top, right, top, stroke);
  pencil.line(LEFT, top + 18, right, top + 18, stroke);
  for (let at = 0; at <= track.length; at++) pencil.line(LEFT + at * STEP, top, LEFT + at * STEP, top + 18, stroke);
  track.forEach((ability, at) => {
    const x = LEFT + at * STEP;
    if (ability) drawAbility(pencil, ability, x, top);
    if (at < row.marks) drawMark(pencil, x, top, colourOf(row.icon, theme));
  });
}

/** The number of marks, or the marks to come. @param {Pencil} pencil @param {Row} row @param {{ length: number, y: number, gain: number }} place */
function drawCount(pencil, row, { length, y, gain }) {
  const { theme } = pencil;
  if (gain) drawBand(pencil, y, theme.good, 0.2);
  for (let at = row.marks; at < row.marks + gain; at++) drawComing(pencil, LEFT + at * STEP, y + 4);
  pencil.write(gain ? `+${gain}` : number(row.marks), LEFT + length * STEP + 13, y + 13.5, {
    size: 22,
    weight: 700,
    colour: gain ? theme.good : row.lowest ? theme.accent : theme.ink,
  });
}

/** @param {Pencil} pencil @param {number} y @param {string} colour @param {number} alpha */
function drawBand({ context }, y, colour, alpha) {
  context.save();
  context.fillStyle = colour;
  context.globalAlpha = alpha;
  context.beginPath();
  context.roundRect(0, y, WIDTH, LINE - 1, 5);
  context.fill();
  context.restore();
}

/** The lowest row counts: a band and a pointing triangle. @param {Pencil} pencil @param {number} y */
function drawLowest(pencil, y) {
  const { theme } = pencil;
  drawBand(pencil, y, theme.accent, 0.13);
  pencil.fill(
    [
      [0, y + 8],
      [5, y + 13],
      [0, y + 18],
    ],
    theme.accent,
  );
}

/** @param {Pencil} pencil @param {string} ability @param {number} x @param {number} y */
function drawAbility(pencil, ability, x, y) {
  pencil.context.save();
  pencil.context.globalAlpha = 0.16;
  pencil.context.fillStyle = pencil.theme.ink;
  pencil.context.fillRect(x + 0.5, y + 0.5, STEP - 1, 17);
  pencil.context.restore();
  drawSign(pencil, ability, x + STEP / 2, y + 9, ability === "star" ? 8 : 6.5);
}

/** @param {Pencil} pencil @param {number} x @param {number} y @param {string} colour */
function drawMark(pencil, x, y, colour) {
  pencil.fill(
    [
      [x + 1, y + 1],
      [x + STEP - 1, y + 1],
      [x + STEP - 1, y + 17],
      [x + 1, y + 17],
    ],
    colour,
    0.5,
  );
  const stroke = { width: 1.7, rough: 0.7, passes: 1 };
  pencil.line(x + 3, y + 3.5, x + STEP - 3, y + 14.5, stroke);
  pencil.line(x + STEP - 3, y + 3.5, x + 3, y + 14.5, stroke);
}

/** @param {Pencil} pencil @param {number} x @param {number} y */
function drawComing(pencil, x, y) {
  const { context, theme } = pencil;
  context.save();
  context.globalAlpha = 0.28;
  context.fillStyle = theme.good;
  context.fillRect(x + 1, y + 1, STEP - 2, 16);
  context.restore();
  const stroke = { width: 2, rough: 0.4, passes: 1, colour: theme.good };
  pencil.line(x + 3, y + 3.5, x + STEP - 3, y + 14.5, stroke);
  pencil.line(x + STEP - 3, y + 3.5, x + 3, y + 14.5, stroke);
}

// -- the end -----------------------------------------------------------------------------------------------------------------

/** The score sheet at the end: every row of both seats, and what was compared. @param {Context} context */
export function ending({ view, players, answer }) {
  const rows = view.icons.map(({ key }, at) =>
    endingRow(
      iconName(key),
      view.players.map((player) => ({ value: player.rows[at].marks, kind: player.rows[at].lowest ? "winner" : "" })),
      key,
    ),
  );
  const compared = view.players.map(({ sorted }) => ({ value: sorted.map(number).join(" · "), kind: "faint" }));
  const totals = view.players.map(({ score }) => score);
  return endingTable({
    heads: endingHeads(players),
    rows: [...rows, endingRow(t("duel.compared"), compared)],
    total: totalRow(t("duel.lowest-row"), totals, answer.outcome?.winners ?? []),
  });
}
