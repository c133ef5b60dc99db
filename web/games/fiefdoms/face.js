// The face of Rolling Fiefdoms: its sheet, its tray and its words.

import { el } from "../../js/base/dom.js";
import { t } from "../../js/base/words.js";
import { changeBubble } from "../../js/canvas/bubble.js";
import { boardText } from "./board/board-text.js";
import { scene } from "./board/scene.js";
import { caption } from "./caption.js";
import { describe, describeEvent, noteWords, prompt, worth } from "./describe.js";
import { round, signs } from "./log-signs.js";
import { ending } from "./score/score-bar.js";
import { dice } from "./tray/numeral-dice.js";
import { tray } from "./tray/tray.js";

/** @type {import("./view.js").Face} */
export const face = {
  scene,
  tray,
  dice,
  describe,
  describeEvent,
  boardText,
  caption,
  round,
  signs,
  line,
  prompt,
  worth,
  bubble,
  ending,
};

/** @param {string} key */
function line(key) {
  return t(`fiefdoms.line.${key}`);
}

/** The change of the score, and what is still missing for it. @param {import("./view.js").Preview} preview @param {import("./view.js").Context} context */
function bubble(preview, context) {
  const { total, notes = [] } = preview;
  return changeBubble(
    total,
    notes.map((note) => el("span", { class: "bubble-note", text: noteWords(note, context) })),
  );
}
