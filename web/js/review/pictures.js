// The boards of a review's moments, drawn as soon as the engine is ready; the words about them do not wait for that.

import { el } from "../base/dom.js";
import { namedPlayers } from "../table/start.js";
import { Picture } from "../viewer/board-picture.js";
import { Reading } from "../viewer/reading.js";

/** @typedef {{ ply: number, seat: number, place: HTMLElement }} Spot */

export class MomentPictures {
  /** @type {Spot[]} */
  #spots = [];

  /**
   * @param {import("../app/app.js").App} app
   * @param {import("../store/save-format.js").Save} save
   * @param {import("../shelf/faces.js").Face} face
   */
  constructor(app, save, face) {
    this.app = app;
    this.save = save;
    this.face = face;
  }

  /**
   * Where the board of a moment will be.
   * @param {{ ply: number }} moment
   * @param {number} seat whose sheet it is
   */
  place({ ply }, seat) {
    const place = el("div", { class: "moment-picture" });
    this.#spots.push({ ply, seat, place });
    return place;
  }

  /** Draw them one after the other. @param {AbortSignal} left aborted when the screen is left */
  async show(left) {
    const { app, save } = this;
    if (this.#spots.length === 0) return;
    const reading = new Reading(app.engine, { record: save.record });
    left.addEventListener("abort", () => reading.close());
    try {
      await app.engine.ready;
      if (!left.aborted) await reading.open();
      for (const spot of this.#spots) {
        if (!left.aborted) this.#draw(spot, await reading.at(spot.ply), left);
      }
    } catch {
      // The words do without a picture.
    }
  }

  /**
   * @param {Spot} spot
   * @param {import("../engine/answers.js").Answer} answer
   * @param {AbortSignal} left
   */
  #draw({ place, seat }, answer, left) {
    if (left.aborted) return;
    const picture = new Picture(this.face, namedPlayers(this.save), this.app);
    left.addEventListener("abort", () => picture.close());
    place.append(picture.element);
    picture.show(answer, seat);
  }
}
