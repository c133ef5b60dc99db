// Makes a review: the worker goes through the game slice by slice, then its costliest moments are described in words.

import { EngineError } from "../engine/client.js";
import { loadFace } from "../shelf/faces.js";
import { sumOf } from "../store/parts/review-format.js";
import { namedPlayers } from "../store/player-names.js";
import { planWords } from "../table/plan-words.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../store/save-format.js").Save} Save
 * @typedef {import("../store/parts/review-format.js").Review} Review
 * @typedef {import("../store/parts/review-format.js").Person} Person
 * @typedef {import("../store/parts/review-format.js").Moment} Moment
 *
 * @typedef {Omit<Moment, "played" | "better" | "moves"> & { played: string[], better: string[] }} EngineMoment with moves, not words
 * @typedef {Omit<Person, "moments"> & { moments: EngineMoment[] }} EnginePerson
 * @typedef {Pick<Review, "measure" | "course"> & { people: EnginePerson[] }} EngineReview
 * @typedef {{ done: number, review?: EngineReview }} Progress with the review when it is made
 * @typedef {{ progress: (done: number) => void, signal: AbortSignal }} Options
 */

/** Codes that mean: the worker has lost the match. */
const LOST = ["engine-restarted", "match-not-open"];
const LONGEST = 1200; // characters of a plan in words

/**
 * @param {App} app
 * @param {Save} save of a finished game
 * @param {Options} options
 * @returns {Promise<Review | null>} null if it was cancelled
 */
export async function makeReview(app, save, options) {
  await app.engine.ready;
  try {
    return await goThrough(app, save, options);
  } catch (error) {
    const lost = error instanceof EngineError && LOST.includes(error.code);
    if (!lost || options.signal.aborted) throw error;
    await app.engine.ready;
    return await goThrough(app, save, options);
  }
}

/**
 * @param {App} app
 * @param {Save} save
 * @param {Options} options
 * @returns {Promise<Review | null>}
 */
async function goThrough({ engine }, save, options) {
  const id = `${save.id} review`;
  try {
    await engine.ask({ op: "open", id, record: save.record });
    const found = await search(engine, id, save, options);
    if (!found) return null;
    const people = await describe(engine, id, save, found.people);
    const { measure, course } = found;
    return options.signal.aborted ? null : { version: 1, moves: sumOf(save.record.moves), measure, course, people };
  } finally {
    await engine.ask({ op: "close", id }).catch(() => {});
  }
}

/**
 * The engine's review, slice by slice; null if it was cancelled.
 * @param {App["engine"]} engine
 * @param {string} id
 * @param {Save} save
 * @param {Options} options
 */
async function search(engine, id, save, { progress, signal }) {
  let step = /** @type {Progress} */ (await engine.ask({ op: "review", id, seats: reviewedSeats(save) }));
  while (!step.review) {
    if (signal.aborted) return null;
    progress(step.done);
    step = /** @type {Progress} */ (await engine.ask({ op: "review-on", id }));
  }
  return step.review;
}

/**
 * The seats of people; without any, all seats.
 * @param {Save} save
 */
function reviewedSeats({ players }) {
  const all = players.map((_, seat) => seat);
  const people = all.filter((seat) => players[seat].kind === "person");
  return people.length ? people : all;
}

/**
 * What was played, and what was better, in words instead of moves.
 * @param {App["engine"]} engine
 * @param {string} id
 * @param {Save} save
 * @param {EnginePerson[]} people
 * @returns {Promise<Person[]>}
 */
async function describe(engine, id, { game, players }, people) {
  const face = await loadFace(game);
  const named = namedPlayers({ players });
  const wordsOf = async (/** @type {number} */ ply, /** @type {string[]} */ moves) => {
    const { seat, steps } = await engine.ask({ op: "plan", id, at: ply, moves });
    return planWords(face, { players: named }, seat, steps).join(" ").slice(0, LONGEST);
  };
  const described = [];
  for (const person of people) {
    const moments = [];
    for (const moment of person.moments) {
      const { ply, played, better } = moment;
      const words = { played: await wordsOf(ply, played), better: await wordsOf(ply, better) };
      moments.push({ ...moment, ...words, moves: { played, better } });
    }
    described.push({ ...person, moments });
  }
  return described;
}
