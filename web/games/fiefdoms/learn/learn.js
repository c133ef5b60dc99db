// What Rolling Fiefdoms draws for its rule book and for the table: faces of the dice, what each number builds, buildings
// and regions.

import { el } from "../../../js/base/dom.js";
import { list, number, t } from "../../../js/base/words.js";
import { REGIONS, SECTIONS } from "../board/layout.js";
import { picture } from "../tray/builds.js";
import { cube } from "../tray/numeral-dice.js";
import { glyph } from "../tray/regions.js";

/** @typedef {import("../view.js").PrintedSheet} PrintedSheet */

/** @type {import("../../../js/shelf/manifest.js").Learning} */
export const learning = {
  galleries: {
    faces: (facts) => faces(sheetOf(facts)),
    values: (facts) => values(sheetOf(facts)),
    buildings: (facts) => buildings(sheetOf(facts)),
    regions: (facts) => regions(sheetOf(facts)),
  },
  reference: (facts) => el("div", { class: "fiefdoms-reference" }, buildings(sheetOf(facts)), regions(sheetOf(facts))),
};

/** The engine sends the same data for the printed sheet. @param {Record<string, unknown>} facts */
function sheetOf(facts) {
  return /** @type {PrintedSheet} */ (/** @type {unknown} */ (facts));
}

/** All faces of the four dice. @param {PrintedSheet} sheet */
function faces({ dice }) {
  const rows = dice.map(({ die, faces: all }) =>
    el(
      "li",
      {},
      el(
        "span",
        { class: "pair-dice", role: "img", "aria-label": t("fiefdoms.dice", { dice: list(all) }) },
        all.map((face) => cube({ die, face }, { class: "small" })),
      ),
    ),
  );
  return el("ul", { class: "fiefdoms-faces" }, rows);
}

/** What each die or sum builds. @param {PrintedSheet} sheet */
function values({ buildings: all }) {
  const rows = [...new Set(all.map(({ value }) => value))].map((value) => {
    const built = all.filter((one) => one.value === value).map(({ building }) => building);
    return el(
      "li",
      {},
      el("b", { text: number(value) }),
      picture(built[0]),
      el("span", { text: list(built.map((building) => t(`fiefdoms.building.${building}`))) }),
    );
  });
  return el("ul", { class: "fiefdoms-values", "aria-label": t("fiefdoms.print.buildings") }, rows);
}

/** Every building with its number, its workers and its worth. @param {PrintedSheet} sheet */
function buildings({ buildings: all, points, track, plots }) {
  const words = { ...points, each: track.each, university: points.university.map(number).join("/") };
  const rows = all.map(({ building, value, workers, most }) =>
    el(
      "li",
      {},
      el("b", { class: "building-value", text: number(value) }),
      picture(building),
      el(
        "span",
        { class: "building-words" },
        el("b", { text: t(`fiefdoms.building.${building}`) }),
        workers > 0 && crew(workers),
        most < plots.length && el("small", { text: t("fiefdoms.at-most", { count: most }) }),
        el("span", { text: t(`fiefdoms.print.is.${building}`, words) }),
      ),
    ),
  );
  return el("ul", { class: "fiefdoms-buildings", "aria-label": t("fiefdoms.print.buildings") }, rows);
}

/** As on the sheet: a circle for each worker. @param {number} workers */
function crew(workers) {
  const circles = Array.from({ length: workers }, () => el("i", { class: "crew-circle" }));
  const label = t("fiefdoms.workers-needed", { count: workers });
  return el("span", { class: "building-crew", role: "img", "aria-label": label }, circles);
}

/** The regions with their plots and the suggested numbers. @param {PrintedSheet} sheet */
function regions({ plots, sections, numbers }) {
  const sums = SECTIONS.map((section) =>
    section === "centre" ? [numbers.centre] : numbers.pairs[numbers.suggested.indexOf(section)],
  );
  const rows = SECTIONS.map((section, at) =>
    el(
      "li",
      {},
      el(
        "span",
        { class: "region-map", "aria-hidden": "true" },
        plots.map(({ plot }) => el("i", { class: sections[section].includes(plot) ? "inside" : "" })),
      ),
      REGIONS.some((region) => region === section) && glyph(section),
      el("b", { text: t(`fiefdoms.section.${section}`) }),
      el("span", { text: list(sums[at].map(number)) }),
    ),
  );
  return el("ul", { class: "fiefdoms-regions", "aria-label": t("fiefdoms.regions") }, rows);
}
