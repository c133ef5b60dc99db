// An embedded game after the click: loads the engine and opens what the address specifies.

import { createApp } from "../app/app.js";
import { prepareAnnouncer } from "../base/announce.js";
import { confirmCopy } from "../base/clipboard.js";
import { el, fill } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { languageChooser } from "../base/language/chooser.js";
import { guardSecondTaps } from "../base/overlay/second-tap.js";
import { t } from "../base/words.js";
import { bootView } from "../engine/boot-view.js";
import { addressOf } from "../store/link-format.js";
import { errorWords } from "../table/engine-words.js";
import { openLive } from "./live-game.js";
import { heightFor, postToParent, reportHeight } from "./messages.js";
import { openPuzzle } from "./puzzle.js";
import { openShow } from "./show.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("./options.js").Options} Options
 * @typedef {object} Opened
 * @property {string} game
 * @property {string} [rules] the box whose rule book the footer links to, where no table does
 * @property {() => Promise<string>} payload the game as it stands, for a link
 * @property {() => void} again shows the current position again, in another language
 */

/** @type {Record<import("./options.js").Mode, (root: HTMLElement, app: App, options: Options) => Promise<Opened>>} */
const OPENERS = { play: openLive, diagram: openShow, replay: openShow, puzzle: openPuzzle };

/**
 * @param {Options} options
 * @returns {Promise<() => void>} shows everything again, in another language
 */
export async function openStage(options) {
  const app = createApp(openElsewhere);
  keepTheme(app, options);
  prepareAnnouncer();
  guardSecondTaps();
  const notice = showNotice(app);
  const screen = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  const boot = bootView(app);
  const stage = el("div", { class: "embed-stage" });
  const heading = !isTable(options.mode) && el("h1", { class: "visually-hidden", text: document.title });
  fill(screen, heading, boot.element, stage);
  reportHeight(heightFor(options.mode));
  const strip = /** @type {HTMLElement} */ (document.querySelector("#foot"));
  try {
    const opened = await OPENERS[options.mode](stage, app, options);
    fill(strip, foot(opened, options));
    postToParent("ready", { mode: options.mode, game: opened.game });
    return () => {
      notice();
      if (heading) heading.textContent = document.title;
      fill(strip, foot(opened, options));
      opened.again();
    };
  } catch (error) {
    document.body.dataset.embed = "bad";
    const problem = el("p", { class: "embed-problem paper", role: "alert", text: errorWords(Object(error)) });
    fill(stage, problem);
    return () => {
      problem.textContent = errorWords(Object(error));
    };
  }
}

/** A table has its own heading and list of languages. @param {Options["mode"]} mode */
function isTable(mode) {
  return mode === "play" || mode === "puzzle";
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
 * Frames often have no storage. The footer links to the full page, where games are saved.
 * @param {App} app
 * @returns {() => void} shows it again
 */
function showNotice({ store }) {
  const strip = /** @type {HTMLElement} */ (document.querySelector("#notice"));
  const dismiss = () => fill(strip);
  const show = () => {
    const close = { class: "icon-button", type: "button", "aria-label": t("app.dismiss"), onclick: dismiss, text: "×" };
    const code = store.notice?.code;
    if (code === "refused" || code === "full") fill(strip, el("p", { text: t("embed.notice") }), el("button", close));
  };
  store.onNotice(show);
  show();
  return () => {
    if (strip.firstChild) show();
  };
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
  // If the frame may not open windows, offer the address for copying.
  if (!window.open(url, "_blank")) confirmCopy(url);
}

/**
 * @param {Opened} opened
 * @param {Options} options
 */
function foot({ payload, rules }, { mode }) {
  const label = t("book.short");
  const openRules = { type: "button", class: "icon-button", "aria-label": label, title: label, "data-action": "rules" };
  const button = el("button", {
    class: "button quiet",
    type: "button",
    "data-action": "full-page",
    onclick: async () => openPage(addressOf(await payload())),
  });
  button.append(icon("page"), t("embed.full-page"));
  return [
    el("span", { class: "embed-name", text: t("app.title") }),
    isTable(mode) ? null : languageChooser(),
    rules && el("button", { ...openRules, onclick: () => openElsewhere(`#/rules/${rules}`) }, icon("help")),
    button,
  ];
}
