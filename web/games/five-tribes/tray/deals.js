// The parts of the tray that are about gold: bids for the turn order, and the sale of goods.

import { el } from "../../../js/base/dom.js";
import { number } from "../../../js/base/words.js";
import { ofKind, ownSeat, pickOf } from "../choices.js";
import { cardName, counted, describe, say } from "../describe.js";
import { GOODS, goods } from "../drawing/goods.js";
import { picture } from "../drawing/path-drawing.js";
import { COIN } from "../drawing/pieces.js";
import { seen, spoken } from "./controls.js";
import { allButton, choice } from "./rows.js";

/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

// -- bids ------------------------------------------------------------------------------------------------------------------------

/** @typedef {import("../view.js").TargetOf<"bid">} Bid */

/** @param {Context} context @returns {Child[]} */
export function bids(context) {
  const { spot } = pickOf(context);
  const list = [...ofKind(context, "bid")].sort((one, other) => one.spot - other.spot || one.fakirs - other.fakirs);
  if (spot !== null)
    return chosenBid(
      context,
      list.filter((target) => target.spot === spot),
    );
  const places = [...new Set(list.map(({ place }) => place))];
  const groups = places.map((place) => ({ place, bids: list.filter((target) => target.place === place) }));
  return [
    el("h2", { class: "ft-heading ft-bid-heading", text: say("heading.bid") }),
    el(
      "div",
      { class: "ft-bids" },
      groups.map(({ place, bids: same }) => bidGroup(context, place, same)),
    ),
    groups.some(({ bids: same }) => same.length > 1)
      ? el("p", { class: "tray-note", text: say(context.view.bidders.length > 1 ? "bid.same" : "bid.same-last") })
      : null,
  ];
}

/** A bid that was chosen on the board, where its spot is small: to be confirmed. @param {Context} context @param {Bid[]} list @returns {Child[]} */
function chosenBid(context, list) {
  const rows = list.map((target) =>
    choice(context, target, {
      drawing: picture(COIN),
      title: describe(target.move, context),
      primary: target === list[0],
    }),
  );
  return [...rows, allButton(context)];
}

/** The bids that give the same place in the order of play. @param {Context} context @param {number} place @param {Bid[]} same */
function bidGroup(context, place, same) {
  const title = say("bid.place", { place });
  return el(
    "div",
    { class: "ft-bid-group", role: "group", "aria-label": title },
    seen("small", title),
    el(
      "div",
      { class: "ft-bid-row" },
      same.map((target) => bidButton(context, target)),
    ),
  );
}

/** @param {Context} context @param {Bid} target */
function bidButton(context, target) {
  const label = describe(target.move, context);
  return el(
    "button",
    {
      type: "button",
      class: "ft-bid",
      "data-explain": "thing:bid",
      "data-now": label,
      "data-move": target.move,
      onclick: () => context.play(target.move),
    },
    spoken(label),
    el("span", { class: "ft-bid-price", "aria-hidden": "true" }, picture(COIN), el("b", { text: number(target.pays) })),
    target.fakirs ? seen("small", counted("fakir", target.fakirs)) : null,
  );
}

// -- sale ----------------------------------------------------------------------------------------------------------------------------

/** Goods to select, and what they would sell for. @param {Context} context @returns {Child[]} */
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
        "data-explain": `card:${card}`,
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
