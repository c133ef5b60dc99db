// Whose sheets there are to print, to report or to draw.

/**
 * The seats that have a sheet of their own; on a shared board there is one for all.
 * @param {Pick<import("./still.js").Still, "face" | "players">} still
 */
export function sheetsOf({ face, players }) {
  return face.shared ? [0] : players.map((_, seat) => seat);
}
