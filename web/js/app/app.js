// What every screen receives: the engine (which starts to load here), the saved games, the settings.

import { settings } from "../base/settings.js";
import { createEngine } from "../engine/client.js";
import { WorkerPool } from "../engine/pool.js";
import { BootStatus } from "../engine/status.js";
import { store } from "../store/store.js";

/**
 * @typedef {object} App what a screen receives
 * @property {import("../engine/client.js").Engine} engine
 * @property {typeof store} store
 * @property {typeof settings} settings
 * @property {(hash: string) => void} navigate
 * @property {BootStatus} boot how far the engine is
 * @property {WorkerPool} pool further engines, for the roll-outs of computer players
 */

/**
 * @param {(hash: string) => void} navigate
 * @param {Promise<unknown>} [after] the engine is not loaded before this, unless it is asked something
 * @returns {App}
 */
export function createApp(navigate, after) {
  const boot = new BootStatus();
  const engine = createEngine({
    after,
    onProgress: (progress) => boot.progress(progress),
    onFailure: (failure) => boot.failed(failure),
    onRestart: () => boot.ready(),
  });
  engine.ready.then(
    () => boot.ready(),
    () => {}, // reported through onFailure
  );
  return {
    engine,
    store,
    settings,
    boot,
    pool: new WorkerPool(engine, settings),
    navigate,
  };
}
