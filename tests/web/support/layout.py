"""Measures the table on the screen: where the board is, what is cut off, broken or too small."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SIZES = (
    *((320, 568), (360, 640), (375, 667), (390, 844), (430, 932)),
    *((768, 1024), (834, 1112), (844, 390)),
    *((1024, 768), (1100, 800), (1366, 768), (1440, 900)),
)
PHONES = SIZES[:5]

# The measuring functions, installed once per page.
PREPARE = """() => {
  const name = (element) => `${element.tagName}.${element.className}`.slice(0, 60);
  const SLACK = 1.5;
  const TARGET = 43.5; // pixels that suit a finger
  const LEADING = 6; // the box of a text may be higher than its line

  /** The nearest box that clips what does not fit, with how it does it. */
  const clipOf = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX !== "visible" || overflowY !== "visible") return { box, overflowX, overflowY };
    }
    return { box: document.documentElement, overflowX: "hidden", overflowY: "hidden" };
  };

  /** Whether it can be seen; what is there for screen readers or for the keyboard alone lies in a box of one pixel. */
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    clipOf(element).box.getBoundingClientRect().width > 2;

  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";

  /** The box in which something can be scrolled up and down. */
  const scrollerOf = (element) => {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      if (scrolls(getComputedStyle(box).overflowY)) return box;
    }
    return null;
  };

  /** Where a box of text lies outside of what can be seen of it, also by scrolling down. */
  const isCut = (element, rect) => {
    const { box, overflowX, overflowY } = clipOf(element);
    const edge = box.getBoundingClientRect();
    const wide = rect.left < edge.left - SLACK || rect.right > edge.right + SLACK;
    const high = rect.top < edge.top - LEADING || rect.bottom > edge.bottom + LEADING;
    // A list in one row may be scrolled sideways; the tray as a whole may not.
    const sideways = scrolls(overflowX) && !box.matches(".tray, .score-card, .hint, .prompt");
    return (wide && !sideways) || (high && !scrolls(overflowY));
  };

  /** A seat's name is left out as a whole where there is no room for it. */
  const isLeftOut = (element, rect) => {
    const seat = element.matches(".seat-name") && element.parentElement.getBoundingClientRect();
    return Boolean(seat) && rect.top >= seat.bottom - SLACK;
  };

  const words = (text) => [...text.data.matchAll(/\\d-\\d|[\\p{L}\\p{N}'’]{2,}/gu)];

  const textProblems = (root) => {
    const found = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!text.data.trim() || element.closest("canvas, svg, .bubble") || !seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      if (rect.width < 2 || element.getBoundingClientRect().width < 2 || isLeftOut(element, rect)) continue;
      if (isCut(element, rect)) found.push(`cut: ${name(element)} "${text.data.slice(0, 40)}"`);
      for (const word of words(text)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`broken: ${name(element)} "${word[0]}"`);
      }
    }
    return found;
  };

  /** Whether a finger that misses the middle of a small control still hits it. */
  const isHitAround = (control) => {
    // A button in the prompt is pressed anywhere in it.
    const { left, top, width, height } = (control.closest(".prompt") ?? control).getBoundingClientRect();
    const reach = TARGET / 2 - 1;
    const spots = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]];
    const [x, y] = [left + width / 2, top + height / 2];
    return spots.every(([aside, down]) => control.contains(document.elementFromPoint(x + aside, y + down)));
  };

  const controlProblems = (root) => {
    const found = [];
    for (const control of root.querySelectorAll("button, a, input, select, summary, div.seat")) {
      if (control.closest("canvas") || !seen(control)) continue;
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      const what = `${name(control)} "${control.getAttribute("aria-label") ?? control.textContent.slice(0, 30)}"`;
      const label = control.matches("input") && control.closest("label")?.getBoundingClientRect();
      const [w, h] = label ? [label.width, label.height] : [width, height];
      const isSmall = w < TARGET || h < TARGET;
      if (isSmall && !isHitAround(control)) found.push(`small: ${what} ${Math.round(w)} × ${Math.round(h)}`);
      const box = scrollerOf(control.parentElement);
      const { overflowX } = clipOf(control.parentElement);
      const sideways = scrolls(overflowX) && clipOf(control.parentElement).box !== box;
      if (!sideways && (left < -SLACK || right > innerWidth + SLACK)) found.push(`outside: ${what}`);
      if (!box && (top < -SLACK || bottom > innerHeight + SLACK)) found.push(`outside: ${what}`);
    }
    return found;
  };

  /** A score is never left out, and a name on a seat card is never shortened. */
  const seatProblems = (root) =>
    [...root.querySelectorAll(".seat")].filter(seen).flatMap((seat) => {
      const edge = seat.getBoundingClientRect();
      const score = seat.querySelector(".seat-score").getBoundingClientRect();
      const name = seat.querySelector(".seat-name");
      const found = [];
      if (score.right > edge.right + SLACK || score.bottom > edge.bottom + SLACK) found.push("score left out");
      const isCut = getComputedStyle(name).overflowX === "hidden" && name.scrollWidth > name.clientWidth + SLACK;
      if (isCut && seen(name)) found.push("name shortened");
      return found.map((what) => `${what}: ${seat.textContent.slice(0, 40)}`);
    });

  const pageProblems = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = [];
    if (scrollWidth > innerWidth) found.push(`the page scrolls sideways: ${scrollWidth}`);
    if (scrollHeight > innerHeight) found.push(`the page scrolls: ${scrollHeight}`);
    const prompt = document.querySelector(".prompt");
    if (prompt.scrollHeight > prompt.clientHeight) found.push(`prompt too long: ${prompt.textContent}`);
    return found;
  };

  /** How much of a length is drawn on: the share of the canvas' rows or columns between the first and the last. */
  const drawn = (canvas, along) => {
    const small = new OffscreenCanvas(200, 200).getContext("2d");
    small.drawImage(canvas, 0, 0, 200, 200);
    const { data } = small.getImageData(0, 0, 200, 200);
    const used = [];
    for (let at = 0; at < 40_000; at++) {
      if (data[at * 4 + 3] > 128) used.push(along === "width" ? at % 200 : Math.floor(at / 200));
    }
    const [first, last] = used.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [200, -1]);
    return Math.max(0, last - first + 1) / 200;
  };

  window.measureTable = async (whole) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const canvas = document.querySelector("canvas.board-canvas");
    const { x, y, width, height } = canvas.getBoundingClientRect();
    const found = { board: [x, y, width, height].map((length) => Math.round(length * 10) / 10) };
    if (!whole) return found;
    const table = document.querySelector(".table");
    const along = innerWidth < innerHeight ? "width" : "height";
    const size = along === "width" ? width : height;
    found.share = (drawn(canvas, along) * size) / Math.min(innerWidth, innerHeight);
    found.problems = [...new Set([...pageProblems(), ...textProblems(table), ...controlProblems(table),
      ...seatProblems(table)])];
    return found;
  };
}"""


def prepare(page: Page) -> None:
    page.evaluate(PREPARE)


def measure(page: Page, *, whole: bool = True) -> dict[str, Any]:
    """The board's rectangle; with ``whole`` also its share of the shorter side, and all problems."""
    found = page.evaluate("(whole) => window.measureTable(whole)", whole)
    assert isinstance(found, dict)
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=list(size))
