// The options of any game as fields, from what the engine tells of them. A game may bring a field of its own.

import { el } from "../base/dom.js";
import { has, t } from "../base/words.js";
import { cardsField, shapesPicture } from "./new-game-chiefdom.js";

/**
 * @typedef {import("./new-game.js").Draft} Draft
 * @typedef {import("../main.js").OptionFacts} OptionFacts
 * @typedef {{ game: string, option: OptionFacts, draft: Draft, changed: () => void }} Parts
 * @typedef {import("./new-game-seats.js").Field} Field
 */

/** Fields for options that need more than a row of choices. @type {Record<string, (parts: Parts) => Field>} */
const OWN_FIELDS = { "chiefdom.cards": cardsField };

/** Pictures beside the words of a choice. @type {Record<string, (choice: string) => Element>} */
const PICTURES = { "chiefdom.shapes": shapesPicture };

/**
 * @param {Parts} parts
 * @returns {Field}
 */
export function optionField(parts) {
  const own = OWN_FIELDS[`${parts.game}.${parts.option.key}`];
  if (own) return own(parts);
  const { choices } = parts.option;
  const isSwitch = choices.length === 2 && choices.includes("on") && choices.includes("off");
  return isSwitch ? switchField(parts) : choiceField(parts);
}

/**
 * @param {Parts} parts
 * @returns {Field}
 */
function switchField({ game, option, draft, changed }) {
  const element = switchOf(`${game}.option.${option.key}`, draft.options[option.key] === "on", (on) => {
    draft.options[option.key] = on ? "on" : "off";
    changed();
  });
  return { element, update: () => {} };
}

/**
 * Whether the game is played without hints: for all games, and no matter of their rules.
 * @param {Draft} draft
 */
export function pureField(draft) {
  return switchOf("new.pure", draft.pure, (on) => {
    draft.pure = on;
  });
}

/**
 * @param {string} words the locale key with `.title` and perhaps `.help`
 * @param {boolean} checked
 * @param {(on: boolean) => void} changed
 */
function switchOf(words, checked, changed) {
  const input = el("input", { type: "checkbox", role: "switch", checked });
  input.addEventListener("change", () => changed(input.checked));
  const label = el("label", { class: "switch" }, input, el("span", { class: "label", text: t(`${words}.title`) }));
  return el("div", { class: "field" }, label, helpText(words));
}

/**
 * @param {Parts} parts
 * @returns {Field}
 */
function choiceField({ game, option, draft, changed }) {
  const words = `${game}.option.${option.key}`;
  const picture = PICTURES[`${game}.${option.key}`];
  const choices = option.choices.map((choice) =>
    choiceButton({
      name: option.key,
      value: choice,
      label: [picture?.(choice), t(`${words}.${choice}`)],
      checked: draft.options[option.key] === choice,
      chosen: () => {
        draft.options[option.key] = choice;
        changed();
      },
    }),
  );
  return { element: choiceGroup(words, choices), update: () => {} };
}

/**
 * A titled row of choices of which one holds.
 * @param {string} words the locale key with `.title` and perhaps `.help`
 * @param {Element[]} choices
 * @param {...Element} rest
 */
export function choiceGroup(words, choices, ...rest) {
  const legend = el("legend", { class: "label", text: t(`${words}.title`) });
  return el("fieldset", { class: "field" }, legend, helpText(words), el("div", { class: "choices" }, choices), rest);
}

/** @param {string} words */
function helpText(words) {
  return has(`${words}.help`) && el("p", { class: "help", text: t(`${words}.help`) });
}

/**
 * @param {{ name: string, value: string, label: import("../base/dom.js").Child | import("../base/dom.js").Child[], checked: boolean, chosen: () => void }} parts
 */
export function choiceButton({ name, value, label, checked, chosen }) {
  const input = el("input", { type: "radio", name, value, checked, onchange: chosen });
  return el("label", { class: "choice" }, input, el("span", {}, label));
}
