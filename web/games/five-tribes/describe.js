// Five Tribes in words: moves, notes of a preview, events.

import { either, list, signed, t } from "../../js/base/words.js";
import { sentenceFor } from "../../js/shelf/faces.js";
import { pickOf, targetOf, tileOf } from "./choices.js";

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

/** "2 Elders", "1 Fakir" @param {string} thing a tribe or a card @param {number} count */
export const counted = (thing, count) => say(`counted.${thing}`, { count });

/** @param {string[]} cards */
const cardList = (cards) => list(cards.map((card) => cardName(card)));

/** @param {string} id */
export const djinnName = (id) => say(`djinn.${id}.name`);

/** @param {string} kind */
export const kindName = (kind) => say(`kind.${kind}`);

/** "C3 (Oasis)" @param {View} view @param {string} name */
export const tileName = (view, name) => say("tile-name", { tile: name, kind: kindName(tileOf(view, name).kind) });

/** What invoking a Djinn or buying one costs. @param {{ elders: number, fakirs: number }} payment */
export function payment({ elders, fakirs }) {
  const parts = [];
  if (elders) parts.push(counted("W", elders));
  if (fakirs) parts.push(counted("fakir", fakirs));
  return list(parts);
}

/** What a Djinn is worth, and what using it costs. @param {import("./view.js").Djinn} djinn */
export const djinnFacts = (djinn) => `${say("points-short", { count: djinn.points })}\n${costText(djinn)}`;

/** What using a Djinn costs. @param {import("./view.js").Djinn} djinn */
export function costText(djinn) {
  if (djinn.id === "kumarbi") return say("cost.kumarbi");
  if (!djinn.payments.length) return say("cost.free");
  return say("cost.pay", { payment: either(djinn.payments.map(payment)) });
}

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
  sow: ({ start, end, colour }, { view }) => say(`move.sow.${colour}`, { start, end: tileName(view, end) }),
  drop: ({ tiles, colour }, { view }) => say(`move.drop.${colour}`, { tile: tileName(view, tiles[0]) }),
  bid: (target) => bidName(target),
  use: ({ djinn, tiles, elders, fakirs }, { view }) =>
    say(tiles.length ? "move.use-tile" : "move.use", {
      djinn: djinnName(djinn),
      payment: payment({ elders, fakirs }),
      tile: tiles.length ? tileName(view, tiles[0]) : "",
    }),
  build: ({ fakirs, gold }) => say(fakirs ? "move.build-fakirs" : "move.build", { count: fakirs, gold }),
  kill: ({ tiles, colour, fakirs, from }, { view, players }) => {
    if (from !== null) return say(`move.kill-front.${colour}`, { name: players[from].name });
    const values = { tile: tileName(view, tiles[0]), count: fakirs };
    return say(fakirs ? `move.kill-fakirs.${colour}` : `move.kill.${colour}`, values);
  },
  take: (target) => say("move.take", { ...takeWords(target), price: target.price }),
  buy: ({ djinn, elders, fakirs }) =>
    say("move.buy", { djinn: djinnName(djinn), payment: payment({ elders, fakirs }) }),
  place: ({ piece, tiles }, { view }) => say(`move.place-${piece}`, { tile: tileName(view, tiles[0]) }),
  sell: ({ goods, gold }) => say("move.sell", { goods: cardList(goods), count: gold }),
  keep: ({ djinn, points }) => say("move.keep", { djinn: djinnName(djinn), count: points }),
  pass: (_target, { view }) => say(view.phase === "tribe" ? "move.pass-tribe" : "move.pass-tile"),
  collect: (_target, { view }) =>
    say(`move.collect.${view.activation?.colour ?? "Y"}`, { count: view.activation?.taken ?? 1 }),
};

/** @param {TargetOf<"bid">} target */
function bidName({ price, pays, fakirs, place, zero }) {
  const key = fakirs ? "move.bid-fakirs" : zero ? "move.bid-zero" : "move.bid";
  return say(key, { price, pays, count: fakirs, place });
}

/** @param {TargetOf<"take">} target */
const takeWords = ({ cards, places }) => ({
  cards: cardList(cards),
  places: list(places.map(String)),
  count: places.length,
});

/** A shorter form, beside a drawing and a heading that say the rest. @param {Target} target @param {Context} context */
export function brief(target, context) {
  switch (target.kind) {
    case "take":
      return pickOf(context).card === null ? cardList(target.cards) : say("brief.take-places", takeWords(target));
    case "kill":
      return briefKill(target, context);
    default:
      return describe(target.move, context);
  }
}

/** @param {TargetOf<"kill">} target @param {Context} context */
function briefKill({ tiles, colour, fakirs, from }, { view, players }) {
  if (from !== null) return say("brief.kill-front", { tribe: tribe(colour), name: players[from].name });
  const values = { tribe: tribe(colour), tile: tileName(view, tiles[0]), count: fakirs };
  return say(fakirs ? "brief.kill-fakirs" : "brief.kill", values);
}

// -- what a move brings ----------------------------------------------------------------------------------------------------

/** @param {Preview} preview @param {Context} context */
export function worth(preview, context) {
  const parts = [t("table.points", { count: preview.total }), ...noteTexts(preview, context)];
  return parts.join(". ");
}

/**
 * What a move gains, as short texts: who acts, the change of the score card, then the choices on the way.
 * @param {Preview} preview @param {Context} context
 * @returns {string[]}
 */
export function noteTexts({ lines, notes = [] }, context) {
  const { pure } = context;
  const points = new Map(lines.map(({ key, points: change }) => [key, change]));
  const texts = notes.map((note) => noteText(note, points, context));
  const rest = pure ? [] : [...points].map(([key, change]) => say("gain", { line: line(key), points: signed(change) }));
  const [first, ...others] = texts;
  return /** @type {string[]} */ ([first, ...rest, ...others].filter(Boolean));
}

/**
 * A note takes the points that it explains out of the lines that are listed by themselves.
 * @param {Note} note @param {Map<string, number>} points @param {Context} context @returns {string | null}
 */
function noteText(note, points, context) {
  const { players } = context;
  switch (note.key) {
    case "meeples":
      return meeplesText(note, points, context);
    case "claim":
      return explained("claim", "tiles", points, context, { tile: note.tile, count: note.camels });
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
      if (!note.yours) return say(`note.${note.key}`, { tile: note.tile });
      return explained(`${note.key}-own`, `${note.key}s`, points, context, { tile: note.tile });
    default:
      return null;
  }
}

/** The line of the score card that a tribe changes by itself. @type {Record<string, string>} */
const TRIBE_LINES = { Y: "viziers", W: "elders", B: "gold" };

/** "3 Elders, +6" @param {Note & { key: "meeples" }} note @param {Map<string, number>} points @param {Context} context */
function meeplesText({ colour, count }, points, { pure }) {
  const meeples = counted(colour, count);
  const key = TRIBE_LINES[colour];
  const change = points.get(key);
  points.delete(key);
  if (pure || change === undefined) return meeples;
  return say(key === "gold" ? "note.meeples-gold" : "note.meeples-points", { meeples, points: signed(change) });
}

/**
 * A note with the points of one line, which is then not listed again; without them where nothing is ranked.
 * @param {string} key @param {string} changed @param {Map<string, number>} points @param {Context} context
 * @param {Record<string, unknown>} values
 */
function explained(key, changed, points, { pure }, values) {
  const change = points.get(changed);
  points.delete(changed);
  if (pure || change === undefined) return say(`note.${key}`, values);
  return say(`note.${key}-points`, { ...values, points: signed(change) });
}

/** @param {string} key */
export function line(key) {
  return say(`line.${key}`);
}

// -- events ------------------------------------------------------------------------------------------------------------------

/** Kinds of events that need no sentence, because another event or the board shows it. */
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
    say(`event.sow.${colour}`, { name, start, end: tileName(view, end) }),
  claim: ({ tile, value, left }, name, { view }) =>
    say("event.claim", { name, tile: tileName(view, tile), value, count: left }),
  "gain-meeples": ({ colour, count }, name) => say(`event.gain-meeples.${colour}`, { name, count }),
  builders: ({ gold }, name) => say("event.builders", { name, count: gold }),
  kill: ({ tile, from, colour }, name, { view, players }) =>
    from === null
      ? say(`event.kill.${colour}`, { name, tile: tileName(view, tile) })
      : say(`event.kill-front.${colour}`, { name, other: players[from].name }),
  take: ({ cards }, name) => say("event.take", { name, cards: cardList(cards), count: cards.length }),
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
  return list(Object.entries(meeples).map(([colour, count]) => counted(colour, count)));
}
