// Starts the page: begins to load the engine and opens the screen that the address names.

import { createApp } from "./app/app.js";
import { prepareAnnouncer } from "./base/announce.js";
import { onLanguage, startLanguage } from "./base/language/language.js";
import { guardSecondTaps } from "./base/overlay/second-tap.js";
import { idle, painted, pause } from "./base/pause.js";
import { lazyScreen, Router, routeOf } from "./base/router.js";
import { has, t } from "./base/words.js";
import { hasCopy } from "./engine/device-copy.js";
import { keepOfflineCopy } from "./pwa/offline.js";
import { openHome } from "./screens/home.js";
import { SHELF } from "./shelf/boxes.js";
import { loadFace } from "./shelf/faces.js";
import { saveTitle } from "./store/save-summary.js";
import { showNotices } from "./store/storage-notice.js";

/** @typedef {import("./app/app.js").App} App */
/** @typedef {import("./base/router.js").Opener<App>} Opener */

/** Milliseconds. */
const IDLE_LIMIT = 2000;
const SLOW_ARRIVAL = 200;
const BEGIN_LIMIT = 400;

const navigate = (/** @type {string} */ hash) => {
  location.hash = hash;
};
/** The home screen can be read without an engine, so its own files are downloaded first; later visits download nothing. */
const atHome = routeOf(location.hash)[0] === "";
const app = createApp(navigate, atHome && !hasCopy() ? painted() : undefined);

/** @param {string} key of its title @param {() => Promise<Opener>} load @returns {Opener} */
const titled = (key, load) => lazyScreen(() => t(key), load);

/** All screens except home are loaded when they are opened. @type {Record<string, Opener>} */
const SCREENS = {
  "": openHome,
  new: lazyScreen(
    (id) => t(has(`shelf.${id}.title`) ? `shelf.${id}.title` : "new.unknown"),
    async () => (await import("./screens/new-game/new-game.js")).openNewGame,
  ),
  play: lazyScreen(
    (id) => {
      const save = app.store.load(id);
      return save ? saveTitle(save) : "";
    },
    async (id) => {
      const save = app.store.load(id);
      if (save) loadFace(save.game).catch(() => {}); // sooner than the table, which says what is wrong
      return (await import("./screens/play.js")).openPlay;
    },
  ),
  games: titled("games.title", async () => (await import("./screens/saved-games/saved-games.js")).openGames),
  print: titled("print.title", async () => (await import("./screens/print.js")).loadPrint()),
  pad: titled("pad.title", async () => (await import("./screens/pad.js")).openPad),
  link: titled("link.title", async () => (await import("./screens/link.js")).openLink),
  watch: titled("watch.title", async () => (await import("./screens/watch.js")).openWatch),
  embed: titled("snippet.title", async () => (await import("./screens/embed-snippet.js")).openEmbed),
  settings: titled("settings.title", async () => (await import("./screens/settings-screen.js")).openSettings),
  review: titled("review.title", async () => (await import("./screens/review.js")).openReview),
  rules: titled("book.short", async () => (await import("./screens/rules.js")).openRules),
  learn: titled("lesson.short", async () => (await import("./screens/learn.js")).openLesson),
  about: titled("about.title", async () => (await import("./screens/about.js")).openAbout),
};

async function start() {
  await startLanguage();
  const isLaterVisit = hasCopy();
  if (isLaterVisit) {
    fetchAhead();
    // On a slow device, drawing a screen first would hold up the start of the worker.
    if (performance.now() > SLOW_ARRIVAL) await Promise.race([app.boot.begun, pause(BEGIN_LIMIT)]);
  }
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
  if (!isLaterVisit) app.engine.started.then(() => idle(IDLE_LIMIT)).then(fetchAhead);
}

/** Preloads what the first table needs, so that it opens immediately. */
function fetchAhead() {
  const [route, id] = routeOf(location.hash);
  const game = (route === "play" && app.store.load(id)?.game) || SHELF[0].game;
  Promise.all([import("./screens/play.js"), loadFace(game)]).catch(() => {}); // it will be missed when it is needed
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
