// The actions for a finished game. The bar stays at the table as long as the game is over.

import { el } from "../../base/dom.js";
import { t } from "../../base/words.js";

/** @typedef {"again" | "results" | "review" | "watch" | "report" | "same"} EndAction */

/**
 * @param {EndAction[]} names
 * @param {(name: EndAction) => void} act
 */
export function endBar(names, act) {
  const buttons = names.map((name) => {
    const kind = name === "again" ? "button primary" : "button";
    const facts = { type: "button", class: kind, "data-action": name, onclick: () => act(name) };
    return el("button", { ...facts, text: t(`table.ending.${name}`) });
  });
  return el("div", { class: "end-bar", role: "group", "aria-label": t("table.ending.next") }, buttons);
}
