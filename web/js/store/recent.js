// The last choices, as defaults for the next game. Only a convenience: if storage is damaged or blocked, it is empty.

import { isCount, isObject } from "../base/checks.js";

const KEY = "chiefdoms.recent";
const MOST_NAMES = 6;

/** @typedef {{ seats?: number, kinds?: string[], pure?: boolean, options: Record<string, string> }} Last */
/** @typedef {{ names: string[], games: Record<string, Last> }} Recent */

/** @returns {Recent} */
function read() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const names = Array.isArray(value?.names) ? value.names.map(nameOf).slice(0, MOST_NAMES) : [];
    const games = Object.entries(value?.games ?? {}).map(([id, last]) => [id, lastOf(last)]);
    return { names, games: Object.fromEntries(games) };
  } catch {
    return { names: [], games: {} };
  }
}

/** @param {unknown} value */
function nameOf(value) {
  return typeof value === "string" ? value.slice(0, 40) : "";
}

/**
 * @param {unknown} value
 * @returns {Last}
 */
function lastOf(value) {
  const { options, seats, kinds, pure } = isObject(value) ? value : {};
  return {
    ...(isCount(seats) && { seats }),
    ...(Array.isArray(kinds) && { kinds: kinds.map(nameOf).slice(0, MOST_NAMES) }),
    ...(pure === true && { pure }),
    options: Object.fromEntries(
      Object.entries(isObject(options) ? options : {}).flatMap(([key, choice]) =>
        typeof choice === "string" ? [[key, choice]] : [],
      ),
    ),
  };
}

/** The names that people gave last time, by seat. */
export function recentNames() {
  return read().names;
}

/**
 * How a game was set up last time.
 * @param {string} id
 * @returns {Last}
 */
export function recentGame(id) {
  const { games } = read();
  return Object.hasOwn(games, id) ? games[id] : { options: {} };
}

/**
 * @param {string} id
 * @param {string[]} names
 * @param {Last} last
 */
export function remember(id, names, last) {
  const recent = read();
  const all = Array.from({ length: MOST_NAMES }, (_, seat) => names[seat] ?? recent.names[seat] ?? "");
  try {
    localStorage.setItem(KEY, JSON.stringify({ names: all, games: { ...recent.games, [id]: last } }));
  } catch {
    // A convenience only: without storage it is not remembered.
  }
}
