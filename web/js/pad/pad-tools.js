// What can be drawn into the cells: one of the tools is in the hand.

import { el } from "../base/dom.js";
import { choiceButton } from "../base/fields.js";
import { t } from "../base/words.js";

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
