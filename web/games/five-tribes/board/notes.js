// Explanations beside the pointer of things on the table: tiles, spots of the track, cards and Djinns.

import { el } from "../../../js/base/dom.js";
import { either, list, signed } from "../../../js/base/words.js";
import { isOn, ofKind, ownSeat, sowingsBy } from "../choices.js";
import { cardName, counted, djinnName, kindName, meepleList, payment, say, tribe } from "../describe.js";
import { COPIES } from "../drawing/goods.js";
import { dropsOn, handOf, handTile, sowsByHand } from "../hand.js";

/** @typedef {import("../view.js").Djinn} Djinn */
/** @typedef {import("../view.js").Spot} Spot */
/** @typedef {import("../view.js").Tile} Tile */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

/** @param {string} text */
const title = (text) => el("b", { class: "note-title", text });

/** @param {string} text */
const row = (text) => el("span", { class: "note-line", text });

/** @param {Context} context @param {Tile} tile @returns {Child[]} */
export function tileNote(context, tile) {
  const { players, layout } = context;
  const hand = handOf(context);
  if (hand) return dropNote(context, hand, tile.name);
  const parts = [
    title(say("note.tile", { tile: tile.name, kind: kindName(tile.kind), count: tile.value })),
    row(say(`kind-help.${tile.kind}`)),
  ];
  if (tile.count && layout === "wide") parts.push(row(meepleList(tile.meeples)));
  if (tile.camel !== null) parts.push(row(say("note.camel", { name: players[tile.camel].name })));
  if (tile.palms) parts.push(row(say("note.palms", { count: tile.palms })));
  if (tile.palaces) parts.push(row(say("note.palaces", { count: tile.palaces })));
  parts.push(row(say("note.builders", { count: tile.builders })));
  return [...parts, ...sowNotes(context, tile.name)];
}

/** How many sowings start and end here, and the best of them as the tags on the board say it. @param {Context} context @param {string} name @returns {Child[]} */
function sowNotes(context, name) {
  if (context.view.phase !== "move" || !context.active) return [];
  /** @type {("end" | "start")[]} */
  const roles = context.layout === "wide" ? ["end", "start"] : sowsByHand(context) ? ["start"] : ["end"];
  return roles.map((role) => {
    const { count, best } = sowingsBy(context, role).get(name) ?? { count: 0, best: undefined };
    if (!count) return row(say(`note.no-${role}`));
    if (best === undefined) return row(say(`note.${role}`, { count }));
    return row(say(`note.${role}-best`, { count, best: signed(best) }));
  });
}

/** While meeples are in the hand, a tile is only where one can be dropped. @param {Context} context @param {import("../hand.js").Hand} hand @param {string} name @returns {Child[]} */
function dropNote(context, hand, name) {
  if (name === handTile(hand)) return [row(say(hand.drops.length ? "note.take-back" : "note.put-back"))];
  const tribes = [...new Set(dropsOn(context, name).map(({ colour }) => tribe(colour)))];
  return tribes.length ? [row(say("note.drop-here", { tribes: either(tribes) }))] : [];
}

/** @param {Context} context @param {Spot} spot @returns {Child[]} */
export function spotNote(context, spot) {
  const { players, view } = context;
  const plain = ofKind(context, "bid").filter(({ fakirs }) => !fakirs);
  const bid = plain.find((target) => isOn(target, spot));
  const taken = spot.seat === null ? [] : [row(say("note.spot-taken", { name: players[spot.seat].name }))];
  if (!bid) return [title(say("note.spot", { count: spot.price })), ...taken];
  const cheapest = Math.min(...plain.filter(({ place }) => place === bid.place).map(({ pays }) => pays));
  const same = view.bidders.length > 1 ? "note.spot-same" : "note.spot-same-last";
  return [
    title(say("note.spot-bid", { count: bid.pays, place: bid.place })),
    ...(cheapest < bid.pays ? [row(say(same, { count: cheapest }))] : []),
    ...(spot.zero && view.bidders.length > 1 ? [row(say("note.zero"))] : []),
  ];
}

/** @param {Context} context @param {string} card @param {number} place @returns {Child[]} */
export function cardNote(context, card, place) {
  const parts = [title(cardName(card)), row(say("note.copies", { count: COPIES[card] }))];
  if (card === "fakir") parts.push(row(say("note.fakir")));
  else {
    const own = context.view.players[ownSeat(context)]?.hand;
    if (own) parts.push(row(own[card] ? say("note.own", { count: own[card] }) : say("note.own-none")));
  }
  parts.push(row(say("note.place", { count: place })));
  return parts;
}

/** @param {Context} context @returns {Child[]} */
export function pileNote({ view }) {
  const thrown = Object.entries(view.discard).map(([card, count]) => counted(card, count));
  const discarded = thrown.length ? say("note.discard", { cards: list(thrown) }) : say("note.discard-empty");
  return [title(say("note.pile", { count: view.pile })), row(discarded)];
}

/** @param {Djinn} djinn @returns {Child[]} */
export function djinnNote(djinn) {
  return [
    title(say("note.djinn-title", { name: djinnName(djinn.id), count: djinn.points })),
    row(say(`djinn.${djinn.id}.power`)),
    row(costText(djinn)),
  ];
}

/** What using the Djinn costs. @param {Djinn} djinn */
export function costText(djinn) {
  if (djinn.id === "kumarbi") return say("cost.kumarbi");
  if (!djinn.payments.length) return say("cost.free");
  return say("cost.pay", { payment: either(djinn.payments.map(payment)) });
}
