// The dice of a position, small: those on the table while they are drafted, otherwise those in the hand that decides.

import { el } from "../../../js/base/dom.js";
import { list } from "../../../js/base/words.js";
import { iconName } from "../describe.js";
import { ICON_KEYS, iconDie } from "../drawing/pictures.js";

/** @param {import("../view.js").Context} context */
export function dice({ view }) {
  const { table, hands } = view.dice;
  const drafting = view.phase === "draft";
  const faces = drafting ? table : hands[view.seat ?? 0];
  if (faces.length === 0) return null;
  const label = list(faces.map((face) => iconName(ICON_KEYS[face - 1])));
  const shown = faces.map((face) =>
    el("span", { "data-move": drafting && `take-${face}` }, iconDie(face, { class: "small" })),
  );
  return el("p", { class: "dice-line", role: "img", "aria-label": label }, shown);
}
