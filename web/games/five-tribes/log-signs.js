// The log of Five Tribes: where a round begins, and the pieces beside the words.

import { djinn } from "./drawing/djinns.js";
import { goods } from "./drawing/goods.js";
import { picture } from "./drawing/path-drawing.js";
import { COIN, camel, meeple, PALACE, PALM } from "./drawing/pieces.js";

/** @typedef {import("./view.js").Event} Event */

const SMALL = { class: "log-picture" };

/** The round that an event begins. @param {Event} event */
export const round = (event) => (event.kind === "round" ? event.round : null);

/** @param {Event} event */
export function signs(event) {
  return drawings(event).map((drawing) => picture(drawing, SMALL));
}

/** @param {Event} event @returns {import("./drawing/path-drawing.js").Drawing[]} */
function drawings(event) {
  switch (event.kind) {
    case "sow":
    case "gain-meeples":
    case "kill":
      return [meeple(event.colour)];
    case "claim":
      return [camel(`var(--seat-${(event.seat ?? 0) + 1})`)];
    case "bid":
    case "builders":
    case "earn":
    case "sell":
      return [COIN];
    case "take":
      return event.cards.map(goods);
    case "gain-djinn":
    case "use":
      return [djinn(event.djinn)];
    case "palm":
      return [PALM];
    case "palace":
      return [PALACE];
    default:
      return [];
  }
}
