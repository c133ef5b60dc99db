// Chiefdom's face: its sheet, its tray and its words.

import { boardText } from "./board/board-text.js";
import { scene } from "./board/scene.js";
import { caption } from "./caption.js";
import { bubble, describe, describeEvent, line, option, prompt, worth } from "./describe.js";
import { round, signs } from "./log-signs.js";
import { dice } from "./tray/rolled.js";
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
  option,
  prompt,
  worth,
  bubble,
};
