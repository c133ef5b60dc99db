// Sowings as rows of the tray: sorted by gain, or by the tile where they end in a game without hints.

import { el } from "../../../js/base/dom.js";
import { changeTag } from "../../../js/table/panels.js";
import { pickOf, ranked, ranks, tileOf } from "../choices.js";
import { noteTexts, say, tileName } from "../describe.js";
import { picture } from "../drawing/path-drawing.js";
import { meeple } from "../drawing/pieces.js";
import { tileScene } from "../drawing/tiles.js";
import { allButton, choice, group, moreButton } from "./rows.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */
/** @typedef {import("../view.js").TargetOf<"sow">} Sowing */

/**
 * @param {Context} context @param {string} title @param {Sowing[]} sowings
 * @param {Record<string, string[]>} [ways] the moves that choose each of them, where drops are made already
 */
export function results(context, title, sowings, ways = {}) {
  const pick = pickOf(context);
  const list = ranked(context, sowings);
  const shown = list.slice(0, pick.shown);
  const row = (/** @type {Sowing} */ target) => resultButton(context, target, ways[target.move]);
  const rest = list.length - shown.length;
  return group(title, [
    ...(ranks(context) ? shown.map(row) : byEnd(context.view, shown, row)),
    rest ? moreButton(context, rest) : null,
    pick.tiles.length ? allButton(context) : null,
  ]);
}

/** Under the name of the tile where they end. @param {View} view @param {Sowing[]} list @param {(target: Sowing) => Child} row */
function byEnd(view, list, row) {
  return list.flatMap((target, index) => {
    const isFirst = list[index - 1]?.end !== target.end;
    const heading = el("h3", {
      class: "ft-subheading",
      text: say("heading.end", { tile: tileName(view, target.end) }),
    });
    return isFirst ? [heading, row(target)] : [row(target)];
  });
}

/** @param {Context} context @param {Sowing} target @param {string[]} [moves] */
function resultButton(context, target, moves) {
  return choice(context, target, { drawing: route(context.view, target), title: routeText(target), moves });
}

/** @param {{ start: string, end: string }} target */
const routeText = ({ start, end }) => say("route", { start, end });

/** The last tile and the tribe that acts there. @param {View} view @param {{ end: string, colour: string }} target */
export function route(view, { end, colour }) {
  return el(
    "span",
    { class: "ft-route" },
    picture(tileScene(tileOf(view, end).kind), { class: "scene" }),
    picture(meeple(colour), { class: "figure" }),
  );
}

/** The best on the board while people bid, where choices are ranked. @param {Context} context */
export function bestList(context) {
  const best = ranks(context) ? (context.view.best ?? []) : [];
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
