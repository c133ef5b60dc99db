// Assigning numbers to the four regions, once per seat: the suggested ones are preselected, two touches swap a pair.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { Pencil } from "../../../js/canvas/pencil.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { regionsOf } from "../board/layout.js";
import { drawGlyph } from "../drawing/scenery.js";
import { commitButton, pickSection, suggestNumbers, tentativeNumbers } from "../tentative-choice.js";

/** @typedef {import("../view.js").Context} Context */

/** @param {Context} context */
export function regions(context) {
  const tentative = tentativeNumbers(context);
  const rows = regionsOf(tentative.numbers).map((section) =>
    regionButton(context, section, tentative.numbers[section], tentative.picked === section),
  );
  const { players, view } = context;
  const first = players[view.first]; // a position kept by an older version of the page has none
  return el(
    "div",
    { class: "regions" },
    first &&
      players.length > 1 &&
      el("p", { class: "fief-word", text: t("fiefdoms.event.first", { name: first.name }) }),
    el("p", { class: "fief-word", text: t("fiefdoms.sections-help") }),
    el("div", { class: "uses" }, rows),
    el("p", { class: "fief-word", text: t("fiefdoms.centre-number", { number: tentative.numbers.centre[0] }) }),
    el(
      "div",
      { class: "region-buttons" },
      commitButton(
        context,
        tentative.move,
        t(tentative.suggested ? "fiefdoms.sections-suggested" : "fiefdoms.sections-so"),
      ),
      !tentative.suggested &&
        el("button", {
          type: "button",
          class: "button",
          onclick: () => suggestNumbers(context),
          text: t("fiefdoms.sections-back"),
        }),
    ),
  );
}

/** @param {Context} context @param {import("../view.js").Region} section @param {number[]} numbers @param {boolean} picked */
function regionButton(context, section, numbers, picked) {
  return el(
    "button",
    {
      type: "button",
      class: `use region${picked ? " chosen" : ""}`,
      "aria-pressed": picked,
      "data-section": section,
      "data-key": `region-${section}`,
      ...choiceProps(context.active, () => pickSection(context, section)),
      "data-explain": `section:${section}`,
    },
    glyph(section),
    el("span", { class: "use-name" }, el("b", { text: t(`fiefdoms.section.${section}`) })),
    el(
      "span",
      { class: "region-numbers" },
      numbers.map((value) => el("span", { class: "region-number", text: value })),
    ),
  );
}

/** @param {string} section */
export function glyph(section) {
  const canvas = el("canvas", { class: "use-picture", width: 120, height: 120, "aria-hidden": "true" });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(2, 2);
  drawGlyph(new Pencil(pen, readTheme()).seed(3), 30, 30, 44, section);
  return canvas;
}
