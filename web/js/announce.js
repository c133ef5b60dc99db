// What a screen reader is told without moving the focus.

import { el } from "./dom.js";

const KEPT = 4;

/**
 * Read a text aloud when the reader is free. The same text twice is read twice, since each is a new paragraph.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  const region = regionIn(topLayer());
  region.append(el("p", { text }));
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/** The element that is not inert now: the uppermost open modal dialog, or the page. */
export function topLayer() {
  const open = [...document.querySelectorAll("dialog:modal")];
  return /** @type {HTMLElement} */ (open.at(-1) ?? document.body);
}

/** @param {HTMLElement} host */
function regionIn(host) {
  const found = host.querySelector(":scope > .announcer");
  if (found) return found;
  const region = el("div", { class: "announcer visually-hidden", "aria-live": "polite", "aria-relevant": "additions" });
  host.append(region);
  return region;
}

/** A region must be in the page before its first text, or that text is not read. */
export function prepareAnnouncer() {
  regionIn(document.body);
}
