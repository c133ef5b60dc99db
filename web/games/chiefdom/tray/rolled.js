// The three dice of a position, small: beside a picture of it.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { die } from "../../../js/canvas/dice.js";

/** @param {import("../view.js").Context} context */
export function dice({ view }) {
  const [one, two, three] = view.dice;
  const label = t("chiefdom.dice", { one, two, three });
  const shown = view.dice.map((value) => die(value, { class: "small" }));
  return el("p", { class: "dice-line", role: "img", "aria-label": label }, shown);
}
