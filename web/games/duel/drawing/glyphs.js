// The symbols of abilities, as drawings for buttons, and the three ability icons of the score track, for the canvas.

import { svg } from "../../../js/base/dom.js";
import { Outline } from "../../../js/paper/vector.js";

/** @typedef {import("../../../js/canvas/pencil.js").Pencil} Pencil */

/** One path each, in a square of 24. @type {Record<string, string>} */
const PATHS = {
  split: "M3 5h7v7H3zM14 12h7v7h-7zM10 17l-2.500 2.500M14 7l2.500-2.500M5.500 17.500h3M15.500 6.500h3",
  wild: "M12 4v16M5 8l14 8M19 8 5 16",
  fifth: "M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01",
  again: "M4 10a8 8 0 0 1 14-3.500L20 9M20 4v5h-5M20 14a8 8 0 0 1-14 3.500L4 15M4 20v-5h5",
  cross: "m6 6 12 12M18 6 6 18",
  mark: "M5 5h14v14H5zM8.500 8.500l7 7M15.500 8.500l-7 7",
  plus: "M12 6v12M6 12h12",
  minus: "M6 12h12",
  turn: "M7 8h11m-3-3 3 3-3 3M17 16H6m3-3-3 3 3 3",
  reroll: "M19 5v5h-5M19 10a8 8 0 1 0 1 5",
  change: "M3 6h7v7H3zM14 6h7v7h-7zM6 18h11m-3-3 3 3-3 3",
  lowest: "M12 4v11m-5-5 5 5 5-5M6 20h12",
  ability: "M12 5v14M5 12h14",
  star: "m12 3.500 2.600 5.700 6.200.7-4.600 4.200 1.300 6.100L12 17.100l-5.500 3.100 1.300-6.100-4.600-4.200 6.200-.7z",
};

const BOLD = new Set(["lowest", "ability"]);

/** @param {string} name */
export function glyph(name) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: "icon duel-glyph", "aria-hidden": "true" },
    svg("path", { d: PATHS[name] }),
  );
}

/**
 * A symbol drawn in pencil: an ability icon in a square of the score track, or an ability to be crossed out.
 * @param {Pencil} pencil
 * @param {string} name
 * @param {number} x its middle
 * @param {number} y
 * @param {number} reach half its size
 */
export function drawSign(pencil, name, x, y, reach) {
  const { context, theme } = pencil;
  context.save();
  context.translate(x - reach, y - reach);
  context.scale(reach / 12, reach / 12);
  context.lineWidth = BOLD.has(name) ? 3.4 : 1.6;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = theme.ink;
  context.fillStyle = theme.sand;
  const path = new Outline(PATHS[name]);
  if (name === "star") context.fill(path);
  context.stroke(path);
  context.restore();
}
