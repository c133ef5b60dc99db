// The table: a saved game being played. It connects the parts; each of them receives only what it needs.

import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { codeOf } from "../engine/errors.js";
import { manifestOf } from "../shelf/boxes.js";
import { loadFace } from "../shelf/faces.js";
import { Hint } from "./computer/hint.js";
import { Opponents } from "./computer/opponents.js";
import { showThinking } from "./computer/progress.js";
import { coverFor, needsCover } from "./display/cover.js";
import { Display } from "./display/display.js";
import { createFrame } from "./display/frame.js";
import { followKeys } from "./display/keys.js";
import { createSidePanel } from "./display/side-panel.js";
import { Staging } from "./display/staging.js";
import { followTray } from "./display/tray.js";
import { Waiting } from "./display/waiting.js";
import { Ending } from "./ending/ending.js";
import { errorWords } from "./engine-words.js";
import { GoingBack } from "./history/going-back.js";
import { openLog } from "./history/log.js";
import { Moments } from "./history/moments.js";
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
 * @param {Table | null} [before] the table that is opened again: what was chosen at it stays so
 * @returns {{ close: () => void, again: () => ReturnType<typeof openTable> }}
 */
export function openTable(root, app, saveId, addOns, before = null) {
  /** @type {Table | null} */
  let table = null;
  let closed = false;
  const open = async () => {
    await before?.moves.settle();
    if (closed) return;
    const save = app.store.load(saveId);
    if (!save) return leave(app, "#/", t("table.missing"));
    const session = new Session(app, save);
    const opened = session.open(); // the worker opens it while the face arrives
    opened.catch(() => {}); // the table says what is wrong
    try {
      const state = new MatchState(await loadFace(save.game), namedPlayers(save));
      if (before) state.memory = before.state.memory;
      if (!closed) table = new Table(root, app, session, state, addOns);
    } catch (error) {
      if (!closed) leave(app, "#/games", errorWords(error));
    }
    if (table) await table.open(save, opened);
    else session.close();
  };
  open();
  const close = () => {
    closed = true;
    table?.close();
  };
  return { close, again: () => openTable(root, app, saveId, addOns, table ?? before) };
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
   * @param {Session} session
   * @param {MatchState} state
   * @param {AddOns} addOns
   */
  constructor(root, app, session, state, addOns) {
    this.app = app;
    this.state = state;
    this.addOns = addOns;
    /** While a move is being shown, stage by stage. @type {Promise<void>} */
    this.showing = Promise.resolve();
    this.session = session;
    this.frame = this.createFrame(session.save.game);
    root.replaceChildren(this.frame.root);
    this.display = this.createDisplay();
    this.waiting = new Waiting();
    this.staging = this.createStaging();
    this.goingBack = this.createGoingBack();
    this.moves = this.createMoves();
    this.opponents = this.createOpponents();
    this.replay = this.createReplay();
    this.moments = this.createMoments();
    this.ending = this.createEnding();
    this.hint = new Hint(this.session, state, this.frame, {
      context: () => this.display.context,
      point: (steps, play, change) => this.display.suggest(steps, play, change),
      play: (moves) => this.moves.play(...moves),
      goBack: (ply) => this.moves.goBack(ply),
      isChance: (kind) => manifestOf(session.save.game)?.sounds?.[kind] === "dice",
      fail: (error) => this.fail(error),
    });
    const { frame } = this;
    const match = {
      session,
      state,
      frame,
      reload: () => this.reload(),
      play: (/** @type {string[]} */ ...moves) => this.moves.play(...moves),
      light: (/** @type {string[]} */ places, /** @type {number} */ seat = -1) => {
        const stage = this.display.sheets.stageOf(seat) ?? this.display.board.stage;
        const before = stage.light(places);
        return () => void stage.light(before);
      },
      pieces: this.display.board.pieces,
      context: () => this.display.context,
    };
    this.links = addOns.linkPlay(match);
    this.help = addOns.help?.(match) ?? null;
    this.side = addOns.kept ? this.createSide() : null;
    this.preview = new SavedPreview(app, state, this.display, () => this.reload());
    this.cleanups = [
      () => this.links.close(),
      () => this.help?.close(),
      () => this.side?.close(),
      () => this.preview.close(),
      () => this.display.close(),
      ...this.listen(),
    ];
  }

  /**
   * @param {Save} save
   * @param {Promise<Answer>} opened
   */
  async open(save, opened) {
    try {
      const [answer] = await Promise.all([opened, this.preview.show(save)]);
      if (!this.state.closed) await this.show(answer, { first: true });
    } catch (error) {
      this.fail(error);
    }
  }

  close() {
    this.state.closed = true;
    this.opponents.stop();
    this.waiting.skip();
    this.replay.leave();
    this.moments.leave();
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
    const { state, display, staging } = this;
    this.waiting.skip();
    this.replay.leave();
    this.moments.leave();
    staging.begin();
    state.previews = null;
    this.preview.end();
    const made = !first && way === "play" ? before : undefined;
    state.follow(answer, made?.seat ?? null);
    if (made && !(await staging.showMove(made, answer))) return;
    if (this.isCovered(answer, first ? undefined : before, way)) {
      await coverFor(this.frame.root, state.nameOf(answer.seat), answer.seat ?? 0);
      if (state.closed) return;
    }
    state.place(answer, first);
    if (made && !(await staging.showRoll())) return;
    if (made) staging.hearRest(answer);
    display.announce(answer);
    display.draw(first ? 0 : display.duration);
    display.keepFocus();
    this.loadPreviews();
    this.side?.update();
    this.hint.moved();
    this.opponents.act();
    this.addOns.onShow?.(answer);
    this.links.show(answer, made !== undefined);
    if (answer.outcome && !first && way !== "undo") this.ending.show(true);
  }

  /**
   * Whether the next person is waited for before a position is shown.
   * @param {Answer} answer
   * @param {Answer | undefined} before what was shown, if anything
   * @param {Way} way
   */
  isCovered(answer, before, way) {
    const { state, preview } = this;
    const passes = before ? answer.seat !== before.seat : state.face.secret && answer.ply > 0 && !preview.covered;
    return passes && needsCover(state, this.app.settings.on("cover"), answer, way);
  }

  async loadPreviews() {
    const { state } = this;
    const { answer } = state;
    if (!answer?.moves.length || !this.app.settings.on("previews")) return;
    const isWanted = () => !state.closed && state.answer === answer;
    const previews = await this.session.previews(answer.moves, isWanted).catch(() => null);
    if (previews && isWanted()) this.display.showPreviews(previews);
  }

  /** A person has chosen these moves. @param {string[]} moves */
  choose(moves) {
    if (!this.addOns.intercept?.(moves)) this.moves.play(...moves);
  }

  // -- the parts and what they are given -----------------------------------------------------------------------------------

  /** @param {string} game */
  createFrame(game) {
    const { navigate } = this.app;
    const frame = createFrame(t(`${game}.title`), {
      home: () => navigate("#/"),
      undo: () => this.undo(),
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
      play: (...moves) => this.choose(moves),
      replace: (move) => this.moves.replace(move),
      undo: () => this.moves.undo(),
      refuse: (move) => this.moves.refuse(move),
      ask: (question) => session.question(question),
      pure: () => session.save.pure === true,
      ahead: () => this.hint.ahead,
      instead: () => this.moments?.bar ?? this.ending?.bar ?? null,
      status: () => this.moments.status ?? this.replay.status ?? this.staging.caption ?? this.links.status(),
      drawn: () => this.hint.drawn(),
    });
  }

  createStaging() {
    const { session, state, app } = this;
    return new Staging(state, this.display, {
      sounds: () => manifestOf(session.save.game)?.sounds ?? {},
      see: (seat) => session.see(seat),
      wait: (time) => this.waiting.wait(time),
      speed: () => app.settings.get("speed"),
    });
  }

  createGoingBack() {
    const { app, session, state, addOns } = this;
    return new GoingBack(app, session, state, {
      kept: addOns.kept === true,
      goBack: (ply) => {
        this.moments.close();
        this.moves.goBack(ply);
      },
    });
  }

  createMoves() {
    const { session, state } = this;
    return new Moves(session, state, {
      begin: () => this.hint.stop(),
      stopReplay: () => this.replay.stop(),
      stopOpponents: () => this.opponents.stop(),
      resumeOpponents: () => this.opponents.act(),
      mayGoBack: (ply) => this.goingBack.isAllowed(ply),
      show: (answer, before, way) => {
        this.showing = this.show(answer, { before, way });
        return this.showing;
      },
      refuse: (text, code) => {
        this.display.say(text, "bad");
        this.help?.refused(code);
      },
      fail: (error) => this.fail(error),
    });
  }

  createOpponents() {
    const { session, state, app } = this;
    return new Opponents(session, state, app.pool, {
      play: (move) => this.moves.play(move),
      wait: (time) => this.waiting.wait(time),
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
      wait: (time) => this.waiting.wait(time),
      begin: () => {
        this.opponents.stop();
        this.hint.close();
      },
      end: () => this.opponents.act(),
    });
  }

  /** @returns {Moments} */
  createMoments() {
    return new Moments(this.session, this.state, this.display, {
      settle: async () => {
        await this.moves.settle();
        this.waiting.skip();
        await this.showing;
      },
      speed: () => this.app.settings.get("speed"),
      begin: () => {
        this.replay.stop();
        this.opponents.stop();
        this.hint.close();
      },
      end: () => this.opponents.act(),
      playFrom: (answer) => this.goingBack.playFrom(answer),
      fail: (error) => this.fail(error),
    });
  }

  createEnding() {
    const { app, state, session } = this;
    return new Ending(app, state, session, {
      context: () => this.display.context,
      comparison: (answer) => this.links.comparison(answer),
      watch: () => this.moments.watch(),
      report: () => this.addOns.report(session.id),
      explain: (sheet) => this.help?.explain(sheet),
    });
  }

  /** The panel beside the board, at the tables of saved games. */
  createSide() {
    const { app, frame, session, state } = this;
    return createSidePanel(frame.side, session, state, {
      settings: app.settings,
      context: () => this.display.context,
      choose: (ply) => this.moments.open(ply),
      reference: async () => this.help?.reference() ?? null,
    });
  }

  /** Take back the last step towards a move, else the last move. */
  undo() {
    const { state, display, moves } = this;
    const stepped = state.mode === "live" && state.answer && state.face.back?.(display.context);
    if (!stepped) moves.undo();
  }

  async openLog() {
    const ply = await openLog(this.state, this.session, () => this.display.context);
    if (ply !== null) await this.moments.open(ply);
  }

  /** Listen to the tray, the keys, the settings and other tabs. @returns {(() => void)[]} functions that end it */
  listen() {
    const { app, frame, display, session, state } = this;
    const left = new AbortController();
    followTray(frame.tray, display.board, left.signal);
    this.waiting.follow(frame.root, left.signal);
    followKeys(
      frame,
      {
        used: (typing) => {
          display.typing = typing;
        },
        everywhere: () => app.settings.on("letters"),
        escape: () => {
          this.replay.stop();
          this.hint.close();
        },
        turn: (step) => display.board.turn(step),
        flip: () => display.board.flip(),
        replay: () => this.replay.toggle(),
        hint: () => this.hint.toggle(),
        undo: () => this.undo(),
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
