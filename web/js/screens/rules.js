// The rule book of a box on its own screen, with an address for every section.

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { showBook } from "../learn/book.js";
import { loadMaterial } from "../learn/material.js";
import { SHELF } from "../shelf/boxes.js";
import { screenHead } from "./screen-parts.js";

/**
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {string} [wanted] a box
 * @param {string} [section]
 */
export function openRules(root, app, wanted = "", section = "") {
  const box = SHELF.find(({ id }) => id === wanted) ?? SHELF[0];
  const title = t("book.title", { game: t(`shelf.${box.id}.title`) });
  const place = el("div", { class: "book-place paper" });
  const print = el("button", {
    type: "button",
    class: "button quiet",
    onclick: () => globalThis.print(),
    text: t("book.print"),
  });
  root.append(
    el(
      "div",
      { class: "screen" },
      screenHead(title),
      el("p", { class: "links no-print" }, otherBooks(box.id), print),
      place,
    ),
  );
  return { title, close: showBook(place, app, loadMaterial(box.id), section) };
}

/** The books of the other boxes. @param {string} shown */
function otherBooks(shown) {
  return SHELF.filter(({ id }) => id !== shown).map(({ id }) =>
    el("a", { href: `#/rules/${id}`, text: t(`shelf.${id}.title`) }),
  );
}
