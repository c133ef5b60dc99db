// Giving a game away: the share sheet where there is one, copying, a QR code to be read from this screen.

import { confirmCopy } from "../base/clipboard.js";
import { openDialog } from "../base/dialog.js";
import { el, fill, svg } from "../base/dom.js";
import { t } from "../base/words.js";
import { choiceButton } from "../screens/new-game-options.js";
import { encodeQr } from "./qr.js";

/** @typedef {import("../store/link-format.js").Offer} Offer */

const QUIET = 4; // modules of white around a code

/**
 * @param {{ title: string, offers: Offer[], secret?: boolean, more?: import("../base/dom.js").Child[] }} options
 */
export function openShare({ title, offers, secret = false, more = [] }) {
  let offer = offers[0];
  const text = el("p");
  const field = el("input", { class: "input link-field", readonly: true, "aria-label": t("share.link") });
  field.addEventListener("focus", () => field.select());
  const code = el("figure", { class: "qr", hidden: true });
  const codeButton = el("button", { class: "button", type: "button", "aria-expanded": false, text: t("share.qr") });
  codeButton.addEventListener("click", () => {
    code.hidden = !code.hidden;
    codeButton.setAttribute("aria-expanded", String(!code.hidden));
    if (!code.hidden) code.scrollIntoView({ block: "nearest" });
  });
  const show = () => {
    text.textContent = offer.text;
    field.value = offer.url;
    fill(code, qrPicture(offer.url));
  };
  show();
  const choose = (/** @type {string} */ id) => {
    offer = offers.find((one) => one.id === id) ?? offer;
    show();
  };
  const choices = offers.map(({ id, label }) =>
    choiceButton({ name: "offer", value: id, checked: id === offer.id, label, chosen: () => choose(id) }),
  );
  return openDialog({
    title,
    body: [
      offers.length > 1 &&
        el(
          "fieldset",
          { class: "choices" },
          el("legend", { class: "visually-hidden", text: t("share.what") }),
          choices,
        ),
      text,
      secret && el("p", { class: "share-secret", text: t("share.secret") }),
      el(
        "div",
        { class: "row" },
        sheetButton(() => offer),
        copyButton(() => offer),
        codeButton,
      ),
      field,
      code,
      ...more,
    ],
  });
}

function hasSheet() {
  return "share" in navigator;
}

/** @param {() => Offer} offer */
function sheetButton(offer) {
  if (!hasSheet()) return null;
  const share = async () => {
    const { url, message } = offer();
    try {
      await navigator.share({ title: t("app.title"), text: message, url });
    } catch (error) {
      // Whoever closes the sheet does not want to send it; where it is refused, copying remains.
      if (/** @type {Error} */ (error).name !== "AbortError") confirmCopy(url);
    }
  };
  return el("button", { class: "button primary", type: "button", onclick: share, text: t("share.sheet") });
}

/** @param {() => Offer} offer */
function copyButton(offer) {
  const kind = hasSheet() ? "button" : "button primary";
  return el("button", { class: kind, type: "button", onclick: () => confirmCopy(offer().url), text: t("share.copy") });
}

/** @param {string} url */
function qrPicture(url) {
  const rows = encodeQr(url);
  if (!rows) return el("figcaption", { text: t("share.qr-long") });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const side = rows.length + 2 * QUIET;
  // Readers want dark on light, whatever the theme.
  return svg(
    "svg",
    {
      viewBox: `${-QUIET} ${-QUIET} ${side} ${side}`,
      class: "qr-picture",
      role: "img",
      "aria-label": t("share.qr-label"),
    },
    svg("rect", { x: -QUIET, y: -QUIET, width: side, height: side, fill: "#fff" }),
    svg("path", { d: path, fill: "#000", "shape-rendering": "crispEdges" }),
  );
}
