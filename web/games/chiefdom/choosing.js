// What a person has picked before the use of the dice is settled: dice to pair, or a square of the sheet to draw on. Both
// lead to one of the offers that came from the engine.

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Offer} Offer */
/** @typedef {import("./view.js").View} View */

/**
 * @typedef {object} Choice a use of the dice to choose; those that draw the same are one
 * @property {Offer} offer
 * @property {Offer | null} bonus the same with one square left out
 * @property {string[]} moves the moves that it stands for
 *
 * @typedef {{ dice: number[], wild: boolean, choices: Choice[] }} Way a pairing of the dice with what it can draw
 */

/** Identifies the turn: what was picked in another turn is forgotten. @param {Context} context */
const turnOf = ({ view }) => `${view.round}-${view.seat}`;

/** @param {View} view @returns {Offer[]} */
export const offersOf = (view) => (view.phase === "use" || view.phase === "place" ? view.uses : []);

/** The chosen use, until its squares are chosen. @param {View} view */
export const chosenUse = (view) => (view.phase === "place" ? view.use.move : null);

/** Choose a use; it replaces the one chosen before. @param {Context} context @param {string} move */
export function chooseUse({ view, play, replace }, move) {
  if (view.phase === "use") play(move);
  else if (move !== chosenUse(view)) replace(move);
}

/** The uses of each pairing, those that can be drawn first. @param {View} view @returns {Way[]} */
export function waysOf(view) {
  /** @type {Map<string, Choice>} */
  const choices = new Map();
  /** @type {Map<number, Way>} */
  const ways = new Map();
  for (const offer of offersOf(view)) {
    const { use, same_as: same, way, dice, wild, move } = offer;
    const known = choices.get(offer.bonus ? use.replace(/-bonus$/, "") : (same ?? ""));
    if (offer.bonus && known) known.bonus = offer;
    else if (known) known.moves.push(use);
    else {
      const choice = { offer, bonus: null, moves: move === null ? [] : [move] };
      choices.set(use, choice);
      if (!ways.has(way)) ways.set(way, { dice, wild, choices: [] });
      ways.get(way)?.choices.push(choice);
    }
  }
  const sorted = [...ways.values()].map((way) => ({ ...way, choices: playableFirst(way.choices, isPlayable) }));
  return playableFirst(sorted, canDraw);
}

/** Whether a pairing can draw anything. @param {Way} way */
export const canDraw = ({ choices }) => choices.some(isPlayable);

/** @param {Choice} choice */
const isPlayable = ({ offer, bonus }) => offer.move !== null || Boolean(bonus?.move);

/** @template Thing @param {Thing[]} things @param {(thing: Thing) => boolean} playable */
function playableFirst(things, playable) {
  return [...things.filter(playable), ...things.filter((thing) => !playable(thing))];
}

// -- dice ------------------------------------------------------------------------------------------------------------------

/** The dice that are paired, or the first die of a pair. @param {Context} context @returns {number[]} */
export function pickedDice(context) {
  const { view, memory } = context;
  const kept = memory.get("picked");
  if (kept?.turn === turnOf(context) && kept.phase === view.phase) return kept.dice;
  return offersOf(view).find(({ use }) => use === chosenUse(view))?.dice ?? [];
}

/** What these dice can be used for. @param {View} view @param {number[]} dice */
export function offersWith(view, dice) {
  return offersOf(view).filter(
    ({ bonus, pairs }) => !bonus && pairs.some((pair) => dice.every((die) => pair.includes(die))),
  );
}

/**
 * Two dice make a pair, which is chosen if it has only one use; a third die starts another pair.
 * @param {Context} context
 * @param {number} die
 */
export function pickDie(context, die) {
  const { view, memory, refresh } = context;
  const before = pickedDice(context);
  const others = before.filter((other) => other !== die);
  const dice = others.length < before.length ? others : before.length < 2 ? [...before, die] : [die];
  const moves = dice.length === 2 ? offersWith(view, dice).flatMap(({ move }) => move ?? []) : [];
  const [move] = moves.length === 1 ? moves : [null];
  memory.set("picked", { turn: turnOf(context), phase: move ? "place" : view.phase, dice });
  if (move && move !== chosenUse(view)) chooseUse(context, move);
  else refresh();
}

// -- squares ---------------------------------------------------------------------------------------------------------------

/** The square that was picked to draw on. @param {Context} context */
export function pickedSquare(context) {
  const kept = context.memory.get("square");
  return kept?.turn === turnOf(context) ? kept.name : null;
}

/** @param {Context} context @param {string | null} name null for none */
export function pickSquare(context, name) {
  const { view, memory, play, refresh } = context;
  memory.set("square", { turn: turnOf(context), name });
  const uses = view.phase === "use" && name ? usesCovering(view, name) : [];
  if (uses.length === 1) play(uses[0]);
  else refresh();
}

/** The uses that can draw on a square, without duplicates. @param {View} view @param {string} name */
export function usesCovering(view, name) {
  if (view.phase !== "use") return [];
  const { covers } = view;
  return view.uses.flatMap(({ move, same_as: same }) => (move && !same && covers[move].includes(name) ? [move] : []));
}
