// A challenge: the same game on the same dice, against the ghost of somebody who has played it.

import { el } from "../base/dom.js";
import { number, t, tIn } from "../base/words.js";
import { addressOf, cleanName } from "../store/link-format.js";
import { recentNames } from "../store/recent.js";
import { nameOf, startMatch } from "../table/start.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../store/save-format.js").Player} Player
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../store/link-format.js").Link} Link
 */

/**
 * Whether a finished game can be a challenge: one person played it, alone or against the computer, from its usual start.
 * @param {Answer} answer
 * @param {Player[]} players
 */
export function canChallenge({ outcome, record }, players) {
  return outcome !== null && !record.position && players.filter(({ kind }) => kind === "person").length === 1;
}

/**
 * An invalid challenge (unfinished, or played by several people) is treated as an ordinary game.
 * @param {Link} link
 * @param {Answer} answer
 * @param {Player[]} players
 */
export function isChallenge({ kind, seat }, answer, players) {
  return kind === "challenge" && players[seat]?.kind === "person" && canChallenge(answer, players);
}

/**
 * @param {Answer} answer
 * @param {string} payload
 * @returns {import("../store/link-format.js").Offer}
 */
export function challengeOffer(answer, payload) {
  return {
    id: "challenge",
    label: t("challenge.title"),
    text: t("challenge.text"),
    url: addressOf(payload),
    message: t("challenge.message", { game: t(`${answer.game}.title`) }),
  };
}

/**
 * Play the game of a challenge from its start.
 * @param {App} app
 * @param {Link} link
 * @param {Answer} answer its last position
 * @param {Player[]} players
 * @param {{ name?: string, id?: string }} [mine]
 */
export function startChallenge(app, { seat }, { game, record }, players, { name = "", id } = {}) {
  const { seats, seed, options } = record;
  const ghost = { name: players[seat].name, seat, record };
  const names = players.map((player, at) => (at === seat ? cleanName(name) : player.name));
  const kinds = players.map(({ kind }) => kind);
  return startMatch(app, { id, game, seats, seed, options, names, kinds, ghost });
}

/**
 * What a challenge reveals before it is accepted: who played it and the score, not the moves.
 * @param {Answer} answer
 * @param {Player[]} players named
 * @param {number} seat
 * @param {(name: string) => void} start
 */
export function challengeWords(answer, players, seat, start) {
  const { name } = players[seat];
  const input = el("input", { class: "input", id: "challenger", maxlength: 40, autocomplete: "off" });
  input.placeholder = nameOf("", seat);
  input.value = recentNames()[0] ?? "";
  const form = el(
    "form",
    { class: "challenge-form" },
    el("label", { for: "challenger", text: t("challenge.your-name") }),
    input,
    el("button", {
      class: "button primary big",
      type: "submit",
      "data-action": "challenge",
      text: t("challenge.start"),
    }),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(input.value);
  });
  return [
    el("p", { class: "link-turn", text: t("challenge.from", { name }) }),
    el("p", { class: "challenge-score" }, number(answer.scores[seat].total)),
    el("p", { text: tIn(answer.game, "challenge.about", { name }) }),
    form,
  ];
}
