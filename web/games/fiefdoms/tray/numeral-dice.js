// The four dice of the fiefdoms: two with a paired face, two with an X. They show numerals, so that "1/2" is read like the rest.

import { el } from "../../../js/base/dom.js";
import { list, t } from "../../../js/base/words.js";
import { die } from "../../../js/canvas/dice.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {{ die: string, face: string, values: number[] }} Rolled */

/** @type {Record<string, string>} */
const SIXTH = { N1: "1/2", N2: "4/5", X1: "X", X2: "X" };

/** @param {Pick<Rolled, "die" | "face">} rolled @param {{ rolling?: boolean, delay?: number, class?: string }} [look] */
export function cube(rolled, { rolling = false, delay = 0, class: more = "" } = {}) {
  const faces = ["1", "2", "3", "4", "5", SIXTH[rolled.die]];
  return die(faces.indexOf(rolled.face) + 1, {
    rolling,
    delay,
    class: `${rolled.die.startsWith("X") ? "x-die" : "n-die"} ${more}`,
    faces: faces.map((face) =>
      el("span", { class: `numeral${face.length > 1 ? " paired" : ""}`, "data-face": shownFace(face) }),
    ),
  });
}

/** @param {string} face */
const shownFace = (face) => (face === "X" ? "✕" : face);

/** @param {Rolled[]} dice */
export function spokenDice(dice) {
  return t("fiefdoms.dice", { dice: list(dice.map(({ face }) => face)) });
}

/** Two faces as a pair, in words. @param {string[]} faces */
export const pairWords = ([one, two]) => t("fiefdoms.pair", { one, two });

/** What kind of face it is, for its explanation. @param {string} face */
export const faceKind = (face) => (face === "X" ? "x" : face.includes("/") ? "paired" : "number");

/** All four, small: beside a picture of a position. @param {Pick<Context, "view">} context */
export function dice({ view }) {
  if (view.dice.length === 0) return null;
  const shown = view.dice.map((rolled) => cube(rolled, { class: "small" }));
  return el("p", { class: "dice-line", role: "img", "aria-label": spokenDice(view.dice) }, shown);
}

/**
 * Whether these dice have not been shown yet: they tumble once.
 * @param {Context} context
 */
export function isRolling({ view, memory }) {
  const rolled = memory.get("rolled");
  memory.set("rolled", view.round);
  return rolled !== view.round;
}
