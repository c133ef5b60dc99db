// Between two people on one device: a cover that hides the table until the next one is there.

import { el } from "../dom.js";
import { t } from "../i18n.js";
import { mark } from "./panels.js";

/**
 * @param {HTMLElement} root
 * @param {string} name
 * @param {number} seat
 * @returns {Promise<void>} when the next person is there
 */
export function coverFor(root, name, seat) {
  return new Promise((resolve) => {
    const button = el("button", {
      type: "button",
      class: "button primary large",
      text: t("table.cover.ready", { name }),
    });
    const cover = el(
      "div",
      {
        class: "cover",
        role: "dialog",
        "aria-modal": true,
        "aria-label": t("table.cover.pass", { name }),
      },
      el("div", { class: "cover-card" }, mark(seat), el("p", { text: t("table.cover.pass", { name }) }), button),
    );
    const others = [...root.children];
    const leave = () => {
      cover.remove();
      for (const other of others) other.removeAttribute("inert");
      resolve();
    };
    button.addEventListener("click", leave);
    for (const other of others) other.setAttribute("inert", "");
    root.append(cover);
    button.focus();
  });
}
