// Who plays: how many seats, and for each its mark, its name and what kind of player sits there.

import { el, fill } from "../../base/dom.js";
import { mark } from "../../base/seat-mark.js";
import { has, t } from "../../base/words.js";
import { nameOf } from "../../table/start.js";

/** @typedef {import("../../shelf/manifest.js").Draft} Draft */
/** @typedef {import("../../shelf/manifest.js").Field} Field */

/**
 * @param {{ seats: number[], players: string[], draft: Draft, changed: () => void }} parts
 * @returns {Field}
 */
export function seatsField({ seats, players, draft, changed }) {
  const rows = el("ul", { class: "seat-rows" });
  const count = el("output", { class: "figures", id: "seat-count", "aria-live": "polite" });
  const step = (/** @type {number} */ by) => {
    draft.seats = seats[seats.indexOf(draft.seats) + by] ?? draft.seats;
    changed();
  };
  const fewer = stepButton("−", t("new.fewer"), () => step(-1));
  const more = stepButton("+", t("new.more-players"), () => step(1));
  const stepper = el("div", { class: "stepper" }, fewer, count, more);
  const legend = el("legend", { class: "label", text: t("new.players") });
  const field = el("fieldset", { class: "field" }, legend, seats.length > 1 && stepper, rows);
  /** @type {HTMLElement[]} */
  const present = [];
  const update = () => {
    field.setAttribute("data-players", String(draft.seats));
    count.textContent = t("new.players-count", { count: draft.seats });
    fewer.disabled = draft.seats === seats[0];
    more.disabled = draft.seats === seats[seats.length - 1];
    while (present.length > draft.seats) present.pop()?.remove();
    while (present.length < draft.seats) {
      const row = seatRow(present.length, players, draft);
      present.push(row);
      rows.append(row);
    }
  };
  update();
  return { element: field, update };
}

/**
 * @param {string} sign
 * @param {string} label
 * @param {() => void} onclick
 */
function stepButton(sign, label, onclick) {
  return el("button", { class: "button step", type: "button", "aria-label": label, onclick, text: sign });
}

/**
 * @param {number} seat
 * @param {string[]} players the computer players there are
 * @param {Draft} draft
 */
function seatRow(seat, players, draft) {
  const input = el("input", {
    class: "input",
    id: `name-${seat}`,
    maxlength: 40,
    autocomplete: "off",
    placeholder: nameOf("", seat),
    "aria-label": t("new.name-of", { number: seat + 1 }),
  });
  input.addEventListener("input", () => {
    draft.names[seat] = input.value;
  });
  const about = el("p", { class: "help seat-about", id: `about-${seat}` });
  const select = el("select", {
    class: "input seat-kind",
    "aria-label": t("new.kind-of", { number: seat + 1 }),
    "aria-describedby": about.id,
  });
  const show = () => {
    const person = ["person", "link"].includes(select.value);
    input.disabled = !person;
    const name = person ? (draft.names[seat] ?? "") : t(`players.${select.value}.name`);
    if (input.value !== name) input.value = name;
    const words = `players.${select.value}.about`;
    about.textContent = has(words) ? t(words) : "";
  };
  select.addEventListener("change", () => {
    draft.kinds[seat] = select.value;
    show();
  });
  // Whoever begins sits here; others may play elsewhere.
  const kinds = ["person", ...(seat > 0 ? ["link"] : []), ...players];
  fill(select, kindOptions(kinds));
  select.value = kinds.includes(draft.kinds[seat]) ? draft.kinds[seat] : "person";
  draft.kinds[seat] = select.value;
  show();
  return el("li", { class: "seat-row" }, mark(seat), input, select, about);
}

/**
 * The kinds of players as options; those with a taste in a group of their own.
 * @param {string[]} kinds
 */
function kindOptions(kinds) {
  const option = (/** @type {string} */ id) => el("option", { value: id, text: t(`players.${id}.title`) });
  const isCharacter = (/** @type {string} */ id) => has(`players.${id}.about`);
  const characters = kinds.filter(isCharacter);
  const group = characters.length > 0 && el("optgroup", { label: t("new.characters") }, characters.map(option));
  return [...kinds.filter((id) => !isCharacter(id)).map(option), group];
}
