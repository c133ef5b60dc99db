// Dialogs, with the browser's <dialog> element, which traps the focus, closes on Escape and restores the focus.

import { append, el } from "./dom.js";
import { closeOnBack } from "./overlay/back.js";
import { t } from "./words.js";

/**
 * @typedef {object} Action
 * @property {string} id what the promise resolves with
 * @property {string} label
 * @property {"primary" | "danger" | "plain"} [kind]
 * @property {() => boolean} [check] keeps the dialog open when false
 */

/**
 * Opens a dialog. Resolves with the id of the chosen action, or null when the dialog was closed without one.
 * @param {{ title: string, body?: import("./dom.js").Child | import("./dom.js").Child[], actions?: Action[], wide?: boolean,
 *   sheet?: boolean }} options
 * @returns {Promise<string | null>}
 */
export function openDialog({ title, body, actions = [], wide = false, sheet = false }) {
  const heading = `dialog-${crypto.randomUUID?.() ?? Math.random()}`;
  const dialog = el("dialog", {
    class: `dialog${wide ? " wide" : ""}${sheet ? " sheet" : ""}`,
    "aria-labelledby": heading,
  });
  const close = el("button", { class: "icon-button", type: "button", "aria-label": t("app.close"), text: "×" });
  close.addEventListener("click", () => dialog.close());
  const content = el("div", { class: "dialog-body" });
  append(content, [typeof body === "string" ? el("p", { text: body }) : body].flat());
  append(dialog, [
    el("header", { class: "dialog-head" }, el("h2", { id: heading, text: title }), close),
    content,
    actions.length > 0 &&
      el(
        "footer",
        { class: "dialog-foot" },
        actions.map((action) => actionButton(dialog, action)),
      ),
  ]);
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  return new Promise((resolve) => {
    const closed = closeOnBack(() => dialog.close());
    dialog.addEventListener("close", () => {
      closed();
      dialog.remove();
      resolve(dialog.returnValue || null);
    });
    dialog.showModal();
    const first = dialog.querySelector("[autofocus], .button.primary, .dialog-body button, .dialog-body input");
    if (first instanceof HTMLElement) first.focus();
  });
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {Action} action
 */
function actionButton(dialog, { id, label, kind = "plain", check }) {
  const act = () => {
    if (!check || check()) dialog.close(id);
  };
  return el("button", { class: `button ${kind}`, type: "button", "data-action": id, onclick: act, text: label });
}

/**
 * A question with one action and a way to cancel.
 * @param {{ title: string, body?: string, label: string, kind?: "primary" | "danger" }} options
 * @returns {Promise<boolean>}
 */
export async function confirmDialog({ title, body, label, kind = "primary" }) {
  const actions = /** @type {Action[]} */ ([
    { id: "no", label: t("app.cancel") },
    { id: "yes", label, kind },
  ]);
  return (await openDialog({ title, body, actions })) === "yes";
}
