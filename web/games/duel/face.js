// Chiefdom Duel's face: the shared board, both score tracks, the tray and the words.

import { el } from "../../js/base/dom.js";
import { signed, t } from "../../js/base/words.js";
import { boardText } from "./board/board-text.js";
import { measure } from "./board/layout.js";
import { marksOf } from "./board/placements.js";
import { scene } from "./board/scene.js";
import { caption } from "./caption.js";
import { describe, describeEvent, iconName, prompt, worth } from "./describe.js";
import { glyph } from "./drawing/glyphs.js";
import { picture } from "./drawing/pictures.js";
import { gain } from "./gain.js";
import { round, signs } from "./log-signs.js";
import { ending, scorePanel } from "./score/score-panel.js";
import { dice } from "./tray/rolled.js";
import { tray } from "./tray/tray.js";

/** @typedef {import("./view.js").Note} Note */
/** @typedef {import("./view.js").Preview} Preview */

/** @type {import("./view.js").Face} */
export const face = {
  shared: true,
  scene,
  tray,
  dice,
  describe,
  describeEvent,
  boardText,
  caption,
  gain,
  round,
  signs,
  line: iconName,
  tally: () => ({ counts: true, total: t("duel.lowest-row"), lines: t("duel.marks") }),
  prompt,
  worth,
  bubble,
  scorePanel,
  ending,
};

/**
 * Beside the pointer: marks of each icon and of mountains, ability icons reached, and whether more follows. If the
 * tracks lie around the board, they show most of it, and only the rest is described.
 * @param {Preview} preview
 * @param {import("./view.js").Context} context
 * @returns {import("../../js/shelf/faces.js").Bubble}
 */
function bubble(preview, context) {
  const notes = preview.notes ?? [];
  const isShort = measure(context).form !== "plain";
  const parts = (isShort ? notes.filter(({ key }) => key === "ends") : notes).map(bubblePart).filter((part) => part);
  if (parts.length === 0 && (isShort || notes.length === 0)) return { kind: "plain", parts: [] };
  return { kind: "plain", parts: [el("span", { class: "duel-bubble" }, parts.length ? parts : t("duel.no-marks"))] };
}

/** @param {Note} note */
function bubblePart(note) {
  switch (note.key) {
    case "points":
      return note.count ? part(picture(note.icon), signed(note.count)) : null;
    case "mountains":
      return part(picture("mountain"), signed(marksOf(note)));
    case "ability":
      return part(glyph(note.ability), "");
    case "lost":
      return part(picture(note.icon), `✕${note.count}`);
    case "open":
      return part(null, "…");
    case "ends":
      return part(null, t("duel.last-pair"));
    default:
      return null;
  }
}

/** @param {Element | null} sign @param {string} text */
function part(sign, text) {
  return el("span", { class: "duel-gain" }, sign, text);
}
