// The settings as a table, used by the settings screen, the export file and the page itself.

import { Listeners } from "./listeners.js";
import { LANGUAGES } from "./words.js";

/**
 * @typedef {object} Setting
 * @property {string} key
 * @property {"look" | "play" | "language" | null} group null for settings that are not on the settings screen
 * @property {string[]} choices texts; a switch has "on" and "off"
 * @property {string} preset
 * @property {string[]} [more] values that are accepted but not offered
 */

/** @type {Setting[]} */
export const SETTINGS = [
  { key: "theme", group: "look", choices: ["system", "light", "dark"], preset: "system" },
  { key: "motion", group: "look", choices: ["system", "full", "reduced"], preset: "system" },
  { key: "speed", group: "look", choices: ["slow", "normal", "fast", "instant"], preset: "normal" },
  { key: "zoom", group: "look", choices: ["fit", "large"], preset: "fit" },
  { key: "previews", group: "play", choices: ["on", "off"], preset: "on" },
  { key: "advice", group: "play", choices: ["on", "off"], preset: "on" },
  { key: "confirm", group: "play", choices: ["on", "off"], preset: "off" },
  { key: "cover", group: "play", choices: ["on", "off"], preset: "on" },
  { key: "turnBoard", group: "play", choices: ["on", "off"], preset: "off" },
  { key: "letters", group: "play", choices: ["on", "off"], preset: "on" },
  { key: "thinking", group: "play", choices: ["500", "1500", "4000", "10000"], more: ["100"], preset: "1500" },
  { key: "cores", group: "play", choices: ["on", "off"], preset: "on" },
  { key: "sound", group: "play", choices: ["on", "off"], preset: "off" },
  { key: "sidePanel", group: null, choices: ["log", "reference"], preset: "reference" },
  {
    key: "language",
    group: "language",
    choices: LANGUAGES.length > 1 ? ["system", ...LANGUAGES] : ["system"],
    preset: "system",
  },
];

const KEY = "chiefdoms.settings";
const table = new Map(SETTINGS.map((setting) => [setting.key, setting]));

/** @type {Map<string, string>} */
const chosen = new Map();
/** @type {Listeners<[key: string, value: string]>} */
const listeners = new Listeners();

/** The system's preferences; unit tests, outside a browser, have none. */
const darkness = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
/** Whether the page is being printed: paper is white. */
const printing = globalThis.matchMedia?.("print");
const stillness = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

export const settings = {
  /**
   * @param {string} key
   * @returns {string}
   */
  get(key) {
    const value = chosen.get(key) ?? table.get(key)?.preset;
    if (value === undefined) throw new Error(`no setting ${key}`);
    return value;
  },

  /**
   * Whether a switch is on.
   * @param {string} key
   */
  on(key) {
    return settings.get(key) === "on";
  },

  /**
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    if (!takes(key, value)) throw new Error(`setting ${key} cannot be ${value}`);
    if (settings.get(key) === value) return;
    chosen.set(key, value);
    write();
    changed(key, value);
  },

  /**
   * Call a function after every change.
   * @param {(key: string, value: string) => void} fn
   * @returns {() => void} ends it
   */
  onChange(fn) {
    return listeners.add(fn);
  },

  /** The current theme: "light" or "dark". */
  theme() {
    if (printing?.matches) return "light";
    const theme = settings.get("theme");
    return theme === "system" ? (darkness?.matches ? "dark" : "light") : theme;
  },

  /** Whether things should fade instead of move. */
  still() {
    const motion = settings.get("motion");
    return motion === "system" ? stillness?.matches === true : motion === "reduced";
  },

  /** Everything that differs from the defaults, for the export file. */
  all() {
    return Object.fromEntries(chosen);
  },

  /**
   * Import settings from a file; unknown settings are ignored.
   * @param {unknown} given
   */
  merge(given) {
    adopt(given);
    write();
  },

  /** Restore the defaults. */
  reset() {
    for (const { key, preset } of SETTINGS) settings.set(key, preset);
  },
};

/**
 * @param {string} key
 * @param {string} value
 */
function takes(key, value) {
  const setting = table.get(key);
  return setting !== undefined && (setting.choices.includes(value) || setting.more?.includes(value) === true);
}

/**
 * @param {string} key
 * @param {string} value
 */
function changed(key, value) {
  apply();
  listeners.notify(key, value);
}

/** Sets attributes of the root element for the style sheets. */
function apply() {
  if (!globalThis.document) return;
  const root = document.documentElement;
  root.dataset.theme = settings.theme();
  root.dataset.motion = settings.still() ? "reduced" : "full";
  requestAnimationFrame(colourBrowser); // reading a style now would delay the first paint
}

/** The browser's own bars take the colour of the table. */
function colourBrowser() {
  const table = getComputedStyle(document.documentElement).getPropertyValue("--table").trim();
  if (table) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", table);
}

function write() {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.all()));
  } catch {
    // Without storage the settings last until the page is closed; the store reports problems with storage.
  }
}

/** @param {unknown} given */
function adopt(given) {
  if (typeof given !== "object" || given === null) return;
  for (const [key, value] of Object.entries(given)) {
    if (!takes(key, value) || settings.get(key) === value) continue;
    chosen.set(key, value);
    changed(key, value);
  }
}

/**
 * Read the stored settings again after an event from another tab. The event itself may carry older values, and writing
 * those back would undo newer choices.
 */
function read() {
  try {
    adopt(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    // Damaged entry or no storage: use the defaults; the next change overwrites the entry.
  }
}

read();
apply();
for (const query of [darkness, printing])
  query?.addEventListener("change", () => changed("theme", settings.get("theme")));
stillness?.addEventListener("change", () => changed("motion", settings.get("motion")));
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === KEY) read();
});
