// A match to watch: the board, who plays, what happened, and controls like a video player's.

import { el, fill } from "../base/dom.js";
import { t } from "../base/words.js";
import { loadFace } from "../shelf/faces.js";
import { Picture } from "../table/display/board-picture.js";
import { createControls } from "../table/history/controls.js";
import { moveSentence } from "../table/history/move-text.js";
import { Playback } from "../table/history/playback.js";
import { fillSeats } from "../table/panels.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {{ settings: typeof import("../base/settings.js").settings }} App
 * @typedef {object} Options
 * @property {Reading} reading
 * @property {{ name: string, kind: string }[]} players
 * @property {number} [ply] where to begin; by default at the last position
 * @property {boolean} [controls] without them it is a fixed diagram
 * @property {(answer: Answer) => void} [onShow]
 */

const MOTION = 250; // milliseconds

export class Viewer {
  #playback;

  /**
   * @param {App} app
   * @param {Options} options
   */
  constructor(app, { reading, players, ply, controls = true, onShow }) {
    this.app = app;
    this.reading = reading;
    this.players = players;
    this.first = ply;
    this.onShow = onShow;
    this.closed = false;
    this.plies = 0;
    /** The seat that was chosen to be shown; without one, the seat that moved. @type {number | null} */
    this.chosen = null;
    /** @type {import("../engine/answers.js").LogEntry[]} */
    this.log = [];
    this.seats = el("section", { class: "seats viewer-seats", "aria-label": t("table.seats") });
    this.board = el("div", { class: "viewer-board" });
    this.caption = el("p", { class: "viewer-caption" });
    this.#playback = new Playback({
      plies: () => this.plies,
      at: (at) => reading.at(at),
      show: (answer) => this.#show(answer),
      speed: () => app.settings.get("speed"),
      playing: (playing) => this.bar?.playing(playing),
    });
    this.bar = controls ? createControls(this.#playback) : null;
    this.element = el("div", { class: "viewer" }, this.seats, this.board, this.caption, this.bar?.element);
  }

  /** @param {Answer} last the last position, as the reading opened it */
  async open(last) {
    this.plies = last.plies;
    const [face, log] = await Promise.all([loadFace(last.game), this.reading.log(last.plies)]);
    if (this.closed) return;
    this.log = log;
    this.face = face;
    this.picture = new Picture(face, this.players, this.app);
    this.board.append(this.picture.element);
    await this.#playback.goto(this.first ?? last.plies);
  }

  close() {
    this.closed = true;
    this.#playback.stop();
    this.picture?.close();
    this.reading.close();
  }

  /** Play by itself, from the start when it is at the end. */
  play() {
    this.#playback.play();
  }

  /** @param {Answer} answer */
  #show(answer) {
    if (this.closed) return "";
    const step = this.answer && Math.abs(answer.ply - this.answer.ply) === 1;
    this.answer = answer;
    const shown = this.chosen ?? this.log[answer.ply - 1]?.seat ?? answer.seat ?? 0;
    this.picture?.show(answer, shown, step && !this.app.settings.still() ? MOTION : 0);
    const several = !this.face?.shared && this.players.length > 1;
    const button = (/** @type {number} */ seat) =>
      several ? { "aria-pressed": seat === shown, onclick: () => this.#choose(seat) } : null;
    fillSeats(this.seats, { answer, players: this.players, button });
    this.element.dataset.ply = String(answer.ply);
    const text = this.#captionOf(answer.ply);
    fill(this.caption, text);
    this.bar?.show(answer.ply, this.plies);
    this.onShow?.(answer);
    return text;
  }

  /** @param {number} ply */
  #captionOf(ply) {
    const entry = this.log[ply - 1];
    if (!entry || !this.picture) return t("viewer.start");
    const { picture, players } = this;
    return moveSentence(entry, { face: picture.face, players }, picture.context, this.answer?.seat ?? null);
  }

  /** Choosing the seat that is already shown follows the seat that moves again. @param {number} seat */
  #choose(seat) {
    this.chosen = this.chosen === seat ? null : seat;
    if (this.answer) this.#show(this.answer);
  }
}
