// Chiefdom in words: moves, lines of the score, options and events.

import { list, t } from "../../js/base/words.js";
import { sentenceFor } from "../../js/shelf/faces.js";

/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Event} Event */
/** @typedef {import("./view.js").View} View */

/** @param {string} icon */
const iconName = (icon) => t(`chiefdom.icon.${icon}`);

/** @param {string} move @param {Context} context */
export function describe(move, { view }) {
  if (move === "pass") return t("chiefdom.pass");
  switch (view.phase) {
    case "place":
      return t("chiefdom.move.place", { icon: iconName(view.use.icon), squares: list(squaresOf(move)) });
    case "job": {
      const choice = view.jobs.find((other) => other.move === move);
      return choice ? t("chiefdom.move.job", { square: view.square, job: t(`chiefdom.job.${choice.job}`) }) : move;
    }
    case "use": {
      const use = view.uses.find((other) => other.move === move);
      if (!use) return move;
      const key = use.bonus ? "chiefdom.move.use-bonus" : "chiefdom.move.use";
      return t(key, { icon: iconName(use.icon), count: use.size });
    }
    default:
      return move;
  }
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
  draw: ({ icon, squares }) => t("chiefdom.event.draw", { icon: iconName(icon), squares: list(squares) }),
  job: ({ job, squares }) => t(`chiefdom.event.job-${job}`, { square: squares[0] }),
  harvest: ({ goods, amount }) => t(`chiefdom.event.harvest-${goods}`, { count: amount }),
  use: () => null, // what is then drawn says it
};

/** @param {Event} event @param {Context} context */
export function describeEvent(event, context) {
  return sentenceFor(EVENTS, event, context, ({ kind, ...values }, name) =>
    t(`chiefdom.event.${kind}`, { ...values, name }),
  );
}
