// The shared board as characters in rows and columns, for a report.

import { t } from "../../../js/base/words.js";

const MOUNTAIN = "^";
const CROSS = "x";

/** @type {NonNullable<import("../view.js").Face["boardText"]>} */
export function boardText({ view }) {
  /** @type {Record<string, string>} */
  const signs = { mountain: MOUNTAIN, cross: CROSS, empty: "." };
  const cell = (/** @type {import("../view.js").Square} */ { icon, thing }) => (icon ? letter(icon) : signs[thing]);
  return {
    columns: view.columns,
    rows: view.rows.map((name, row) => ({
      name,
      cells: view.squares.filter((square) => square.row === row).map(cell),
    })),
    legend: [
      ...view.icons.map(({ key }) => /** @type {[string, string]} */ ([letter(key), t(`duel.icon.${key}`)])),
      [MOUNTAIN, t("duel.thing.mountain")],
      [CROSS, t("duel.ability.cross")],
    ],
  };
}

/** @param {string} icon */
const letter = (icon) => t(`duel.letter.${icon}`);
