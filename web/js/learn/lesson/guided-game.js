// A guided first game: the steps of a lesson, one after the other, on the real table with the real rules.

import { announce } from "../../base/announce.js";
import { el } from "../../base/dom.js";
import { pause } from "../../base/pause.js";
import { toast } from "../../base/toast.js";
import { t } from "../../base/words.js";
import { keepLessonProgress, lessonProgress } from "../../store/lessons.js";
import { newId, stateToSave } from "../../store/save-format.js";
import { errorWords } from "../../table/engine-words.js";
import { nameOf } from "../../table/start.js";
import { LessonPanel } from "./lesson-panel.js";
import { LessonTable } from "./lesson-table.js";
import { lightUp, scrollToLight } from "./lights.js";
import { otherMoveWords } from "./other-move.js";

/**
 * @typedef {import("../../app/app.js").App} App
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../material.js").Lesson} Lesson
 * @typedef {import("../material.js").Step} Step
 */

const AUTO_PAUSE = 900; // milliseconds between moves that the lesson makes itself

export class GuidedGame {
  #app;
  #box;
  #game;
  #data;
  #panel;
  #table;
  #at = 0;
  /** The step at which somebody went on with the lesson. */
  #returnedTo = 0;
  /** The ply from which the step is decided; what the lesson plays itself comes before. */
  #from = 0;
  #playing = false;
  /** Whether the marked move of the step has been read aloud. */
  #isAnnounced = false;
  #closed = false;
  /** Counts the positions that were asked for: the requests for one must not meet those for another. */
  #asked = 0;
  /** Whether the keyboard was used last: then the focus goes to the moves when there is something to play. */
  #typing = false;
  #listening = new AbortController();

  /**
   * @param {HTMLElement} root
   * @param {App} app
   * @param {{ id: string, game: string }} box
   * @param {Lesson} data
   */
  constructor(root, app, { id, game }, data) {
    this.#app = app;
    this.#box = id;
    this.#game = game;
    this.#data = data;
    const stage = el("div", { class: "lesson-stage" });
    this.#panel = new LessonPanel(t("lesson.title", { game: t(`shelf.${id}.title`) }), {
      back: () => this.#go(this.#at - 1),
      next: () => this.#go(this.#at + 1),
      restart: () => this.#go(0),
      leave: () => app.navigate("#/"),
    });
    this.#table = new LessonTable(app, stage, {
      intercept: (moves) => this.#intercept(moves),
      opened: ({ frame }) => this.#panel.moveTo(frame.root), // in the place of the prompt
      shown: (answer) => this.#shown(answer),
      refused: (words) => this.#panel.answer(...words),
      drawn: () => this.#light(),
    });
    root.append(el("div", { class: "lesson-whole" }, this.#panel.element, stage));
    this.#followInput();
    const { step, done } = lessonProgress(id);
    this.#returnedTo = done ? 0 : Math.min(step, data.steps.length - 1);
    this.#go(this.#returnedTo);
  }

  close() {
    this.#closed = true;
    this.#listening.abort();
    this.#table.close();
  }

  #followInput() {
    const options = { capture: true, signal: this.#listening.signal };
    document.addEventListener(
      "keydown",
      ({ key, target }) => this.#used(target, true, key.startsWith("Arrow")),
      options,
    );
    document.addEventListener("pointerdown", ({ target }) => this.#used(target, false, true), options);
  }

  /**
   * The keyboard or a pointer was used. Who looks for another move on the table after an answer reads again what to do; Tab leads
   * from the move to the answer, which stays.
   * @param {EventTarget | null} target
   * @param {boolean} typing
   * @param {boolean} looks
   */
  #used(target, typing, looks) {
    this.#typing = typing;
    const { match } = this.#table;
    if (!looks || !match || !(target instanceof Node)) return;
    const { boardBox, tray } = match.frame;
    if (boardBox.contains(target) || tray.contains(target)) this.#panel.ask();
  }

  get #step() {
    return this.#data.steps[this.#at];
  }

  /** Go to a step and put its position on the table. @param {number} at */
  async #go(at) {
    if (at >= this.#data.steps.length) return this.#finish();
    this.#at = at;
    keepLessonProgress(this.#box, { step: at });
    this.#table.wait(true);
    try {
      const answer = await this.#positionAt(at);
      if (this.#closed || this.#at !== at) return;
      this.#from = answer.ply + (this.#step.auto?.length ?? 0);
      const players = answer.scores.map((_, seat) => ({ name: nameOf(undefined, seat), kind: "person" }));
      this.#table.open(answer, players);
      this.#say();
    } catch (error) {
      if (this.#closed || this.#at !== at) return;
      this.#table.wait(false);
      toast(errorWords(error), { kind: "bad", action: () => this.#go(at), label: t("table.retry") });
    }
  }

  /** The next step goes on with the match on the table, if it has no position of its own. */
  #advance() {
    const next = this.#data.steps[this.#at + 1];
    if (!next || next.position || next.seats) {
      this.#go(this.#at + 1);
      return;
    }
    this.#at += 1;
    keepLessonProgress(this.#box, { step: this.#at });
    const ply = this.#table.match?.session.answer?.ply ?? 0;
    this.#from = ply + (next.auto?.length ?? 0);
    this.#say();
    this.#begin(ply);
  }

  #say() {
    const { id, values, play } = this.#step;
    this.#isAnnounced = false;
    const text = t(`learn-${this.#game}.lesson.${this.#box}.${id}`, values);
    const { length: count } = this.#data.steps;
    this.#panel.show({ text, at: this.#at, count, reads: !play, returned: this.#at === this.#returnedTo });
  }

  /**
   * The position that a step starts from: that of the last step which has one, and the moves that were asked for since.
   * @param {number} at
   * @returns {Promise<Answer>}
   */
  async #positionAt(at) {
    const { steps } = this.#data;
    let first = at;
    while (first > 0 && !steps[first].position && !steps[first].seats) first -= 1;
    const moves = steps
      .slice(first, at)
      .flatMap(({ auto = [], play = [] }) => [...auto, ...(play[0] ?? "").split(" ")]);
    return this.#ask(steps[first], [...(steps[first].moves ?? []), ...moves.filter(Boolean)]);
  }

  /**
   * A position after some moves. It does not stay open in the engine.
   * @param {Parameters<typeof setUp>[1]} where
   * @param {string[]} [moves]
   * @returns {Promise<Answer>}
   */
  async #ask(where, moves = []) {
    const { engine } = this.#app;
    this.#asked += 1;
    const id = `lesson-position-${this.#asked}`;
    try {
      const answer = await engine.ask({ ...setUp(this.#game, where, this.#data.options), id });
      return moves.length ? await engine.ask({ op: "play", id, ply: answer.ply, moves }) : answer;
    } finally {
      engine.ask({ op: "close", id }).catch(() => {});
    }
  }

  /** A position is on the table. @param {Answer} answer */
  #shown({ ply }) {
    if (!this.#table.match || this.#closed) return;
    const wanted = (this.#step.play?.[0] ?? "").split(" ").length;
    if (this.#step.play && ply >= this.#from + wanted) this.#advance();
    else this.#begin(ply);
  }

  /** The step begins: what the lesson plays itself comes first, then the person decides. @param {number} ply */
  #begin(ply) {
    const waits = ply < this.#from;
    this.#table.hold(waits);
    this.#light();
    if (waits) this.#playAuto(ply);
    else this.#direct();
  }

  /** Bring what is lit into sight; for somebody who types, give the moves the focus, unless something else has it. */
  #direct() {
    const { match } = this.#table;
    if (!match) return;
    this.#announceMarked(match);
    scrollToLight(match.frame);
    const isFree = document.activeElement === document.body;
    const move = match.frame.canvas.querySelector("[data-move]");
    if (this.#typing && isFree && this.#step.play && move instanceof HTMLElement) move.focus({ preventScroll: true });
  }

  /** Name the marked move to somebody who does not see the marks. @param {import("../../table/add-ons.js").Match} match */
  #announceMarked({ state, context }) {
    const [run] = this.#step.play ?? [];
    if (!run || this.#isAnnounced) return;
    this.#isAnnounced = true;
    announce(t("lesson.marked", { move: state.face.describe(run.split(" ")[0], context()) }));
  }

  #light() {
    const { match } = this.#table;
    match?.light(lightUp(match.frame, this.#step));
  }

  /** What the lesson plays itself, one move after the other. @param {number} ply */
  async #playAuto(ply) {
    const auto = this.#step.auto ?? [];
    const move = auto[auto.length - (this.#from - ply)];
    if (!move || this.#playing) return;
    this.#playing = true;
    await pause(this.#app.settings.still() ? 0 : AUTO_PAUSE);
    this.#playing = false;
    if (!this.#closed) this.#table.match?.play(move);
  }

  /**
   * A legal move that is not the one: say what it would do, and do not play it.
   * @param {string[]} moves
   */
  #intercept(moves) {
    const { play, free } = this.#step;
    const wanted = play?.some((run) => run === moves.join(" ") || run.startsWith(`${moves.join(" ")} `));
    const { match } = this.#table;
    if (wanted || free || !match) return false;
    const text = otherMoveWords(match.state.face, match.context(), moves[0], !play);
    this.#panel.answer(text);
    announce(text);
    return true;
  }

  #finish() {
    keepLessonProgress(this.#box, { step: 0, done: true });
    this.#panel.finish(t(`learn-${this.#game}.lesson.${this.#box}.coach`), {
      label: t("lesson.coach"),
      act: () => this.#playWithCoach(),
    });
  }

  /** The last part of a real game, which is kept like any other. */
  async #playWithCoach() {
    const { coach } = this.#data;
    const { store, navigate } = this.#app;
    try {
      const { record, summary } = stateToSave(await this.#ask(coach));
      if (this.#closed) return;
      const players = coach.players.map((kind, seat) => ({
        name: kind === "person" ? nameOf(undefined, seat) : t(`players.${kind}.name`),
        kind,
      }));
      const id = newId();
      store.create({ id, players, record, totals: summary.totals, turn: summary.turn });
      navigate(`#/play/${id}`);
    } catch (error) {
      if (!this.#closed) toast(errorWords(error), { kind: "bad" });
    }
  }
}

/**
 * The request that opens a position.
 * @param {string} game
 * @param {Pick<Step, "position" | "seats" | "seed" | "options">} where
 * @param {Record<string, string>} options
 * @returns {{ op: "position" | "new" } & Record<string, unknown>}
 */
function setUp(game, { position, seats, seed = "position", options: own }, options) {
  const all = { ...options, ...own };
  if (position) return { op: "position", game, text: position.join("\n"), options: all, seed };
  return { op: "new", game, seats, seed, options: all };
}
