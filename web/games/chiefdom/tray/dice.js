// The three dice as buttons: two that are pressed make a pair, the third gives the shape.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { die } from "../../../js/canvas/dice.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { offersOf, pickDie, pickedDice } from "../choosing.js";

/** @typedef {import("../view.js").Context} Context */

const APART = 90; // milliseconds between two dice that are rolled
const ROLLING = 900; // until all of them lie still

/** @param {Context} context */
export function diceRow(context) {
  const { view, active } = context;
  const [one, two, three] = view.dice;
  const picked = pickedDice(context);
  const since = rollingSince(context);
  const canPair = active && offersOf(view).length > 0;
  const dice = view.dice.map((value, index) => {
    const cube = die(value, { rolling: since < ROLLING, delay: index * APART - since });
    const role = roleOf(index, picked);
    const label = t(`chiefdom.die.${role}`, { number: index + 1, value });
    const props = {
      "aria-label": label,
      "data-key": `die-${index}`,
      "data-explain": "thing:dice",
      ...choiceProps(canPair, () => pickDie(context, index)),
    };
    const pressed = { "aria-pressed": role === "paired", class: `chiefdom-die ${role}` };
    return el("button", { type: "button", ...props, ...pressed }, cube);
  });
  return el(
    "div",
    { class: "chiefdom-dice", role: "group", "aria-label": t("chiefdom.dice", { one, two, three }) },
    dice,
  );
}

/**
 * How long the dice of this round have been rolling, in milliseconds, so that a redrawn tray continues the animation.
 * @param {Context} context
 */
function rollingSince({ view, memory }) {
  const now = performance.now();
  const rolled = memory.get("rolled");
  if (rolled?.round === view.round) return now - rolled.since;
  memory.set("rolled", { round: view.round, since: now });
  return 0;
}

/** @param {number} index @param {number[]} picked */
function roleOf(index, picked) {
  if (picked.includes(index)) return "paired";
  return picked.length === 2 ? "shaping" : "free";
}
