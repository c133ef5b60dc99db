// Help at the table, where the question arises: the rules beside the board, what to think about now, why a move was
// refused, what a line of the score counts.

import { announce } from "../../base/announce.js";
import { el } from "../../base/dom.js";
import { icon } from "../../base/icons.js";
import { has, number, t } from "../../base/words.js";
import { boxOf } from "../../shelf/boxes.js";
import { keepLessonProgress, lessonProgress } from "../../store/lessons.js";
import { statistics } from "../../store/statistics.js";
import { openRuleDrawer } from "../drawer.js";
import { isTaught, loadHelp, sectionAbout } from "../material.js";
import { Explainer } from "./explainer.js";
import { addStops, followArrows } from "./stops.js";

/**
 * @typedef {import("../../table/add-ons.js").Match} Match
 * @typedef {import("../../table/add-ons.js").Help} Help
 * @typedef {import("../../app/app.js").App} App
 */

const SEVERAL = 2; // things that are explained are named in the plural
const FIRST_GAMES = 3; // in so many the way to help stands out

/**
 * What a table is given to help with; nothing for a game that has no rule book.
 * @param {App} app
 * @param {Match} match
 * @param {{ offersLesson?: boolean }} [options]
 * @returns {Help | null}
 */
export function createHelp(app, match, { offersLesson = true } = {}) {
  if (!isTaught(match.session.save.game)) return null;
  const help = new TableHelp(app, match);
  if (offersLesson) help.offerLesson();
  return help;
}

class TableHelp {
  #app;
  #match;
  #box;
  #game;
  /** @type {import("../material.js").Index | null} */
  #index = null;
  #explainer;
  #observer = new MutationObserver(() => this.#reach());
  #listening = new AbortController();
  /** Whether this is one of somebody's first games of this box. */
  #isFirstGame;
  #prompts = new MutationObserver(() => this.#offer());
  #offersLesson = false;
  /** The score sheet of the result. @type {HTMLElement | null} */
  #sheet = null;
  /** The ply of the decision at which the lesson is offered. @type {number | null} */
  #lessonPly = null;
  /** What is explained now. @type {string | null} */
  #shown = null;
  /** Lights again what was lit before a line of the score was explained. @type {(() => void) | null} */
  #relight = null;

  /** @param {App} app @param {Match} match */
  constructor(app, match) {
    this.#app = app;
    this.#match = match;
    const { record, game } = match.session.save;
    this.#box = boxOf(record).id;
    this.#game = game;
    const { frame } = match;
    this.#isFirstGame = this.#finished() < FIRST_GAMES;
    frame.root.querySelector(".view-tools")?.append(this.#tool());
    this.#explainer = new Explainer(frame.root, [frame.scores, frame.otherScores], {
      explain: (name, thing) => this.#explain(name, this.#seatOf(thing), thing),
      shown: (name, thing) => this.#light(name, thing),
      pieces: match.pieces,
    });
    loadHelp(this.#box).then(
      ({ index }) => {
        this.#index = index;
        if (!this.#listening.signal.aborted) this.#follow();
        this.#prompts.observe(frame.prompt, { childList: true });
        // After a roll the sentence is the same as during it, but then there is something to decide.
        this.#prompts.observe(frame.root, { attributeFilter: ["data-stage"] });
        this.#offer();
      },
      () => {}, // without it nothing is explained; the rules say so themselves when they are opened
    );
  }

  close() {
    this.#listening.abort();
    this.#observer.disconnect();
    this.#prompts.disconnect();
    this.#explainer.close();
    document.querySelector("dialog.book-drawer")?.remove();
  }

  /** From now on everything that is drawn explains itself, and can be reached by keyboard. */
  #follow() {
    for (const panel of this.#panels) {
      this.#observer.observe(panel, { childList: true, subtree: true });
      followArrows(panel, this.#listening.signal);
    }
    this.#match.pieces.begin(t("help.pieces"));
    this.#reach();
  }

  #reach() {
    const { scores, otherScores } = this.#match.frame;
    for (const card of [scores, otherScores]) nameLines(card);
    for (const panel of this.#panels) addStops(panel);
    if (this.#sheet && this.#index) addStops(this.#sheet);
  }

  get #panels() {
    const { tray, scores, otherScores, seats } = this.#match.frame;
    return [tray, scores, otherScores, seats];
  }

  /** The lines of a sheet in a dialog explain themselves as well. @param {HTMLElement} sheet */
  explain(sheet) {
    this.#explainer.include(sheet);
    this.#observer.observe(sheet, { childList: true, subtree: true }); // it is made anew when the window changes its size
    followArrows(sheet, this.#listening.signal);
    this.#sheet = sheet;
    this.#reach();
  }

  /** The card with what one looks up during a game, where the game has one. */
  async reference() {
    const { index, learning } = await loadHelp(this.#box);
    return learning.reference?.(index.facts) ?? null;
  }

  /** A move was refused: the rule can be looked up. @param {string} code such as "chiefdoms.must-draw" */
  refused(code) {
    const rule = `rule:${code.slice(code.lastIndexOf(".") + 1)}`;
    if (!this.#sectionOf(rule)) return;
    const why = el("button", { type: "button", class: "why", text: t("help.why"), onclick: () => this.#open(rule) });
    this.#match.frame.prompt.append(" ", why);
  }

  #tool() {
    const label = t("help.tool");
    const first = this.#isNew();
    const facts = { type: "button", class: "icon-button", "aria-label": label, title: label, "data-tool": "help" };
    return el("button", { ...facts, "data-first": first, onclick: () => this.#open() }, icon("help"));
  }

  /** How many games of this box were finished on this device. */
  #finished() {
    const rows = statistics.rows().filter(({ box }) => box === this.#box);
    return rows.reduce((sum, row) => sum + row.finished, 0);
  }

  /** Whether somebody has neither learned this game nor played it often. */
  #isNew() {
    return this.#isFirstGame && !lessonProgress(this.#box).done;
  }

  /** What to think about now, in one sentence; nothing while nobody here decides. */
  #advice() {
    const { answer, mode } = this.#match.state;
    const now = `learn-${this.#game}.now.${this.#asked()}`;
    return mode === "live" && answer?.moves.length && has(now) ? t(now) : "";
  }

  #asked() {
    return this.#match.state.answer?.prompt.key.split(".").at(-1) ?? "";
  }

  /** Add to the prompt, in its place for two lines, what may help a new player: the lesson or advice. */
  #offer() {
    const { prompt } = this.#match.frame;
    if (prompt.classList.contains("bad") || prompt.querySelector("button")) return;
    const button = this.#lessonButton() ?? this.#adviceButton();
    if (button) prompt.append(" ", button);
  }

  #lessonButton() {
    const { answer, mode } = this.#match.state;
    if (!this.#offersLesson || mode !== "live" || !answer?.moves.length) return null;
    this.#lessonPly ??= answer.ply;
    if (answer.ply !== this.#lessonPly) return null;
    const onclick = () => this.#app.navigate(`#/learn/${this.#box}`);
    return el("button", { type: "button", class: "why", onclick, text: t("lesson.learn") });
  }

  /** In the first games, unless it is switched off. */
  #adviceButton() {
    if (!this.#isFirstGame || !this.#app.settings.on("advice") || !this.#advice()) return null;
    const button = el("button", { type: "button", class: "why", text: t("help.now") });
    button.addEventListener("click", () => this.#advise(button));
    return button;
  }

  /** @param {HTMLElement} button */
  #advise(button) {
    const name = `prompt:${this.#asked()}`;
    const rule = this.#sectionOf(name) ? () => this.#open(name) : null;
    const texts = [this.#advice()];
    this.#explainer.open(button, { title: t("help.now"), texts, rule, ruleLabel: t("help.rule") });
    announce(texts[0]);
  }

  /** Once, at the first decision, to somebody who has neither learned nor finished this game. */
  offerLesson() {
    const { offered } = lessonProgress(this.#box);
    if (offered || !this.#isNew() || this.#match.session.save.over) return;
    keepLessonProgress(this.#box, { offered: true });
    this.#offersLesson = true;
  }

  /** Open the rules beside the board. @param {string} [section] */
  #open(section) {
    openRuleDrawer(this.#app, this.#box, section, () => (section ? "" : this.#advice()));
  }

  /** @param {string} name */
  #sectionOf(name) {
    return this.#index && sectionAbout(this.#index.sections, name);
  }

  /** Whose score a thing belongs to: where it says nothing, that of the seat in view. @param {Element} [thing] */
  #seatOf(thing) {
    const part = thing?.closest("[data-seat]");
    return part instanceof HTMLElement ? Number(part.dataset.seat) : this.#match.state.viewedSeat;
  }

  /**
   * @param {string} name
   * @param {number} seat
   * @param {Element} thing
   * @returns {import("./explainer.js").Explanation | null}
   */
  #explain(name, seat, thing) {
    const known = this.#index?.explain[name];
    const [kind, key = ""] = name.split(":");
    const texts = known ? [explanation(this.#game, known)] : [];
    const now = thing.closest("[data-now]")?.getAttribute("data-now");
    if (now) texts.unshift(now); // what holds for this one: what it costs, or why it cannot be chosen
    const { face, answer } = this.#match.state;
    const ofAll = thing.closest(".ending") !== null && (answer?.scores.length ?? 0) > 1; // it says everybody's points
    const entry = kind === "line" && !ofAll && answer?.scores[seat]?.lines.find((line) => line.key === key);
    if (entry && entry.low === entry.high)
      texts.push(
        t(face.tally?.().counts ? "help.count" : "help.line", {
          count: number(entry.count),
          points: number(entry.points),
        }),
      );
    if (texts.length === 0) return null;
    const title = kind === "line" ? face.line(key) : nameOf(this.#game, kind, key);
    const rule = this.#sectionOf(name) ? () => this.#open(name) : null;
    return { title, texts, rule, ruleLabel: t("help.rule") };
  }

  /**
   * Light what a line of the score counts, or a piece on the board. What was lit before, as in a lesson, is lit again afterwards.
   * @param {string | null} name
   * @param {Element} [thing]
   */
  async #light(name, thing) {
    const { session, state, light, pieces } = this.#match;
    this.#shown = name;
    pieces.mark(thing);
    this.#relight?.();
    this.#relight = null;
    if (!name?.startsWith("line:")) return;
    const [seat, line] = [this.#seatOf(thing), name.slice("line:".length)];
    const places = await session.places(seat, line).catch(() => []);
    if (state.closed || this.#shown !== name) return;
    this.#relight = light(places, seat);
  }
}

/** Its words stand with the rule book, or are the game's own. @param {string} game @param {import("../material.js").Explanations[string]} known */
function explanation(game, { text, values }) {
  const key = `learn-${game}.explain.${text}`;
  return t(has(key) ? key : `${game}.${text}`, values);
}

/** What a thing is called: its words are its name, perhaps in the plural, or have one. @param {string} game @param {string} kind @param {string} key */
function nameOf(game, kind, key) {
  const words = `${game}.${kind}.${key}`;
  return has(`${words}.name`) ? t(`${words}.name`) : t(words, { count: SEVERAL });
}

/** The names of the lines become buttons that explain them. @param {HTMLElement} scores */
function nameLines(scores) {
  for (const row of scores.querySelectorAll("[data-line]")) {
    const name = row.querySelector("th") ?? row;
    if (name.querySelector(".line-name")) continue;
    const button = el("button", { type: "button", class: "line-name" });
    button.append(...name.childNodes);
    name.append(button);
  }
}
