// Chiefdom's face: its sheet, its tray and its words.

import { list, t } from "../../js/base/words.js";
import { scene } from "./board/scene.js";
import { tray } from "./tray/tray.js";

/** @typedef {import("./view.js").Context} Context */

/** @type {import("./view.js").Face} */
export const face = { scene, tray, describe, describeEvent, line, option };

/** @param {string} move @param {Context} context */
function describe(move, { view }) {
  if (move === "pass") return t("chiefdom.pass");
  if (view.phase === "place")
    return t("chiefdom.move.place", {
      icon: t(`chiefdom.icon.${view.use.icon}`),
      squares: list(squaresOf(move)),
    });
  if (view.phase === "job") {
    const choice = view.jobs.find((other) => other.move === move);
    return t("chiefdom.move.job", {
      square: view.square,
      job: t(`chiefdom.job.${choice.job}`),
    });
  }
  const use = view.uses.find((other) => other.move === move);
  const words = { icon: t(`chiefdom.icon.${use.icon}`), count: use.size };
  return t(use.bonus ? "chiefdom.move.use-bonus" : "chiefdom.move.use", words);
}

/** @param {string} move */
const squaresOf = (move) => move.match(/[A-H]\d+/g) ?? [];

/** @param {string} key */
function line(key) {
  return key.startsWith("card-") ? t(`chiefdom.card.${key.slice(5)}`) : t(`chiefdom.line.${key}`);
}

/** The scoring cards by name, dealt or chosen. @param {string} key @param {any} view */
function option(key, { cards }) {
  return key === "cards" ? cards.map((card) => t(`chiefdom.card.${card}`)) : null;
}

/** @param {Record<string, any>} event @param {Context} context */
function describeEvent(event, { players }) {
  const name = typeof event.seat === "number" ? players[event.seat].name : "";
  switch (event.kind) {
    case "roll":
      return t("chiefdom.event.roll", {
        one: event.dice[0],
        two: event.dice[1],
        three: event.dice[2],
      });
    case "draw":
      return t("chiefdom.event.draw", {
        icon: t(`chiefdom.icon.${event.icon}`),
        squares: list(event.squares),
      });
    case "job":
      return t(`chiefdom.event.job-${event.job}`, { square: event.squares[0] });
    case "harvest":
      return t(`chiefdom.event.harvest-${event.goods}`, { count: event.amount });
    case "use":
      return null; // told by what is then drawn
    default:
      return t(`chiefdom.event.${event.kind}`, { ...event, name });
  }
}
