// Five Tribes in words: moves, notes of a preview, events.

import { list, number, signed, t } from "../../js/base/words.js";
import { sentenceFor } from "../../js/shelf/faces.js";
import { targetOf, tileOf } from "./choices.js";

/** @typedef {import("./view.js").Event} Event */
/** @typedef {import("./view.js").Note} Note */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Preview} Preview */
/** @typedef {import("./view.js").Target} Target */

/**
 * @template {Target["kind"]} Kind
 * @typedef {import("./view.js").TargetOf<Kind>} TargetOf
 */

/** @param {string} key @param {Record<string, unknown>} [values] */
export const say = (key, values) => t(`five-tribes.${key}`, values);

/** A tribe's name in the singular or plural. @param {string} colour @param {number} [count] */
export const tribe = (colour, count = 1) => say(`tribe.${colour}`, { count });

/** @param {string} card @param {number} [count] */
export const cardName = (card, count = 1) => say(`card.${card}`, { count });

/** @param {string[]} cards */
export const cardList = (cards) => list(cards.map((card) => cardName(card)));

/** @param {string} id */
export const djinnName = (id) => say(`djinn.${id}.name`);

/** @param {string} kind */
export const kindName = (kind) => say(`kind.${kind}`);

/** "C3 (Oasis)" @param {View} view @param {string} name */
export const tileName = (view, name) => say("tile-name", { tile: name, kind: kindName(tileOf(view, name).kind) });

/** What invoking a Djinn or buying one costs. @param {{ elders: number, fakirs: number }} payment */
export function payment({ elders, fakirs }) {
  const parts = [];
  if (elders) parts.push(say("pay.elders", { count: elders }));
  if (fakirs) parts.push(say("pay.fakirs", { count: fakirs }));
  return list(parts);
}

/** The place in the order of play: first, second … @param {number} place */
export const ordinal = (place) => say(`ordinal.${place}`);

// -- moves ---------------------------------------------------------------------------------------------------------------

/** The accessible name of a move. @param {string} move @param {Context} context */
export function describe(move, context) {
  const target = targetOf(context, move);
  if (!target) return move;
  const words = /** @type {((target: Target, context: Context) => string) | undefined} */ (MOVES[target.kind]);
  return words ? words(target, context) : say(`move.${target.kind}`);
}

/** @type {{ [Kind in Target["kind"]]?: (target: TargetOf<Kind>, context: Context) => string }} */
const MOVES = {
  sow: ({ start, end, colour }, { view }) => say("move.sow", { start, end: tileName(view, end), tribe: tribe(colour) }),
  drop: ({ tiles, colour }, { view }) => say("move.drop", { tribe: tribe(colour), tile: tileName(view, tiles[0]) }),
  bid: (target) => bidName(target),
  use: ({ djinn, tiles, elders, fakirs }, { view }) =>
    say(tiles.length ? "move.use-tile" : "move.use", {
      djinn: djinnName(djinn),
      payment: payment({ elders, fakirs }),
      tile: tiles.length ? tileName(view, tiles[0]) : "",
    }),
  build: ({ fakirs, gold }) => say(fakirs ? "move.build-fakirs" : "move.build", { count: fakirs, gold }),
  kill: (target, context) => killName(target, context, "move"),
  take: ({ cards, places, price }) =>
    say("move.take", { cards: cardList(cards), places: list(places.map(String)), price }),
  buy: ({ djinn, elders, fakirs }) =>
    say("move.buy", { djinn: djinnName(djinn), payment: payment({ elders, fakirs }) }),
  place: ({ piece, tiles }, { view }) => say(`move.place-${piece}`, { tile: tileName(view, tiles[0]) }),
  sell: ({ goods, gold }) => say("move.sell", { goods: cardList(goods), count: gold }),
  keep: ({ djinn, points }) => say("move.keep", { djinn: djinnName(djinn), count: points }),
  pass: (_target, { view }) => say(view.phase === "tribe" ? "move.pass-tribe" : "move.pass-tile"),
  collect: (_target, { view }) =>
    say(view.activation?.colour === "G" ? "move.collect-cards" : "move.collect", {
      tribe: tribe(view.activation?.colour ?? "Y", view.activation?.taken ?? 2),
      count: view.activation?.taken ?? 1,
    }),
};

/** @param {TargetOf<"bid">} target */
function bidName({ price, pays, fakirs, place, zero }) {
  const key = fakirs ? "move.bid-fakirs" : zero ? "move.bid-zero" : "move.bid";
  return say(key, { price, pays, count: fakirs, place: ordinal(place) });
}

/** @param {TargetOf<"kill">} target @param {Context} context @param {"move" | "brief"} length */
function killName({ tiles, colour, fakirs, from }, { view, players }, length) {
  if (from !== null) return say(`${length}.kill-front`, { tribe: tribe(colour), name: players[from].name });
  const values = { tribe: tribe(colour), tile: tileName(view, tiles[0]), count: fakirs };
  return say(fakirs ? `${length}.kill-fakirs` : `${length}.kill`, values);
}

/** The same beside a drawing and a heading that say the rest. @param {Target} target @param {Context} context */
export function brief(target, context) {
  switch (target.kind) {
    case "take":
      return say("brief.take", { cards: cardList(target.cards), places: list(target.places.map(String)) });
    case "kill":
      return killName(target, context, "brief");
    default:
      return describe(target.move, context);
  }
}

/**
 * What is asked, more exactly than by the phase alone.
 * @param {import("../../js/engine/answers.js").Prompt} prompt @param {Context} context
 */
export function prompt({ key, values }, { players, answer }) {
  const detail = { "five-tribes.tribe": values.colour, "five-tribes.tile": values.kind }[key];
  if (!detail || answer.seat === null) return "";
  return say(`asked.${detail}`, { ...values, name: players[answer.seat].name });
}

// -- what a move brings ----------------------------------------------------------------------------------------------------

/** @param {Preview} preview @param {Context} context */
export function worth(preview, context) {
  const parts = [t("table.points", { count: preview.total }), ...noteTexts(preview, context)];
  return parts.join(", ");
}

/**
 * The parts of a gain as short texts: what the score card changes by, then what can be chosen on the way.
 * @param {Preview} preview @param {Context} context
 * @returns {string[]}
 */
export function noteTexts(preview, context) {
  const lines = preview.lines.map(({ key, points }) => say("gain-line", { points: signed(points), line: line(key) }));
  const notes = (preview.notes ?? []).map((note) => noteText(note, context)).filter(Boolean);
  return [...lines, .../** @type {string[]} */ (notes)];
}

/** @param {Note} note @param {Context} context @returns {string | null} */
function noteText(note, { players }) {
  switch (note.key) {
    case "claim":
      return say("note.claim", { tile: note.tile, count: note.camels });
    case "marid":
      return say("note.marid", { name: players[note.seat].name, count: note.gold });
    case "victims":
      if (!note.count) return say("note.no-victim");
      return note.claims.length ? say("note.victims-claim", { count: note.value }) : say("note.victims");
    case "gold":
      return note.most > note.gold ? say("note.gold-most", { count: note.most }) : null;
    case "cards":
      return note.count ? say("note.cards", { cards: cardList(note.cards) }) : say("note.no-cards");
    case "market":
      return say(note.affordable ? "note.market" : "note.market-closed", { count: note.count, price: note.price });
    case "djinn":
      return note.affordable ? say("note.djinn") : null;
    case "palm":
    case "palace":
      return note.yours ? null : say(`note.${note.key}`, { tile: note.tile });
    default:
      return null;
  }
}

/** @param {string} key */
export function line(key) {
  return say(`line.${key}`);
}

// -- events ------------------------------------------------------------------------------------------------------------------

/** Kinds of events that need no sentence: another event says it, or it is seen. */
const SILENT = new Set(["drop", "spend", "end", "draw-silent", "pick-up", "round", "keep"]);

/** @param {Event} event @param {Context} context */
export function describeEvent(event, context) {
  if (SILENT.has(event.kind)) return null;
  return sentenceFor(EVENTS, event, context, ({ kind }, name) => say(`event.${kind}`, { name }));
}

/** @type {import("../../js/shelf/faces.js").EventSentences<Event, Context>} */
const EVENTS = {
  bid: ({ price, paid }, name) => say(price === paid ? "event.bid" : "event.bid-less", { name, price, paid }),
  activate: ({ price }, name) => say("event.activate", { name, price }),
  sow: ({ start, end, colour }, name, { view }) =>
    say("event.sow", { name, start, end: tileName(view, end), tribe: tribe(colour, 2) }),
  claim: ({ tile, value, left }, name, { view }) =>
    say("event.claim", { name, tile: tileName(view, tile), value, count: left }),
  "gain-meeples": ({ colour, count }, name) =>
    say("event.gain-meeples", { name, count: number(count), tribe: tribe(colour, count) }),
  builders: ({ gold }, name) => say("event.builders", { name, count: gold }),
  kill: ({ tile, from, colour }, name, { view, players }) =>
    from === null
      ? say("event.kill", { name, tribe: tribe(colour), tile: tileName(view, tile) })
      : say("event.kill-front", { name, tribe: tribe(colour), other: players[from].name }),
  take: ({ cards }, name) => say("event.take", { name, cards: cardList(cards) }),
  palm: ({ tile }, name, { view }) => say("event.palm", { name, tile: tileName(view, tile) }),
  palace: ({ tile }, name, { view }) => say("event.palace", { name, tile: tileName(view, tile) }),
  "gain-djinn": ({ djinn, points }, name) => say("event.gain-djinn", { name, djinn: djinnName(djinn), count: points }),
  use: ({ djinn, tile, elders, fakirs }, name, { view }) =>
    say(tile ? "event.use-tile" : "event.use", {
      name,
      djinn: djinnName(djinn),
      payment: payment({ elders, fakirs }),
      tile: tile ? tileName(view, tile) : "",
    }),
  earn: ({ amount, why }, name) =>
    why === "builders" || why === "sale" ? null : say("event.earn", { name, count: amount, djinn: djinnName(why) }),
  draw: (_event, name) => say("event.draw", { name }),
  drawn: ({ card }) => say("event.drawn", { card: cardName(card) }),
  summon: ({ tile, meeples }, name, { view }) =>
    say("event.summon", { name, tile: tileName(view, tile), meeples: meepleList(meeples) }),
  look: ({ count }, name) => say("event.look", { name, count }),
  looked: ({ djinns }) => say("event.looked", { djinns: list(djinns.map(djinnName)) }),
  sell: ({ goods, gold }, name) => say("event.sell", { name, goods: cardList(goods), count: gold }),
  "last-round": ({ why }, name) => say(`event.last-round-${why}`, { name }),
  "clean-up": ({ cards, djinns }) => {
    const drawn = [...cards.map((card) => cardName(card)), ...djinns.map(djinnName)];
    return drawn.length ? say("event.clean-up", { cards: list(drawn) }) : null;
  },
};

/** @param {import("./view.js").Meeples} meeples */
export function meepleList(meeples) {
  return list(Object.entries(meeples).map(([colour, count]) => `${number(count)} ${tribe(colour, count)}`));
}
