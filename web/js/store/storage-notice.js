// The notice at the top that says what is wrong with storage, and what to do.

import { el, fill } from "../base/dom.js";
import { onLanguage } from "../base/language/language.js";
import { t } from "../base/words.js";
import { downloadAll } from "./file-transfer.js";

/**
 * @typedef {object} App
 * @property {Pick<import("./saves/game-store.js").GameStore, "notice" | "onNotice">} store
 * @property {(hash: string) => void} navigate
 */

/** @param {App} app */
export function showNotices({ store, navigate }) {
  const strip = /** @type {HTMLElement} */ (document.querySelector("#notice"));
  let dismissed = "";
  const show = () => {
    const { notice } = store;
    const text = JSON.stringify(notice);
    const dismiss = () => {
      dismissed = text;
      show();
    };
    if (!notice || text === dismissed) fill(strip);
    else fill(strip, noticeParts(notice, navigate, dismiss));
  };
  store.onNotice(show);
  onLanguage(show);
  show();
}

/**
 * @param {import("./store.js").Notice} notice
 * @param {App["navigate"]} navigate
 * @param {() => void} dismiss
 */
function noticeParts({ code, ids }, navigate, dismiss) {
  const unreadable = code === "damaged" || code === "future";
  const look = { onclick: () => navigate("#/games"), text: t("notice.look") };
  const save = { onclick: downloadAll, text: t("notice.export") };
  const close = { class: "icon-button", type: "button", "aria-label": t("app.dismiss"), onclick: dismiss, text: "×" };
  return [
    el("p", { text: t(`notice.${code}`, { count: ids.length }) }),
    el("button", { class: "button quiet", type: "button", ...(unreadable ? look : save) }),
    el("button", close),
  ];
}
