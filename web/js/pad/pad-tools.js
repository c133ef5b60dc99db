// What can be drawn into the cells: one of the tools is selected.

import { el } from "../base/dom.js";
import { choiceButton } from "../base/fields.js";
import { t } from "../base/words.js";
import { printed } from "../paper/press.js";

/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {string} label
 * @property {string} [key] that draws it at once
 * @property {Node | null} picture
 */

/**
 * @param {Tool[]} tools
 * @param {(id: string) => void} take
 */
export function toolBox(tools, take) {
  const choices = tools.map(({ id, label, key, picture }, at) =>
    choiceButton({
      name: "pad-tool",
      value: id,
      label: [picture, label, key ? el("kbd", { "aria-hidden": "true", text: key }) : null],
      checked: at === 0,
      chosen: () => take(id),
    }),
  );
  return el(
    "fieldset",
    { class: "field pad-tools" },
    el("legend", { class: "label", text: t("pad.tools") }),
    el("div", { class: "choices" }, choices),
  );
}

/**
 * A small picture of what a tool draws, in a square of 60. It is decoration: the words beside it say the same.
 * @param {import("../canvas/colours.js").Theme} theme
 * @param {(press: import("../paper/press.js").Press) => void} draw
 */
export function toolPicture(theme, draw) {
  const drawing = printed(60, 60, "", theme, draw);
  drawing.removeAttribute("role");
  drawing.removeAttribute("aria-label");
  drawing.setAttribute("aria-hidden", "true");
  return drawing;
}
