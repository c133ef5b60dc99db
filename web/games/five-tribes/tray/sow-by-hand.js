// The tray while meeples are in the hand: which one to drop, where, and how the sowing can still end.

import { el } from "../../../js/base/dom.js";
import { number } from "../../../js/base/words.js";
import { ofKind, pickOf } from "../choices.js";
import { say, tileName, tribe } from "../describe.js";
import { picture } from "../drawing/path-drawing.js";
import { COLOURS, meeple } from "../drawing/pieces.js";
import { countLeft } from "../hand.js";
import { drop, putDown, stepBack } from "../hand-steps.js";
import { seen, spoken } from "./controls.js";
import { results, route } from "./results.js";
import { choice, group } from "./rows.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */
/** @typedef {import("../hand.js").Hand} Hand */
/** @typedef {Hand["next"][number]} Next */

const FEW = 6; // up to this many drops are listed; if there are more, a meeple or a tile is chosen first

/** @param {Context} context @param {Hand} hand @returns {Child[]} */
export function handTray(context, hand) {
  const { colour, tiles } = pickOf(context);
  const [tile] = tiles;
  const next = hand.next.filter((one) => (!tile || one.tile === tile) && (!colour || one.colour === colour));
  const sowings = ofKind(context, "sow").filter(({ move }) => move in hand.ways);
  if (countLeft(hand) === 1)
    return [inHand(context, hand), group(say("heading.last"), lastDrops(context, next, sowings))];
  const isFew = tile || colour || next.length <= FEW;
  const drops = el(
    "div",
    { class: "ft-drops" },
    next.map((one) => nextButton(context, one)),
  );
  return [
    inHand(context, hand),
    isFew ? group(say("heading.next"), [drops]) : el("p", { class: "tray-note ft-help", text: say("next-help") }),
    results(context, say("heading.still", { count: sowings.length }), sowings, hand.ways),
  ];
}

/** The meeples in the hand, to choose one before its tile. @param {Context} context @param {Hand} hand */
function inHand(context, hand) {
  const pick = pickOf(context);
  const rows = COLOURS.filter((colour) => hand.left[colour]).map((colour) => {
    const count = hand.left[colour] ?? 0;
    const fits = hand.next.some((one) => one.colour === colour);
    const toggle = () => {
      pick.colour = pick.colour === colour ? null : colour;
      context.refresh();
    };
    return el(
      "button",
      {
        type: "button",
        class: "ft-held",
        "aria-pressed": pick.colour === colour,
        "aria-disabled": fits ? null : "true", // focusable, so that players can ask why
        "data-now": fits ? null : say("held-not-now"),
        "data-key": `hold-${colour}`,
        "data-explain": `tribe:${colour}`,
        onclick: fits ? toggle : null,
      },
      spoken(say("held", { count, tribe: tribe(colour) })),
      picture(meeple(colour)),
      count > 1 ? seen("b", `×${number(count)}`) : null,
    );
  });
  const title = say("heading.hand", { count: countLeft(hand) });
  return el(
    "div",
    { class: "ft-hand-row", role: "group", "aria-label": title },
    seen("b", title),
    rows,
    steps(context, hand),
  );
}

/** The steps back. @param {Context} context @param {Hand} hand */
function steps(context, hand) {
  return el(
    "span",
    { class: "ft-back" },
    hand.drops.length ? button("back-drop", () => stepBack(context)) : null,
    button("put-down", () => putDown(context)),
  );
}

/**
 * Each last drop with its gain.
 * @param {Context} context
 * @param {Next[]} next
 * @param {import("./results.js").Sowing[]} sowings
 */
function lastDrops(context, next, sowings) {
  return next.map(({ tile, colour }) => {
    const target = sowings.find((one) => one.end === tile && one.colour === colour);
    if (!target) return null;
    return choice(context, target, {
      drawing: route(context.view, target),
      title: say("last-drop", { tribe: tribe(colour), tile: tileName(context.view, tile) }),
      act: () => drop(context, { tile, colour }),
    });
  });
}

/** @param {Context} context @param {Next} next */
function nextButton(context, { tile, colour, results: ends }) {
  const label = say("by-hand-drop", { tribe: tribe(colour), tile: tileName(context.view, tile), count: ends.length });
  return el(
    "button",
    {
      type: "button",
      class: "ft-drop",
      "data-key": `drop-${tile}-${colour}`,
      title: label,
      onclick: () => drop(context, { tile, colour }),
    },
    spoken(label),
    picture(meeple(colour)),
    seen("b", tile),
  );
}

/** @param {string} key @param {() => void} act */
function button(key, act) {
  return el("button", { type: "button", class: "button quiet", "data-key": key, onclick: act, text: say(key) });
}
