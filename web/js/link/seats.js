// Which seats are played on this device, in a game that is sent back and forth by link.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { t } from "../base/words.js";
import { cleanName } from "../store/link-format.js";
import { nameOf } from "../table/start.js";

/** @typedef {import("../store/save-format.js").Player} Player */

/**
 * Ask which seats are played on this device; returns the players as chosen, or null when cancelled. Computer players stay.
 * @param {Player[]} players
 * @param {{ title: string, text: string, label: string, here: (seat: number) => boolean }} words
 * @returns {Promise<Player[] | null>}
 */
export async function askSeats(players, { title, text, label, here }) {
  const rows = players.map((player, seat) => (isPerson(player) ? seatRow(player, seat, here(seat)) : null));
  const problem = el("p", { class: "error-text", role: "alert" });
  const check = () => {
    const some = rows.some((row) => row?.here.checked);
    problem.textContent = some ? "" : t("link.seats.none");
    return some;
  };
  const answer = await openDialog({
    title,
    body: [
      el("p", { text }),
      el(
        "ul",
        { class: "link-seats" },
        rows.map((row) => row?.element),
      ),
      problem,
    ],
    actions: [
      { id: "cancel", label: t("app.cancel") },
      { id: "sit", label, kind: "primary", check },
    ],
  });
  if (answer !== "sit") return null;
  return players.map((player, seat) => rows[seat]?.player() ?? player);
}

/** @param {Player} player */
export function isPerson({ kind }) {
  return kind === "person" || kind === "link";
}

/**
 * @param {Player} player
 * @param {number} seat
 * @param {boolean} checked
 */
function seatRow(player, seat, checked) {
  const here = el("input", { type: "checkbox", role: "switch", checked });
  const name = el("input", {
    class: "input",
    maxlength: 40,
    autocomplete: "off",
    placeholder: nameOf("", seat),
    "aria-label": t("new.name-of", { number: seat + 1 }),
  });
  name.value = player.name;
  const label = el("label", { class: "switch" }, here, el("span", { text: t("link.seats.here") }));
  return {
    element: el("li", { class: "link-seat" }, mark(seat), name, label),
    here,
    /** @returns {Player} */
    player: () => ({ name: cleanName(name.value), kind: here.checked ? "person" : "link" }),
  };
}
