// The path of a sowing whose result is chosen: the proposed one first, or drop by drop.

import { el } from "../../../js/base/dom.js";
import { ofKind, pickOf, targetOf } from "../choices.js";
import { describe, say, tribe } from "../describe.js";
import { picture } from "../drawing/path-drawing.js";
import { meeple } from "../drawing/pieces.js";
import { seen, spoken } from "./controls.js";
import { allButton, choice, group } from "./rows.js";

/** @typedef {import("../view.js").Activation} Activation */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

/** @param {Context} context @returns {Child[]} */
export function pathTray(context) {
  const { activation } = context.view;
  if (!activation) return [];
  const go = targetOf(context, "go");
  const [tile] = pickOf(context).tiles;
  const drops = ofKind(context, "drop").filter(({ tiles }) => !tile || tiles.includes(tile));
  const { start, end, colour, at } = activation;
  return [
    go
      ? choice(context, go, {
          drawing: picture(meeple(colour), { class: "figure" }),
          title: say("move.go"),
          primary: true,
        })
      : null,
    el("h2", { class: "ft-heading", text: say("heading.path", { start, end, tribe: tribe(colour, 2) }) }),
    steps(activation),
    group(say("heading.drop", { tile: at }), [
      el(
        "div",
        { class: "ft-drops" },
        drops.map((target) => dropButton(context, target)),
      ),
      tile ? allButton(context) : null,
    ]),
    el("button", {
      type: "button",
      class: "button quiet",
      "data-key": "back",
      onclick: () => context.undo(),
      text: say(activation.drops.length ? "back-drop" : "back-result"),
    }),
  ];
}

/** The drops that are made and those that are proposed. @param {Activation} activation */
function steps({ drops, proposal }) {
  const step = (/** @type {import("../view.js").Drop} */ { tile, colour }, /** @type {boolean} */ done) =>
    el(
      "li",
      { class: done ? "done" : "" },
      picture(meeple(colour), { label: tribe(colour) }),
      el("span", { text: tile }),
    );
  return el(
    "ol",
    { class: "ft-steps", "aria-label": say("path", { count: drops.length + proposal.length }) },
    drops.map((drop) => step(drop, true)),
    proposal.map((drop) => step(drop, false)),
  );
}

/** @param {Context} context @param {import("../view.js").TargetOf<"drop">} target */
function dropButton(context, target) {
  return el(
    "button",
    {
      type: "button",
      class: "ft-drop",
      "data-move": target.move,
      onclick: () => context.play(target.move),
    },
    spoken(describe(target.move, context)),
    picture(meeple(target.colour)),
    seen("b", target.tiles[0]),
  );
}
