// Pages of paper: in true size when printed, and as large as possible in the preview.

import { el } from "../base/dom.js";

export const PAPERS = /** @type {const} */ (["a4", "letter"]);

/**
 * Sheets on pages; on a landscape page, two side by side.
 * @param {string} paper
 * @param {number} perPage
 * @param {Node[]} sheets
 */
export function pagesOf(paper, perPage, sheets) {
  const kind = `sheet-page on-paper ${paper}${perPage === 2 ? " lying" : ""} hold-${perPage}`;
  const pages = [];
  for (let from = 0; from < sheets.length; from += perPage) {
    const places = sheets.slice(from, from + perPage).map((sheet) => el("div", { class: "sheet-place" }, sheet));
    pages.push(el("section", { class: kind }, places));
  }
  return pages;
}
