// A saved game on the table before the engine is ready: the board as it was left, which cannot be touched yet, or the picture
// of the box if the game has just been started; how far the engine is; and, when it does not start or refuses the game, what to do.

import { el } from "../../base/dom.js";
import { t } from "../../base/words.js";
import { Pencil } from "../../canvas/pencil.js";
import { bootView } from "../../engine/boot-view.js";
import { codeOf } from "../../engine/errors.js";
import { boxOf, pictureOf } from "../../shelf/boxes.js";
import { downloadOne } from "../../store/file-transfer.js";
import { coverFor, needsCover } from "../display/cover.js";
import { errorWords } from "../engine-words.js";

/** @typedef {import("../../engine/answers.js").Answer} Answer */

/** The picture of the box would only flash if the game appears before; milliseconds. */
const BOX_DELAY = 400;

export class SavedPreview {
  /** Whether the table was covered already for who sees it first. */
  covered = false;
  /** The engine failed meanwhile: when it is ready after all, the game is opened again. */
  #failed = false;
  /** Shown when the engine refuses the game. @type {HTMLElement | null} */
  #refusal = null;
  /** The picture of the box. */
  #box = el("img", { class: "board-wait", alt: "", hidden: true });
  /** @type {ReturnType<typeof bootView>} */
  #boot;
  #unfollow;
  #app;
  #state;
  #display;

  /**
   * @param {import("../../app/app.js").App} app
   * @param {import("./state.js").MatchState} state
   * @param {import("../display/display.js").Display} display
   * @param {() => void} reload opens the game again
   */
  constructor(app, state, display, reload) {
    this.#app = app;
    this.#state = state;
    this.#display = display;
    this.#boot = bootView(app);
    this.#unfollow = app.boot.onChange(() => this.#followBoot(reload));
    this.#setInert(true);
    display.frame.root.append(this.#boot.element);
    display.frame.boardBox.append(this.#box);
  }

  close() {
    this.#boot.close();
    this.#unfollow();
  }

  /**
   * Show how the game was left.
   * @param {import("../../store/save-format.js").Save} save
   */
  async show(save) {
    const state = this.#state;
    const answer = this.#app.store.positions.read(save);
    if (!answer) return this.#showBox(save);
    const { seat, ply } = answer;
    const wanted = this.#app.settings.on("cover");
    if (seat !== null && state.face.secret && ply > 0 && needsCover(state, wanted, answer, "play")) {
      await coverFor(this.#display.frame.root, state.nameOf(seat), seat);
      this.covered = true;
      if (state.mode !== "loading") return;
      this.#setInert(true); // removing the cover ended that too
    }
    this.#draw(answer, save.id);
  }

  /** @param {import("../../store/save-format.js").Save} save */
  #showBox({ record }) {
    if (this.#app.boot.state === "ready") return; // the game appears at once
    this.#display.say(t("saved-preview.new"));
    const picture = { src: pictureOf(boxOf(record).id), hidden: false };
    setTimeout(() => this.#box.isConnected && Object.assign(this.#box, picture), BOX_DELAY);
  }

  /** The engine is ready, and its own answer is shown next. */
  end() {
    if (this.#state.mode !== "loading") return;
    this.#state.mode = "live";
    this.#setInert(false);
    this.#boot.close();
    this.#boot.element.remove();
    this.#box.remove();
    this.#refusal?.remove();
    delete this.#display.frame.root.dataset.preview;
  }

  /**
   * Whether a failure is dealt with here, because the game never got as far as being played.
   * @param {unknown} error
   * @param {string} id
   */
  handles(error, id) {
    if (this.#state.mode !== "loading") return false;
    const code = codeOf(error);
    if (code === "boot-failed") return true; // the card of the boot view offers to try again
    if (code === "engine-restarted") this.#failed = true;
    else this.#refuse(error, id);
    return true;
  }

  /**
   * The engine does not take this game. It stays as it is, for whoever can mend it.
   * @param {unknown} error
   * @param {string} id
   */
  #refuse(error, id) {
    const button = (/** @type {string} */ key, /** @type {() => void} */ onclick) =>
      el("button", { class: "button", type: "button", onclick, text: t(key) });
    this.#refusal?.remove();
    this.#refusal = el(
      "div",
      { class: "boot-failure paper", role: "alert" },
      el("h2", { text: t("saved-preview.refused") }),
      el("p", { text: errorWords(error) }),
      el(
        "div",
        { class: "row" },
        button("games.export", () => downloadOne(id)),
        button("games.title", () => this.#app.navigate("#/games")),
      ),
    );
    this.#display.frame.root.append(this.#refusal);
    this.#box.remove();
    this.#display.say("");
  }

  /**
   * @param {Answer} answer
   * @param {string} id
   */
  #draw(answer, id) {
    const { frame, board } = this.#display;
    try {
      this.#state.place(answer, true);
      this.#display.draw(0);
      tryDrawing(board.stage);
      this.#display.say(t("saved-preview.prompt"));
      frame.root.dataset.preview = String(answer.ply);
    } catch {
      // Not a position that this page can draw: the engine will answer a better one.
      this.#state.answer = null;
      board.stage.scene = null;
      frame.tray.replaceChildren();
      this.#app.store.positions.forget(id);
    }
  }

  /** After a failure the engine may have been started again. @param {() => void} reload */
  #followBoot(reload) {
    if (this.#state.mode !== "loading") return;
    const { state } = this.#app.boot;
    if (state === "failed") this.#failed = true;
    else if (state === "ready" && this.#failed) {
      this.#failed = false;
      reload();
    }
  }

  /** @param {boolean} inert */
  #setInert(inert) {
    const { boardBox, tools, tray, root } = this.#display.frame;
    for (const element of [boardBox, tools, tray]) element.toggleAttribute("inert", inert);
    root.setAttribute("aria-busy", String(inert));
  }
}

/**
 * Draw what is to be shown where nobody sees it: whatever is wrong with it throws here.
 * @param {import("../../canvas/stage.js").Stage} stage
 */
function tryDrawing(stage) {
  const context = document.createElement("canvas").getContext("2d");
  if (!context || !stage.scene) return;
  const pencil = new Pencil(context, stage.theme);
  stage.scene.background(pencil);
  stage.motion.draw(stage.scene, pencil, performance.now());
}
