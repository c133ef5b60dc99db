// The strip at the top that says what is wrong with storage, and what to do.

import { el, fill } from "../base/dom.js";
import { t } from "../base/words.js";
import { downloadAll } from "./file-transfer.js";

/** @param {{ store: typeof import("./store.js").store, navigate: (hash: string) => void }} app */
export function showNotices({ store, navigate }) {
  const strip = /** @type {HTMLElement} */ (document.querySelector("#notice"));
  let dismissed = "";
  const show = () => {
    const notice = store.notice;
    const text = JSON.stringify(notice);
    if (!notice || text === dismissed) {
      fill(strip);
      return;
    }
    const act =
      notice.code === "damaged" || notice.code === "future"
        ? el("button", {
            class: "button quiet",
            type: "button",
            onclick: () => navigate("#/games"),
            text: t("notice.look"),
          })
        : el("button", { class: "button quiet", type: "button", onclick: downloadAll, text: t("notice.export") });
    const dismiss = () => {
      dismissed = text;
      show();
    };
    const close = { class: "icon-button", type: "button", "aria-label": t("app.dismiss"), onclick: dismiss, text: "×" };
    fill(strip, el("p", { text: t(`notice.${notice.code}`, { count: notice.ids.length }) }), act, el("button", close));
  };
  store.onNotice(show);
  show();
}
