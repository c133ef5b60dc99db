// Starts the page: begins to load the engine and opens the screen that the address names.

import { createApp } from "./app/app.js";
import { prepareAnnouncer } from "./base/announce.js";
import { onLanguage, startLanguage } from "./base/language/language.js";
import { guardSecondTaps } from "./base/overlay/second-tap.js";
import { idle, painted } from "./base/pause.js";
import { lazyScreen, Router, routeOf } from "./base/router.js";
import { has, t } from "./base/words.js";
import { keepOfflineCopy } from "./pwa/offline.js";
import { openHome } from "./screens/home.js";
import { SHELF } from "./shelf/boxes.js";
import { loadFace } from "./shelf/faces.js";
import { showNotices } from "./store/storage-notice.js";

/** @typedef {import("./app/app.js").App} App */

const IDLE_LIMIT = 2000; // milliseconds

const navigate = (/** @type {string} */ hash) => {
  location.hash = hash;
};
/** The home screen can be read without an engine, so its own files are loaded first. */
const atHome = routeOf(location.hash)[0] === "";
const app = createApp(navigate, atHome ? painted() : undefined);

/** All screens except home are loaded when they are opened. @type {Record<string, import("./base/router.js").Opener<App>>} */
const SCREENS = {
  "": openHome,
  new: lazyScreen(
    (id) => t(has(`shelf.${id}.title`) ? `shelf.${id}.title` : "new.unknown"),
    async () => (await import("./screens/new-game/new-game.js")).openNewGame,
  ),
  play: lazyScreen(
    () => "",
    async () => (await import("./screens/play.js")).openPlay,
  ),
  games: lazyScreen(
    () => t("games.title"),
    async () => (await import("./screens/saved-games/saved-games.js")).openGames,
  ),
  print: lazyScreen(
    () => t("print.title"),
    async () => (await import("./screens/print.js")).loadPrint(),
  ),
  pad: lazyScreen(
    () => t("pad.title"),
    async () => (await import("./screens/pad.js")).openPad,
  ),
  link: lazyScreen(
    () => t("link.title"),
    async () => (await import("./screens/link.js")).openLink,
  ),
  watch: lazyScreen(
    () => t("watch.title"),
    async () => (await import("./screens/watch.js")).openWatch,
  ),
  embed: lazyScreen(
    () => t("snippet.title"),
    async () => (await import("./screens/embed-snippet.js")).openEmbed,
  ),
  settings: lazyScreen(
    () => t("settings.title"),
    async () => (await import("./screens/settings-screen.js")).openSettings,
  ),
  review: lazyScreen(
    () => t("review.title"),
    async () => (await import("./screens/review.js")).openReview,
  ),
  rules: lazyScreen(
    () => t("book.short"),
    async () => (await import("./screens/rules.js")).openRules,
  ),
  learn: lazyScreen(
    () => t("lesson.short"),
    async () => (await import("./screens/learn.js")).openLesson,
  ),
  about: lazyScreen(
    () => t("about.title"),
    async () => (await import("./screens/about.js")).openAbout,
  ),
};

async function start() {
  await startLanguage();
  prepareAnnouncer();
  guardSecondTaps();
  showNotices(app);
  const root = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  root.removeAttribute("data-early");
  const router = new Router(root, SCREENS, (screen) => {
    document.title = screen.title ? t("app.page", { title: screen.title }) : t("app.title");
  });
  router.start(app);
  takeOver(root);
  onLanguage(() => router.openAgain(app));
  keepOfflineCopy(app);
  fetchAhead().catch(() => {}); // it will be missed when it is needed
}

/** Preloads what the first table needs, so that it opens immediately. */
async function fetchAhead() {
  await app.engine.started;
  await idle(IDLE_LIMIT);
  await import("./screens/play.js");
  await loadFace(SHELF[0].game);
}

/** From here on the page handles clicks and errors itself (see head/arrival.js). @param {HTMLElement} root */
function takeOver(root) {
  const { dataset } = document.documentElement;
  delete dataset.arriving;
  if (getComputedStyle(root).getPropertyValue("--table")) document.querySelector("#broken")?.remove();
  if (dataset.pressed) root.querySelectorAll("button")[Number(dataset.pressed)]?.click();
}

start().catch((error) => {
  console.error(error);
  document.documentElement.dataset.broken = "";
});
