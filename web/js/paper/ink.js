// Colours for printing: always the light theme, or black ink only.

import { el } from "../base/dom.js";
import { readTheme } from "../canvas/colours.js";

/** @typedef {import("../canvas/colours.js").Theme} Theme */

/** Greys that stay distinguishable when printed in black. */
const BLACK = {
  paper: "#ffffff",
  ink: "#1c1b1a",
  faint: "#5e5b57",
  accent: "#7d7a76",
  good: "#3c3a38",
  bad: "#3c3a38",
  water: "#7f7f7f",
  leaf: "#6d6d6d",
  stone: "#868686",
  wood: "#5f5f5f",
  sand: "#c9c9c9",
};

/** @param {boolean} colour @returns {Theme} */
export function inkOf(colour) {
  const sample = el("div", { class: "on-paper", hidden: true });
  document.body.append(sample);
  const theme = readTheme(sample);
  sample.remove();
  return colour ? { ...theme, paper: "#ffffff" } : { ...theme, ...BLACK, black: true };
}
