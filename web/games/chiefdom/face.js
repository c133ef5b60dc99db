// Chiefdom's face: its sheet, its tray and its words.

import { scene } from "./board/scene.js";
import { describe, describeEvent, line, option } from "./describe.js";
import { tray } from "./tray/tray.js";

/** @type {import("./view.js").Face} */
export const face = { scene, tray, describe, describeEvent, line, option };
