// What the dice can be used for: a row for each pairing, with the bonus action beside it.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { die } from "../../../js/canvas/dice.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { words } from "../../../js/table/engine-words.js";
import {
  canDraw,
  chooseUse,
  chosenUse,
  offersWith,
  pickedDice,
  pickedSquare,
  pickSquare,
  usesCovering,
  waysOf,
} from "../choosing.js";
import { useWords } from "../describe.js";
import { LETTERS } from "../drawing/icons.js";
import { picture, shapePicture } from "./pictures.js";

/** @typedef {import("../choosing.js").Choice} Choice */
/** @typedef {import("../choosing.js").Way} Way */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Offer} Offer */

/** @param {Context} context */
export function uses(context) {
  const { view, answer } = context;
  const square = view.phase === "use" ? pickedSquare(context) : null;
  const ways = square ? waysOver(context, square) : waysOf(view);
  const list = el("div", { class: "chiefdom-uses", role: "group", "aria-label": t("chiefdom.uses") });
  const show = (/** @type {Way} */ way) => (way.wild ? wildWay(way, context) : plainWay(way, context));
  list.append(...ways.filter(canDraw).map(show));
  if (answer.moves.includes("pass"))
    list.append(button("chiefdom.pass", () => context.play("pass"), { "data-move": "pass" }));
  list.append(...ways.filter((way) => !canDraw(way)).map(show));
  if (square) list.append(button("chiefdom.all-uses", () => pickSquare(context, null), { "data-key": "all-uses" }));
  return list;
}

/** Only what can be drawn on a square. @param {Context} context @param {string} square @returns {Way[]} */
function waysOver({ view }, square) {
  const covering = usesCovering(view, square);
  const has = (/** @type {Offer | null} */ offer) => Boolean(offer?.move && covering.includes(offer.move));
  return waysOf(view)
    .map((way) => ({ ...way, choices: way.choices.filter(({ offer, bonus }) => has(offer) || has(bonus)) }))
    .filter((way) => way.choices.length > 0);
}

/** @param {string} key @param {() => void} onclick @param {Record<string, string>} data */
function button(key, onclick, data) {
  return el("button", { type: "button", class: "button", ...data, onclick, text: t(key) });
}

/** Any icon: six little buttons beside the dice that give them. @param {Way} way @param {Context} context */
function wildWay({ dice, choices }, context) {
  const shown = el("div", { class: "chiefdom-icons" });
  shown.append(...choices.map((choice) => useButton(choice, context, [])));
  return el("div", { class: "chiefdom-wild" }, smallDice(dice, context), shown);
}

/** @param {Way} way @param {Context} context */
function plainWay({ choices, dice }, context) {
  const rows = choices.map((choice) => [useButton(choice, context, dice), bonusButton(choice, context)]);
  return el("div", { class: "chiefdom-way" }, rows.flat());
}

/** @param {number[]} dice @param {Context} context */
function smallDice(dice, { view }) {
  const cubes = dice.map((index) => die(view.dice[index], { class: "small" }));
  return el("span", { class: "chiefdom-pair", "aria-hidden": "true" }, cubes);
}

/** @param {Choice} choice @param {Context} context @param {number[]} dice to show on it */
function useButton({ offer, moves }, context, dice) {
  const { view, active } = context;
  const { move, icon, shape } = offer;
  const chosen = moves.includes(chosenUse(view) ?? "");
  const picked = pickedDice(context);
  const matches = !chosen && picked.length > 0 && offersWith(view, picked).includes(offer);
  const props = {
    class: `use${chosen ? " chosen" : ""}${matches ? " chiefdom-match" : ""}`,
    "aria-pressed": chosen,
    "data-move": move,
    "data-key": move === null ? `no-${icon}-${dice.join("")}` : null,
    "data-explain": `icon:${icon}`,
    "data-now": move === null && words("rule", offer.why, offer.values),
    ...choiceProps(active && move !== null, () => move && !chosen && chooseUse(context, move)),
  };
  const parts = [picture(LETTERS[icon]), useName(offer)];
  if (dice.length > 0) parts.unshift(smallDice(dice, context));
  if (shape && view.shapes[shape].length > 1) parts.push(shapePicture(view.shapes[shape], false));
  return el("button", { type: "button", ...props }, parts);
}

/** @param {Offer} offer */
function useName(offer) {
  const { icon, move, size, wild } = offer;
  const name = el("span", { class: "use-name" }, el("b", { text: t(`chiefdom.icon.${icon}`) }));
  if (move === null) {
    const why = words("rule", offer.why, offer.values);
    if (!wild) name.append(el("small", { "aria-hidden": "true", text: words("why", offer.why, offer.values) }));
    name.append(el("span", { class: "visually-hidden", text: why }));
  } else if (!wild) name.append(el("small", { text: t("chiefdom.squares", { count: size }) }));
  return name;
}

/** The same with one square left out, if there is a bonus to spend. @param {Choice} choice @param {Context} context */
function bonusButton({ bonus }, context) {
  const { view, active } = context;
  if (!bonus?.move || !bonus.shape) return null;
  const { move, shape } = bonus;
  const chosen = move === chosenUse(view);
  const label = useWords(bonus, view.dice);
  const facts = { "data-move": move, "aria-pressed": chosen, "aria-label": label };
  return el(
    "button",
    {
      type: "button",
      class: `chiefdom-bonus${chosen ? " chosen" : ""}`,
      ...facts,
      "data-explain": "thing:bonus",
      ...choiceProps(active, () => chooseUse(context, move)),
    },
    shapePicture(view.shapes[shape], true),
    el("span", { text: "★", "aria-hidden": "true" }),
  );
}
