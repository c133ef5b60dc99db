// A position as a picture: the game's drawing on a canvas, without interaction.

import { el } from "../../base/dom.js";
import { layoutOf } from "../../canvas/board.js";
import { Stage } from "../../canvas/stage.js";
import { inertContext } from "../../shelf/faces.js";

/** @typedef {import("../../engine/answers.js").Answer} Answer */

export class Picture {
  /**
   * @param {import("../../shelf/faces.js").Face} face
   * @param {{ name: string, kind: string }[]} players
   * @param {{ settings: typeof import("../../base/settings.js").settings }} app
   */
  constructor(face, players, app) {
    this.face = face;
    this.players = players;
    this.canvas = el("canvas", { class: "picture-canvas", role: "img" });
    this.element = el("div", { class: "picture" }, this.canvas);
    this.stage = new Stage(this.canvas);
    this.stage.onResize = () => this.#draw(0);
    this.memory = new Map();
    /** What is drawn on top, made again for each layout. @type {(context: import("../../shelf/faces.js").Context) => import("../../canvas/scene.js").Item[]} */
    this.marks = () => [];
    this.shown = 0;
    /** @type {Answer | null} */
    this.answer = null;
    this.unfollow = app.settings.onChange(() => this.stage.retheme());
  }

  close() {
    this.unfollow();
    this.stage.close();
  }

  /**
   * @param {Answer} answer
   * @param {number} shown the seat whose sheet is shown
   * @param {number} [duration] milliseconds in which it becomes this from what it was
   */
  show(answer, shown, duration = 0) {
    this.answer = { ...answer, moves: [] };
    this.shown = shown;
    this.#draw(duration);
  }

  /** Light places of the board. @param {string[]} names */
  light(names) {
    this.stage.light(names);
  }

  /** What a face needs to draw the position and to describe events. @returns {import("../../shelf/faces.js").Context} */
  get context() {
    const { players, shown, memory, stage } = this;
    // Values from the stage cause no layout of the page.
    const layout = layoutOf(stage.width || this.canvas.clientWidth, stage.height || this.canvas.clientHeight);
    return inertContext({ answer: /** @type {Answer} */ (this.answer), players, shown, layout, memory });
  }

  /** @param {number} duration */
  #draw(duration) {
    if (!this.answer || !this.stage.width) return; // it is drawn when it can be seen
    const { context } = this;
    const scene = this.face.scene(context);
    this.canvas.setAttribute("aria-label", scene.label);
    this.stage.show({ ...scene, items: [...scene.items, ...this.marks(context)] }, duration);
  }
}
