// A saved game at the table.

import { tableAddOns } from "../link/at-table.js";
import { openTable } from "../table/table.js";

/**
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {string} saveId
 * @returns {import("../base/router.js").Screen}
 */
export function openPlay(root, app, saveId) {
  return openTable(root, app, saveId, tableAddOns(app));
}
