// The table: a saved game being played. It puts the parts together; each of them is given only what it needs.

import { pause } from "../base/pause.js";
import { hear } from "../base/sound.js";
import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { codeOf } from "../engine/errors.js";
import { manifestOf } from "../shelf/boxes.js";
import { loadFace } from "../shelf/faces.js";
import { Hint } from "./computer/hint.js";
import { Opponents } from "./computer/opponents.js";
import { showThinking } from "./computer/progress.js";
import { coverFor, isFairToGoBack, needsCover } from "./display/cover.js";
import { Display } from "./display/display.js";
import { createFrame } from "./display/frame.js";
import { followKeys } from "./display/keys.js";
import { followTray } from "./display/tray.js";
import { endGame } from "./ending.js";
import { errorWords } from "./engine-words.js";
import { openLog } from "./history/log.js";
import { TurnReplay } from "./history/turn-replay.js";
import { Moves } from "./match/moves.js";
import { changedElsewhere } from "./match/other-tabs.js";
import { SavedPreview } from "./match/saved-preview.js";
import { MatchState } from "./match/state.js";
import { Session } from "./session.js";
import { namedPlayers } from "./start.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../store/save-format.js").Save} Save
 * @typedef {import("./match/moves.js").Way} Way
 * @typedef {import("./add-ons.js").AddOns} AddOns
 */

/**
 * Open a saved game.
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} saveId
 * @param {AddOns} addOns
 * @returns {{ close: () => void }}
 */
export function openTable(root, app, saveId, addOns) {
  /** @type {Table | null} */
  let table = null;
  let closed = false;
  const open = async () => {
    const save = app.store.load(saveId);
    if (!save) return leave(app, "#/", t("table.missing"));
    try {
      const state = new MatchState(await loadFace(save.game), namedPlayers(save));
      if (!closed) table = new Table(root, app, save, state, addOns);
    } catch (error) {
      leave(app, "#/games", errorWords(error));
    }
    await table?.open(save);
  };
  open();
  const close = () => {
    closed = true;
    table?.close();
  };
  return { close };
}

/**
 * @param {App} app
 * @param {string} hash
 * @param {string} text
 */
function leave(app, hash, text) {
  toast(text, { kind: "bad" });
  app.navigate(hash);
}

class Table {
  /**
   * @param {HTMLElement} root
   * @param {App} app
   * @param {Save} save
   * @param {MatchState} state
   * @param {AddOns} addOns
   */
  constructor(root, app, save, state, addOns) {
    this.app = app;
    this.state = state;
    this.addOns = addOns;
    this.session = new Session(app, save);
    this.frame = this.createFrame(save.game);
    root.replaceChildren(this.frame.root);
    this.display = this.createDisplay();
    this.moves = this.createMoves();
    this.opponents = this.createOpponents();
    this.replay = this.createReplay();
    this.hint = new Hint(this.session, state, this.frame, {
      context: () => this.display.context,
      point: (move) => this.display.board.focused(move),
      fail: (error) => this.fail(error),
    });
    const { session, frame } = this;
    this.links = addOns.linkPlay({ session, state, frame, reload: () => this.reload() });
    this.preview = new SavedPreview(app, state, this.display, () => this.reload());
    this.cleanups = [
      () => this.links.close(),
      () => this.preview.close(),
      () => this.display.close(),
      ...this.listen(),
    ];
  }

  /** @param {Save} save */
  async open(save) {
    try {
      const [answer] = await Promise.all([this.session.open(), this.preview.show(save)]);
      if (!this.state.closed) await this.show(answer, { first: true });
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    this.state.closed = true;
    this.opponents.stop();
    this.replay.leave();
    for (const end of this.cleanups) end();
    this.session.close();
  }

  /** Open the match again from its save: another tab moved, or something went wrong. */
  async reload() {
    const { state, session } = this;
    const save = this.app.store.load(session.id);
    if (!save || state.closed) return;
    state.players.splice(0, state.players.length, ...namedPlayers(save));
    try {
      const answer = await session.open(save);
      if (!state.closed) await this.show(answer, { first: true });
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    if (this.state.closed || this.preview.handles(error, this.session.id)) return;
    const reload = () => this.reload();
    if (codeOf(error) === "stale") reload();
    else toast(errorWords(error), { kind: "bad", action: reload, label: t("table.retry") });
  }

  // -- showing a position ------------------------------------------------------------------------------------------------

  /**
   * @param {Answer} answer
   * @param {{ first?: boolean, before?: Answer, way?: Way }} [how]
   */
  async show(answer, { first = false, before, way = "play" } = {}) {
    const { state, display } = this;
    this.replay.leave();
    const passing = !first && before !== undefined && answer.seat !== null && answer.seat !== before.seat;
    const secret = state.face.secret && answer.ply > 0 && !this.preview.covered;
    state.previews = null;
    this.preview.end();
    if ((first ? secret : passing) && needsCover(state, this.app.settings.on("cover"), answer, way)) {
      await this.passDevice(way === "play" ? before : undefined, answer);
      if (state.closed) return;
    }
    state.place(answer, first);
    display.announce(answer);
    if (way === "play" && !first) hear(answer.events, manifestOf(answer.game)?.sounds ?? {});
    display.draw(first ? 0 : display.duration);
    display.keepFocus();
    this.loadPreviews();
    this.hint.moved();
    this.opponents.act();
    this.addOns.onShow?.(answer);
    this.links.show(answer, way === "play" && before !== undefined);
    if (answer.outcome && !first && way !== "undo") this.end();
  }

  /**
   * Show the end of one person's turn for a moment as that person sees it, then cover the table for the next.
   * @param {Answer | undefined} before
   * @param {Answer} answer
   */
  async passDevice(before, answer) {
    const { state, display } = this;
    if (before) {
      const seen = state.face.secret ? await this.session.see(before.seat) : answer;
      state.answer = { ...seen, moves: [], seat: before.seat, ply: before.ply };
      display.draw(display.duration);
      await pause(display.duration * 2);
    }
    const { seat } = answer;
    if (seat !== null && !state.closed) await coverFor(this.frame.root, state.nameOf(seat), seat);
  }

  async loadPreviews() {
    const { state } = this;
    const { answer } = state;
    if (!answer?.moves.length || !this.app.settings.on("previews")) return;
    const isWanted = () => !state.closed && state.answer === answer;
    const previews = await this.session.previews(answer.moves, isWanted).catch(() => null);
    if (previews && isWanted()) this.display.showPreviews(previews);
  }

  end() {
    const { app, state, session, links } = this;
    endGame(app, state, this.display.context, session.save, {
      comparison: (answer) => links.comparison(answer),
      share: () => links.share(),
      report: () => this.addOns.report(session.id),
    });
  }

  // -- the parts and what they are given -----------------------------------------------------------------------------------

  /** @param {string} game */
  createFrame(game) {
    const { navigate } = this.app;
    const frame = createFrame(t(`${game}.title`), {
      home: () => navigate("#/"),
      undo: () => this.moves.undo(),
      redo: () => this.moves.redo(),
      log: () => this.openLog(),
      share: () => this.links.share(),
      settings: () => navigate("#/settings"),
      hurry: () => this.opponents.hurry(),
      replay: () => this.replay.toggle(),
      hint: () => this.hint.toggle(),
    });
    frame.root.dataset.game = game;
    return frame;
  }

  /** @returns {Display} */
  createDisplay() {
    const { state, frame, app, session } = this;
    return new Display(state, frame, app.settings, {
      play: (...moves) => this.moves.play(...moves),
      replace: (move) => this.moves.replace(move),
      undo: () => this.moves.undo(),
      refuse: (move) => this.moves.refuse(move),
      ask: (question) => session.question(question),
      ahead: () => this.hint.ahead,
      status: () => this.replay.status ?? this.links.status(),
      drawn: () => this.hint.offer(),
    });
  }

  createMoves() {
    const { session, state } = this;
    return new Moves(session, state, {
      begin: () => this.hint.stop(),
      stopReplay: () => this.replay.stop(),
      stopOpponents: () => this.opponents.stop(),
      mayGoBack: (ply) => isFairToGoBack(state, session, ply),
      show: (answer, before, way) => this.show(answer, { before, way }),
      refuse: (text) => this.display.say(text, "bad"),
      fail: (error) => this.fail(error),
    });
  }

  createOpponents() {
    const { session, state, app } = this;
    return new Opponents(session, state, app.pool, {
      play: (move) => this.moves.play(move),
      thinking: (seat, done) => showThinking(this.frame, seat, done),
      speed: () => app.settings.get("speed"),
      seconds: () => Number(app.settings.get("thinking")) / 1000,
      fail: (error) => this.fail(error),
    });
  }

  /** @returns {TurnReplay} */
  createReplay() {
    return new TurnReplay(this.session, this.state, this.display, {
      busy: () => this.moves.busy,
      speed: () => this.app.settings.get("speed"),
      begin: () => {
        this.opponents.stop();
        this.hint.close();
      },
      end: () => this.opponents.act(),
    });
  }

  async openLog() {
    const ply = await openLog(this.state, this.session, () => this.display.context);
    if (ply !== null) await this.moves.goBack(ply);
  }

  /** Follow the tray, the keys, the settings and other tabs. @returns {(() => void)[]} what ends it */
  listen() {
    const { app, frame, display, session, state } = this;
    const left = new AbortController();
    followTray(frame.tray, display.board, left.signal);
    followKeys(
      frame,
      {
        used: (typing) => {
          display.typing = typing;
        },
        escape: () => {
          this.replay.stop();
          this.hint.close();
        },
        replay: () => this.replay.toggle(),
        hint: () => this.hint.toggle(),
        undo: () => this.moves.undo(),
        redo: () => this.moves.redo(),
      },
      left.signal,
    );
    const { navigate } = app;
    const reload = () => this.reload();
    return [
      () => left.abort(),
      app.settings.onChange(() => {
        display.retheme();
        if (!state.previews) this.loadPreviews();
      }),
      app.store.onForeignChange(session.id, (save, copy) => changedElsewhere({ navigate, reload }, save, copy)),
    ];
  }
}
