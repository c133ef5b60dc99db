// The score of a game as texts in rows and columns, for a printed sheet, an image or a report.

import { number, t } from "../base/words.js";

/**
 * The score as a table of words: a row for each line, a cell for each seat.
 * @param {Pick<import("./still.js").Still, "answer" | "face">} still
 */
export function scoreTable({ answer, face }) {
  const tally = face.tally?.() ?? { counts: false, total: t("table.scores.total") };
  const [first] = answer.scores;
  const rows = first.lines.map(({ key }) => ({
    key,
    label: face.line(key),
    cells: answer.scores.map(({ lines }) => {
      const line = lines.find((other) => other.key === key);
      return line ? range({ ...line, total: tally.counts ? line.count : line.points }) : "";
    }),
  }));
  return { rows, total: { label: tally.total, cells: answer.scores.map(range) } };
}

/** A number, or where part of it is hidden the range it lies in. @param {{ total: number, low?: number, high?: number }} value */
function range({ total, low, high }) {
  return low !== undefined && high !== undefined && low !== high ? `${number(low)}–${number(high)}` : number(total);
}
