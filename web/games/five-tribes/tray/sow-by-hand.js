// Sowing by hand: from a start tile drop after drop, without choosing a result first. The engine says what can follow;
// after the last meeple the moves that do the same are played together.

import { el } from "../../../js/base/dom.js";
import { pickOf } from "../choices.js";
import { say, tileName, tribe } from "../describe.js";
import { picture } from "../drawing/path-drawing.js";
import { meeple } from "../drawing/pieces.js";
import { seen, spoken } from "./controls.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */
/** @typedef {import("../view.js").Drop} Drop */
/** @typedef {import("../view.js").SowByHandAnswer} SowByHandAnswer */

/**
 * @typedef {object} Hand a sowing under way
 * @property {string} start
 * @property {Drop[]} drops
 * @property {SowByHandAnswer["hand"]} left the meeples in the hand
 * @property {SowByHandAnswer["next"]} next
 */

/** @param {Context} context @returns {Hand | null} */
export const handOf = (context) => pickOf(context).hand;

/**
 * Go on with these drops, or play the sowing if they are all.
 * @param {Context} context @param {string} start @param {Drop[]} drops
 */
export async function sowByHand(context, start, drops) {
  const pick = pickOf(context);
  const answer = await context.ask({ kind: "sow-by-hand", start, drops });
  const { hand, next, moves } = /** @type {SowByHandAnswer} */ (answer);
  if (moves.length) {
    context.play(...moves);
    return;
  }
  pick.tiles = [];
  pick.hand = { start, drops, left: hand, next };
  context.refresh();
}

/** @param {Context} context @param {Drop} drop */
function drop(context, { tile, colour }) {
  const hand = /** @type {Hand} */ (handOf(context));
  sowByHand(context, hand.start, [...hand.drops, { tile, colour }]);
}

/** A tap on a tile while sowing by hand: the only meeple that fits, or the choice among several. @param {Context} context @param {string} name */
export function dropOn(context, name) {
  const pick = pickOf(context);
  const here = pick.hand?.next.filter(({ tile }) => tile === name) ?? [];
  if (here.length === 1) drop(context, here[0]);
  else {
    pick.tiles = pick.tiles[0] === name ? [] : [name];
    context.refresh();
  }
}

/** The button that begins it. @param {Context} context @param {string} start */
export function byHandButton(context, start) {
  return el("button", {
    type: "button",
    class: "button",
    "data-key": "by-hand",
    onclick: () => sowByHand(context, start, []),
    text: say("by-hand", { tile: start }),
  });
}

/** @param {Context} context @param {Hand} hand @returns {Child[]} */
export function handTray(context, hand) {
  const pick = pickOf(context);
  const [chosen] = pick.tiles;
  const at = hand.drops.at(-1)?.tile ?? hand.start;
  const next = hand.next.filter(({ tile }) => !chosen || tile === chosen);
  const stop = () => {
    pick.hand = null;
    pick.tiles = [hand.start];
    context.refresh();
  };
  return [
    el("h2", { class: "ft-heading", text: say("heading.by-hand", { tile: at }) }),
    el(
      "div",
      { class: "ft-drops" },
      next.map((one) => nextButton(context, one)),
    ),
    hand.drops.length ? button("back-drop", () => sowByHand(context, hand.start, hand.drops.slice(0, -1))) : null,
    button("back-result", stop),
  ];
}

/** @param {Context} context @param {Drop & { results: string[] }} next */
function nextButton(context, { tile, colour, results }) {
  const label = say("by-hand-drop", {
    tribe: tribe(colour),
    tile: tileName(context.view, tile),
    count: results.length,
  });
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
