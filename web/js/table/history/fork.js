// A copy of a game that begins at an earlier move: the game itself stays as it is.

import { t } from "../../base/words.js";
import { saveTitle } from "../../store/save-summary.js";

/**
 * Keep the copy and open it.
 * @param {Pick<import("../../app/app.js").App, "store" | "navigate">} app
 * @param {import("../../store/save-format.js").Save} save
 * @param {{ ply: number, turn: number }} moment where it begins
 */
export function playCopy(app, save, { ply, turn }) {
  const record = { ...save.record, moves: save.record.moves.slice(0, ply) };
  const players = save.players.map(({ name, kind }) => ({ name, kind: kind === "link" ? "person" : kind }));
  const name = t("saves.copy", { title: saveTitle(save), turn }).slice(0, 80);
  const copy = app.store.create({ name, players, record, turn, pure: save.pure });
  app.navigate(`#/play/${copy.id}`);
}
