// The form beside a sheet: which game, whose sheet, and the name on it.

import { el } from "../base/dom.js";
import { choiceButton, choiceGroup } from "../base/fields.js";
import { mark } from "../base/seat-mark.js";
import { t } from "../base/words.js";
import { PADS } from "./pad-game.js";

/**
 * @param {string} chosen the id of the box
 * @param {(id: string) => void} choose
 */
export function gameField(chosen, choose) {
  const choices = PADS.map(({ id }) =>
    choiceButton({
      name: "pad-game",
      value: id,
      label: t(`shelf.${id}.title`),
      checked: id === chosen,
      chosen: () => choose(id),
    }),
  );
  return choiceGroup("pad.game", choices);
}

/**
 * Whose sheet is being filled in, with buttons to add or remove a seat if the game allows it.
 * @param {{ names: string[], chosen: number, seats: number[], choose: (seat: number) => void, change: (by: 1 | -1) => void }} parts
 */
export function seatField({ names, chosen, seats, choose, change }) {
  const choices = names.map((name, seat) =>
    choiceButton({
      name: "pad-seat",
      value: String(seat),
      label: [mark(seat), name],
      checked: seat === chosen,
      chosen: () => choose(seat),
    }),
  );
  if (seats.length === 1) return choiceGroup("pad.seat", choices);
  const button = (/** @type {string} */ key, /** @type {boolean} */ disabled, /** @type {() => void} */ onclick) =>
    el("button", { class: "button quiet", type: "button", disabled, onclick, text: t(`new.${key}`) });
  const steps = el(
    "div",
    { class: "row" },
    button("more-players", names.length >= seats[seats.length - 1], () => change(1)),
    button("fewer", names.length <= seats[0], () => change(-1)),
  );
  return choiceGroup("pad.seat", choices, steps);
}

/**
 * @param {{ value: string, placeholder: string, changed: (name: string) => void }} parts
 */
export function nameField({ value, placeholder, changed }) {
  const input = el("input", { class: "input", id: "pad-name", maxlength: 40, autocomplete: "off" });
  input.value = value;
  input.placeholder = placeholder;
  input.addEventListener("change", () => changed(input.value.trim()));
  return el("div", { class: "field" }, el("label", { for: "pad-name", text: t("print.name") }), input);
}
