// Sowing: the results of all sowings or of those at a chosen tile, best first, then the path of the one that was chosen.

import { el } from "../../../js/base/dom.js";
import { changeTag } from "../../../js/table/panels.js";
import { chooseTile, LISTED, ofKind, pickOf, ranked, sowings, targetOf, tileOf } from "../choices.js";
import { describe, kindName, noteTexts, say, tileName, tribe } from "../describe.js";
import { picture } from "../drawing/path-drawing.js";
import { COLOURS, meeple } from "../drawing/pieces.js";
import { tileScene } from "../drawing/tiles.js";
import { seen, spoken } from "./controls.js";
import { allButton, choice, group, moreButton } from "./rows.js";
import { byHandButton, handTray } from "./sow-by-hand.js";

/** @typedef {import("../view.js").Activation} Activation */
/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

const KINDS = ["oasis", "village", "small-market", "large-market", "sacred-place"];

/** @param {Context} context @returns {Child[]} */
export function sowTray(context) {
  const pick = pickOf(context);
  if (pick.hand) return handTray(context, pick.hand);
  const list = ranked(context, sowings(context));
  const shown = list.slice(0, pick.shown);
  const rows = shown.map((target) => resultButton(context, target));
  const rest = list.length - shown.length;
  return [
    filters(context),
    group(title(context, list.length), [
      ...rows,
      rest ? moreButton(context, rest) : null,
      pick.tiles.length ? allButton(context) : null,
    ]),
    startable(context) ? byHandButton(context, pick.tiles[0]) : null,
    tileSelect(context),
  ];
}

/** Whether the one chosen tile can be a start. @param {Context} context */
function startable(context) {
  const { tiles } = pickOf(context);
  return tiles.length === 1 && ofKind(context, "sow").some(({ start }) => start === tiles[0]);
}

/** @param {Context} context @param {number} count how many results there are */
function title(context, count) {
  const [one, other] = pickOf(context).tiles;
  if (other) return say("heading.sow-pair", { start: one, end: other, count });
  if (one) return say("heading.sow-tile", { tile: one, count });
  return say("heading.sow", { count });
}

/** @param {Context} context @param {import("../view.js").TargetOf<"sow">} target */
function resultButton(context, target) {
  return choice(context, target, { drawing: route(context.view, target), title: routeText(target) });
}

/** @param {{ start: string, end: string }} target */
const routeText = ({ start, end }) => say("route", { start, end });

/** The last tile and the tribe that acts there. @param {View} view @param {{ end: string, colour: string }} target */
function route(view, { end, colour }) {
  return el(
    "span",
    { class: "ft-route" },
    picture(tileScene(tileOf(view, end).kind), { class: "scene" }),
    picture(meeple(colour), { class: "figure" }),
  );
}

// -- filters -----------------------------------------------------------------------------------------------------------------

/** @param {Context} context */
function filters(context) {
  const pick = pickOf(context);
  const set = (/** @type {Partial<import("../choices.js").Pick>} */ change) => {
    Object.assign(pick, change, { shown: LISTED });
    context.refresh();
  };
  const tribes = COLOURS.map((colour) =>
    chip(
      `tribe-${colour}`,
      pick.tribe === colour,
      say("filter.tribe", { tribe: tribe(colour, 2) }),
      picture(meeple(colour)),
      () => set({ tribe: pick.tribe === colour ? null : colour }),
    ),
  );
  const kinds = KINDS.map((kind) =>
    chip(
      `kind-${kind}`,
      pick.kind === kind,
      say("filter.kind", { kind: kindName(kind) }),
      picture(tileScene(kind), { class: "scene" }),
      () => set({ kind: pick.kind === kind ? null : kind }),
    ),
  );
  return el(
    "div",
    { class: "ft-filters" },
    el("div", { class: "ft-chips", role: "group", "aria-label": say("filter.tribes") }, tribes),
    el("div", { class: "ft-chips", role: "group", "aria-label": say("filter.kinds") }, kinds),
  );
}

/** @param {string} key @param {boolean} pressed @param {string} label @param {Child} drawing @param {() => void} act */
function chip(key, pressed, label, drawing, act) {
  return el(
    "button",
    {
      type: "button",
      class: "ft-filter",
      "aria-pressed": pressed,
      "aria-label": label,
      title: label,
      "data-key": key,
      onclick: act,
    },
    drawing,
  );
}

/** The same as a tap on a tile, for those who do not point. @param {Context} context */
function tileSelect(context) {
  const pick = pickOf(context);
  const names = new Set(ofKind(context, "sow").flatMap(({ start, end }) => [start, end]));
  const select = el(
    "select",
    { class: "ft-select", "aria-label": say("filter.tile"), "data-key": "tile" },
    el("option", { value: "", text: say("filter.any-tile") }),
    context.view.tiles
      .filter(({ name }) => names.has(name))
      .map(({ name }) =>
        el("option", {
          value: name,
          selected: pick.tiles[0] === name && pick.tiles.length === 1,
          text: tileName(context.view, name),
        }),
      ),
  );
  select.addEventListener("change", () => {
    pick.tiles = [];
    if (select.value) chooseTile(context, select.value);
    else context.refresh();
  });
  return select;
}

// -- the best on the board, while bidding ------------------------------------------------------------------------------------

/** @param {Context} context */
export function bestList(context) {
  const { best = [] } = context.view;
  const rows = best.map((result) => {
    const [, start, end, colour] = result.move.split("-");
    return el(
      "div",
      { class: "ft-best", tabindex: "0", "data-look": result.move },
      route(context.view, { end, colour }),
      el(
        "span",
        { class: "use-name" },
        el("b", { text: routeText({ start, end }) }),
        el("small", { text: noteTexts(result, context).join(" · ") }),
      ),
      changeTag(result.total),
    );
  });
  return group(say("heading.best"), rows);
}

// -- the path --------------------------------------------------------------------------------------------------------------------

/** @param {Context} context @returns {Child[]} */
export function pathTray(context) {
  const { activation } = context.view;
  if (!activation) return [];
  const go = targetOf(context, "go");
  const [tile] = pickOf(context).tiles;
  const drops = ofKind(context, "drop").filter(({ tiles }) => !tile || tiles.includes(tile));
  return [
    el("h2", {
      class: "ft-heading",
      text: say("heading.path", { start: activation.start, end: activation.end, tribe: tribe(activation.colour, 2) }),
    }),
    steps(activation),
    go
      ? choice(context, go, {
          drawing: picture(meeple(activation.colour), { class: "figure" }),
          title: say("go"),
          primary: true,
        })
      : null,
    group(say("heading.drop", { tile: activation.at }), [
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
