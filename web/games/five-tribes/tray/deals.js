// The parts of the tray that are about gold: bids for the turn order, and the sale of goods.

import { el } from "../../../js/base/dom.js";
import { number } from "../../../js/base/words.js";
import { ofKind, ownSeat, pickOf } from "../choices.js";
import { cardName, describe, ordinal, say } from "../describe.js";
import { GOODS, goods } from "../drawing/goods.js";
import { picture } from "../drawing/path-drawing.js";
import { COIN } from "../drawing/pieces.js";
import { seen, spoken } from "./controls.js";
import { choice } from "./rows.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

// -- bids ------------------------------------------------------------------------------------------------------------------------

/** @param {Context} context @returns {Child[]} */
export function bids(context) {
  const list = [...ofKind(context, "bid")].sort((one, other) => one.spot - other.spot || one.fakirs - other.fakirs);
  const buttons = list.map((target) =>
    el(
      "button",
      {
        type: "button",
        class: "ft-bid",
        "data-move": target.move,
        onclick: () => context.play(target.move),
      },
      spoken(describe(target.move, context)),
      el(
        "span",
        { class: "ft-bid-price", "aria-hidden": "true" },
        picture(COIN),
        el("b", { text: number(target.pays) }),
      ),
      target.fakirs ? seen("small", say("pay.fakirs", { count: target.fakirs })) : null,
      seen("small", ordinal(target.place)),
    ),
  );
  return [el("h2", { class: "ft-heading", text: say("heading.bid") }), el("div", { class: "ft-bids" }, buttons)];
}

// -- sale ----------------------------------------------------------------------------------------------------------------------------

/** Goods to tick, and what the set would bring. @param {Context} context @returns {Child[]} */
export function sale(context) {
  const sells = ofKind(context, "sell");
  if (!sells.length) return [];
  const pick = pickOf(context);
  const own = context.view.players[ownSeat(context)].hand ?? {};
  const chips = GOODS.filter((card) => own[card]).map((card) => {
    const toggle = () => {
      if (!pick.goods.delete(card)) pick.goods.add(card);
      context.refresh();
    };
    return el(
      "button",
      {
        type: "button",
        class: "ft-good",
        "aria-pressed": pick.goods.has(card),
        "data-key": `sell-${card}`,
        onclick: toggle,
      },
      spoken(say("sell-toggle", { card: cardName(card), count: own[card] })),
      picture(goods(card)),
      own[card] > 1 ? seen("small", `×${number(own[card])}`) : null,
    );
  });
  const chosen = sells.find(
    (target) => target.goods.length === pick.goods.size && target.goods.every((card) => pick.goods.has(card)),
  );
  const sell = chosen
    ? choice(context, chosen, { drawing: picture(COIN), title: say("sell-for", { count: chosen.gold }) })
    : el("p", { class: "faint tray-note", text: say("sell-hint") });
  return [
    el(
      "div",
      { class: "uses", role: "group", "aria-label": say("heading.sale") },
      el("h2", { class: "ft-heading", text: say("heading.sale") }),
      el("div", { class: "ft-goods" }, chips),
      sell,
    ),
  ];
}
