// A match to watch: the board, who plays, what happened, and the controls of a player of films.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { loadFace } from "../shelf/faces.js";
import { sentence } from "../table/log.js";
import { fillSeats } from "../table/panels.js";
import { Picture } from "./board-picture.js";

/**
 * @typedef {import("../table/session.js").Answer} Answer
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
  /** Counts the times it began to play; an earlier time that still waits is given up. */
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
    this.told = el("p", { class: "viewer-told" });
    this.bar = controls ? this.#controls() : null;
    this.element = el("div", { class: "viewer" }, this.seats, this.board, this.told, this.bar?.element);
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
    fill(this.told, this.#telling(answer.ply));
    this.bar?.show(answer.ply, this.plies);
    this.onShow?.(answer);
  }

  /** @param {number} ply */
  #telling(ply) {
    const entry = this.log[ply - 1];
    if (!entry || !this.picture) return t("viewer.start");
    const context = this.picture.context;
    const told = entry.events.map((event) => this.face?.tell(event, context)).filter(Boolean);
    return sentence(this.players[entry.seat].name, told.join(" ") || t("viewer.moved"));
  }

  /** Choosing the seat that is shown already goes back to following whoever moves. @param {number} seat */
  #choose(seat) {
    this.chosen = this.chosen === seat ? null : seat;
    if (this.answer) this.#show(this.answer);
  }

  // -- controls --------------------------------------------------------------------------------------------------------

  #controls() {
    const step = (/** @type {number} */ by) => () => {
      this.stop();
      this.goto(this.#wanted + by);
    };
    const range = el("input", {
      type: "range",
      class: "viewer-range",
      min: 0,
      max: 0,
      "aria-label": t("viewer.range"),
    });
    range.addEventListener("input", () => {
      this.stop();
      this.goto(Number(range.value));
    });
    const play = button("play", () => (this.#playing ? this.stop() : this.play()));
    const position = el("output", { class: "viewer-position figures" });
    const buttons = [
      button("first", step(-1e6)),
      button("back", step(-1)),
      play,
      button("forward", step(1)),
      button("last", step(1e6)),
    ];
    return {
      element: el(
        "div",
        { class: "viewer-controls" },
        el("div", { class: "viewer-buttons" }, buttons),
        range,
        position,
      ),
      /** @param {number} ply @param {number} plies */
      show(ply, plies) {
        range.max = String(plies);
        range.value = String(ply);
        const text = t("viewer.position", { ply, plies });
        range.setAttribute("aria-valuetext", text);
        position.textContent = text;
        for (const at of [0, 1]) buttons[at].disabled = ply === 0;
        for (const at of [3, 4]) buttons[at].disabled = ply === plies;
      },
      /** @param {boolean} playing */
      playing(playing) {
        const name = playing ? "pause" : "play";
        const label = t(`viewer.${name}`);
        play.setAttribute("aria-label", label);
        play.title = label;
        fill(play, icon(name));
      },
    };
  }

  /** Play by itself, from the start when it is at the end. */
  async play() {
    this.#turn += 1;
    const turn = this.#turn;
    const goesOn = () => turn === this.#turn && !this.closed;
    this.#becomePlaying(true);
    if (this.#wanted >= this.plies) await this.goto(0);
    while (goesOn() && this.#wanted < this.plies) {
      await new Promise((resolve) => setTimeout(resolve, PAUSES[this.app.settings.get("speed")]));
      if (!goesOn()) return;
      await this.goto(this.#wanted + 1).catch(() => this.stop());
      announce(this.told.textContent ?? "");
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

/**
 * @param {"first" | "back" | "play" | "forward" | "last"} name
 * @param {() => void} onclick
 */
function button(name, onclick) {
  const label = t(`viewer.${name}`);
  const facts = { type: "button", class: "icon-button", "aria-label": label, title: label, "data-control": name };
  return el("button", { ...facts, onclick }, icon(name));
}
