// What another player did, in one line.

import { describeEvent } from "./describe.js";

/** @typedef {import("./view.js").Context} Context */

const DESCRIBED = ["draw", "take", "permanent", "ability", "gain"];

/**
 * @param {import("./view.js").Event[]} events of one move
 * @param {string} _name
 * @param {Context} context
 */
export function caption(events, _name, context) {
  const event = events.find(({ kind }) => DESCRIBED.includes(kind));
  return event ? describeEvent(event, context) : null;
}
