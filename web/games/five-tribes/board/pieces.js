// What lies on the table and explains itself: tiles with all that stands on them, the turn order track, cards and Djinns.

import { either, list, t } from "../../../js/base/words.js";
import { isOn, ofKind, ownSeat, pickOf, sowingsBy } from "../choices.js";
import { cardName, counted, djinnFacts, djinnName, kindName, say, tribe } from "../describe.js";
import { dropsOn, handOf, handTile, sowsByHand } from "../hand.js";
import { meeplesOn, standing } from "./figures.js";
import { cardBox, djinnBox, layoutOf, pileBox, queueBox, spotBox, tileBox } from "./layout.js";
import { queueOf } from "./turn-order.js";

/** @typedef {import("../../../js/canvas/scene.js").Piece} Piece */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Spot} Spot */
/** @typedef {import("../view.js").Tile} Tile */

/** @param {Context} context @returns {Piece[]} */
export function pieces(context) {
  return [...tiles(context), ...track(context), ...market(context)];
}

/** @param {string} thing @param {string | number} place */
const named = (thing, place) => t("table.piece", { thing, place });

/** Below each other. @param {string[]} facts */
const lines = (facts) => facts.join("\n");

// -- the sultanate -----------------------------------------------------------------------------------------------------------

/** Each tile, then what stands on it. @param {Context} context @returns {Piece[]} */
function tiles(context) {
  const layout = layoutOf(context);
  const role = choiceWords(context);
  return context.view.tiles.flatMap((tile) => [
    {
      id: tile.name,
      ...tileBox(layout, tile),
      explain: `kind:${tile.kind}`,
      label: named(kindName(tile.kind), tile.name),
      now: lines([...tileFacts(context, tile), ...role(tile.name)]),
    },
    ...standing(context, tile).map((item) => placed(context, tile, item)),
    ...meeplesOn(context, tile).map(({ colour, count, box }) => ({
      id: `${tile.name}-${colour}`,
      ...box,
      explain: `tribe:${colour}`,
      label: named(counted(colour, count), tile.name),
    })),
  ]);
}

/** @param {Context} context @param {Tile} tile @returns {string[]} */
function tileFacts({ players }, { value, camel, palms, palaces, builders }) {
  return [
    say("points-short", { count: value }),
    ...(camel === null ? [] : [say("note.camel", { name: players[camel].name })]),
    ...(palms ? [say("note.palms", { count: palms })] : []),
    ...(palaces ? [say("note.palaces", { count: palaces })] : []),
    say("note.builders", { count: builders }),
  ];
}

/** The line of the score that a camel, palm trees or palaces on a tile count for. @param {Context} context @param {Tile} tile @param {import("../../../js/canvas/scene.js").Item} item @returns {Piece} */
function placed({ players }, { name, camel, palms, palaces }, { id, x, y, width, height }) {
  const owner = camel === null ? {} : { seat: camel };
  const box = { id, x, y, width, height, ...owner };
  if (id.startsWith("palms"))
    return { ...box, explain: "line:palms", label: named(say("note.palms", { count: palms }), name) };
  if (id.startsWith("palaces"))
    return { ...box, explain: "line:palaces", label: named(say("note.palaces", { count: palaces }), name) };
  const label = say("note.camel", { name: players[camel ?? 0].name });
  return { ...box, explain: "line:tiles", label: named(label, name), now: label };
}

/** What choosing a tile does while meeples are in the hand, else how many sowings start and end there. @param {Context} context @returns {(name: string) => string[]} */
function choiceWords(context) {
  const hand = handOf(context);
  if (hand) return (name) => dropWords(context, hand, name);
  if (context.view.phase !== "move" || !context.active || pickOf(context).power) return () => [];
  /** @type {("end" | "start")[]} */
  const roles = context.layout === "wide" ? ["end", "start"] : sowsByHand(context) ? ["start"] : ["end"];
  const counts = roles.map((role) => ({ role, sowings: sowingsBy(context, role) }));
  return (name) =>
    counts.map(({ role, sowings }) => {
      const count = sowings.get(name)?.count;
      return count ? say(`note.${role}`, { count }) : say(`note.no-${role}`);
    });
}

/** @param {Context} context @param {import("../hand.js").Hand} hand @param {string} name */
function dropWords(context, hand, name) {
  if (name === handTile(hand)) return [say(hand.drops.length ? "note.take-back" : "note.put-back")];
  const tribes = [...new Set(dropsOn(context, name).map(({ colour }) => tribe(colour)))];
  return tribes.length ? [say("note.drop-here", { tribes: either(tribes) })] : [];
}

// -- turn order --------------------------------------------------------------------------------------------------------------

/** @param {Context} context @returns {Piece[]} */
function track(context) {
  const { view, players } = context;
  const layout = layoutOf(context);
  const { seats, words } = queueOf(view);
  const names = list(seats.map((seat) => players[seat].name));
  return [
    ...view.track.map((spot) => ({
      id: `spot-${spot.spot}`,
      ...spotBox(layout, spot.spot),
      explain: "thing:bid",
      label: say("note.spot", { count: spot.price }),
      now: lines(spotFacts(context, spot)),
    })),
    { id: "order", ...queueBox(layout), explain: "thing:order", label: named(words, names), now: names },
  ];
}

/** @param {Context} context @param {Spot} spot */
function spotFacts(context, spot) {
  const { players, view } = context;
  const plain = ofKind(context, "bid").filter(({ fakirs }) => !fakirs);
  const bid = plain.find((target) => isOn(target, spot));
  if (!bid) {
    const taken = spot.seat === null ? [] : [say("note.spot-taken", { name: players[spot.seat].name })];
    return [say("note.spot", { count: spot.price }), ...taken];
  }
  const cheapest = Math.min(...plain.filter(({ place }) => place === bid.place).map(({ pays }) => pays));
  const same = view.bidders.length > 1 ? "note.spot-same" : "note.spot-same-last";
  return [
    say("note.spot-bid", { count: bid.pays, place: bid.place }),
    ...(cheapest < bid.pays ? [say(same, { count: cheapest })] : []),
    ...(spot.zero && view.bidders.length > 1 ? [say("note.zero")] : []),
  ];
}

// -- cards and Djinns --------------------------------------------------------------------------------------------------------

/** @param {Context} context @returns {Piece[]} */
function market(context) {
  const { view } = context;
  const layout = layoutOf(context);
  const box = pileBox(layout);
  const pile = { id: "pile", explain: "thing:pile", label: say("thing.pile"), now: lines(pileFacts(view)) };
  return [
    ...view.row.map(({ card, place }) => ({
      id: `card-${place}`,
      ...cardBox(layout, place),
      explain: `card:${card}`,
      label: named(cardName(card), place),
      now: lines(cardFacts(context, card, place)),
    })),
    ...(box ? [{ ...pile, ...box }] : []),
    ...view.djinn_row.map((djinn, place) => ({
      id: djinn.id,
      ...djinnBox(layout, place),
      explain: `djinn:${djinn.id}`,
      label: djinnName(djinn.id),
      now: djinnFacts(djinn),
    })),
  ];
}

/** @param {Context} context @param {string} card @param {number} place */
function cardFacts(context, card, place) {
  const own = context.view.players[ownSeat(context)]?.hand;
  const had = own && (own[card] ? say("note.own", { count: own[card] }) : say("note.own-none"));
  return [...(had ? [had] : []), say("note.place", { count: place })];
}

/** @param {import("../view.js").View} view */
function pileFacts({ pile, discard }) {
  const thrown = Object.entries(discard).map(([card, count]) => counted(card, count));
  const discarded = thrown.length ? say("note.discard", { cards: list(thrown) }) : say("note.discard-empty");
  return [say("note.pile", { count: pile }), discarded];
}
