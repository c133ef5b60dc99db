// A saved game on the table before the rules are awake: the board as it was left, which cannot be touched yet; how far
// the rules are; and, when they do not come, what to do.

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { Pencil } from "../canvas/pencil.js";
import { bootView } from "../engine/boot-view.js";
import { downloadOne } from "../store/file-transfer.js";
import { coverFor, covers } from "./cover.js";
import { errorWords } from "./engine-words.js";

export class Waking {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    /** Whether the rules are still awaited. */
    this.present = false;
    /** Whether the table was covered already for who sees it first. */
    this.covered = false;
    /** @type {ReturnType<typeof bootView> | null} */
    this.boot = null;
    /** What is shown when the rules do not take the game. @type {HTMLElement | undefined} */
    this.refusal = undefined;
    this.failed = false;
  }

  /**
   * Show how the game was left, and how far the rules are.
   * @param {import("../store/save-format.js").Save} save
   */
  async begin(save) {
    const { app, frame } = this.table;
    this.#inert(true);
    this.boot = bootView(app);
    frame.root.append(this.boot.element);
    const ended = app.boot.onChange(() => this.#changed());
    this.table.endings.push(() => this.boot?.close(), ended);
    this.table.say(t("waking.prompt"));
    const answer = app.store.positions.read(save);
    if (!answer) return;
    if (this.table.face.secret && answer.ply > 0 && covers(this.table, answer, "play")) {
      const seat = /** @type {number} */ (answer.seat);
      await coverFor(frame.root, this.table.players[seat].name, seat);
      this.covered = true;
      if (!this.present) return;
      this.#inert(true); // the cover has let everything go
    }
    this.#show(answer, save.id);
  }

  /** The rules are awake, and what they tell is shown next. */
  end() {
    if (!this.present) return;
    this.#inert(false);
    this.boot?.close();
    this.boot?.element.remove();
    this.refusal?.remove();
    delete this.table.frame.root.dataset.waking;
  }

  /**
   * Whether a failure is told here, because the game never got as far as being played.
   * @param {any} error
   */
  told(error) {
    if (!this.present) return false;
    if (error.code === "boot-failed") return true; // by the card that offers to try again
    if (error.code === "engine-restarted") this.failed = true;
    else this.#refuse(error);
    return true;
  }

  /**
   * The rules do not take this game. It stays as it is, for whoever can mend it.
   * @param {any} error
   */
  #refuse(error) {
    const { app, frame, session } = this.table;
    const button = (/** @type {string} */ key, /** @type {() => void} */ onclick) =>
      el("button", { class: "button", type: "button", onclick, text: t(key) });
    this.refusal?.remove();
    this.refusal = el(
      "div",
      { class: "boot-failure paper", role: "alert" },
      el("h2", { text: t("waking.refused") }),
      el("p", { text: errorWords(error) }),
      el(
        "div",
        { class: "row" },
        button("games.export", () => downloadOne(session.id)),
        button("games.title", () => app.navigate("#/games")),
      ),
    );
    frame.root.append(this.refusal);
    this.table.say("");
  }

  /**
   * @param {import("./session.js").Answer} answer
   * @param {string} id
   */
  #show(answer, id) {
    const { table } = this;
    try {
      table.put(answer, true);
      tryDrawing(table.board.stage);
      table.say(t("waking.prompt"));
      table.frame.root.dataset.waking = String(answer.ply);
    } catch {
      // Not a position that this page can draw: the rules will tell a better one.
      table.answer = undefined;
      table.board.stage.scene = null;
      table.frame.tray.replaceChildren();
      table.app.store.positions.forget(id);
    }
  }

  /** After a failure the rules may have been started again. */
  #changed() {
    const { app } = this.table;
    if (!this.present) return;
    if (app.boot.state === "failed") this.failed = true;
    else if (app.boot.state === "ready" && this.failed) {
      this.failed = false;
      this.table.reload();
    }
  }

  /** @param {boolean} inert */
  #inert(inert) {
    this.present = inert;
    const { boardBox, tools, tray, root } = this.table.frame;
    for (const element of [boardBox, tools, tray]) element.toggleAttribute("inert", inert);
    root.setAttribute("aria-busy", String(inert));
  }
}

/**
 * Draw what is to be shown where nobody sees it: whatever is wrong with it comes out here.
 * @param {import("../canvas/stage.js").Stage} stage
 */
function tryDrawing(stage) {
  const context = document.createElement("canvas").getContext("2d");
  if (!context || !stage.scene) return;
  const pencil = new Pencil(context, stage.theme);
  stage.scene.background(pencil);
  stage.motion.draw(stage.scene, pencil, performance.now());
}
