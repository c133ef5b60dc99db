// What Chiefdom Duel draws for its rule book and for the table: icons, signs of the rows, abilities.

import { el } from "../../../js/base/dom.js";
import { list, number, t } from "../../../js/base/words.js";
import { iconName } from "../describe.js";
import { glyph } from "../drawing/glyphs.js";
import { iconDie } from "../drawing/pictures.js";
import { drawTrack } from "../score/score-panel.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */

/** @type {import("../../../js/shelf/manifest.js").Learning} */
export const learning = {
  galleries: {
    icons: (facts) => icons(sheetOf(facts)),
    rows: (facts) => rows(sheetOf(facts)),
    track: (facts) => track(sheetOf(facts)),
    abilities: (facts) => abilities(sheetOf(facts)),
    permanents: (facts) => permanents(sheetOf(facts)),
  },
  reference: (facts) => {
    const sheet = sheetOf(facts);
    return el(
      "div",
      { class: "duel-reference" },
      icons(sheet),
      track(sheet),
      el("h3", { text: t("duel.abilities") }),
      abilities(sheet),
      el("h3", { text: t("duel.permanents") }),
      permanents(sheet),
    );
  },
};

/** The engine sends the same data for the printed sheet. @param {Record<string, unknown>} facts */
function sheetOf(facts) {
  return /** @type {PrintedSheet} */ (/** @type {unknown} */ (facts));
}

/** The icon of each face. @param {PrintedSheet} sheet */
function icons({ icons: all }) {
  const entries = all.map(({ key, face }) =>
    el("li", {}, iconDie(face), el("b", { text: t("duel.on-die", { icon: iconName(key), face: number(face) }) })),
  );
  return el("ul", { class: "duel-gallery small", "aria-label": t("duel.print.dice") }, entries);
}

/** The rows of one player, without marks. @param {PrintedSheet} sheet */
function rows({ icons: all, track: signs }) {
  const blank = all.map(({ key }) => ({ icon: key, marks: 0, lowest: false }));
  return el("div", { class: "duel-blank-rows" }, drawTrack(blank, signs));
}

/** What the ability icons give, and where they are. @param {PrintedSheet} sheet */
function track({ stops }) {
  const entries = Object.entries(stops).map(([sign, squares]) =>
    named(
      sign,
      t(`duel.track.${sign}`),
      t("duel.on-squares", { count: squares.length, squares: list(squares.map(number)) }),
    ),
  );
  return el("ul", { class: "duel-gallery", "aria-label": t("duel.legend") }, entries);
}

/** @param {PrintedSheet} sheet */
function abilities({ abilities: keys }) {
  const entries = keys.map((key) => named(key, t(`duel.ability.${key}`), t(`duel.ability-help.${key}`)));
  return el("ul", { class: "duel-gallery", "aria-label": t("duel.abilities") }, entries);
}

/** @param {PrintedSheet} sheet */
function permanents({ permanents: keys }) {
  const entries = keys.map((key) => named(key, t(`duel.permanent.${key}`), t(`duel.permanent-help.${key}`)));
  return el("ul", { class: "duel-gallery", "aria-label": t("duel.permanents") }, entries);
}

/** @param {string} sign @param {string} name @param {string} text */
function named(sign, name, text) {
  return el("li", {}, glyph(sign), el("span", {}, el("b", { text: name }), " ", el("span", { text })));
}
