// The face of Five Tribes: its table, its tray and its words.

import { el } from "../../js/base/dom.js";
import { changeBubble } from "../../js/canvas/bubble.js";
import { boardText } from "./board/board-text.js";
import { scene } from "./board/scene.js";
import { describe, describeEvent, line, noteTexts, worth } from "./describe.js";
import { stepBack } from "./hand-steps.js";
import { round, signs } from "./log-signs.js";
import { prompt } from "./prompt.js";
import { scorePanel, seatDetails } from "./score/score-panel.js";
import { tray } from "./tray/tray.js";

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Preview} Preview */

/** @type {import("./view.js").Face} */
export const face = {
  scene,
  tray,
  describe,
  describeEvent,
  boardText,
  round,
  signs,
  line,
  prompt,
  back: stepBack,
  worth,
  bubble,
  scorePanel,
  seat: seatDetails,
  shared: true,
};

/** What the total is made of, as lines. @param {Preview} preview @param {Context} context */
function lines(preview, context) {
  return noteTexts(preview, context).map((text) => el("span", { class: "note-line", text }));
}

/** The tray says the rest of a sowing. @param {Preview} preview @param {Context} context */
function bubble(preview, context) {
  return changeBubble(preview.total, context.view.phase === "move" ? [] : lines(preview, context));
}
