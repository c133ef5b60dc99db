// The rule book beside the board: the game stays where it is, and can be played on while the book is open.

import { el, fill } from "../base/dom.js";
import { closeOnBack } from "../base/overlay/back.js";
import { t } from "../base/words.js";
import { showBook } from "./book.js";
import { loadMaterial } from "./material.js";

/** From this width on there is room for both. */
const ROOM = "(min-width: 1000px)";

/**
 * @param {import("../app/app.js").App} app
 * @param {string} box
 * @param {string} [section] its id, or something that it explains, such as "rule:must-draw"
 * @param {() => string} [advice] what to think about now, once the words have arrived
 */
export function openRuleDrawer(app, box, section, advice = () => "") {
  const before = document.querySelector("dialog.book-drawer");
  if (before instanceof HTMLDialogElement) before.close();
  const title = t("book.title", { game: t(`shelf.${box}.title`) });
  const place = el("div", { class: "book-place" });
  const dialog = el("dialog", { class: "book-drawer paper", "aria-label": title });
  const close = el("button", { class: "icon-button", type: "button", "aria-label": t("app.close"), text: "×" });
  close.addEventListener("click", () => dialog.close());
  const top = el("div", { class: "book-top" });
  dialog.append(el("header", { class: "dialog-head" }, el("h2", { text: title }), close), top, place);
  document.body.append(dialog);
  const material = loadMaterial(box);
  const end = showBook(place, app, material, section);
  if (!section)
    material.then(
      (loaded) => fillTop(top, loaded, advice()),
      () => {},
    );
  const closed = closeOnBack(() => dialog.close());
  dialog.addEventListener("close", () => {
    closed();
    end();
    dialog.remove();
  });
  // Above an open dialog, such as the result, it could not be used otherwise.
  if (matchMedia(ROOM).matches && !document.querySelector("dialog:modal")) dialog.show();
  else dialog.showModal();
}

/**
 * What helps at once: a sentence about the present decision, and the card with what one looks up.
 * @param {HTMLElement} top
 * @param {import("./material.js").Material} material
 * @param {string} advice
 */
function fillTop(top, { book, learning }, advice) {
  fill(
    top,
    advice && el("section", { class: "book-now" }, el("h3", { text: t("help.now") }), el("p", { text: advice })),
    learning.reference?.(book.facts),
  );
}
