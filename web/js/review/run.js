// Making a review: the worker goes through the game a slice at a time, then its costliest moments are put into words.

import { loadFace } from "../shelf/faces.js";
import { sumOf } from "../store/parts/review-format.js";
import { planWords } from "../table/plan-words.js";

/** @typedef {import("../store/save-format.js").Save} Save */
/** @typedef {import("../store/parts/review-format.js").Review} Review */

/** Codes that mean: the worker has lost the match. */
const LOST = new Set(["engine-restarted", "match-not-open"]);

/**
 * @param {import("../app/app.js").App} app
 * @param {Save} save of a finished game
 * @param {{ progress: (done: number) => void, signal: AbortSignal }} options
 * @returns {Promise<Review | null>} null when it was called off
 */
export async function makeReview(app, save, options) {
  await app.engine.ready;
  try {
    return await goThrough(app, save, options);
  } catch (error) {
    if (!LOST.has(/** @type {any} */ (error).code) || options.signal.aborted) throw error;
    await app.engine.ready;
    return await goThrough(app, save, options);
  }
}

/**
 * @param {import("../app/app.js").App} app
 * @param {Save} save
 * @param {{ progress: (done: number) => void, signal: AbortSignal }} options
 * @returns {Promise<Review | null>}
 */
async function goThrough(app, save, { progress, signal }) {
  const ask = (/** @type {Record<string, unknown> & { op: string }} */ request) =>
    app.engine.ask({ id: `${save.id} review`, ...request });
  try {
    await ask({ op: "open", record: save.record });
    let told = await ask({ op: "review", seats: seatsOf(save) });
    while (!told.review) {
      if (signal.aborted) return null;
      progress(told.done);
      told = await ask({ op: "review-on" });
    }
    const { measure, course, people } = told.review;
    const face = await loadFace(save.game);
    for (const { moments } of people) {
      for (const moment of moments) await describe(moment, face, save, ask);
    }
    return signal.aborted ? null : { version: 1, moves: sumOf(save.record.moves), measure, course, people };
  } finally {
    await ask({ op: "close" }).catch(() => {});
  }
}

/**
 * The people of a game; without any, all seats.
 * @param {Save} save
 */
function seatsOf({ players }) {
  const all = players.map((_, seat) => seat);
  const people = all.filter((seat) => players[seat].kind === "person");
  return people.length ? people : all;
}

/**
 * Put what was played, and what was better, into words.
 * @param {any} moment
 * @param {import("../shelf/faces.js").Face} face
 * @param {Save} save
 * @param {(request: Record<string, unknown> & { op: string }) => Promise<any>} ask
 */
async function describe(moment, face, { players }, ask) {
  for (const way of ["played", "better"]) {
    const { seat, steps } = await ask({ op: "plan", at: moment.ply, moves: moment[way] });
    moment[way] = planWords(face, { players }, seat, steps).join(" ").slice(0, 1200);
  }
}
