// Announcements for screen readers, without moving the focus.

import { el } from "./dom.js";

const KEPT = 4;
const NOTICED = 100; // milliseconds until a reader has found a new region

/**
 * Read a text aloud when the reader is free. The same text twice is read twice, since each is a new paragraph.
 * @param {string} text
 */
export function announce(text) {
  if (!text) return;
  const host = topLayer();
  const region = regionOf(host);
  if (region) add(region, text);
  // A reader does not announce what is in a region when it first finds it.
  else setTimeout(add, NOTICED, makeRegion(host), text);
}

/**
 * @param {Element} region
 * @param {string} text
 */
function add(region, text) {
  region.append(el("p", { text }));
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

/** The element that is not inert now: the uppermost open modal dialog, or the page. */
export function topLayer() {
  const open = [...document.querySelectorAll("dialog:modal")];
  return /** @type {HTMLElement} */ (open.at(-1) ?? document.body);
}

/** @param {HTMLElement} host */
function regionOf(host) {
  return host.querySelector(":scope > .announcer");
}

/** @param {HTMLElement} host */
function makeRegion(host) {
  const region = el("div", { class: "announcer visually-hidden", "aria-live": "polite", "aria-relevant": "additions" });
  host.append(region);
  return region;
}

/** The page's own region is there from the start. */
export function prepareAnnouncer() {
  makeRegion(document.body);
}
