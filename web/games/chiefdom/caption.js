// What another player did, in one line.

import { t } from "../../js/base/words.js";

/**
 * @param {import("./view.js").Event[]} events of one move
 * @param {string} name
 * @returns {string | null | undefined}
 */
export function caption(events, name) {
  for (const event of events) {
    if (event.kind === "draw") return t(`chiefdom.caption.${event.icon}`, { name, count: event.squares.length });
    if (event.kind === "job") return t(`chiefdom.caption.${event.job}`, { name });
    if (event.kind === "use") return null; // the drawing that follows says it
  }
  return undefined;
}
