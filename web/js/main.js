// The page's start: the engine begins to load, the first screen is painted, and the address decides which one.

import { prepareAnnouncer } from "./announce.js";
import { BootStatus } from "./boot-status.js";
import { createEngine } from "./engine.js";
import { loadLanguage, t } from "./i18n.js";
import { showNotices } from "./notice.js";
import { keepCopy } from "./offline.js";
import { Router } from "./router.js";
import { openAbout } from "./screens/about.js";
import { openGames } from "./screens/games.js";
import { openHome } from "./screens/home.js";
import { openLink } from "./screens/link.js";
import { openNewGame } from "./screens/new-game.js";
import { openPrint } from "./screens/print.js";
import { openSettings } from "./screens/settings.js";
import { openWatch } from "./screens/watch.js";
import { settings } from "./settings.js";
import { store } from "./store.js";
import { Minds } from "./table/minds.js";
import { openTable } from "./table/table.js";

/**
 * @typedef {{ key: string, choices: string[], default: string }} OptionFacts
 * @typedef {{ id: string, title: string, designers: string[], seats: number[], options: OptionFacts[], rules: number, players: string[] }} GameFacts
 *
 * @typedef {object} App what a screen is given
 * @property {import("./engine.js").Engine} engine
 * @property {typeof store} store
 * @property {typeof settings} settings
 * @property {(hash: string) => void} navigate
 * @property {Promise<GameFacts[]>} games the games that the engine knows; each reading asks anew if it failed before
 * @property {BootStatus} boot how far the engine is
 * @property {Minds} minds further engines that help computer players
 */

const boot = new BootStatus();
const engine = createEngine({
  onProgress: (progress) => boot.progress(progress),
  onFailure: (failure) => boot.failed(failure),
  onRestart: () => boot.ready(),
});

/** @type {Promise<GameFacts[]> | null} */
let games = null;

/** @type {App} */
const app = {
  engine,
  store,
  settings,
  boot,
  minds: new Minds(engine, settings),
  navigate(hash) {
    location.hash = hash;
  },
  get games() {
    games ??= engine.ask({ op: "games" }).then((answer) => answer.games);
    games.catch(() => {
      games = null;
    });
    return games;
  },
};

/** @type {Record<string, import("./router.js").Opener>} */
const SCREENS = {
  "": openHome,
  new: openNewGame,
  play: (root, given, id) => openTable(root, given, id),
  games: openGames,
  print: openPrint,
  link: openLink,
  watch: openWatch,
  settings: openSettings,
  about: openAbout,
};

async function start() {
  engine.ready.then(
    () => boot.ready(),
    () => {}, // told through onFailure
  );
  await loadLanguage(settings.get("language"));
  prepareAnnouncer();
  showNotices(app);
  const root = /** @type {HTMLElement} */ (document.querySelector("#screen"));
  new Router(root, SCREENS, (screen) => {
    document.title = screen.title ? t("app.page", { title: screen.title }) : t("app.title");
  }).start(app);
  keepCopy(app);
}

start().catch((error) => {
  console.error(error);
  document.querySelector("#broken")?.removeAttribute("hidden");
});
