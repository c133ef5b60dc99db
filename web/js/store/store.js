// The page's store of saved games in local storage, with its events.

import { files } from "../../runtime/files.mjs";
import { idle } from "../base/pause.js";
import { settings } from "../base/settings.js";
import { GameStore } from "./saves/game-store.js";
import { POSITION_PREFIX } from "./saves/position-keeper.js";
import { statistics } from "./statistics.js";
import { TextStorage } from "./storage.js";

/**
 * @typedef {import("./saves/game-store.js").Notice} Notice
 */

const IDLE_LIMIT = 1000; // milliseconds until a position is written even though the page is busy

export const store = new GameStore({
  storage: new TextStorage(POSITION_PREFIX),
  build: files.engine,
  whenIdle: () => idle(IDLE_LIMIT),
  askPersistence: () => navigator.storage?.persist?.().catch(() => {}),
  settings,
  statistics,
});

addEventListener("storage", ({ key, newValue }) => store.storageChanged(key, newValue));
addEventListener("pagehide", () => store.positions.flush());
addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") store.pageShown();
  else store.positions.flush();
});
