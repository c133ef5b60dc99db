// A computer player's search: its progress at the seat, and the button beside the board that makes it move now.

import { el } from "../../base/dom.js";
import { t } from "../../base/words.js";

/**
 * @param {Pick<import("../display/frame.js").Frame, "hurry" | "seats">} frame
 * @param {number | null} thinker the seat that thinks
 * @param {number} done
 */
export function showThinking(frame, thinker, done) {
  frame.hurry.hidden = thinker === null;
  for (const seat of frame.seats.querySelectorAll(".seat")) {
    const thinks = Number(seat.getAttribute("data-seat")) === thinker;
    seat.classList.toggle("thinking", thinks);
    if (thinks) showShare(seat, done);
    else seat.querySelector(".seat-progress")?.remove();
  }
}

/**
 * @param {Element} seat
 * @param {number} done
 */
function showShare(seat, done) {
  const state = seat.querySelector(".seat-state");
  if (state) state.textContent = t("table.seat.thinking", { share: Math.round(done * 100) });
  let bar = /** @type {HTMLElement | null} */ (seat.querySelector(".seat-progress"));
  if (!bar) {
    bar = el("span", { class: "seat-progress", "aria-hidden": "true" });
    seat.append(bar);
  }
  bar.style.setProperty("--done", String(done));
}
