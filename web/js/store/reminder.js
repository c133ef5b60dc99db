// A reminder to export, where the browser is known to delete what a page keeps: WebKit does, after seven days without a visit,
// unless the page was put on the home screen. Shown rarely, and not again for a while after an export or a "not now".

import { el } from "../base/dom.js";
import { t } from "../base/words.js";

const KEY = "chiefdoms.reminder";
const POSTPONED = 14 * 24 * 3600 * 1000;
const WORTH = 10; // moves after which a game would be missed

/**
 * The reminder, or null where there is no need of it.
 * @param {{ store: { list: () => import("./save-format.js").Save[] } }} app
 * @param {() => void} save saves everything to a file
 */
export function reminder(app, save) {
  if (!deletesStorage() || Date.now() - postponedAt() < POSTPONED) return null;
  if (!app.store.list().some(({ over, summary, updated }) => updated > postponedAt() && (over || summary.ply >= WORTH)))
    return null;
  const later = () => {
    postponeReminder();
    card.remove();
  };
  const exportAll = () => {
    save();
    card.remove();
  };
  const card = el(
    "aside",
    { class: "reminder group paper" },
    el("p", { text: t("reminder.text") }),
    el(
      "div",
      { class: "row" },
      el("button", { class: "button", type: "button", onclick: exportAll, text: t("reminder.export") }),
      el("button", { class: "button quiet", type: "button", onclick: later, text: t("reminder.later") }),
    ),
  );
  return card;
}

/** Do not show it again for a while. */
export function postponeReminder() {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Where nothing can be kept, nothing is deleted either.
  }
}

function deletesStorage() {
  const installed = matchMedia("(display-mode: standalone)").matches || Object(navigator).standalone === true;
  return navigator.vendor.startsWith("Apple") && !installed;
}

function postponedAt() {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return Date.now();
  }
}
