// A match to watch: the board, who plays, what happened, and controls as of a video player.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { pause } from "../base/pause.js";
import { t } from "../base/words.js";
import { loadFace } from "../shelf/faces.js";
import { sentence } from "../table/history/log.js";
import { fillSeats } from "../table/panels.js";
import { Picture } from "./board-picture.js";
import { createControls } from "./controls.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("./reading.js").Reading} Reading
 * @typedef {{ settings: typeof import("../base/settings.js").settings }} App
 * @typedef {object} Options
 * @property {Reading} reading
 * @property {{ name: string, kind: string }[]} players
 * @property {number} [ply] where to begin; without it at the last position
 * @property {boolean} [controls] without them it is a frozen diagram
 * @property {(answer: Answer) => void} [onShow]
 */

/** Milliseconds that a position stays while the match plays by itself. @type {Record<string, number>} */
const PAUSES = { slow: 2200, normal: 1200, fast: 600, instant: 300 };
const MOTION = 250;

export class Viewer {
  #playing = false;
  /** Counts the times it began to play by itself; an earlier time that still waits ends. */
  #turn = 0;
  #wanted = 0;

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
    /** The seat that was chosen to be looked at; without one it is whoever moved. @type {number | null} */
    this.chosen = null;
    /** @type {import("../engine/answers.js").LogEntry[]} */
    this.log = [];
    this.seats = el("section", { class: "seats viewer-seats", "aria-label": t("table.seats") });
    this.board = el("div", { class: "viewer-board" });
    this.caption = el("p", { class: "viewer-told" });
    this.bar = controls ? createControls(this) : null;
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
    await this.goto(this.first ?? last.plies);
  }

  close() {
    this.closed = true;
    this.stop();
    this.picture?.close();
    this.reading.close();
  }

  /** Step by so many moves, and stop playing by itself. @param {number} moves */
  step(moves) {
    this.stop();
    return this.goto(this.#wanted + moves);
  }

  /** Play by itself, or stop. */
  toggle() {
    if (this.#playing) this.stop();
    else this.play();
  }

  /**
   * Show the position after so many moves. What is asked for meanwhile takes its place.
   * @param {number} ply
   */
  async goto(ply) {
    const wanted = Math.min(Math.max(ply, 0), this.plies);
    this.#wanted = wanted;
    const answer = await this.reading.at(wanted);
    if (this.closed || wanted !== this.#wanted) return;
    this.#show(answer);
  }

  /** @param {Answer} answer */
  #show(answer) {
    const step = this.answer && Math.abs(answer.ply - this.answer.ply) === 1;
    this.answer = answer;
    const shown = this.chosen ?? this.log[answer.ply - 1]?.seat ?? answer.seat ?? 0;
    this.picture?.show(answer, shown, step && !this.app.settings.still() ? MOTION : 0);
    const show =
      this.face?.shared || this.players.length < 2 ? null : (/** @type {number} */ seat) => this.#choose(seat);
    fillSeats(this.seats, { answer, players: this.players, shown, show });
    this.element.dataset.ply = String(answer.ply);
    fill(this.caption, this.#captionOf(answer.ply));
    this.bar?.show(answer.ply, this.plies);
    this.onShow?.(answer);
  }

  /** @param {number} ply */
  #captionOf(ply) {
    const entry = this.log[ply - 1];
    if (!entry || !this.picture) return t("viewer.start");
    const context = this.picture.context;
    const events = entry.events.map((event) => this.face?.describeEvent(event, context)).filter(Boolean);
    return sentence(this.players[entry.seat].name, events.join(" ") || t("viewer.moved"));
  }

  /** Choosing the seat that is shown already goes back to following whoever moves. @param {number} seat */
  #choose(seat) {
    this.chosen = this.chosen === seat ? null : seat;
    if (this.answer) this.#show(this.answer);
  }

  /** Play by itself, from the start when it is at the end. */
  async play() {
    this.#turn += 1;
    const turn = this.#turn;
    const goesOn = () => turn === this.#turn && !this.closed;
    this.#becomePlaying(true);
    if (this.#wanted >= this.plies) await this.goto(0);
    while (goesOn() && this.#wanted < this.plies) {
      await pause(PAUSES[this.app.settings.get("speed")]);
      if (!goesOn()) return;
      await this.goto(this.#wanted + 1).catch(() => this.stop());
      announce(this.caption.textContent ?? "");
    }
    if (goesOn()) this.stop();
  }

  stop() {
    this.#turn += 1;
    if (!this.closed) this.#becomePlaying(false);
  }

  /** @param {boolean} playing */
  #becomePlaying(playing) {
    this.#playing = playing;
    this.bar?.playing(playing);
  }
}
