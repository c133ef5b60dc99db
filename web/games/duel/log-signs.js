// The log of Chiefdom Duel: which roll begins a round, and the dice and icons beside the words.

import { iconDie, picture } from "./drawing/pictures.js";

/** @typedef {import("./view.js").Event} Event */

const SMALL = { class: "small" };

/** The round that an event begins. @param {Event} event */
export const round = (event) => (event.kind === "roll" ? event.round : null);

/** @param {Event} event @returns {HTMLElement[]} */
export function signs(event) {
  switch (event.kind) {
    case "roll":
    case "again":
    case "permanent":
      return event.dice.map((value) => iconDie(value, SMALL));
    case "take":
      return [iconDie(event.die, SMALL)];
    case "draw":
      return event.icons.map((icon) => picture(icon, { class: "log-picture" }));
    case "mountains":
      return event.squares.map(() => picture("mountain", { class: "log-picture" }));
    default:
      return [];
  }
}
