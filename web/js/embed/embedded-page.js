// An embedded game after the click: loads the rest of the style and the engine, and opens what the address asks for.

import { createApp } from "../app/app.js";
import { prepareAnnouncer } from "../base/announce.js";
import { confirmCopy } from "../base/clipboard.js";
import { el, fill } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { bootView } from "../engine/boot-view.js";
import { GAMES } from "../shelf/games.mjs";
import { addressOf } from "../store/link-format.js";
import { errorWords } from "../table/engine-words.js";
import { openLive } from "./live-game.js";
import { heightFor, postToParent, reportHeight } from "./messages.js";
import { openPuzzle } from "./puzzle.js";
import { openShow } from "./show.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("./options.js").Options} Options
 * @typedef {{ payload: () => Promise<string>, game: string }} Opened `payload` is the game as it stands, for a link
 */

/** The style sheets of the table; the poster has the others. */
export const STYLES = [
  ...["css/controls.css", "css/home.css", "css/shell.css", "css/tray.css"],
  ...GAMES.map(({ style }) => style),
  ...["css/table.css", "css/opponents.css", "css/link.css", "css/teach.css"],
];

/** @type {Record<import("./options.js").Mode, (root: HTMLElement, app: App, options: Options) => Promise<Opened>>} */
const OPENERS = { play: openLive, diagram: openShow, replay: openShow, puzzle: openPuzzle };

/** @param {Options} options */
export async function openStage(options) {
  await Promise.all(STYLES.map(addStyle));
  const app = createApp(openElsewhere);
  keepTheme(app, options);
  prepareAnnouncer();
  showNotice(app);
  const screen = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  const boot = bootView(app);
  const stage = el("div", { class: "embed-stage" });
  // A table has a heading of its own.
  const heading =
    (options.mode === "diagram" || options.mode === "replay") &&
    el("h1", { class: "visually-hidden", text: document.title });
  fill(screen, heading, boot.element, stage);
  reportHeight(heightFor(options.mode));
  try {
    const opened = await OPENERS[options.mode](stage, app, options);
    fill(/** @type {HTMLElement} */ (document.querySelector("#foot")), foot(opened));
    postToParent("ready", { mode: options.mode, game: opened.game });
  } catch (error) {
    document.body.dataset.embed = "bad";
    const text = errorWords(Object(error));
    fill(stage, el("p", { class: "embed-problem paper", role: "alert", text }));
  }
}

/** @param {string} path */
function addStyle(path) {
  const link = el("link", { rel: "stylesheet", href: new URL(`../../${path}`, import.meta.url).href });
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => reject(new Error(path)));
  });
  document.head.append(link);
  return loaded;
}

/**
 * The embedding page may set the theme. That is not the reader's own setting, so it is not stored.
 * @param {App} app
 * @param {Options} options
 */
function keepTheme({ settings }, { theme }) {
  if (!theme) return;
  const apply = () => {
    document.documentElement.dataset.theme = theme;
  };
  apply();
  settings.onChange(apply);
}

/**
 * Frames often have no storage. The link to the full page, where games are kept, is in the footer.
 * @param {App} app
 */
function showNotice({ store }) {
  const strip = /** @type {HTMLElement} */ (document.querySelector("#notice"));
  const dismiss = () => fill(strip);
  const close = { class: "icon-button", type: "button", "aria-label": t("app.dismiss"), onclick: dismiss, text: "×" };
  const show = () => {
    const code = store.notice?.code;
    if (code === "refused" || code === "full") fill(strip, el("p", { text: t("embed.notice") }), el("button", close));
  };
  store.onNotice(show);
  show();
}

/**
 * Other screens open on the full page.
 * @param {string} hash
 */
function openElsewhere(hash) {
  openPage(new URL(`./${hash}`, location.href).href);
}

/** @param {string} url */
function openPage(url) {
  // Where the frame may not open windows, offer the address to copy.
  if (!window.open(url, "_blank")) confirmCopy(url);
}

/** @param {Opened} opened */
function foot({ payload }) {
  const button = el("button", {
    class: "button quiet",
    type: "button",
    "data-action": "full-page",
    onclick: async () => openPage(addressOf(await payload())),
  });
  button.append(icon("page"), t("embed.full-page"));
  return [el("span", { class: "embed-name", text: t("app.title") }), button];
}
