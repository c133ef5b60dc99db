// The table on the screen: draws the state of the match into the frame, and shows the prompt.

import { announce } from "../../base/announce.js";
import { t } from "../../base/words.js";
import { Board } from "../../canvas/board.js";
import { changeBubble } from "../../canvas/bubble.js";
import { entriesOf } from "../../shelf/faces.js";
import { headline } from "../ending/result-words.js";
import { words } from "../engine-words.js";
import { fillScores, fillSeats } from "../panels.js";
import { planScenes } from "../plan-scenes.js";
import { OtherSheets } from "./other-sheets.js";
import { Prompt } from "./prompt.js";
import { moveAt, TrayPress, twinOf } from "./tray.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").Preview} Preview
 * @typedef {import("../../shelf/faces.js").Context} Context
 *
 * @typedef {object} Actions what can be done from the board and the tray
 * @property {(...moves: string[]) => void} play
 * @property {(move: string) => void} replace
 * @property {() => void} undo
 * @property {(move: string) => void} refuse says why a move is not legal
 * @property {(question: Record<string, unknown>) => Promise<unknown>} ask
 * @property {() => boolean} pure whether the game is played without hints
 * @property {() => string[]} ahead the moves of the hint that is looked at
 * @property {() => HTMLElement | null} instead what stands in the place of the tray, while there is something
 * @property {() => string | null} status what is said instead of the prompt, while there is something
 * @property {() => void} drawn
 */

const LARGE = 1.5; // how much larger the squares are for those who want them so

/** How long a move takes on the board, in milliseconds, by the setting. @type {Record<string, number>} */
const DURATIONS = { slow: 600, normal: 280, fast: 140, instant: 0 };

export class Display {
  /** Whether the keyboard was used last, so that the focus has to stay on the moves. */
  typing = false;
  /** Whether the tray stays as it is, whatever is drawn around it. */
  isTrayHeld = false;
  /** The preview that the score card shows. @type {Preview | null} */
  #scored = null;
  #closing = new AbortController();

  /**
   * @param {import("../match/state.js").MatchState} state
   * @param {import("./frame.js").Frame} frame
   * @param {typeof import("../../base/settings.js").settings} settings
   * @param {Actions} actions
   */
  constructor(state, frame, settings, actions) {
    this.state = state;
    this.frame = frame;
    this.settings = settings;
    this.actions = actions;
    this.prompt = new Prompt(frame.prompt);
    this.press = new TrayPress(frame.tray, this.#closing.signal);
    this.sheets = new OtherSheets(state, settings, frame);
    frame.root.classList.toggle("separate-sheets", !state.face.shared && state.players.length > 1);
    frame.boardBox.append(this.sheets.peekBox);
    if (state.players.length === 1) frame.replay.remove(); // there are no turns of others to show again
    this.board = new Board(frame, {
      play: actions.play,
      refuse: actions.refuse,
      accept: () => this.#accept(),
      consider: (move) => this.consider(move),
      bubble: (preview) => state.face.bubble?.(preview, this.context) ?? changeBubble(preview.total),
      confirms: () => settings.on("confirm"),
      relayout: () => this.draw(0),
    });
    if (settings.get("zoom") === "large" && this.board.layout === "tall") this.board.stage.zoom = LARGE;
  }

  close() {
    this.#closing.abort();
    this.board.close();
    this.prompt.close();
    this.sheets.close();
  }

  get duration() {
    return this.settings.still() ? 0 : DURATIONS[this.settings.get("speed")];
  }

  /** The context for the face; only once there is a position. @returns {Context} */
  get context() {
    const { state, settings, actions } = this;
    const answer = /** @type {Answer} */ (state.answer);
    return {
      answer,
      view: answer.view,
      shown: state.viewedSeat,
      active: answer.seat === state.viewedSeat && answer.moves.length > 0,
      recent: state.recent,
      players: state.players,
      layout: this.board.layout,
      ratio: this.board.ratio,
      turned: answer.seat === 1 && state.face.shared === true && settings.on("turnBoard"),
      pure: actions.pure(),
      previews: state.previews,
      preview: (move) => state.previews?.[move] ?? null,
      play: actions.play,
      ask: actions.ask,
      replace: actions.replace,
      undo: actions.undo,
      refresh: () => this.draw(this.duration),
      ahead: actions.ahead,
      memory: state.memory,
    };
  }

  // -- drawing ---------------------------------------------------------------------------------------------------------

  /** @param {number} duration in which the board becomes this from what it was */
  draw(duration) {
    const { state, frame, board } = this;
    const { answer, face } = state;
    if (!answer) return;
    const context = this.context;
    const focused = frame.tray.contains(document.activeElement);
    board.show(face.scene(context), entriesOf(face, context), this.#asked(answer), duration);
    this.drawTray();
    if (focused && this.typing && !frame.tray.contains(document.activeElement)) board.focus();
    frame.root.classList.toggle("turned", context.turned);
    this.#drawButtons(answer);
    this.#drawSeats(context);
    this.sheets.show(answer, duration);
    this.#drawScores(board.preview);
    this.say(this.#prompt(answer));
    this.actions.drawn();
  }

  /** @param {Answer} answer */
  #drawButtons({ ply, plies }) {
    const { root, undo, redo, replay } = this.frame;
    const { mode } = this.state;
    const fixed = mode === "loading" || mode === "moment";
    if (mode !== "loading") root.dataset.ply = String(ply);
    undo.disabled = fixed || ply === 0;
    redo.disabled = fixed || ply === plies;
    replay.hidden = ply === 0 && mode !== "replay";
  }

  /** @param {Context} context */
  #drawSeats(context) {
    const { players, face } = this.state;
    fillSeats(this.frame.seats, {
      answer: context.answer,
      players,
      button: (seat) => this.sheets.buttonOf(seat),
      more: (seat) => [face.seat?.(context, seat), ...this.sheets.partsOf(seat)],
    });
  }

  /** An unchanged tray stays in place, so that tumbling dice do not start again. */
  drawTray() {
    if (this.isTrayHeld) return;
    const { tray: box } = this.frame;
    const tray = this.actions.instead() ?? this.state.face.tray(this.context);
    if (box.firstChild === tray) return;
    const kept = box.contains(document.activeElement) ? document.activeElement : null;
    box.replaceChildren(tray);
    if (kept instanceof HTMLElement) twinOf(kept, tray)?.focus();
  }

  /** @param {Preview | null} preview of the move in question */
  #drawScores(preview) {
    const { scores } = this.frame;
    const { answer, face, players, viewedSeat } = this.state;
    if (!answer) return;
    this.#scored = preview;
    if (face.scorePanel) scores.replaceChildren(face.scorePanel(this.context, preview));
    else fillScores(scores, { answer, players, shown: viewedSeat, preview, line: face.line });
  }

  /**
   * A move is under the pointer or has the focus.
   * @param {string | null} move
   */
  consider(move) {
    const preview = (move && this.state.previews?.[move]) || null;
    if (preview !== this.#scored) this.#drawScores(preview);
    for (const button of this.frame.tray.querySelectorAll("[data-move], [data-look]")) {
      button.classList.toggle("considered", moveAt(button) === move);
    }
    return preview;
  }

  /**
   * Show the moves of a hint on the board, or none, and what all of them change on the score card.
   * @param {import("../../engine/answers.js").Step[]} steps
   * @param {() => void} play
   * @param {import("../../engine/answers.js").Change | null} change null where it is not known for these moves alone
   */
  suggest([first, ...later], play, change) {
    const { board, state } = this;
    board.suggest(first?.move ?? null, play, planScenes(state.face, this.context, later));
    if (change) this.#drawScores({ ...board.preview, ...change });
  }

  /** The previews of the moves are known now. @param {Record<string, Preview>} previews */
  showPreviews(previews) {
    const { state, board } = this;
    state.previews = previews;
    for (const { move, label } of entriesOf(state.face, this.context)) board.mirror.rename(move, label);
    board.reconsider(board.considered);
    this.press.after(() => this.drawTray());
  }

  retheme() {
    this.board.retheme();
    this.draw(0);
  }

  /** The focused element may be gone; people who use the mouse do not need the focus. */
  keepFocus() {
    if (this.typing && document.activeElement === document.body) this.board.focus();
  }

  // -- words -----------------------------------------------------------------------------------------------------------

  /** @param {string} text @param {"" | "bad" | "plain"} [kind] with one it is announced too */
  say(text, kind = "") {
    this.prompt.say(text, kind);
    if (kind) announce(text);
  }

  /** Show the prompt again in place of a refusal. */
  #accept() {
    const { answer } = this.state;
    if (answer && this.frame.prompt.classList.contains("bad")) this.say(this.#prompt(answer));
  }

  /** Announce what led to a position, and what is asked now. @param {Answer} answer */
  announce(answer) {
    const { face, players } = this.state;
    const context = { ...this.context, answer, view: answer.view };
    const events = answer.events.map((event) => face.describeEvent(event, context));
    const now = answer.outcome ? headline(answer, players) : this.#asked(answer);
    announce([...events, now].filter(Boolean).join(" "));
  }

  /** The sentence for what is asked now. @param {Answer} answer */
  #asked({ prompt, seat }) {
    const { state } = this;
    // A key without a game in front, such as that of the end, is put into words by the page.
    const own = seat !== null && prompt.key.includes(".") && state.face.prompt?.(prompt, this.context);
    return own || words("prompt", prompt.key, { name: state.nameOf(seat), ...prompt.values });
  }

  /** @param {Answer} answer */
  #prompt(answer) {
    const { state } = this;
    const status = this.actions.status();
    if (status !== null) return status;
    if (answer.outcome) return headline(answer, state.players);
    if (state.isPlayedElsewhere(answer.seat)) return t("table.computer", { name: state.nameOf(answer.seat) });
    return this.#asked(answer);
  }
}
