// The match that an embedded diagram, replay or puzzle is about.

import { EngineError } from "../engine/client.js";
import { playersOf } from "../link/merge.js";
import { playersFor, SHELF } from "../shelf/boxes.js";
import { readLink } from "../store/link-format.js";
import { Reading } from "../viewer/reading.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("./options.js").Options} Options
 * @typedef {{ reading: Reading, last: Answer, answer: Answer, players: import("../store/save-format.js").Player[],
 *   link: import("../store/link-format.js").Link | null }} Source `last` is its last position, `answer` the one that is asked for
 */

/**
 * The box that is asked for.
 * @param {Options} options
 */
export function shelved({ box }) {
  const found = SHELF.find(({ id }) => id === box);
  if (!found) throw new EngineError("unknown-game", { game: box });
  return found;
}

/**
 * @param {App} app
 * @param {Options} options
 * @returns {Promise<Source>}
 */
export async function openSource(app, options) {
  const link = options.link ? readLink(decodeURIComponent(options.link)) : null;
  const reading = new Reading(app.engine, link ? { link: link.core } : { record: await newRecord(app, options) });
  const last = await reading.open();
  const given = link ?? { players: options.players.map((kind) => ({ name: "", kind })) };
  const answer = options.ply === null ? last : await reading.at(Math.min(options.ply, last.plies));
  return { reading, last, answer, link, players: playersOf(given, last.record.seats, playersFor(last.game)) };
}

/**
 * @param {App} app
 * @param {Options} options
 */
async function newRecord({ engine }, options) {
  const { game, preset } = shelved(options);
  const id = "embed-new";
  const seed = options.seed || "embed";
  const rules = { ...preset, ...options.rules };
  const { record } = await engine.ask({ op: "new", id, game, seats: options.seats, seed, options: rules });
  await engine.ask({ op: "close", id });
  return record;
}
