// Short notes at the bottom of the page that disappear by themselves.

import { announce, topLayer } from "./announce.js";
import { el } from "./dom.js";
import { t } from "./words.js";

const SHORT = 5000;
const LONG = 12000;
const MOST = 3;

/**
 * Show a note. With an action it has a button and stays longer. It stays while hovered or focused; one with `stay` is
 * removed only by the user or by its caller, even if a dialog is closed meanwhile.
 * @param {string} text
 * @param {{ action?: () => void, label?: string, kind?: "plain" | "good" | "bad", stay?: boolean }} [options]
 * @returns {() => void} removes it
 */
export function toast(text, { action, label, kind = "plain", stay = false } = {}) {
  const stack = stackIn(stay ? document.body : topLayer());
  const note = el("div", { class: `toast toast-${kind}` }, el("p", { text }));
  const dismiss = () => note.remove();
  if (action) {
    const act = () => {
      dismiss();
      action();
    };
    note.append(el("button", { class: "button quiet", type: "button", onclick: act, text: label ?? t("app.undo") }));
  }
  note.append(
    el("button", { class: "icon-button", type: "button", "aria-label": t("app.dismiss"), onclick: dismiss, text: "×" }),
  );
  stack.append(note);
  note.toggleAttribute("data-stay", stay);
  const passing = [...stack.querySelectorAll(":scope > :not([data-stay])")];
  for (const old of passing.slice(0, -MOST)) old.remove();
  announce(text);
  if (!stay) expire(note, action || kind === "bad" ? LONG : SHORT);
  return dismiss;
}

/** @param {HTMLElement} host */
function stackIn(host) {
  const found = host.querySelector(":scope > .toasts");
  const stack = found ?? el("section", { class: "toasts" });
  stack.setAttribute("aria-label", t("app.notes")); // the language may have changed since the last note
  if (!found) host.append(stack);
  return stack;
}

/**
 * @param {HTMLElement} note
 * @param {number} time
 */
function expire(note, time) {
  const look = () => {
    if (note.matches(":hover, :focus-within")) setTimeout(look, SHORT);
    else note.remove();
  };
  setTimeout(look, time);
}
