// What a thing on the table is, beside the pointer: tiles, spots of the track, cards and Djinns.

import { el } from "../../../js/base/dom.js";
import { list, number, signed, t } from "../../../js/base/words.js";
import { gainOf, ofKind, ownSeat } from "../choices.js";
import { cardName, kindName, meepleList, payment, say } from "../describe.js";
import { COPIES } from "../drawing/goods.js";

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
  const { players } = context;
  const parts = [
    title(say("note.tile", { tile: tile.name, kind: kindName(tile.kind), value: tile.value })),
    row(say(`kind-help.${tile.kind}`)),
  ];
  if (tile.count) parts.push(row(meepleList(tile.meeples)));
  if (tile.camel !== null) parts.push(row(say("note.camel", { name: players[tile.camel].name })));
  if (tile.palms) parts.push(row(say("note.palms", { count: tile.palms })));
  if (tile.palaces) parts.push(row(say("note.palaces", { count: tile.palaces })));
  parts.push(row(say("note.builders", { count: tile.builders })));
  return [...parts, ...sowNotes(context, tile.name)];
}

/** How many sowings start and end here, and the best of them. @param {Context} context @param {string} name @returns {Child[]} */
function sowNotes(context, name) {
  if (context.view.phase !== "move" || !context.active) return [];
  return /** @type {const} */ (["end", "start"]).map((role) => {
    const here = ofKind(context, "sow").filter((target) => target[role] === name);
    const best = Math.max(...here.map((target) => gainOf(context, target.move) ?? 0));
    if (!here.length) return row(say(`note.no-${role}`));
    return row(say(`note.${role}`, { count: here.length, best: signed(best) }));
  });
}

/** @param {Context} context @param {Spot} spot @returns {Child[]} */
export function spotNote(context, spot) {
  const { players } = context;
  if (spot.seat !== null) {
    return [
      title(say("note.spot", { price: spot.price })),
      row(say("note.spot-taken", { name: players[spot.seat].name })),
    ];
  }
  const bid = ofKind(context, "bid").find((target) => target.spot === spot.spot && !target.fakirs);
  const order = bid ? [row(say("note.spot-order", { place: say(`ordinal.${bid.place}`) }))] : [];
  return [title(say("note.spot", { price: spot.price })), ...order, ...(spot.zero ? [row(say("note.zero"))] : [])];
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
  const thrown = Object.entries(view.discard);
  const text = thrown.length
    ? list(thrown.map(([card, count]) => `${number(count)} ${cardName(card, count)}`))
    : t("five-tribes.note.discard-empty");
  return [title(say("note.pile", { count: view.pile })), row(say("note.discard", { cards: text }))];
}

/** @param {Djinn} djinn @returns {Child[]} */
export function djinnNote(djinn) {
  return [
    title(say("note.djinn-title", { name: djinn.name, count: djinn.points })),
    row(say(`djinn.${djinn.id}.power`)),
    row(costText(djinn)),
  ];
}

/** What using the Djinn costs. @param {Djinn} djinn */
export function costText(djinn) {
  if (djinn.id === "kumarbi") return say("cost.kumarbi");
  if (!djinn.payments.length) return say("cost.free");
  const ways = djinn.payments.map(payment);
  return say("cost.pay", { payment: ways.join(` ${say("or")} `) });
}
