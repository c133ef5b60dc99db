// The course of a game as a drawing, every seat with its colour, its dashes and its mark; and the same as a table.

import { el, svg } from "../base/dom.js";
import { MARKS, mark } from "../base/seat-mark.js";
import { number, t } from "../base/words.js";
import { markedPoints, spread } from "./chart-places.js";

/** @typedef {import("../store/parts/review-format.js").Review} Review */
/** @typedef {{ x: (point: number) => number, y: (total: number) => number, width: number, height: number }} Scale */

const HEIGHT = 300;
const MARGIN = { left: 46, right: 16, top: 44, bottom: 34 };
const DASHES = ["", "9 5", "3 4", "12 4 3 4", "6 3", "2 6"];
const MARK = 12;
const MARK_DISTANCE = 24;
const PIN = 12; // the radius of a number above the chart

/**
 * The chart, redrawn whenever its width changes, so that its letters keep their size.
 * @param {Review} review
 * @param {string[]} names
 */
export function chart(review, names) {
  const place = el("div");
  let drawn = 0;
  const follow = new ResizeObserver(() => {
    const width = Math.floor(place.clientWidth);
    if (width === 0 || width === drawn) return;
    drawn = width;
    place.replaceChildren(drawing(review, names, width));
  });
  follow.observe(place);
  return el("div", { class: "chart-box" }, place, legend(names), table(review.course, names));
}

/**
 * @param {Review} review
 * @param {string[]} names
 * @param {number} width in pixels
 */
function drawing({ course, people }, names, width) {
  const scale = scaleOf(course, width);
  const moments = people.length === 1 ? people[0].moments : [];
  return svg(
    "svg",
    { class: "chart", viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": t("review.chart") },
    grid(course, scale),
    pins(moments, course, scale),
    names.map((_, seat) => line(course, seat, names.length, scale)),
  );
}

/** @param {Review["course"]} course @param {number} width @returns {Scale} */
function scaleOf(course, width) {
  const all = course.flatMap(({ totals }) => totals);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const across = width - MARGIN.left - MARGIN.right;
  const up = HEIGHT - MARGIN.top - MARGIN.bottom;
  return {
    width,
    height: HEIGHT,
    x: (at) => MARGIN.left + (across * at) / Math.max(1, course.length - 1),
    y: (total) => MARGIN.top + up * (1 - (total - low) / (high - low)),
  };
}

/** The lines behind the curves, with their numbers. @param {Review["course"]} course @param {Scale} scale */
function grid(course, { x, y, width }) {
  const all = course.flatMap(({ totals }) => totals);
  const step = stepFor(Math.max(...all, 1) - Math.min(...all, 0));
  const levels = [];
  for (let total = Math.ceil(Math.min(...all, 0) / step) * step; total <= Math.max(...all, 1); total += step) {
    levels.push(total + 0); // no minus before a zero
  }
  const turns = course.map((_, at) => at).filter((at) => at % Math.ceil(course.length / 8) === 0);
  return svg(
    "g",
    { class: "chart-grid" },
    levels.flatMap((total) => [
      svg("path", { d: `M${MARGIN.left} ${y(total)}H${width - MARGIN.right}`, class: total ? "" : "zero" }),
      svg("text", { x: MARGIN.left - 8, y: y(total) + 5, "text-anchor": "end" }, number(total)),
    ]),
    turns.map((at) => svg("text", { x: x(at), y: HEIGHT - 10, "text-anchor": "middle" }, turnName(course, at))),
  );
}

/** A step of 1, 2 or 5 times a power of ten that divides a range into four to eight. @param {number} range */
function stepFor(range) {
  const rough = range / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? power;
}

/** @param {Review["course"]} course @param {number} seat @param {number} seats @param {Scale} scale */
function line(course, seat, seats, { x, y }) {
  const points = course.map(({ totals }, at) => [x(at), y(totals[seat])]);
  const marked = markedPoints(points.length, x(1) - x(0), { seat, seats, distance: MARK_DISTANCE });
  const marks = marked.map((at) => {
    const [left, top] = points[at];
    const transform = `translate(${left - MARK / 2} ${top - MARK / 2}) scale(${MARK / 24})`;
    return svg("path", { d: MARKS[seat % MARKS.length], transform });
  });
  const way = svg("path", {
    class: "chart-way",
    d: `M${points.map((point) => point.join(" ")).join("L")}`,
    "stroke-dasharray": DASHES[seat % DASHES.length],
  });
  return svg("g", { class: `chart-seat seat-${seat + 1}` }, way, marks);
}

/** Where the costly decisions were made, numbered as they are listed. @param {{ ply: number }[]} moments @param {Review["course"]} course @param {Scale} scale */
function pins(moments, course, { x, width }) {
  const places = moments.map(({ ply }) => x(course.findLastIndex((point) => point.ply <= ply)));
  const heads = spread(places, 2 * PIN + 4, { from: MARGIN.left, to: width - MARGIN.right });
  const drawn = heads.map((head, index) =>
    svg(
      "g",
      { class: "chart-pin" },
      svg("path", { d: `M${head} ${PIN * 2 + 4}L${places[index]} ${MARGIN.top}V${HEIGHT - MARGIN.bottom}` }),
      svg("circle", { cx: head, cy: PIN + 3, r: PIN }),
      svg("text", { x: head, y: PIN + 9, "text-anchor": "middle" }, number(index + 1)),
    ),
  );
  return svg("g", {}, drawn);
}

/** @param {string[]} names */
function legend(names) {
  const seats = names.map((name, seat) => el("li", {}, mark(seat), name));
  return el("ul", { class: "chart-legend" }, seats);
}

/** The last point is the end, in whichever turn it came. @param {Review["course"]} course @param {number} at */
function turnName(course, at) {
  return at === course.length - 1 ? t("review.end") : number(course[at].turn);
}

/** @param {Review["course"]} course @param {string[]} names */
function table(course, names) {
  const head = el(
    "tr",
    {},
    el("th", { scope: "col", text: t("review.turn-head") }),
    names.map((name) => el("th", { scope: "col", text: name })),
  );
  const rows = course.map(({ totals }, at) =>
    el(
      "tr",
      {},
      el("th", { scope: "row", text: turnName(course, at) }),
      totals.map((total) => el("td", { text: number(total) })),
    ),
  );
  return el(
    "details",
    { class: "chart-table" },
    el("summary", { text: t("review.as-table") }),
    el(
      "table",
      { class: "scores" },
      el("caption", { class: "visually-hidden", text: t("review.chart") }),
      el("thead", {}, head),
      el("tbody", {}, rows),
    ),
  );
}
