// Small pictures of the icons outside the board: on dice, buttons and score tracks. Each is drawn once and then copied.

import { el } from "../../../js/base/dom.js";
import { languageInUse } from "../../../js/base/words.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { die } from "../../../js/canvas/dice.js";
import { Pencil } from "../../../js/canvas/pencil.js";
import { drawThing } from "./icons.js";

export const ICON_KEYS = ["lake", "mask", "forest", "hut", "fish", "fire"];

/** Dice are ivory in the light and in the dark theme. */
const IVORY = { dark: false, ink: "#2b2724", paper: "#fdf8ec", wood: "#8a5a33", sand: "#d8b06a", stone: "#7b766e" };

/** @type {Map<string, HTMLCanvasElement>} */
const drawn = new Map();

/** @type {{ name: string, theme: import("../../../js/canvas/colours.js").Theme } | null} */
let read = null;

/** The current theme, read from the style sheet only after it was switched. */
export function currentTheme() {
  const name = document.documentElement.dataset.theme ?? "";
  if (read?.name !== name) read = { name, theme: readTheme() };
  return read.theme;
}

/**
 * A picture to be put into the page.
 * @param {string} thing
 * @param {{ class?: string, letter?: boolean, onDie?: boolean }} [look]
 */
export function picture(thing, { class: name = "duel-picture", letter = false, onDie = false } = {}) {
  const master = masterOf(thing, letter, onDie);
  const copy = el("canvas", { class: name, width: master.width, height: master.height, "aria-hidden": "true" });
  copy.getContext("2d")?.drawImage(master, 0, 0);
  return copy;
}

/** @param {string} thing @param {boolean} letter @param {boolean} onDie */
export function masterOf(thing, letter, onDie) {
  const theme = onDie ? { ...currentTheme(), ...IVORY } : currentTheme();
  const key = [thing, letter && languageInUse(), onDie, theme.paper].join();
  const known = drawn.get(key);
  if (known) return known;
  const canvas = el("canvas", { width: 120, height: 120 });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  drawThing(new Pencil(context, theme), thing, { x: 0, y: 0, size: 120, seed: 4, letter });
  drawn.set(key, canvas);
  return canvas;
}

/**
 * A die with icons on its sides, each with its number.
 * @param {number} value
 * @param {{ rolling?: boolean, delay?: number, class?: string }} [look]
 */
export function iconDie(value, look = {}) {
  if (look.rolling) return die(value, { ...look, class: `duel-die ${look.class ?? ""}`, faces: FACES.map(side) });
  return el(
    "span",
    { class: `die duel-die ${look.class ?? ""}`, "aria-hidden": "true" },
    el("span", { class: "side duel-side" }, side(value)),
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

/** @param {number} value */
function side(value) {
  return el(
    "span",
    { class: "duel-face" },
    picture(ICON_KEYS[value - 1], { onDie: true }),
    el("i", { class: "duel-number", "data-number": value }),
  );
}
