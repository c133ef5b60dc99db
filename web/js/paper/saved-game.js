// The sheets of a saved game as they are, each with the score sheet below it.

import { svg } from "../base/dom.js";
import { t } from "../base/words.js";
import { manifestOf } from "../shelf/boxes.js";
import { inertContext } from "../shelf/faces.js";
import { boardImage } from "./game-image.js";
import { printed } from "./press.js";
import { drawScores } from "./score-sheet.js";
import { sheetsOf } from "./sheets.js";
import { openStill } from "./still.js";

/** @typedef {import("./still.js").Still} Still */

const WIDTH = 700;
const HEIGHT = 1018;
const ROOM = 640; // for the sheet

/**
 * @param {import("../app/app.js").App} app
 * @param {import("../store/save-format.js").Save} save
 * @param {import("../canvas/colours.js").Theme} theme
 * @returns {Promise<SVGElement[]>}
 */
export async function savedSheets(app, save, theme) {
  const still = await openStill(app, save);
  if (manifestOf(still.game)?.painted) return [await paintedSheet(still, theme)];
  return sheetsOf(still).map((seat) => drawnSheet(still, seat, theme));
}

/** @param {Still} still @param {number} seat @param {import("../canvas/colours.js").Theme} theme */
function drawnSheet(still, seat, theme) {
  const scene = still.face.scene(inertContext({ ...still, shown: seat }));
  const scale = Math.min(WIDTH / scene.width, ROOM / scene.height);
  return printed(WIDTH, HEIGHT, scene.label, theme, (press) => {
    const { context } = press;
    context.save();
    context.translate((WIDTH - scene.width * scale) / 2, 0);
    context.scale(scale, scale);
    scene.background(press);
    for (const item of scene.items) item.draw(press, item);
    context.restore();
    drawBelow(press, still);
  });
}

/** @param {Still} still @param {import("../canvas/colours.js").Theme} theme */
async function paintedSheet(still, theme) {
  const href = await addressOf(await boardImage(still, 0));
  const sheet = printed(WIDTH, HEIGHT, t(`${still.game}.title`), theme, (press) => drawBelow(press, still));
  sheet.prepend(svg("image", { href, x: 0, y: 0, width: WIDTH, height: ROOM }));
  return sheet;
}

/** @param {import("./press.js").Press} press @param {Still} still */
function drawBelow(press, still) {
  const lines = still.answer.scores[0].lines.length + 4;
  const line = Math.min(24, (HEIGHT - ROOM - 60) / lines);
  drawScores(press, still, { x: 10, y: ROOM + 16, width: WIDTH - 20, line });
}

/** A picture as a part of the page itself: printing does not wait for it. @param {Blob} blob @returns {Promise<string>} */
function addressOf(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(/** @type {string} */ (reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
