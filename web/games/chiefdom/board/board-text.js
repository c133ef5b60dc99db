// A sheet as characters in rows and columns, for a report.

import { number, t } from "../../../js/base/words.js";
import { letterOn } from "../drawing/icons.js";

/** What each character of the engine means. */
const MEANINGS = {
  "~": "icon.water",
  2: "icon.trees2",
  3: "icon.trees3",
  H: "icon.house",
  W: "icon.wall",
  "#": "pad.printed-wall",
  "?": "icon.people",
  J: "pad.jobless",
  L: "job.lumberjack",
  F: "job.fisherman",
  B: "job.builder",
};

/** Signs that replace English letters and are letters in no language. @type {Record<string, string>} */
const SIGNS = { H: "^", W: "=", J: "*" };

/** The sign in the report; workers have the letters of the language. @param {string} sign of the engine */
const written = (sign) => letterOn(sign) || (SIGNS[sign] ?? sign);

/** @type {NonNullable<import("../view.js").Face["boardText"]>} */
export function boardText({ view }, seat) {
  return {
    columns: [...view.sheet.columns],
    rows: view.lands[seat].rows.map((row, at) => ({ name: number(at + 1), cells: [...row].map(written) })),
    legend: Object.entries(MEANINGS).map(([sign, key]) => [written(sign), t(`chiefdom.${key}`)]),
  };
}
