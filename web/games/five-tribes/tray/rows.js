// Rows of choices in the tray, and the buttons below them.

import { el } from "../../../js/base/dom.js";
import { changeTag } from "../../../js/table/panels.js";
import { pickOf } from "../choices.js";
import { noteTexts, say } from "../describe.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */
/** @typedef {import("../view.js").Target} Target */

/**
 * A move as a button: a drawing, a text, the gain.
 * @param {Context} context @param {Target} target
 * @param {{ drawing?: Child, title: string, notes?: string[], primary?: boolean, moves?: string[], act?: () => void }} look
 *   `notes` come after the gain; `moves` are played instead of the single move; `act` is called instead
 */
export function choice(context, target, { drawing, title, notes = [], primary, moves = [target.move], act }) {
  const { move } = target;
  const preview = context.previews?.[move];
  const texts = [...(preview ? noteTexts(preview, context) : []), ...notes];
  return el(
    "button",
    {
      type: "button",
      class: `use ft-choice${primary ? " primary-choice" : ""}`,
      "data-move": move,
      "data-explain": about(target),
      onclick: act ?? (() => context.play(...moves)),
    },
    drawing,
    el(
      "span",
      { class: "use-name" },
      el("b", { text: title }),
      texts.length ? el("small", { text: texts.join(" · ") }) : null,
    ),
    changeTag(context.pure && !primary ? undefined : preview?.total),
  );
}

/** What explains a move: the Djinn, card or tribe that it is about. @param {Target} target */
function about(target) {
  if ("djinn" in target) return `djinn:${target.djinn}`;
  if (target.kind === "take") return `card:${target.cards[0]}`;
  if (target.kind === "place") return target.piece === "palm" ? "line:palms" : "line:palaces";
  if (target.kind === "build") return "tribe:B";
  if (target.kind === "bid") return "thing:bid";
  if (target.kind === "sell") return "line:merchandise";
  return "colour" in target ? `tribe:${target.colour}` : null;
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
    Object.assign(pick, { tiles: [], card: null, djinn: null, spot: null });
    context.refresh();
  };
  return el("button", { type: "button", class: "button quiet", "data-key": "all", onclick: all, text: say("all") });
}
