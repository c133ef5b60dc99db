// A saved game at the table.

import { createHelp } from "../learn/help/table-help.js";
import { tableAddOns } from "../link/at-table.js";
import { openTable } from "../table/table.js";

/**
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {string} saveId
 * @returns {import("../base/router.js").Screen}
 */
export function openPlay(root, app, saveId) {
  const help = (/** @type {import("../table/add-ons.js").Match} */ match) => createHelp(app, match);
  return openTable(root, app, saveId, { ...tableAddOns(app), help, kept: true });
}
