// The boards of a review's moments, drawn as soon as the engine is ready; the texts about them do not wait for that.

import { el, fill, unbroken } from "../base/dom.js";
import { marksOf, traceOf } from "../canvas/trace.js";
import { Picture } from "../table/display/board-picture.js";
import { planScenes } from "../table/plan-scenes.js";
import { planWords } from "../table/plan-words.js";
import { namedPlayers } from "../table/start.js";
import { Reading } from "../viewer/reading.js";
import { markDice } from "./dice-marks.js";

/**
 * @typedef {import("../store/parts/review-format.js").Moment} Moment
 * @typedef {import("../engine/answers.js").Step} Step
 * @typedef {import("../shelf/faces.js").Context} Context
 * @typedef {{ moment: Moment, seat: number, place: HTMLElement, texts: HTMLElement[] }} Spot
 */

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
   * @param {Moment} moment
   * @param {number} seat whose sheet it is
   * @param {HTMLElement[]} texts what was played and what was better, written again because the review may be in another language
   */
  place(moment, seat, texts) {
    const place = el("div", { class: "moment-picture" });
    this.#spots.push({ moment, seat, place, texts });
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
        if (!left.aborted) await this.#draw(spot, reading, left);
      }
    } catch {
      // The review works without pictures.
    }
  }

  /**
   * @param {Spot} spot
   * @param {Reading} reading
   * @param {AbortSignal} left
   */
  async #draw({ place, seat, moment, texts }, reading, left) {
    const { ply, moves } = moment;
    const answer = await reading.at(ply);
    const plans = moves && [await reading.plan(ply, moves.played), await reading.plan(ply, moves.better)];
    if (left.aborted) return;
    const players = namedPlayers(this.save);
    plans?.forEach(({ seat: mover, steps }, at) => {
      fill(texts[at], unbroken(planWords(this.face, { players }, mover, steps).join(" ")));
    });
    const picture = new Picture(this.face, players, this.app);
    left.addEventListener("abort", () => picture.close());
    if (plans) picture.marks = (context) => this.#marks(context, plans[0].steps, plans[1].steps);
    fill(place, picture.element);
    picture.show(answer, seat);
    const dice = this.face.dice?.(picture.context);
    if (!dice) return;
    markDice(dice, moves?.played ?? [], "whole");
    markDice(dice, moves?.better ?? [], "starred");
    place.prepend(dice);
  }

  /**
   * What was played and what was better, each step in the position in which it would be played.
   * @param {Context} context
   * @param {Step[]} played
   * @param {Step[]} better
   */
  #marks(context, played, better) {
    const tracesOf = (/** @type {Step[]} */ steps) =>
      planScenes(this.face, context, steps).flatMap(({ scene, move }) => traceOf(scene, move) ?? []);
    return [...marksOf(tracesOf(played), "whole"), ...marksOf(tracesOf(better), "starred")];
  }
}
