// What several screens share: navigation, the header of a screen, the footer of the page.

import { append, el } from "../base/dom.js";
import { languageChooser } from "../base/language/chooser.js";
import { previousRoute } from "../base/router.js";
import { t } from "../base/words.js";
import { isTaught } from "../learn/material.js";
import { lessonProgress } from "../store/lessons.js";

const PLACES = /** @type {const} */ ([
  ["#/games", "nav.games"],
  ["#/print", "nav.print"],
  ["#/settings", "nav.settings"],
  ["#/about", "nav.about"],
]);

export function mainNavigation() {
  const links = PLACES.map(([href, key]) => el("a", { href, text: t(key) }));
  return el("nav", { class: "places", "aria-label": t("nav.label") }, links, languageChooser());
}

/**
 * The header of a screen, with a link home, or back to the game from which it was opened.
 * @param {string} title
 */
export function screenHead(title) {
  const before = previousRoute() ?? "";
  const game = before.startsWith("play/");
  const back = el("a", { class: "button quiet back", href: game ? `#/${before}` : "#/" });
  append(back, [el("span", { "aria-hidden": "true", text: "←" }), t(game ? "nav.back-to-game" : "nav.home")]);
  return el("header", { class: "screen-head" }, back, el("h1", { text: title }), languageChooser());
}

/**
 * The links for playing a game on paper, if it has a sheet.
 * @param {import("../shelf/boxes.js").Shelved} box
 */
export function paperLinks({ id, sheet }) {
  if (!sheet) return null;
  return el(
    "p",
    { class: "links" },
    el("a", { href: `#/print/${sheet}`, text: t("print.sheets") }),
    el("a", { href: `#/pad/${id}`, text: t("pad.title") }),
  );
}

/**
 * The links for learning a game, if it has a rule book or lessons.
 * @param {import("../shelf/boxes.js").Shelved} box
 */
export function learnLinks({ id, game }) {
  if (!isTaught(game)) return null;
  const { step, done } = lessonProgress(id);
  const lesson = t(done ? "lesson.again" : step > 0 ? "lesson.resume" : "lesson.new-here");
  return el(
    "p",
    { class: "links learn-links" },
    el("a", { href: `#/learn/${id}`, text: lesson }),
    el("a", { href: `#/rules/${id}`, text: t("book.short") }),
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
