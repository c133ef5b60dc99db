// What several screens share: the way around, the head of a screen, the foot of the page.

import { append, el } from "../base/dom.js";
import { previousRoute } from "../base/router.js";
import { t } from "../base/words.js";

const PLACES = /** @type {const} */ ([
  ["#/games", "nav.games"],
  ["#/print", "nav.print"],
  ["#/settings", "nav.settings"],
  ["#/about", "nav.about"],
]);

export function mainNavigation() {
  const links = PLACES.map(([href, key]) => el("a", { href, text: t(key) }));
  return el("nav", { class: "places", "aria-label": t("nav.label") }, links);
}

/**
 * The head of a screen, with the way home, or back to the game from which it was opened.
 * @param {string} title
 */
export function screenHead(title) {
  const before = previousRoute() ?? "";
  const game = before.startsWith("play/");
  const back = el("a", { class: "button quiet back", href: game ? `#/${before}` : "#/" });
  append(back, [el("span", { "aria-hidden": "true", text: "←" }), t(game ? "nav.back-to-game" : "nav.home")]);
  return el("header", { class: "screen-head" }, back, el("h1", { text: title }));
}

/**
 * The ways to play a game on paper, where it has a sheet.
 * @param {import("../shelf/boxes.js").Shelved} box
 */
export function paperLinks({ id, sheet }) {
  if (!sheet) return null;
  return el(
    "p",
    { class: "row" },
    el("a", { class: "button quiet", href: `#/print/${sheet}`, text: t("print.sheets") }),
    el("a", { class: "button quiet", href: `#/pad/${id}`, text: t("pad.title") }),
  );
}

export function footer() {
  return el(
    "footer",
    { class: "foot" },
    el("p", { text: t("home.private") }),
    el("p", { text: t("about.unofficial") }),
  );
}
