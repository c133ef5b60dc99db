// Form fields: a switch, and a titled row of radio buttons.

import { el } from "./dom.js";
import { has, t } from "./words.js";

/**
 * @param {string} words the key of its words, with `.title` and perhaps `.help`
 * @param {boolean} checked
 * @param {(on: boolean) => void} changed
 */
export function switchGroup(words, checked, changed) {
  const input = el("input", { type: "checkbox", role: "switch", checked });
  input.addEventListener("change", () => changed(input.checked));
  const label = el("label", { class: "switch" }, input, el("span", { class: "label", text: t(`${words}.title`) }));
  return el("div", { class: "field" }, label, helpText(words));
}

/**
 * @param {string} words the key of its words, with `.title` and perhaps `.help`
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
 * @param {{ name: string, value: string, label: import("./dom.js").Child | import("./dom.js").Child[], checked: boolean, chosen: () => void }} parts
 */
export function choiceButton({ name, value, label, checked, chosen }) {
  const input = el("input", { type: "radio", name, value, checked, onchange: chosen });
  return el("label", { class: "choice" }, input, el("span", {}, label));
}
