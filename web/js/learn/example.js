// An example in a rule book: a position drawn by the game's own face, a caption with the engine's numbers, and moves that
// can be tried. The positions come with the book, so that nothing has to be loaded first.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { number, t } from "../base/words.js";
import { inertContext } from "../shelf/faces.js";
import { Picture } from "../table/display/board-picture.js";
import { changeTag } from "../table/panels.js";

/**
 * @typedef {import("./material.js").Example} Example
 * @typedef {import("./material.js").Run} Run
 * @typedef {import("../engine/answers.js").Answer} Answer
 */

const MOTION = 300;

export class ExampleFigure {
  #picture;
  #face;
  #players;
  #example;
  #result = el("div", { class: "example-result", role: "status" });
  #buttons = el("div", { class: "row example-tries" });

  /**
   * @param {import("../app/app.js").App} app
   * @param {import("../shelf/faces.js").Face} face
   * @param {Example} example
   * @param {string} caption
   */
  constructor(app, face, example, caption) {
    this.#face = face;
    this.#example = example;
    const seats = example.answer.scores.length;
    this.#players = Array.from({ length: seats }, (_, seat) => ({
      name: t("new.player", { number: seat + 1 }),
      kind: "person",
    }));
    this.#picture = new Picture(face, this.#players, app);
    this.element = el(
      "figure",
      { class: "example" },
      this.#picture.element,
      example.runs.length > 0 && this.#dice(),
      caption && el("figcaption", { text: caption }),
      example.runs.length > 0 && [this.#buttons, this.#result],
    );
    this.reset();
  }

  close() {
    this.#picture.close();
  }

  /** The dice of the position, where something can be tried with them. */
  #dice() {
    const { answer, shown } = this.#example;
    return this.#face.dice?.(inertContext({ answer, players: this.#players, shown })) ?? null;
  }

  /** Back to the position of the book. */
  reset() {
    const { answer, shown, light, runs } = this.#example;
    this.#picture.show(answer, shown);
    this.#picture.light(light);
    fill(this.#result);
    fill(this.#buttons, ...runs.map((run) => this.#button(this.#describe(run), () => this.#play(run))));
  }

  /** @param {string} text @param {() => void} onclick */
  #button(text, onclick) {
    return el("button", { type: "button", class: "button", text, onclick });
  }

  /** What a run comes to, in words: its last move. @param {Run} run */
  #describe({ moves, last }) {
    const { shown } = this.#example;
    const context = inertContext({ answer: last, players: this.#players, shown });
    return t("book.try", { move: this.#face.describe(moves[moves.length - 1], context) });
  }

  /** @param {Run} run */
  #play({ answer }) {
    const { shown, answer: before } = this.#example;
    this.#picture.light([]);
    this.#picture.show(answer, shown, MOTION);
    fill(
      this.#buttons,
      this.#button(t("book.reset"), () => this.reset()),
    );
    fill(this.#result, changes(before, answer, shown, this.#face));
    announce(this.#result.textContent ?? "");
  }
}

/**
 * The lines of a score card that differ.
 * @param {Answer} before
 * @param {Answer} after
 * @param {number} seat
 * @param {import("../shelf/faces.js").Face} face
 */
function changes(before, after, seat, { line, tally }) {
  const { counts, total } = tally?.() ?? { counts: false, total: t("table.scores.total") };
  const [old, now] = [before.scores[seat], after.scores[seat]];
  const worth = (/** @type {typeof old.lines[number] | undefined} */ entry) =>
    (counts ? entry?.count : entry?.points) ?? 0;
  const rows = now.lines.flatMap((entry) => {
    const was = worth(old.lines.find(({ key }) => key === entry.key));
    return was === worth(entry) ? [] : [changeRow(line(entry.key), was, worth(entry))];
  });
  if (rows.length === 0) return el("p", { text: t("book.no-change") });
  return el("table", { class: "scores" }, el("tbody", {}, rows, changeRow(total, old.total, now.total)));
}

/** @param {string} name @param {number} was @param {number} is */
function changeRow(name, was, is) {
  return el(
    "tr",
    {},
    el("th", { scope: "row", text: name }),
    el("td", { text: t("book.from-to", { from: number(was), to: number(is) }) }),
    el("td", { class: "change" }, changeTag(is - was)),
  );
}
