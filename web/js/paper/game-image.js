// A game as an image: a sheet or the board as the table shows it, or the score sheet, at double resolution.

import { el } from "../base/dom.js";
import { day, t } from "../base/words.js";
import { loadFonts, readTheme } from "../canvas/colours.js";
import { drawLeaf } from "../canvas/paper-texture.js";
import { inertContext } from "../shelf/faces.js";
import { Press } from "./press.js";
import { drawScores, scoresHeight } from "./score-sheet.js";

/** @typedef {import("./still.js").Still} Still */

const SHARP = 2;
const EDGE = 14; // of the table around the sheet
const CAPTION = 34;
const SCORE_WIDTH = 620;
const PERSON = 90; // how much wider the score sheet is for each seat beyond three

/**
 * A sheet as the table shows it.
 * @param {Still} still
 * @param {number} shown the seat whose sheet it is
 */
export function boardImage(still, shown) {
  const scene = still.face.scene(inertContext({ ...still, shown }));
  return paint(scene.width + 2 * EDGE, scene.height + EDGE + CAPTION, (press) => {
    const { context } = press;
    context.save();
    context.translate(EDGE, EDGE);
    scene.background(press);
    for (const item of scene.items) item.draw(press, item);
    context.restore();
    caption(press, still, scene.width + 2 * EDGE, scene.height + EDGE + CAPTION / 2);
  });
}

/** @param {Still} still */
export function scoreImage(still) {
  const width = SCORE_WIDTH + Math.max(0, still.players.length - 3) * PERSON;
  const height = scoresHeight(still) + 2 * EDGE;
  return paint(width + 2 * EDGE, height + EDGE + CAPTION, (press) => {
    const { context } = press;
    context.save();
    context.translate(EDGE, EDGE);
    drawLeaf(press, width, height);
    drawScores(press, still, { x: 28, y: 26, width: width - 56 });
    context.restore();
    caption(press, still, width + 2 * EDGE, height + EDGE + CAPTION / 2);
  });
}

/** @param {Press} press @param {Still} still @param {number} width @param {number} y */
function caption(press, still, width, y) {
  const text = press.shorten(`${still.title} · ${day(still.played)}`, width - 160, `500 16px ${press.theme.body}`);
  press.type(text, EDGE + 4, y, { size: 16 });
  press.heading(t("app.title"), width - EDGE - 4, y, { size: 17, align: "right" });
}

/**
 * @param {number} width
 * @param {number} height
 * @param {(press: Press) => void} draw
 * @returns {Promise<Blob>}
 */
async function paint(width, height, draw) {
  const theme = readTheme();
  await loadFonts(theme);
  const canvas = el("canvas", { width: Math.round(width * SHARP), height: Math.round(height * SHARP) });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.scale(SHARP, SHARP);
  context.fillStyle = theme.table;
  context.fillRect(0, 0, width, height);
  draw(new Press(context, theme));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no image"))), "image/png");
  });
}
