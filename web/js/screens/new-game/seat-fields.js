// Who plays: the number of seats, and for each its mark, its name and its kind of player.

import { el, fill } from "../../base/dom.js";
import { mark } from "../../base/seat-mark.js";
import { has, t } from "../../base/words.js";
import { nameOf } from "../../table/start.js";

/** The default player of every seat after the first. */
const USUAL = "level-2";

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
  const limit = el("p", { class: "help", id: "seat-limit" });
  for (const button of [fewer, more]) button.setAttribute("aria-describedby", limit.id);
  const stepper = el("div", { class: "stepper" }, fewer, count, more, limit);
  const legend = el("legend", { class: "label", text: t("new.players") });
  const field = el("fieldset", { class: "field" }, legend, seats.length > 1 && stepper, rows);
  /** @type {HTMLElement[]} */
  const present = [];
  const update = () => {
    field.setAttribute("data-players", String(draft.seats));
    count.textContent = t("new.players-count", { count: draft.seats });
    fewer.disabled = draft.seats === seats[0];
    more.disabled = draft.seats === seats[seats.length - 1];
    limit.textContent = limitWords(draft.seats, seats);
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
 * Why a step is not possible. Having only one player needs no explanation.
 * @param {number} count
 * @param {number[]} seats
 */
function limitWords(count, seats) {
  if (count === seats[seats.length - 1]) return t("new.most", { count });
  return count === seats[0] && count > 1 ? t("new.fewest", { count }) : "";
}

/**
 * @param {number} seat
 * @param {string[]} players the computer players there are
 * @param {Draft} draft
 */
function seatRow(seat, players, draft) {
  const input = el("input", {
    class: "input seat-name-field",
    id: `name-${seat}`,
    maxlength: 40,
    autocomplete: "off",
    placeholder: nameOf("", seat),
    "aria-label": t("new.name-of", { number: seat + 1 }),
  });
  input.value = draft.names[seat] ?? "";
  input.addEventListener("input", () => {
    draft.names[seat] = input.value;
  });
  const computer = el("span", { class: "seat-name-field" });
  const about = el("p", { class: "help seat-about", id: `about-${seat}` });
  const select = kindSelect(seat, players, draft);
  select.setAttribute("aria-describedby", about.id);
  const show = () => {
    const person = ["person", "link"].includes(select.value);
    input.hidden = !person;
    computer.hidden = person;
    computer.textContent = t(`players.${select.value}.name`);
    const words = `players.${select.value}.about`;
    about.textContent = has(words) ? t(words) : "";
  };
  select.addEventListener("change", show);
  show();
  return el("li", { class: "seat-row" }, mark(seat), input, computer, select, about);
}

/**
 * @param {number} seat
 * @param {string[]} players
 * @param {Draft} draft
 */
function kindSelect(seat, players, draft) {
  const select = el("select", { class: "input seat-kind", "aria-label": t("new.kind-of", { number: seat + 1 }) });
  // The person who starts the game is at this device; others may play elsewhere.
  const kinds = ["person", ...(seat > 0 ? ["link"] : []), ...players];
  const usual = seat > 0 && players.includes(USUAL) ? USUAL : "person";
  fill(select, kindOptions(kinds));
  select.value = kinds.includes(draft.kinds[seat]) ? draft.kinds[seat] : usual;
  draft.kinds[seat] = select.value;
  select.addEventListener("change", () => {
    draft.kinds[seat] = select.value;
  });
  return select;
}

/**
 * The kinds of players as options: people, computer players by strength, and characters.
 * @param {string[]} kinds
 */
function kindOptions(kinds) {
  const groupOf = (/** @type {string} */ id) =>
    ["person", "link"].includes(id) ? "people" : id.startsWith("level-") ? "levels" : "characters";
  const option = (/** @type {string} */ id) => el("option", { value: id, text: t(`players.${id}.title`) });
  return ["people", "levels", "characters"].map((group) => {
    const members = kinds.filter((id) => groupOf(id) === group);
    return members.length > 0 && el("optgroup", { label: t(`new.${group}`) }, members.map(option));
  });
}
