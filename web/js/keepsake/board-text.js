// A board as monospaced text in columns, with a legend of its symbols below.

import { t } from "../base/words.js";

/** @typedef {import("../shelf/faces.js").BoardText} BoardText */

/** @param {BoardText} board @returns {string} */
export function writeBoard({ columns, rows, legend }) {
  const lines = [["", ...columns], ...rows.map(({ name, cells }) => [name, ...cells])];
  const widths = lines[0].map((_, at) => Math.max(...lines.map((cells) => length(cells[at]))));
  const grid = lines.map((cells) => cells.map((cell, at) => cell + " ".repeat(widths[at] - length(cell))).join(" "));
  const used = legend.filter(([sign]) => rows.some(({ cells }) => cells.some((cell) => cell.includes(sign))));
  const meanings = used.map(([sign, meaning]) => t("report.sign", { sign, meaning }));
  return [...grid.map((line) => line.trimEnd()), "", ...meanings].join("\n");
}

/** @param {string} text */
const length = (text) => [...text].length;
