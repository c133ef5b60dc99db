// What is lit in a step of a lesson: parts of the table, lines of the score card, choices in the tray, places on the board.

/** @typedef {Pick<import("../../table/display/frame.js").Frame, "root" | "tray" | "scores" | "seats" | "prompt">} Frame */

const LIT = "lit";
const PARTS = /** @type {const} */ (["tray", "scores", "seats", "prompt"]);

/**
 * Light what a step names; the panels that it does not name become quiet. Where the score card has no room beside the board, it
 * stands in the place of the tray while a step that is only read lights something on it.
 * @param {Frame} frame
 * @param {Pick<import("../material.js").Step, "light" | "play">} step
 * @returns {string[]} the places on the board among what is lit
 */
export function lightUp(frame, { light: names = [], play }) {
  for (const element of frame.root.querySelectorAll(`.${LIT}`)) element.classList.remove(LIT);
  frame.root.classList.toggle("scores-lit", !play && names.some((name) => /^(scores|line:)/.test(name)));
  const elements = names.map((name) => find(frame, name)).filter((element) => element !== null);
  for (const element of elements) element.classList.add(LIT);
  for (const part of PARTS) {
    const holds = elements.some((element) => frame[part].contains(element));
    frame[part].classList.toggle("quiet", names.length > 0 && !holds);
  }
  return names.filter((name) => name.startsWith("place:")).map((name) => name.slice("place:".length));
}

/** Bring what is lit into sight, where its panel scrolls. @param {Frame} frame */
export function scrollToLight({ root }) {
  for (const element of root.querySelectorAll(`.${LIT}`)) {
    element.scrollTop = 0; // a panel that was scrolled in the step before
    element.scrollIntoView({ block: "nearest" });
  }
}

/**
 * @param {Frame} frame
 * @param {string} name
 * @returns {Element | null}
 */
function find(frame, name) {
  const [kind, value = ""] = name.split(/:(.*)/s);
  const part = PARTS.find((known) => known === kind);
  if (part) return frame[part];
  if (kind === "line") return frame.scores.querySelector(`[data-line="${CSS.escape(value)}"]`);
  if (kind === "key") return frame.tray.querySelector(`[data-key="${CSS.escape(value)}"]`);
  if (kind === "move") return frame.tray.querySelector(`[data-move="${CSS.escape(value)}"]`);
  return null;
}
