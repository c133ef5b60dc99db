// The last position of a saved game, opened without a table, for printing, reports and images.

import { t } from "../base/words.js";
import { boxOf, SHELF } from "../shelf/boxes.js";
import { loadFace } from "../shelf/faces.js";
import { writeLink } from "../store/link-format.js";
import { headline, reason } from "../table/ending/result-words.js";
import { namedPlayers } from "../table/start.js";

/**
 * @typedef {import("../store/save-format.js").Save} Save
 * @typedef {import("../engine/answers.js").Answer} Answer
 *
 * @typedef {object} Still
 * @property {string} game
 * @property {string} title of the game, or the name that it was given
 * @property {string} subtitle the game, where it has a name of its own, and its options
 * @property {string} headline who won, or that it goes on
 * @property {string} reason why it ended
 * @property {{ name: string, kind: string }[]} players
 * @property {import("../shelf/faces.js").Face} face
 * @property {Answer} answer
 * @property {string} link the part of an address that opens it
 * @property {number} played when, in milliseconds
 */

/**
 * @param {{ engine: import("../engine/client.js").Engine }} app
 * @param {Save} save
 * @returns {Promise<Still>}
 */
export async function openStill({ engine }, save) {
  const id = `still-${save.id}`;
  const face = await loadFace(save.game);
  // Everybody may see an image or a report, so nothing that only one seat may see is shown in it.
  const seen = face.secret && !save.over ? { seat: -1 } : {};
  const answer = await engine.ask({ op: "open", id, record: save.record, ...seen });
  const { link: core } = await engine.ask({ op: "link", id });
  await engine.ask({ op: "close", id });
  const players = namedPlayers(save);
  const game = titleOf(save);
  return {
    game: save.game,
    title: save.name || game,
    subtitle: [save.name ? game : "", ...optionWords(save.record, face, answer.view)].filter(Boolean).join(" · "),
    headline: answer.outcome ? headline(answer, players) : t("report.going"),
    reason: answer.outcome ? reason(answer) : "",
    players,
    face,
    answer: { ...answer, moves: [] },
    link: writeLink({ core, kind: "game", id: "", players: save.players, seat: 0 }),
    played: save.updated,
  };
}

/** @param {Save} save */
function titleOf({ record }) {
  const box = boxOf(record);
  return box ? t(`shelf.${box.id}.title`) : record.game;
}

/**
 * The options that differ from the usual ones, in words.
 * @param {Save["record"]} record
 * @param {import("../shelf/faces.js").Face} face
 * @param {import("../engine/answers.js").BaseView} view
 */
function optionWords(record, face, view) {
  const box = boxOf(record) ?? SHELF[0];
  return box.options.flatMap(({ key, choices, default: usual }) => {
    const choice = record.options[key];
    if (choice === undefined || choice === (box.preset[key] ?? usual)) return [];
    const own = face.option?.(key, view);
    if (own) return own;
    const name = t(`${record.game}.option.${key}.title`);
    const known = choices.includes(choice);
    return [t("report.option", { name, choice: known ? t(`${record.game}.option.${key}.${choice}`) : choice })];
  });
}
