// The page's start: the engine begins to load, the first screen is painted, and the address decides which one.

import { createApp } from "./app/app.js";
import { prepareAnnouncer } from "./base/announce.js";
import { lazyScreen, Router } from "./base/router.js";
import { settings } from "./base/settings.js";
import { loadLanguage, t } from "./base/words.js";
import { keepOfflineCopy } from "./pwa/offline.js";
import { openAbout } from "./screens/about.js";
import { openEmbed } from "./screens/embed-snippet.js";
import { openHome } from "./screens/home.js";
import { openLink } from "./screens/link.js";
import { openNewGame } from "./screens/new-game/new-game.js";
import { openPlay } from "./screens/play.js";
import { openGames } from "./screens/saved-games.js";
import { openSettings } from "./screens/settings-screen.js";
import { openWatch } from "./screens/watch.js";
import { showNotices } from "./store/storage-notice.js";

/** @typedef {import("./app/app.js").App} App */

const app = createApp((hash) => {
  location.hash = hash;
});

/** @type {Record<string, import("./base/router.js").Opener<App>>} */
const SCREENS = {
  "": openHome,
  new: openNewGame,
  play: openPlay,
  games: openGames,
  print: lazyScreen(
    () => t("print.title"),
    async () => (await import("./screens/print.js")).openPrint,
  ),
  pad: lazyScreen(
    () => t("pad.title"),
    async () => (await import("./screens/pad.js")).openPad,
  ),
  link: openLink,
  watch: openWatch,
  embed: openEmbed,
  settings: openSettings,
  review: lazyScreen(
    () => t("review.title"),
    async () => (await import("./screens/review.js")).openReview,
  ),
  about: openAbout,
};

async function start() {
  await loadLanguage(settings.get("language"));
  prepareAnnouncer();
  showNotices(app);
  const root = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  new Router(root, SCREENS, (screen) => {
    document.title = screen.title ? t("app.page", { title: screen.title }) : t("app.title");
  }).start(app);
  keepOfflineCopy(app);
}

start().catch((error) => {
  console.error(error);
  document.querySelector("#broken")?.removeAttribute("hidden");
});
