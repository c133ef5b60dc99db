// The face of Rolling Fiefdoms: its sheet, its tray and its words.

import { el } from "../../js/base/dom.js";
import { signed, t } from "../../js/base/words.js";
import { scene } from "./board/scene.js";
import { describe, describeEvent, noteWords, prompt, worth } from "./describe.js";
import { ending } from "./score/score-bar.js";
import { tray } from "./tray/tray.js";

/** @type {import("./view.js").Face} */
export const face = { scene, tray, describe, describeEvent, line, prompt, worth, bubble, ending, across: true };

/** @param {string} key */
function line(key) {
  return t(`fiefdoms.line.${key}`);
}

/** The change of the score, and what is still missing for it. @param {import("./view.js").Preview} preview @param {import("./view.js").Context} context */
function bubble(preview, context) {
  const { total, notes = [] } = preview;
  return {
    kind: /** @type {"good" | "bad" | "even"} */ (total > 0 ? "good" : total < 0 ? "bad" : "even"),
    parts: [
      el("b", { text: signed(total) }),
      ...notes.map((note) => el("span", { class: "bubble-note", text: noteWords(note, context) })),
    ],
  };
}
