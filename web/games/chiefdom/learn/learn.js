// What Chiefdom draws for its rule book and for the table: sums, shapes, scoring cards and ranks.

import { el } from "../../../js/base/dom.js";
import { number, t } from "../../../js/base/words.js";
import { die } from "../../../js/canvas/dice.js";
import { LETTERS } from "../drawing/icons.js";
import { picture, shapePicture } from "../tray/pictures.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */

/** @type {import("../../../js/shelf/manifest.js").Learning} */
export const learning = {
  galleries: {
    sums: (facts) => sums(sheetOf(facts)),
    shapes: (facts) => shapes(sheetOf(facts)),
    cards: (facts) => cards(sheetOf(facts)),
    ranks: (facts) => ranks(sheetOf(facts)),
  },
  reference: (facts) => el("div", { class: "chiefdom-reference" }, sums(sheetOf(facts)), shapes(sheetOf(facts))),
};

/** The engine sends the same data for the printed sheet. @param {Record<string, unknown>} facts */
function sheetOf(facts) {
  return /** @type {PrintedSheet} */ (/** @type {unknown} */ (facts));
}

/** What each sum draws. @param {PrintedSheet} sheet */
function sums(sheet) {
  const rows = sheet.sums.map(({ sum, icon }) =>
    el(
      "li",
      {},
      el("b", { text: number(sum) }),
      icon && picture(LETTERS[icon]),
      el("span", { text: icon ? t(`chiefdom.icon.${icon}`) : t("chiefdom.print.any") }),
    ),
  );
  return el("ul", { class: "chiefdom-sums", "aria-label": t("chiefdom.print.sums") }, rows);
}

/** The shape of each face of the third die. @param {PrintedSheet} sheet */
function shapes(sheet) {
  const rows = Object.entries(sheet.shapes).map(([face, cells]) =>
    el(
      "li",
      {},
      die(Number(face), { class: "small" }),
      shapePicture(cells, false),
      el("span", { text: t("chiefdom.squares", { count: cells.length }) }),
    ),
  );
  return el("ul", { class: "chiefdom-shapes", "aria-label": t("chiefdom.print.shapes") }, rows);
}

/** @param {PrintedSheet} sheet */
function cards({ cards: all }) {
  const entries = all.map(({ number: card }) =>
    el(
      "li",
      {},
      el("b", { text: `${number(card)}. ${t(`chiefdom.card.${card}`)}` }),
      el("span", { text: t(`chiefdom.card-text.${card}`) }),
    ),
  );
  return el("ol", { class: "chiefdom-cards" }, entries);
}

/** @param {PrintedSheet} sheet */
function ranks({ ranks: least, top_rank: top }) {
  const entries = least.map((points, at) => {
    const key = at === least.length - 1 ? top : `rank-${at + 1}`;
    return el(
      "li",
      {},
      el("b", { text: t("chiefdom.from-points", { count: points }) }),
      el("span", { text: t(`chiefdom.rank.${key}`) }),
    );
  });
  return el("ul", { class: "chiefdom-cards" }, entries);
}
