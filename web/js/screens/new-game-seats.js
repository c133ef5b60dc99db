// Who plays: how many seats, and for each its mark, its name and what kind of player sits there.

import { el } from "../dom.js";
import { t } from "../i18n.js";
import { nameOf } from "../start.js";
import { mark } from "../table/panels.js";

/** @typedef {import("./new-game.js").Draft} Draft */
/** @typedef {{ element: HTMLElement, update: () => void }} Field */

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
  const update = () => {
    field.setAttribute("data-players", String(draft.seats));
    count.textContent = t("new.players-count", { count: draft.seats });
    fewer.disabled = draft.seats === seats[0];
    more.disabled = draft.seats === seats[seats.length - 1];
    while (rows.childElementCount > draft.seats) rows.lastElementChild?.remove();
    while (rows.childElementCount < draft.seats) rows.append(seatRow(rows.childElementCount, players, draft));
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
  input.value = draft.names[seat] ?? "";
  input.addEventListener("input", () => {
    draft.names[seat] = input.value;
  });
  const kind = draft.kinds[seat] ?? "person";
  input.disabled = kind !== "person";
  const select = el(
    "select",
    { class: "input seat-kind", "aria-label": t("new.kind-of", { number: seat + 1 }) },
    ["person", ...players].map((id) => el("option", { value: id, text: t(`players.${id}.title`) })),
  );
  select.value = kind;
  select.addEventListener("change", () => {
    draft.kinds[seat] = select.value;
    input.disabled = select.value !== "person";
  });
  return el("li", { class: "seat-row" }, mark(seat), input, players.length > 0 && select);
}
