// Shares a game: with the share sheet if there is one, by copying, or with a QR code.

import { confirmCopy } from "../base/clipboard.js";
import { openDialog } from "../base/dialog.js";
import { el, fill, svg } from "../base/dom.js";
import { choiceButton } from "../base/fields.js";
import { t } from "../base/words.js";
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
  const code = codeSection();
  const choose = (/** @type {Offer} */ chosen) => {
    offer = chosen;
    text.textContent = offer.text;
    field.value = offer.url;
    code.show(offer.url);
  };
  choose(offer);
  const current = () => offer;
  const buttons = el("div", { class: "row" }, sheetButton(current), copyButton(current), code.button);
  const warning = secret && el("p", { class: "share-secret", text: t("share.secret") });
  return openDialog({
    title,
    body: [offers.length > 1 && offerChoice(offers, choose), text, warning, buttons, field, code.element, ...more],
  });
}

/**
 * @param {Offer[]} offers
 * @param {(offer: Offer) => void} choose
 */
function offerChoice(offers, choose) {
  const choices = offers.map((offer, at) =>
    choiceButton({
      name: "offer",
      value: offer.id,
      checked: at === 0,
      label: offer.label,
      chosen: () => choose(offer),
    }),
  );
  const legend = el("legend", { class: "visually-hidden", text: t("share.what") });
  return el("fieldset", { class: "choices" }, legend, choices);
}

/** The QR code, hidden until its button is pressed. */
function codeSection() {
  const element = el("figure", { class: "qr", hidden: true });
  const button = el("button", { class: "button", type: "button", "aria-expanded": false, text: t("share.qr") });
  button.addEventListener("click", () => {
    element.hidden = !element.hidden;
    button.setAttribute("aria-expanded", String(!element.hidden));
    if (!element.hidden) element.scrollIntoView({ block: "nearest" });
  });
  const show = (/** @type {string} */ url) => fill(element, qrPicture(url));
  return { element, button, show };
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
      // AbortError: the person closed the sheet. Anything else: offer to copy instead.
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
  // Scanners need dark on light, whatever the theme.
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
