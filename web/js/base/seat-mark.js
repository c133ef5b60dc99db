// The mark of a seat, so that seats differ by shape as well as colour.

import { svg } from "./dom.js";

export const MARKS = [
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 3 22 20H2z",
  "M12 2l9 10-9 10-9-10z",
  "m12 2 3 7 7 .6-5.4 4.6 1.7 7.2L12 17.600l-6.300 3.800 1.700-7.200L2 9.600 9 9z",
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
];

/** @param {number} seat */
export function mark(seat) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: `mark seat-${seat + 1}`, "aria-hidden": "true" },
    svg("path", { d: MARKS[seat % MARKS.length] }),
  );
}
