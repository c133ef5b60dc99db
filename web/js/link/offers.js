// What can be shared of a game.

import { t } from "../base/words.js";
import { loadFace } from "../shelf/faces.js";
import { addressOf } from "../store/link-format.js";
import { openShare } from "./share.js";

/**
 * The current state of a game.
 * @param {string} game
 * @param {string} payload
 * @returns {import("../store/link-format.js").Offer}
 */
export function gameOffer(game, payload) {
  return {
    id: "game",
    label: t("share.game.title"),
    text: t("share.game.text"),
    url: addressOf(payload),
    message: t("share.game.message", { game: t(`${game}.title`) }),
  };
}

/** @param {{ game: string, payload: string }} parts */
export async function shareGame({ game, payload }) {
  const face = await loadFace(game);
  return openShare({ title: t("share.title"), offers: [gameOffer(game, payload)], secret: face.secret });
}
