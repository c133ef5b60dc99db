// The tray: what can be done now, with the gains. Sowings have their own list in sowing.js.

import { el } from "../../../js/base/dom.js";
import { number } from "../../../js/base/words.js";
import { movesOn, ofKind, ownSeat, pickOf, powerTargets, ranked, sowingsBy, targets } from "../choices.js";
import { brief, counted, describe, djinnName, payment, say } from "../describe.js";
import { djinn as djinnFace } from "../drawing/djinns.js";
import { goods } from "../drawing/goods.js";
import { picture } from "../drawing/path-drawing.js";
import { COIN, meeple, PALACE, PALM } from "../drawing/pieces.js";
import { handOf, sowsByHand } from "../hand.js";
import { belongings, djinnCard, hand } from "../score/score-panel.js";
import { bids, sale } from "./deals.js";
import { pathTray } from "./path-tray.js";
import { bestList } from "./results.js";
import { allButton, choice, group, moreButton } from "./rows.js";
import { sowTray } from "./sowing.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */
/** @typedef {import("../view.js").Target} Target */

/** @param {Context} context */
export function tray(context) {
  const { view, answer, layout } = context;
  const box = el("div", { class: "ft-tray" });
  // For the tags on the board: the tray is rebuilt when the previews arrive, but the scene is only repainted.
  context.memory.set("ends", sowsByHand(context) && !handOf(context) ? new Map() : sowingsBy(context, "end"));
  if (view.last_round && !answer.outcome)
    box.append(el("p", { class: "ft-banner", text: say(`ending.${view.ending}`) }));
  if (answer.outcome) return box;
  const parts = context.active ? (PHASES[view.phase] ?? plainTray)(context) : [];
  for (const part of parts.flat()) if (part instanceof Node) box.append(part);
  if (layout === "tall") box.append(purse(context));
  if (view.phase !== "path") box.append(supply(view));
  return box;
}

/** @type {Record<string, (context: Context) => Child[]>} */
const PHASES = {
  bid: (context) => [...bids(context), bestList(context)],
  move: (context) => {
    if (handOf(context)) return sowTray(context);
    return [powers(context), ...(pickOf(context).power ? powerList(context) : sowTray(context))];
  },
  path: pathTray,
  keep: (context) => keepTray(context),
};

/** @param {Context} context @returns {Child[]} */
function plainTray(context) {
  if (pickOf(context).power) return [powers(context), ...powerList(context)];
  const [rows, note] = choices(context);
  return [rows, ...sale(context), powers(context), ...enders(context), note];
}

/** What the person who acts has, where the seats show only scores. @param {Context} context */
function purse(context) {
  const player = context.view.players[ownSeat(context)];
  return el("div", { class: "ft-purse own" }, belongings(context, player), hand(player));
}

/** What is left for all: sowings, palm trees, palaces, meeples in the bag. @param {View} view */
function supply(view) {
  const bag = Object.values(view.bag).reduce((sum, count) => sum + count, 0);
  return el("p", {
    class: "ft-supply",
    "data-explain": "thing:supply",
    text: say("supply", {
      sowings: number(view.results),
      palms: number(view.palms_left),
      palaces: number(view.palaces_left),
      bag: number(bag),
    }),
  });
}

// -- Djinns ------------------------------------------------------------------------------------------------------------------------

/** The Djinns that can be used now. @param {Context} context */
function powers(context) {
  const pick = pickOf(context);
  const uses = ofKind(context, "use");
  const names = [...new Set(uses.map(({ djinn }) => djinn))];
  const rows = names.map((djinn) => {
    const toggle = () => {
      pick.power = pick.power === djinn ? null : djinn;
      pick.tiles = [];
      context.refresh();
    };
    return el(
      "button",
      {
        type: "button",
        class: "use ft-choice",
        "aria-pressed": pick.power === djinn,
        "data-key": `power-${djinn}`,
        "data-explain": `djinn:${djinn}`,
        onclick: toggle,
      },
      picture(djinnFace(djinn), { class: "face" }),
      el(
        "span",
        { class: "use-name" },
        el("b", { text: djinnName(djinn) }),
        el("small", { class: context.view.phase === "move" ? "ft-power" : "", text: powerText(context, djinn) }),
      ),
    );
  });
  return group(say("heading.powers"), rows);
}

/** What a Djinn does now. @param {Context} context @param {string} djinn */
function powerText({ view }, djinn) {
  const built = view.phase === "tribe" ? 0 : (view.activation?.built ?? 0);
  return djinn === "echidna" && built ? say("late-echidna", { count: built }) : say(`djinn.${djinn}.power`);
}

/** The ways to use the chosen Djinn. @param {Context} context @returns {Child[]} */
function powerList(context) {
  const [tile] = pickOf(context).tiles;
  const list = powerTargets(context).filter(({ tiles }) => !tile || tiles.includes(tile));
  const rows = ranked(context, list).map((target) =>
    choice(context, target, {
      drawing: pay(target),
      title: target.tiles.length
        ? say("on-tile", { tile: target.tiles[0], payment: payment(target) })
        : say("for-payment", { payment: payment(target) }),
    }),
  );
  return [group(say("heading.power-uses"), rows)];
}

/** What is paid, drawn. @param {{ elders: number, fakirs: number }} target */
function pay({ elders, fakirs }) {
  return el(
    "span",
    { class: "ft-pay" },
    Array.from({ length: elders }, () => picture(meeple("W"))),
    Array.from({ length: fakirs }, () => picture(goods("fakir"))),
  );
}

/** @param {Context} context @returns {Child[]} */
function keepTray(context) {
  const rows = ofKind(context, "keep").map((target) => {
    const djinn = context.view.looked?.find((other) => other.id === target.djinn);
    if (!djinn) return null;
    return djinnCard(
      djinn,
      el("button", {
        type: "button",
        class: "button primary",
        "data-move": target.move,
        onclick: () => context.play(target.move),
        text: say("keep"),
      }),
    );
  });
  return [group(say("heading.keep"), rows)];
}

// -- tribes and tiles ----------------------------------------------------------------------------------------------------------------

/** @type {{ [Kind in Target["kind"]]?: (target: import("../view.js").TargetOf<Kind>, context: Context) => Child }} */
const DRAWINGS = {
  kill: ({ colour }) => picture(meeple(colour)),
  build: () => picture(COIN),
  collect: (_target, { view }) => picture(meeple(view.activation?.colour ?? "Y")),
  place: ({ piece }) => picture(piece === "palace" ? PALACE : PALM),
  take: ({ cards }) =>
    el(
      "span",
      { class: "ft-pay" },
      cards.map((card) => picture(goods(card))),
    ),
  buy: ({ djinn }) => picture(djinnFace(djinn), { class: "face" }),
};

/** @param {Target} target @param {Context} context */
function drawingOf(target, context) {
  const draw = /** @type {((target: Target, context: Context) => Child) | undefined} */ (DRAWINGS[target.kind]);
  return draw?.(target, context);
}

/** All moves of this step except using a Djinn and ending the step, and a note about them. @param {Context} context @returns {Child[]} */
function choices(context) {
  const pick = pickOf(context);
  const [tile] = pick.tiles;
  const here = tile ? movesOn(context, tile) : targets(context);
  const list = here.filter(
    (target) =>
      target.kind in DRAWINGS &&
      (pick.card === null || !("places" in target) || target.places.includes(pick.card)) &&
      (!pick.djinn || !("djinn" in target) || target.djinn === pick.djinn),
  );
  const all = merged(ranked(context, list));
  const shown = all.slice(0, pick.shown * 3);
  const rows = shown.map(({ target }) =>
    choice(context, target, { drawing: drawingOf(target, context), title: brief(target, context) }),
  );
  const copies = pick.card === null && shown.some((row) => row.copies > 1);
  const note = copies ? el("p", { class: "tray-note", text: say("note.copy") }) : null;
  const more = all.length > shown.length ? moreButton(context, all.length - shown.length) : null;
  const back = tile || pick.card !== null || pick.djinn ? allButton(context) : null;
  return [group(heading(context), [...rows, more, back]), note];
}

/**
 * Ways to take the same cards become one, with the places that come first in the row: which copy is taken matters only
 * for what stays, and can be chosen on the board.
 * @param {Target[]} list
 */
function merged(list) {
  /** @type {Map<string, { target: Target, copies: number }>} */
  const found = new Map();
  for (const target of list) {
    const key = target.kind === "take" ? [...target.cards].sort().join() : target.move;
    const same = found.get(key);
    const isNearer =
      same?.target.kind === "take" && target.kind === "take" && sum(target.places) < sum(same.target.places);
    if (!same) found.set(key, { target, copies: 1 });
    else Object.assign(same, { copies: same.copies + 1, target: isNearer ? target : same.target });
  }
  return [...found.values()];
}

/** @param {number[]} places */
const sum = (places) => places.reduce((total, place) => total + place, 0);

/** @param {Context} context */
function heading({ view }) {
  const { activation, phase } = view;
  if (activation && (phase === "tribe" || phase === "second-kill")) return tribeHeading(activation);
  if (phase === "tile" && activation) return say("heading.tile", { tile: activation.end });
  return say("heading.choices");
}

/** @param {import("../view.js").Activation} activation */
function tribeHeading({ colour, taken }) {
  return colour === "R" ? say("heading.assassins", { count: taken }) : counted(colour, taken);
}

/** Pass or end the turn. @param {Context} context @returns {Child[]} */
function enders(context) {
  return targets(context)
    .filter(({ kind }) => kind === "pass" || kind === "end")
    .map((target) =>
      el("button", {
        type: "button",
        class: target.kind === "end" ? "button primary large ft-end" : "button ft-end",
        "data-move": target.move,
        onclick: () => context.play(target.move),
        text: describe(target.move, context),
      }),
    );
}
