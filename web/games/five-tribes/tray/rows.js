// Rows of choices in the tray, and the buttons below them.

import { el } from "../../../js/base/dom.js";
import { changeTag } from "../../../js/table/panels.js";
import { pickOf } from "../choices.js";
import { noteTexts, say } from "../describe.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */
/** @typedef {import("../view.js").Target} Target */

/**
 * A move as a button: a drawing, its words, what it brings.
 * @param {Context} context @param {Target} target
 * @param {{ drawing?: Child, title: string, notes?: string[], primary?: boolean }} look
 */
export function choice(context, { move }, { drawing, title, notes, primary }) {
  const preview = context.previews?.[move];
  const texts = notes ?? (preview ? noteTexts(preview, context) : []);
  return el(
    "button",
    {
      type: "button",
      class: `use ft-choice${primary ? " primary-choice" : ""}`,
      "data-move": move,
      onclick: () => context.play(move),
    },
    drawing,
    el(
      "span",
      { class: "use-name" },
      el("b", { text: title }),
      texts.length ? el("small", { text: texts.join(" · ") }) : null,
    ),
    changeTag(preview?.total),
  );
}

/** @param {string} title @param {Child[]} rows empty ones are left out */
export function group(title, rows) {
  const there = rows.filter(Boolean);
  if (!there.length) return null;
  const heading = el("h2", { class: "ft-heading", text: title });
  return el("div", { class: "uses", role: "group", "aria-label": title }, heading, there);
}

/** @param {Context} context @param {number} count */
export function moreButton(context, count) {
  const pick = pickOf(context);
  const more = () => {
    pick.shown += 24;
    context.refresh();
  };
  return el("button", {
    type: "button",
    class: "button quiet",
    "data-key": "more",
    onclick: more,
    text: say("more", { count }),
  });
}

/** @param {Context} context */
export function allButton(context) {
  const pick = pickOf(context);
  const all = () => {
    Object.assign(pick, { tiles: [], card: null, djinn: null });
    context.refresh();
  };
  return el("button", { type: "button", class: "button quiet", "data-key": "all", onclick: all, text: say("all") });
}
