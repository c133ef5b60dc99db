// Installing the site as an app. Browsers that can ask for it fire an event; in Safari people have to do it by hand.

import { Listeners } from "../base/listeners.js";

/** @typedef {Event & { prompt: () => Promise<{ outcome: string }> }} InstallEvent */
/** @typedef {"prompt" | "ios" | "mac"} Way */

const KEY = "chiefdoms.install";

/** @type {InstallEvent | null} */
let promptEvent = null;
/** @type {Listeners<[]>} */
const listeners = new Listeners();

/** Whether the page runs in its own window, or embedded in another page. */
function isPlaced() {
  return matchMedia("(display-mode: standalone)").matches || window.top !== window;
}

/** @returns {Way | null} */
function byHand() {
  const standalone = "standalone" in navigator ? navigator.standalone : undefined;
  if (standalone === false) return "ios";
  return standalone === undefined && navigator.vendor.startsWith("Apple") ? "mac" : null;
}

function isDeclined() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true; // without storage it would be offered again and again
  }
}

export const install = {
  /** How it can be installed here; null where it cannot, or is already. */
  get way() {
    if (isPlaced()) return null;
    return promptEvent ? /** @type {Way} */ ("prompt") : byHand();
  },

  /**
   * Whether it may be offered unasked: once, to people who have played.
   * @param {import("../app/app.js").App["store"]} store
   */
  isWelcome(store) {
    return install.way !== null && !isDeclined() && store.list().some(({ over, summary }) => over || summary.ply >= 10);
  },

  /** Let the browser ask. */
  async start() {
    const event = promptEvent;
    promptEvent = null; // it can be used once
    await event?.prompt();
    listeners.notify();
  },

  /** Do not offer it again. */
  decline() {
    try {
      localStorage.setItem(KEY, "declined");
    } catch {
      // Then it is not offered anyway.
    }
    listeners.notify();
  },

  /**
   * @param {() => void} fn
   * @returns {() => void} ends it
   */
  onChange(fn) {
    return listeners.add(fn);
  },
};

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the browser's own bar would come at any moment
  promptEvent = /** @type {InstallEvent} */ (event);
  listeners.notify();
});
addEventListener("appinstalled", () => {
  promptEvent = null;
  listeners.notify();
});
