// Chiefdom Duel's face: the joint board, both score tracks, the tray and the words.

import { el } from "../../js/base/dom.js";
import { signed, t } from "../../js/base/words.js";
import { scene } from "./board/scene.js";
import { describe, describeEvent, iconName, prompt, worth } from "./describe.js";
import { glyph } from "./drawing/glyphs.js";
import { picture } from "./drawing/pictures.js";
import { ending, scorePanel } from "./score/score-panel.js";
import { tray } from "./tray/tray.js";

/** @typedef {import("./view.js").Note} Note */
/** @typedef {import("./view.js").Preview} Preview */

/** @type {import("./view.js").Face} */
export const face = {
  shared: true,
  scene,
  tray,
  describe,
  describeEvent,
  line: iconName,
  tally: () => ({ counts: true, total: t("duel.lowest-row") }),
  prompt,
  worth,
  bubble,
  scorePanel,
  ending,
};

/**
 * Beside the pointer: points of each icon, mountains, ability icons reached, and whether more follows.
 * @param {Preview} preview
 * @returns {import("../../js/shelf/faces.js").Bubble}
 */
function bubble(preview) {
  const parts = (preview.notes ?? []).map(bubblePart).filter((part) => part !== null);
  return { kind: "plain", parts: [el("span", { class: "duel-bubble" }, parts)] };
}

/** @param {Note} note */
function bubblePart(note) {
  switch (note.key) {
    case "points":
      return gain(picture(note.icon), signed(note.count));
    case "mountains": {
      const marks = /** @type {number[]} */ (Object.values(note.marks)).reduce((sum, count) => sum + count, 0);
      return gain(picture("mountain"), signed(marks));
    }
    case "ability":
      return gain(glyph(note.ability), "");
    case "lost":
      return gain(picture(note.icon), `✕${note.count}`);
    case "open":
      return gain(null, "…");
    case "ends":
      return gain(null, "■");
    default:
      return null;
  }
}

/** @param {Element | null} sign @param {string} text */
function gain(sign, text) {
  return el("span", { class: "duel-gain" }, sign, text);
}
