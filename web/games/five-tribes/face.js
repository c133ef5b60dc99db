// The face of Five Tribes: its table, its tray and its words.

import { el } from "../../js/base/dom.js";
import { signed } from "../../js/base/words.js";
import { scene } from "./board/scene.js";
import { describe, describeEvent, line, noteTexts, prompt, worth } from "./describe.js";
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
  line,
  prompt,
  worth,
  bubble,
  scorePanel,
  seat: seatDetails,
  shared: true,
  secret: true,
};

/** What the total is made of, as lines. @param {Preview} preview @param {Context} context */
function lines(preview, context) {
  return noteTexts(preview, context).map((text) => el("span", { class: "note-line", text }));
}

/** The tray says the rest of a sowing. @param {Preview} preview @param {Context} context @returns {import("../../js/shelf/faces.js").Bubble} */
function bubble(preview, context) {
  const { total } = preview;
  return {
    kind: total > 0 ? "good" : total < 0 ? "bad" : "even",
    parts: [el("b", { text: signed(total) }), ...(context.view.phase === "move" ? [] : lines(preview, context))],
  };
}
