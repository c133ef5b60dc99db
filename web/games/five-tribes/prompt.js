// The prompt in one sentence. It follows each step towards a move, not only the decision.

import { ofKind, pickOf } from "./choices.js";
import { cardName, djinnName, say, tileName } from "./describe.js";
import { countLeft, handTile, sowsByHand } from "./hand.js";

/** @typedef {import("./view.js").Context} Context */

/**
 * @param {import("../../js/engine/answers.js").Prompt} asked
 * @param {Context} context
 * @returns {string} nothing where the words of the phase say enough
 */
export function prompt({ key, values }, context) {
  const { players, answer, active } = context;
  if (answer.seat === null) return "";
  const { name } = players[answer.seat];
  const step = active ? stepOf(context) : null;
  if (step) return say(`step.${step.key}`, { ...step.values, name });
  const detail = { "five-tribes.tribe": values.colour, "five-tribes.tile": values.kind }[key];
  if (!detail) return "";
  return say(`asked.${detail}`, { ...values, name });
}

/** @typedef {{ key: string, values?: Record<string, unknown> }} Step */

/** The step that a person has come to. @param {Context} context @returns {Step | null} */
function stepOf(context) {
  const { view } = context;
  const { power, djinn, card, spot } = pickOf(context);
  if (power) return { key: "power", values: { djinn: djinnName(power) } };
  if (view.phase === "move") return sowingStep(context);
  if (view.phase === "path") return pathStep(context);
  if (djinn) return { key: "djinn", values: { djinn: djinnName(djinn) } };
  if (spot !== null) return { key: "spot", values: { price: view.track[spot - 1].price } };
  if (view.phase === "wrap-up") return endStep(context);
  const first = view.row.find(({ place }) => place === card);
  return first ? { key: "card", values: { card: cardName(first.card), place: first.place } } : null;
}

/** What can be done before the turn ends. @param {Context} context @returns {Step | null} */
function endStep(context) {
  const { activation } = context.view;
  const sells = ofKind(context, "sell").length > 0;
  const uses = ofKind(context, "use");
  if (uses.length && sells) return null;
  if (activation?.built && uses.some(({ djinn }) => djinn === "echidna"))
    return { key: "end-late", values: { count: activation.built } };
  return { key: sells ? "end-sell" : "end-use" };
}

/** @param {Context} context @returns {Step} */
function sowingStep(context) {
  const { hand, tiles } = pickOf(context);
  const [tile] = tiles;
  if (!hand) {
    if (sowsByHand(context)) return { key: "start" };
    return tile ? { key: "result-tile", values: { tile } } : { key: "result" };
  }
  if (tile) return { key: "colour", values: { tile: named(context, tile) } };
  const count = countLeft(hand);
  return count === 1
    ? { key: "last", values: { tile: handTile(hand) } }
    : { key: "drop", values: { count, tile: handTile(hand) } };
}

/** @param {Context} context @returns {Step | null} */
function pathStep(context) {
  const { activation } = context.view;
  if (!activation) return null;
  const { start, end, at, drops } = activation;
  const [tile] = pickOf(context).tiles;
  if (tile) return { key: "colour", values: { tile: named(context, tile) } };
  if (!drops.length) return { key: "path", values: { start, end } };
  return { key: "path-on", values: { tile: at } };
}

/** @param {Context} context @param {string} tile */
const named = ({ view }, tile) => tileName(view, tile);
