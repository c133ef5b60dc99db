// Choosing a sowing: by hand from a tile, or by its result from a list.

import { el } from "../../../js/base/dom.js";
import { chooseTile, LISTED, ofKind, pickOf, ranks, sowings } from "../choices.js";
import { kindName, say, tileName, tribe } from "../describe.js";
import { picture } from "../drawing/path-drawing.js";
import { COLOURS, meeple } from "../drawing/pieces.js";
import { tileScene } from "../drawing/tiles.js";
import { sowsByHand, starts } from "../hand.js";
import { sowByHand } from "../hand-steps.js";
import { results } from "./results.js";
import { handTray } from "./sow-by-hand.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

const KINDS = ["oasis", "village", "small-market", "large-market", "sacred-place"];

/** @param {Context} context @returns {Child[]} */
export function sowTray(context) {
  const pick = pickOf(context);
  if (pick.hand) return handTray(context, pick.hand);
  if (sowsByHand(context)) return [waySwitch(context), emptyHand(), startSelect(context)];
  const list = sowings(context);
  return [
    waySwitch(context),
    pick.filters || context.layout === "wide" ? filters(context) : null,
    results(context, title(context, list.length), list),
    tileSelect(context),
  ];
}

/** An explanation of sowing, shown before any meeples are lifted. */
const emptyHand = () => el("p", { class: "tray-note", text: say("hand-help") });

/** @param {Context} context @param {number} count how many results there are */
function title(context, count) {
  const [one, other] = pickOf(context).tiles;
  if (other) return say("heading.sow-pair", { start: one, end: other, count });
  if (one) return say("heading.sow-tile", { tile: one, count });
  return say(ranks(context) ? "heading.sow" : "heading.sow-neutral", { count });
}

// -- by hand or by result ----------------------------------------------------------------------------------------------------

/** @param {Context} context */
function waySwitch(context) {
  const pick = pickOf(context);
  const byHand = sowsByHand(context);
  const part = (/** @type {"hand" | "result"} */ way, /** @type {boolean} */ pressed) => {
    const choose = () => {
      context.memory.set("way", way);
      Object.assign(pick, { tiles: [], shown: LISTED });
      context.refresh();
    };
    return el("button", {
      type: "button",
      "aria-pressed": pressed,
      "data-key": `way-${way}`,
      onclick: choose,
      text: say(`way.${way}`),
    });
  };
  return el(
    "div",
    { class: "ft-ways" },
    el(
      "div",
      { class: "ft-switch", role: "group", "aria-label": say("way.title") },
      part("hand", byHand),
      part("result", !byHand),
    ),
    byHand || context.layout === "wide" ? null : filterToggle(context),
  );
}

/** Opens the filters where there is little room. @param {Context} context */
function filterToggle(context) {
  const pick = pickOf(context);
  const toggle = () => {
    pick.filters = !pick.filters;
    context.refresh();
  };
  return el("button", {
    type: "button",
    class: "button quiet",
    "aria-expanded": pick.filters,
    "data-key": "filters",
    onclick: toggle,
    text: say("filter.open"),
  });
}

/** The same as a tap on a tile, for those who do not point. @param {Context} context */
function startSelect(context) {
  const names = starts(context);
  const options = context.view.tiles.filter(({ name }) => names.has(name)).map(({ name }) => name);
  return select(context, say("filter.start"), options, "", (name) => name && sowByHand(context, name, []));
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
      `tribe:${colour}`,
      pick.tribe === colour,
      say("filter.tribe", { tribe: tribe(colour, 2) }),
      picture(meeple(colour)),
      () => set({ tribe: pick.tribe === colour ? null : colour }),
    ),
  );
  const kinds = KINDS.map((kind) =>
    chip(
      `kind:${kind}`,
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

/** @param {string} about what explains it @param {boolean} pressed @param {string} label @param {Child} drawing @param {() => void} act */
function chip(about, pressed, label, drawing, act) {
  return el(
    "button",
    {
      type: "button",
      class: "ft-filter",
      "aria-pressed": pressed,
      "aria-label": label,
      title: label,
      "data-key": about.replace(":", "-"),
      "data-explain": about,
      onclick: act,
    },
    drawing,
  );
}

/** The same as a tap on a tile, for those who do not point. @param {Context} context */
function tileSelect(context) {
  const pick = pickOf(context);
  const names = new Set(ofKind(context, "sow").flatMap(({ start, end }) => [start, end]));
  const options = context.view.tiles.filter(({ name }) => names.has(name)).map(({ name }) => name);
  const chosen = pick.tiles.length === 1 ? pick.tiles[0] : "";
  return select(context, say("filter.any-tile"), options, chosen, (name) => {
    pick.tiles = [];
    if (name) chooseTile(context, name);
    else context.refresh();
  });
}

/**
 * @param {Context} context @param {string} none what stands there while no tile is chosen
 * @param {string[]} names @param {string} chosen @param {(name: string) => void} act
 */
function select(context, none, names, chosen, act) {
  const field = el(
    "select",
    { class: "ft-select", "aria-label": none, "data-key": "tile" },
    el("option", { value: "", text: none }),
    names.map((name) => el("option", { value: name, selected: name === chosen, text: tileName(context.view, name) })),
  );
  field.addEventListener("change", () => act(field.value));
  return field;
}
