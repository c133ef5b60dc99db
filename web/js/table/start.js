// Starts a match: the engine creates it, the store saves it, the table opens it.

import { t } from "../base/words.js";
import { newId } from "../store/save-format.js";

export { namedPlayers, nameOf } from "../store/player-names.js";

/**
 * @typedef {{ game: string, seats: number, seed: string, options: Record<string, string>, names: string[],
 *   id?: string, kinds?: string[], pure?: boolean, ghost?: import("../store/parts/save-parts.js").Ghost }} MatchSetup `kinds` is who plays
 *   each seat: "person", "link" for one who plays elsewhere, or a computer player; a pure game has no hints; a ghost is
 *   who played it before, in a challenge */

/**
 * Start a match and open its table, unless the person has gone to another screen before the engine was ready. Rejects with the
 * engine's error when it does not take the options.
 * @param {import("../app/app.js").App} app
 * @param {MatchSetup} setup
 */
export async function startMatch(app, setup) {
  const { id = newId(), game, seats, seed, options, names, kinds = [], pure = false, ghost } = setup;
  const { hash } = location;
  if (app.boot.state === "failed") await app.engine.restart();
  const answer = await app.engine.ask({ op: "new", id, game, seats, seed, options });
  if (location.hash !== hash) return;
  const players = playersOf(seats, names, kinds);
  const totals = answer.scores.map((card) => card.total);
  const turn = answer.view.round;
  app.store.create({ id, players, record: answer.record, totals, turn, pure, ghost });
  app.navigate(`#/play/${id}`);
}

/**
 * Open the table of a new match among people, before the engine may be ready: the table shows how far it is, and the engine
 * creates the match when it opens the record.
 * @param {import("../app/app.js").App} app
 * @param {import("../shelf/boxes.js").Shelved} shelved the match has its usual seats and options
 * @param {string[]} names
 */
export function openNewTable(app, { record, usual: seats, preset: options }, names) {
  const id = newId();
  const players = playersOf(seats, names);
  app.navigate(`#/play/${id}`); // first, so that the screen it leaves need not show the new match
  app.store.create({ id, players, record: { ...record, seats, seed: randomSeed(), options, moves: [] } });
}

/**
 * @param {number} seats
 * @param {string[]} names
 * @param {string[]} [kinds] people if not given
 */
function playersOf(seats, names, kinds = []) {
  return Array.from({ length: seats }, (_, seat) => {
    const kind = kinds[seat] ?? "person";
    const person = kind === "person" || kind === "link";
    return { name: person ? (names[seat] ?? "").trim() : computerName(kind, kinds, seat), kind };
  });
}

/**
 * The name of a computer player; a number distinguishes two of one level.
 * @param {string} kind
 * @param {string[]} kinds
 * @param {number} seat
 */
function computerName(kind, kinds, seat) {
  const before = kinds.slice(0, seat).filter((other) => other === kind).length;
  const name = t(`players.${kind}.name`);
  return before ? `${name} ${before + 1}` : name;
}

const STARTS = ["b", "d", "f", "g", "h", "k", "l", "m", "n", "p", "r", "s", "t", "v", "w", "z"];
const VOWELS = ["a", "e", "i", "o", "u"];

/** A new seed that can be read out: three made-up syllables twice, and a number. */
export function randomSeed() {
  const numbers = crypto.getRandomValues(new Uint16Array(13));
  const syllable = (/** @type {number} */ at) =>
    STARTS[numbers[at] % STARTS.length] + VOWELS[numbers[at + 1] % VOWELS.length];
  const word = (/** @type {number} */ at) => syllable(at) + syllable(at + 2) + syllable(at + 4);
  return `${word(0)}-${word(6)}-${(numbers[12] % 90) + 10}`;
}
