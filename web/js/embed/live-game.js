// A game to play inside another page: a new one, or one that continues from a link.

import { checksum } from "../base/checks.js";
import { withoutLanguage } from "../base/language/language.js";
import { isChallenge, startChallenge } from "../challenge/challenge.js";
import { createHelp } from "../learn/help/table-help.js";
import { tableAddOns } from "../link/at-table.js";
import { stateToSave } from "../store/save-format.js";
import { randomSeed, startMatch } from "../table/start.js";
import { openTable } from "../table/table.js";
import { ProgressReporter } from "./messages.js";
import { openSource, shelved } from "./source.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("./options.js").Options} Options
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {Options} options
 * @returns {Promise<import("./embedded-page.js").Opened>}
 */
export async function openLive(root, app, options) {
  const elsewhere = app.navigate;
  const reporter = new ProgressReporter();
  const addOns = tableAddOns(app);
  /** @type {ReturnType<typeof openTable> | null} */
  let table = null;
  const open = (/** @type {string} */ id) => {
    table?.close();
    table = openTable(root, app, id, {
      ...addOns,
      help: (match) => createHelp(app, match, { offersLesson: false }),
      onShow: (answer) => reporter.show(answer),
    });
  };
  app.navigate = (hash) => {
    if (hash.startsWith("#/play/")) open(hash.slice("#/play/".length));
    else if (hash !== "#/") elsewhere(hash);
  };
  const game = await startOrContinue(app, options, open);
  const again = () => {
    table?.close();
    table = table?.again() ?? null;
  };
  return { game, payload: addOns.payload, again };
}

/**
 * Continue the game that was started in this frame before, or start it.
 * @param {App} app
 * @param {Options} options
 * @param {(id: string) => void} open
 * @returns {Promise<string>} the game
 */
async function startOrContinue(app, options, open) {
  const id = `embed-${checksum(withoutLanguage(location.search) + location.hash)}`;
  const kept = app.store.load(id);
  if (kept && !kept.over) {
    open(id);
    return kept.game;
  }
  if (kept) app.store.remove(id);
  if (options.link) {
    const { reading, last, answer, players, link } = await openSource(app, options);
    reading.close();
    if (link && isChallenge(link, last, players)) {
      await startChallenge(app, link, last, players, { id });
      return last.game;
    }
    const { record, over, summary } = stateToSave(answer);
    app.store.create({ id, players, record, over, totals: summary.totals, turn: summary.turn });
    open(id);
    return answer.game;
  }
  const { game, preset } = shelved(options);
  const rules = { ...preset, ...options.rules };
  const seed = options.seed || randomSeed();
  await startMatch(app, { id, game, seats: options.seats, seed, options: rules, names: [], kinds: options.players });
  return game;
}
