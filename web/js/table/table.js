// The table: the board, the panels around it, and how a person's intents become moves.

import { announce } from "../base/announce.js";
import { hear } from "../base/sound.js";
import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { Board } from "../canvas/board.js";
import { LinkTable } from "../link/at-table.js";
import { manifestOf } from "../shelf/boxes.js";
import { entriesOf, loadFace } from "../shelf/faces.js";
import { coverFor, covers, isFairToGoBack } from "./cover.js";
import { endGame, headline } from "./ending.js";
import { errorWords, words } from "./engine-words.js";
import { frame } from "./frame.js";
import { offerHints } from "./hint.js";
import { followKeys } from "./keys.js";
import { openLog } from "./log.js";
import { Opponents } from "./opponents.js";
import { fillScores, fillSeats, plainBubble } from "./panels.js";
import { showThinking } from "./progress.js";
import { Waking } from "./saved-preview.js";
import { Session } from "./session.js";
import { namedPlayers } from "./start.js";
import { changedElsewhere } from "./tabs.js";
import { followTray, moveAt, twinOf } from "./tray.js";
import { Again } from "./turn-replay.js";

/** @typedef {import("./session.js").Answer} Answer */

const LARGE = 1.5; // how much larger the squares are for those who want them so
const DURATIONS = /** @type {Record<string, number>} */ ({ slow: 600, normal: 280, fast: 140, instant: 0 });

/**
 * Open a saved game.
 * @param {HTMLElement} root
 * @param {any} app
 * @param {string} saveId
 * @returns {{ close: () => void }}
 */
export function openTable(root, app, saveId) {
  const table = new Table(root, app, saveId);
  table.open();
  return table;
}

class Table {
  /**
   * @param {HTMLElement} root
   * @param {any} app
   * @param {string} saveId
   */
  constructor(root, app, saveId) {
    this.root = root;
    this.app = app;
    this.saveId = saveId;
    this.closed = false;
    this.shown = 0;
    this.busy = false;
    /** The change of the match that is under way, or the last one. @type {Promise<unknown>} */
    this.changing = Promise.resolve();
    /** Whether the keyboard was used last, so that the focus has to stay on the moves. */
    this.typing = false;
    /** @type {Map<string, any>} */
    this.memory = new Map();
    /** @type {Record<string, import("./session.js").Preview> | null} */
    this.previews = null;
    this.again = new Again(this);
    this.waking = new Waking(this);
    /** @type {(() => void)[]} */
    this.endings = [];
    /** @type {import("./hint.js").Hint | null} */
    this.hint = null;
    /** @type {{ name: string, kind: string }[]} */
    this.players = [];
  }

  async open() {
    const save = this.app.store.load(this.saveId);
    if (!save) {
      toast(t("table.missing"), { kind: "bad" });
      this.app.navigate("#/");
      return;
    }
    this.session = new Session(this.app, save);
    this.players = namedPlayers(save);
    this.opponents = new Opponents(this.session, this.players, this.app.minds, {
      answer: () => this.session?.answer ?? null,
      play: (move) => this.play(move),
      thinking: (seat, done) => this.showThinking(seat, done),
      speed: () => this.app.settings.get("speed"),
      seconds: () => Number(this.app.settings.get("thinking")) / 1000,
      fail: (error) => this.fail(error),
    });
    try {
      this.face = await loadFace(save.game);
    } catch (error) {
      toast(errorWords(/** @type {any} */ (error)), { kind: "bad" });
      this.app.navigate("#/games");
    }
    if (this.closed || !this.face) return;
    this.build(save);
    try {
      const [answer] = await Promise.all([this.session.open(), this.waking.begin(save)]);
      if (!this.closed) await this.show(answer, { first: true });
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    this.closed = true;
    this.opponents?.stop();
    this.again.leave();
    this.links?.close();
    for (const end of this.endings) end();
    this.session?.close();
  }

  /** @param {any} save */
  build(save) {
    this.frame = frame({
      title: t(`${save.game}.title`),
      home: () => this.app.navigate("#/"),
      undo: () => this.step("undo"),
      redo: () => this.step("redo"),
      log: () => openLog(this),
      share: () => this.links?.share(),
      settings: () => this.app.navigate("#/settings"),
      hurry: () => this.opponents?.hurry(),
      again: () => this.again.toggle(),
      hint: () => this.hint?.toggle(),
    });
    this.frame.root.dataset.game = save.game;
    this.links = new LinkTable(/** @type {any} */ (this), this.frame);
    this.root.replaceChildren(this.frame.root);
    this.board = new Board(this.frame, {
      play: (move) => this.play(move),
      refuse: (move) => this.refuse(move),
      consider: (move) => this.consider(move),
      bubble: (preview) => this.face?.bubble?.(preview, this.context) ?? plainBubble(preview),
      confirms: () => this.app.settings.on("confirm"),
      relayout: () => this.draw(0),
    });
    offerHints(this);
    if (this.app.settings.get("zoom") === "large" && this.board.layout === "tall") this.board.stage.zoom = LARGE;
    this.endings.push(
      () => this.board?.close(),
      this.app.settings.onChange(() => this.resettle()),
      this.app.store.onForeignChange(this.saveId, (/** @type {any} */ save, /** @type {any} */ copy) =>
        changedElsewhere({ app: this.app, reload: () => this.reload() }, save, copy),
      ),
    );
    const ends = new AbortController();
    const { signal } = ends;
    followTray(this.frame.tray, this.board, signal);
    followKeys(this, signal);
    this.endings.push(() => ends.abort());
  }

  // -- playing ---------------------------------------------------------------------------------------------------------

  /** @param {string[]} moves */
  play(...moves) {
    return this.attempt(() => /** @type {Session} */ (this.session).play(...moves));
  }

  /** @param {string} move */
  replace(move) {
    return this.attempt(() => /** @type {Session} */ (this.session).replace(move));
  }

  /** @param {"undo" | "redo"} way */
  async step(way) {
    this.again.stop();
    await this.changing; // a computer player's move that is on its way is taken back too
    if (this.closed || this.waking.present) return;
    if (way === "undo" && !(await isFairToGoBack(this, (this.answer?.ply ?? 0) - 1))) return;
    this.opponents?.stop();
    return this.attempt(() => /** @type {Session} */ (this.session)[way](), way);
  }

  /**
   * One change of the match at a time; while it is under way, further intents are let go.
   * @param {() => Promise<Answer>} change
   * @param {string} [way]
   */
  async attempt(change, way = "play") {
    if (this.busy || !this.answer || this.again.present || this.waking.present) return;
    this.busy = true;
    this.hint?.stop();
    try {
      const before = this.answer;
      const changed = change();
      this.changing = changed.catch(() => null);
      const answer = await changed;
      this.busy = false;
      if (!this.closed) await this.show(answer, { before, way });
    } catch (error) {
      this.busy = false;
      this.fail(error);
    }
  }

  /**
   * A tap where nothing legal is: one sentence that names the rule.
   * @param {string} move
   */
  async refuse(move) {
    const reason = await /** @type {Session} */ (this.session).why(move);
    if (!this.closed) this.say(errorWords(reason), "bad");
  }

  /** @param {any} error */
  fail(error) {
    if (this.closed || this.waking.told(error)) return;
    const stale = error.code === "stale";
    if (stale) this.reload();
    else
      toast(errorWords(error), {
        kind: "bad",
        action: () => this.reload(),
        label: t("table.retry"),
      });
  }

  /** Open the match again from its save: another tab moved, or something went wrong. */
  async reload() {
    const save = this.app.store.load(this.saveId);
    if (!save || !this.session || this.closed) return;
    this.players.splice(0, this.players.length, ...namedPlayers(save));
    try {
      await this.show(await this.session.open(save), { first: true });
    } catch (error) {
      this.fail(error);
    }
  }

  // -- showing ---------------------------------------------------------------------------------------------------------

  /**
   * @param {Answer} answer
   * @param {{ first?: boolean, before?: Answer, way?: string }} [how]
   */
  async show(answer, { first = false, before, way = "play" } = {}) {
    this.again.leave();
    const passing = !first && before !== undefined && answer.seat !== null && answer.seat !== before.seat;
    this.previews = null;
    const secret = this.face?.secret && answer.ply > 0 && !this.waking.covered;
    this.waking.end();
    if ((first ? secret : passing) && covers(this, answer, way)) {
      await this.pass(way === "play" ? before : undefined, answer);
      if (this.closed) return;
    }
    this.put(answer, first, () => {
      this.tell(answer);
      if (way === "play" && !first) hear(answer.events, manifestOf(answer.game)?.sounds ?? {});
    });
    this.keepFocus();
    this.preview(answer);
    this.hint?.moved(/** @type {Answer} */ (this.answer));
    if (!this.closed) this.opponents?.act();
    this.links?.show(answer, way === "play" && before !== undefined);
    if (answer.outcome && (first ? false : way !== "undo")) endGame(this, answer);
  }

  /**
   * Put a position on the table.
   * @param {Answer} answer
   * @param {boolean} first
   * @param {() => void} [tell]
   */
  put(answer, first, tell) {
    // A computer player's moves are its own: nobody may choose them.
    this.answer = this.opponents?.sitsAt(answer.seat) ? { ...answer, moves: [] } : answer;
    this.shown = answer.seat ?? (first ? 0 : this.shown);
    tell?.();
    this.draw(first ? 0 : this.duration);
  }

  /** What had the focus may be gone; a hand on the mouse does not need it. */
  keepFocus() {
    if (this.typing && document.activeElement === document.body) this.board?.focus();
  }

  /**
   * Show the end of one seat's turn for a moment, with that seat's eyes, then cover the table for the next.
   * @param {Answer | undefined} before
   * @param {Answer} answer
   */
  async pass(before, answer) {
    if (before) {
      const seen = this.face?.secret ? await /** @type {Session} */ (this.session).see(before.seat) : answer;
      this.answer = { ...seen, moves: [], seat: before.seat, ply: before.ply };
      this.draw(this.duration);
      await new Promise((resolve) => setTimeout(resolve, this.duration * 2));
    }
    const seat = /** @type {number} */ (answer.seat);
    if (!this.closed) await coverFor(/** @type {any} */ (this.frame).root, this.players[seat].name, seat);
  }

  get duration() {
    return this.app.settings.still() ? 0 : DURATIONS[this.app.settings.get("speed")];
  }

  /** @returns {import("../shelf/faces.js").Context} */
  get context() {
    const answer = /** @type {Answer} */ (this.answer);
    return {
      answer,
      view: answer.view,
      shown: this.shown,
      active: answer.seat === this.shown && answer.moves.length > 0,
      players: this.players,
      layout: this.board?.layout ?? "wide",
      turned: answer.seat === 1 && this.face?.shared === true && this.app.settings.on("turnBoard"),
      previews: this.previews,
      preview: (move) => this.previews?.[move] ?? null,
      play: (...moves) => this.play(...moves),
      ask: (question) => /** @type {Session} */ (this.session).question(question),
      replace: (move) => this.replace(move),
      undo: () => this.step("undo"),
      refresh: () => this.draw(this.duration),
      ahead: () => this.hint?.ahead ?? [],
      memory: this.memory,
    };
  }

  /** @param {number} duration */
  draw(duration) {
    const { answer, face, frame, board } = this;
    if (!answer || !face || !frame || !board) return;
    const context = this.context;
    const focused = frame.tray.contains(document.activeElement);
    board.show(face.scene(context), entriesOf(face, context), this.asked(), duration);
    this.drawTray();
    if (focused && this.typing && !frame.tray.contains(document.activeElement)) board.focus();
    const waking = this.waking.present;
    if (!waking) frame.root.dataset.ply = String(answer.ply);
    frame.root.classList.toggle("turned", context.turned);
    frame.undo.disabled = waking || answer.ply === 0;
    frame.redo.disabled = waking || answer.ply === answer.plies;
    this.hint?.offer(answer);
    frame.again.hidden = this.players.length < 2 || (answer.ply === 0 && !this.again.present);
    fillSeats(frame.seats, {
      answer,
      players: this.players,
      shown: this.shown,
      show: face.shared ? null : (seat) => this.look(seat),
      more: face.seat && ((seat) => face.seat?.(context, seat)),
    });
    this.drawScores(null);
    this.say(this.promptText());
  }

  /** A tray that is still the same stays where it is, so that dice in the air are not rolled again. */
  drawTray() {
    const { face, frame } = this;
    const tray = face?.tray(this.context);
    if (!tray || !frame || frame.tray.firstChild === tray) return;
    const kept = frame.tray.contains(document.activeElement) ? document.activeElement : null;
    frame.tray.replaceChildren(tray);
    if (kept instanceof HTMLElement) twinOf(kept, tray)?.focus();
  }

  /** The sentence for what is asked now. */
  asked() {
    const { answer, face } = this;
    if (!answer) return "";
    const { prompt, seat } = answer;
    const name = seat !== null ? this.players[seat].name : "";
    return (
      (seat !== null && face?.prompt?.(prompt, this.context)) || words("prompt", prompt.key, { name, ...prompt.values })
    );
  }

  promptText() {
    const { answer } = this;
    if (!answer) return "";
    if (this.again.present) return this.again.told || t("table.again.turn");
    if (answer.outcome) return headline(answer, this.players);
    if (this.links?.isAway(answer.seat)) return this.links.prompt(answer);
    if (this.opponents?.sitsAt(answer.seat)) return t("table.computer", { name: this.players[answer.seat ?? 0].name });
    if (answer.seat !== this.shown) return t("table.looking", { name: this.players[this.shown].name });
    return this.asked();
  }

  /** @param {string | null} move the move under the pointer or the focus */
  consider(move) {
    const preview = (move && this.previews?.[move]) || null;
    this.drawScores(preview);
    this.frame?.tray.querySelectorAll("[data-move], [data-look]").forEach((button) => {
      button.classList.toggle("considered", moveAt(button) === move);
    });
    return preview;
  }

  /** @param {import("./session.js").Preview | null} preview */
  drawScores(preview) {
    const { answer, face, frame } = this;
    if (!answer || !face || !frame) return;
    if (face.scorePanel) {
      frame.scores.replaceChildren(face.scorePanel(this.context, preview));
      return;
    }
    const line = (/** @type {string} */ key) => face.line(key);
    fillScores(frame.scores, { answer, players: this.players, shown: this.shown, preview, line });
  }

  /** @param {Answer} answer */
  async preview(answer) {
    if (answer.seat === null || !this.app.settings.on("previews")) return;
    const still = () => !this.closed && this.answer === answer;
    const previews = await /** @type {Session} */ (this.session).previews(answer.moves, still).catch(() => null);
    if (!still() || !previews || !this.face) return;
    this.previews = previews;
    for (const { move, label } of entriesOf(this.face, this.context)) this.board?.mirror.rename(move, label);
    this.board?.reconsider(this.board.considered);
    this.drawTray();
  }

  /** @param {string} text @param {string} [kind] */
  say(text, kind = "") {
    const { frame } = this;
    if (!frame) return;
    frame.prompt.textContent = text;
    frame.prompt.className = `prompt ${kind}`;
    if (kind) announce(text);
  }

  /** @param {Answer} answer */
  tell(answer) {
    const told = answer.events.map((event) => this.face?.tell(event, { ...this.context, answer, view: answer.view }));
    announce([...told, answer.outcome ? headline(answer, this.players) : this.asked()].filter(Boolean).join(" "));
  }

  /**
   * @param {number | null} seat who thinks
   * @param {number} done
   */
  showThinking(seat, done) {
    if (this.frame && !this.closed) showThinking(this.frame, seat, done);
  }

  /** @param {number} seat */
  look(seat) {
    this.shown = seat;
    this.draw(0);
  }

  resettle() {
    this.board?.retheme();
    this.draw(0);
    if (this.answer && !this.previews) this.preview(this.answer);
  }
}
