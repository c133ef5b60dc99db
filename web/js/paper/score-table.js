// The score of a game as texts in rows and columns, for a printed sheet, an image or a report.

import { t } from "../base/words.js";
import { scoreText } from "../table/panels.js";

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
      return line ? scoreText({ ...line, total: tally.counts ? line.count : line.points }) : "";
    }),
  }));
  return { rows, total: { label: tally.total, cells: answer.scores.map(scoreText) } };
}
