// Sentences about luck. It is measured by the score, which a game may not call points.

import { decimal, measured, t, tIn } from "../base/words.js";

const SLIGHT = 0.45; // of the score: about average

/**
 * @param {string} game
 * @param {{ luck: number, margin: number, rolls: number }} person
 * @returns {{ figure: string, sentences: string[] }}
 */
export function luckWords(game, { luck, margin, rolls }) {
  if (rolls === 0 || (luck === 0 && margin === 0)) {
    return { figure: t("review.none"), sentences: [t("review.luck-none")] };
  }
  const way = luck >= SLIGHT ? "luck-good" : luck <= -SLIGHT ? "luck-bad" : "luck-even";
  return {
    figure: `${luck > 0 ? "+" : ""}${decimal(luck)}`,
    sentences: [
      tIn(game, `review.${way}`, measured(Math.abs(luck))),
      t("review.margin", { points: decimal(margin), count: rolls }),
    ],
  };
}
