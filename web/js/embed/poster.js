// An embedded game before the click: a picture, a title and a button. The engine and everything else are loaded after the
// click, so that an embedded game costs readers nothing until they want it.

import { el, fill } from "../base/dom.js";
import { languageChooser } from "../base/language/chooser.js";
import { onLanguage, startLanguage } from "../base/language/language.js";
import { t } from "../base/words.js";
import { boxOf, pictureOf, SHELF } from "../shelf/boxes.js";
import { reportHeight } from "./messages.js";
import { readOptions } from "./options.js";

/** @typedef {import("./options.js").Options} Options */

const options = readOptions(location, SHELF);
let stopReporting = () => {};
if (options.theme) document.documentElement.dataset.theme = options.theme;

/**
 * The box whose picture is shown. A link is checked only when it is opened; its header names the game.
 * @param {Options} given
 */
function boxShown({ box, link }) {
  if (!link) return SHELF.find(({ id }) => id === box) ?? SHELF[0];
  const head = atob(link.slice(1).split(".")[0].replaceAll("-", "+").replaceAll("_", "/")).slice(6);
  const [game, , , , chosen] = JSON.parse(head.slice(0, head.indexOf("]") + 1));
  return boxOf({ game, options: chosen }) ?? SHELF[0];
}

/** @param {Options} given */
function boxOrFirst(given) {
  try {
    return boxShown(given);
  } catch {
    return SHELF[0]; // what is wrong with the link is reported when it is opened
  }
}

/** Where the words of the page are shown again after another language was chosen. */
let showAgain = () => showPoster();

async function start() {
  await startLanguage();
  onLanguage(() => {
    showTitle();
    showAgain();
  });
  showTitle();
  showPoster();
  if (options.auto) await open();
}

function showTitle() {
  document.title = t("app.page", { title: t(`shelf.${boxOrFirst(options).id}.title`) });
}

function showPoster() {
  const screen = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  const box = boxOrFirst(options);
  const button = el("button", { class: "button primary big", type: "button", text: t(`embed.start.${options.mode}`) });
  button.addEventListener("click", () => {
    button.disabled = true;
    button.textContent = t("embed.loading");
    open().catch(broken);
  });
  const poster = el(
    "article",
    { class: "poster paper" },
    el("img", { class: "poster-picture", src: pictureOf(box.id), alt: "", width: 480, height: 300 }),
    el(
      "div",
      { class: "poster-words" },
      el("h1", { text: t(`shelf.${box.id}.title`) }),
      el("p", { text: t(`embed.about.${options.mode}`) }),
      button,
      el("p", { class: "faint", text: t("embed.weight") }),
      languageChooser(),
    ),
  );
  fill(screen, poster);
  if (getComputedStyle(screen).getPropertyValue("--table")) document.querySelector("#broken")?.remove();
  stopReporting();
  stopReporting = reportHeight(() => poster.offsetHeight + 2 * poster.offsetTop);
}

async function open() {
  stopReporting();
  const { openStage } = await import("./embedded-page.js");
  showAgain = await openStage(options);
}

/** @param {unknown} error */
function broken(error) {
  console.error(error);
  document.documentElement.dataset.broken = "";
}

start().catch(broken);
