// Chiefdom in words: moves and what they bring, what is asked, lines of the score, options and events.

import { el } from "../../js/base/dom.js";
import { list, number, t } from "../../js/base/words.js";
import { changeBubble } from "../../js/canvas/bubble.js";
import { sentenceFor } from "../../js/shelf/faces.js";
import { words } from "../../js/table/engine-words.js";
import { offersWith, pickedDice, pickedSquare } from "./choosing.js";

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Event} Event */
/** @typedef {import("./view.js").View} View */

/** @param {string} icon */
const iconName = (icon) => t(`chiefdom.icon.${icon}`);

/** What was drawn; for people with their number, because of the plural. @param {string} icon @param {number} count */
const drawnName = (icon, count) => (icon === "people" ? t("chiefdom.use.people", { count }) : iconName(icon));

/** @param {string} move @param {Context} context */
export function describe(move, { view }) {
  if (move === "pass") return t("chiefdom.pass");
  switch (view.phase) {
    case "place": {
      const squares = squaresOf(move);
      return t(`chiefdom.move.place-${view.use.icon}`, { count: squares.length, squares: list(squares) });
    }
    case "job": {
      const choice = view.jobs.find((other) => other.move === move);
      return choice ? t("chiefdom.move.job", { square: view.square, job: t(`chiefdom.job.${choice.job}`) }) : move;
    }
    case "use": {
      const use = view.uses.find((other) => other.move === move);
      return use ? useWords(use, view.dice) : move;
    }
    default:
      return move;
  }
}

/** A use of the dice, with the dice that it takes. @param {import("./view.js").Offer} use @param {number[]} dice */
export function useWords(use, dice) {
  const what = t(`chiefdom.use.${use.icon}`, { count: use.size });
  const key = use.bonus ? "chiefdom.move.use-bonus" : "chiefdom.move.use";
  return t(key, { use: what, dice: list(use.dice.map((index) => number(dice[index]))) });
}

/**
 * The prompt, also while dice or a square are picked.
 * @param {import("../../js/shelf/faces.js").Prompt} asked
 * @param {Context} context
 */
export function prompt(asked, context) {
  const { view, active } = context;
  const { key, values } = asked;
  if (key === "chiefdom.place") return t(`chiefdom.prompt.place-${values.icon}`, { count: values.size });
  if (view.phase !== "use" || !active) return words("prompt", key, values);
  const dice = pickedDice(context);
  if (dice.length === 2) return pairWords(offersWith(view, dice));
  if (dice.length === 1) return t("chiefdom.prompt.second-die");
  const square = pickedSquare(context);
  return square ? t("chiefdom.prompt.square", { square }) : words("prompt", key, values);
}

/**
 * The prompt for a pair that was not chosen at once, because it can draw several things or nothing.
 * @param {import("./view.js").Offer[]} offers
 */
function pairWords([offer, ...more]) {
  if (more.length > 0) return t("chiefdom.prompt.wild");
  return offer.move === null ? words("rule", offer.why, offer.values) : t("chiefdom.prompt.use");
}

/** What a move brings besides points: jobs, logs and fish. @param {import("./view.js").Note[]} [notes] */
const gains = (notes = []) => notes.map(({ key, count }) => t(`chiefdom.gain.${key}`, { count }));

/** @param {import("./view.js").Preview} preview @param {Context} context */
export function worth({ total, notes }, { view }) {
  if (view.phase === "use") return "";
  return list([t("table.points", { count: total }), ...gains(notes)]);
}

/** @param {import("./view.js").Preview} preview */
export function bubble({ total, notes }) {
  return changeBubble(
    total,
    gains(notes).map((text) => el("span", { class: "chiefdom-gain", text })),
  );
}

/** The squares that a move names. @param {string} move @returns {string[]} */
export const squaresOf = (move) => move.match(/[A-H]\d+/g) ?? [];

/** @param {string} key */
export function line(key) {
  return key.startsWith("card-") ? t(`chiefdom.card.${key.slice(5)}`) : t(`chiefdom.line.${key}`);
}

/** The scoring cards by name, dealt or chosen. @param {string} key @param {View} view */
export function option(key, { cards }) {
  return key === "cards" ? cards.map((card) => t(`chiefdom.card.${card}`)) : null;
}

/** @type {import("../../js/shelf/faces.js").EventSentences<Event, Context>} */
const EVENTS = {
  roll: ({ dice: [one, two, three] }) => t("chiefdom.event.roll", { one, two, three }),
  draw: ({ icon, squares }) =>
    t("chiefdom.event.draw", { icon: drawnName(icon, squares.length), squares: list(squares) }),
  job: ({ job, squares }) => t(`chiefdom.event.job-${job}`, { square: squares[0] }),
  harvest: ({ goods, amount }) => t(`chiefdom.event.harvest-${goods}`, { count: amount }),
  spend: ({ amount }) => t("chiefdom.event.spend", { count: amount }),
  use: () => null, // the drawing that follows says it
  over: (_event, _name, { players }) => t("chiefdom.event.over", { count: players.length }),
};

/** @param {Event} event @param {Context} context */
export function describeEvent(event, context) {
  return sentenceFor(EVENTS, event, context, ({ kind, ...values }, name) =>
    t(`chiefdom.event.${kind}`, { ...values, name }),
  );
}
