// The games and their boxes on the shelf: what the build found in web/games, and the engine's facts about each.

import { GAMES } from "./games.mjs";

/**
 * @typedef {import("./manifest.js").Box} Box
 * @typedef {import("./manifest.js").GameFacts} GameFacts
 * @typedef {Omit<GameFacts, "id" | "title" | "rules"> & Required<Omit<Box, "sheet">> & Pick<Box, "sheet"> & { game: string }} Shelved
 *   a box with what the engine says about its game
 */

const BY_ID = new Map(GAMES.map((game) => [game.facts.id, game]));

/** @type {Shelved[]} */
export const SHELF = GAMES.flatMap(({ facts, manifest }) => manifest.boxes.map((box) => shelved(facts, box))).sort(
  (one, other) => one.place - other.place,
);

/**
 * @param {GameFacts} facts
 * @param {Box} box
 * @returns {Shelved}
 */
function shelved({ id, title, rules, ...facts }, box) {
  return { picture: "box.svg", preset: {}, upfront: [], ...box, game: id, ...facts };
}

/**
 * The manifest of a game; undefined if there is no such game.
 * @param {string} game
 */
export function manifestOf(game) {
  return BY_ID.get(game)?.manifest;
}

/**
 * The computer players that know a game.
 * @param {string} game
 */
export function playersFor(game) {
  return BY_ID.get(game)?.facts.players ?? [];
}

/**
 * The address of a box's picture.
 * @param {string} id
 */
export function pictureOf(id) {
  const { game, picture } = SHELF.find((box) => box.id === id) ?? SHELF[0];
  return new URL(`../../games/${game}/${picture}`, import.meta.url).href;
}

/**
 * The box that a match came from: the one whose preset its options keep.
 * @param {{ game: string, options: Record<string, string> }} record
 */
export function boxOf({ game, options }) {
  const boxes = SHELF.filter((box) => box.game === game);
  const kept = (/** @type {Shelved} */ { preset }) =>
    Object.entries(preset).every(([key, value]) => options[key] === value);
  const exact = boxes.filter((box) => Object.keys(box.preset).length > 0).find(kept);
  return exact ?? boxes[0];
}
