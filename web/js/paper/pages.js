// Pages of paper in their true size when printed, and as large as the screen allows before.

import { el } from "../dom.js";

export const PAPERS = /** @type {const} */ (["a4", "letter"]);

/**
 * One page with some sheets on it; two stand side by side on a page that lies.
 * @param {string} paper
 * @param {number} perPage
 * @param {Node[]} sheets
 */
export function pageOf(paper, perPage, sheets) {
  const lying = perPage === 2 ? " lying" : "";
  return el(
    "section",
    { class: `sheet-page on-paper ${paper}${lying} hold-${perPage}` },
    sheets.map((sheet) => el("div", { class: "sheet-place" }, sheet)),
  );
}
