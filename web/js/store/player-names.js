// What players are called. A save or a link has only the names that people gave: the others are words of the language.

import { t } from "../base/words.js";

/**
 * The name of a seat, or "Player 2" where none was given.
 * @param {string | undefined} name
 * @param {number} seat
 */
export function nameOf(name, seat) {
  return name?.trim() || t("new.player", { number: seat + 1 });
}

/**
 * The players of a save, each with a name to be called by.
 * @param {{ players: { name: string, kind: string }[] }} save
 */
export function namedPlayers({ players }) {
  return players.map((player, seat) => ({ ...player, name: nameOf(player.name, seat) }));
}
