// What Five Tribes draws for its rule book and for the table: tribes, tiles, the track, goods, suits and Djinns.

import { el } from "../../../js/base/dom.js";
import { number, t } from "../../../js/base/words.js";
import { cardName, kindName, tribe } from "../describe.js";
import { goods } from "../drawing/goods.js";
import { picture } from "../drawing/path-drawing.js";
import { COIN, meeple } from "../drawing/pieces.js";
import { tileScene } from "../drawing/tiles.js";
import { djinnCard } from "../score/score-panel.js";

/** @typedef {import("../view.js").Tables} Tables */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

/** @type {import("../../../js/shelf/manifest.js").Learning} */
export const learning = {
  galleries: {
    spots: (facts) => spots(tablesOf(facts)),
    tribes: (facts) => tribes(tablesOf(facts)),
    kinds: (facts) => kinds(tablesOf(facts)),
    goods: (facts) => cards(tablesOf(facts)),
    suits: (facts) => suits(tablesOf(facts)),
    djinns: (facts) => djinns(tablesOf(facts)),
  },
  reference: (facts) => {
    const tables = tablesOf(facts);
    return el("div", { class: "ft-reference" }, tribes(tables), kinds(tables), suits(tables));
  },
};

/** The tables as the engine writes them. @param {Record<string, unknown>} facts */
function tablesOf(facts) {
  return /** @type {Tables} */ (/** @type {unknown} */ (facts));
}

/** @param {string} key @param {Record<string, unknown>} [values] */
const words = (key, values) => t(`learn-five-tribes.${key}`, values);

/** @param {string} name of the gallery @param {string} kind @param {Child[]} entries */
function gallery(name, kind, entries) {
  return el("ul", { class: `ft-gallery ${kind}`, "aria-label": words(`gallery.${name}`) }, entries);
}

/**
 * A drawing, a name and an explanation.
 * @param {Child} drawing
 * @param {string} name
 * @param {string} text
 * @param {string} [more]
 */
function entry(drawing, name, text, more) {
  return el(
    "li",
    {},
    drawing,
    el(
      "div",
      {},
      el("b", { text: name }),
      el("span", { text }),
      more ? el("small", { class: "faint", text: more }) : null,
    ),
  );
}

// -- the order of play -------------------------------------------------------------------------------------------------------

/** @param {Tables} tables */
function spots({ prices, zeros }) {
  const all = [...prices, ...Array.from({ length: zeros }, () => 0)];
  const entries = all.map((count) => el("li", {}, picture(COIN), el("b", { text: words("gallery.price", { count }) })));
  return gallery("spots", "small", entries);
}

// -- tribes and tiles --------------------------------------------------------------------------------------------------------

/** @param {Tables} tables */
function tribes({ tribes: all, lines }) {
  const points = Object.fromEntries(lines.map((line) => [line.key, line.points]));
  /** @type {Record<string, Record<string, number>>} */
  const values = { Y: { points: points.viziers, bonus: points["vizier-bonus"] }, W: { points: points.elders } };
  const entries = all.map(({ key, count }) =>
    entry(
      picture(meeple(key), { class: "figure" }),
      tribe(key, 2),
      words(`explain.tribe-${key}`, values[key]),
      words("gallery.tribe-count", { count }),
    ),
  );
  return gallery("tribes", "wide", entries);
}

/** @param {Tables} tables */
function kinds({ kinds: all, lines, djinn_price: [elders, mixed] }) {
  const points = Object.fromEntries(lines.map((line) => [line.key, line.points]));
  /** @type {Record<string, Record<string, number>>} */
  const values = {
    oasis: { points: points.palms },
    village: { points: points.palaces },
    "sacred-place": { elders: elders.elders, one: mixed.elders, fakirs: mixed.fakirs },
  };
  const entries = all.map(({ key, count, least, most, price, cards: sold, reach }) =>
    entry(
      picture(tileScene(key), { class: "scene" }),
      kindName(key),
      words(`explain.kind-${key}`, values[key] ?? { price, cards: sold, reach }),
      least === most
        ? words("gallery.tile-count", { count, value: number(least) })
        : words("gallery.tile-count-range", { count, least: number(least), most: number(most) }),
    ),
  );
  return gallery("kinds", "wide", entries);
}

// -- cards and Djinns --------------------------------------------------------------------------------------------------------

/** @param {Tables} tables */
function cards({ cards: all }) {
  const entries = all.map(({ key, count }) =>
    entry(picture(goods(key)), cardName(key, 2), words("gallery.copies", { count })),
  );
  return gallery("goods", "small", entries);
}

/** @param {Tables} tables */
function suits({ suits: all }) {
  const entries = all.map(({ number: count, gold }) =>
    el("li", {}, el("span", { text: words("gallery.suit", { count }) }), el("b", { text: number(gold) })),
  );
  return gallery("suits", "suits", entries);
}

/** @param {Tables} tables */
function djinns({ djinns: all }) {
  const entries = all.map((djinn) => el("li", {}, djinnCard(djinn)));
  return gallery("djinns", "cards", entries);
}
