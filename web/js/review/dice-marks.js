// Marks the dice that were taken, and those that were better, as the boards mark squares.

import { el } from "../base/dom.js";

/**
 * A die that is taken by a move has its text as `data-move`; several dice may have the same one.
 * @param {HTMLElement} dice
 * @param {string[]} moves
 * @param {"whole" | "starred"} kind
 */
export function markDice(dice, moves, kind) {
  const left = [.../** @type {NodeListOf<HTMLElement>} */ (dice.querySelectorAll("[data-move]"))];
  for (const move of moves) {
    const at = left.findIndex(({ dataset }) => dataset.move === move);
    if (at >= 0) left.splice(at, 1)[0].append(el("span", { class: `trace ${kind}` }));
  }
}
