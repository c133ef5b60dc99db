// Pictures of saved games: from the stored last position, otherwise from the rules once they are loaded and the picture is
// visible.

import { el, fill } from "../../base/dom.js";
import { boxOf, pictureOf } from "../../shelf/boxes.js";
import { loadFace } from "../../shelf/faces.js";
import { Picture } from "../../table/display/board-picture.js";
import { namedPlayers } from "../../table/start.js";
import { Reading } from "../../viewer/reading.js";

/**
 * @typedef {import("../../app/app.js").App} App
 * @typedef {import("../../store/save-format.js").Save} Save
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {{ save: Save, known: (answer: Answer) => void }} Wanted
 */

export class SavedPictures {
  /** What is still to be drawn, by the element where it goes. @type {Map<Element, Wanted>} */
  #wanted = new Map();
  /** @type {Picture[]} */
  #drawn = [];
  #closed = false;
  /** One game after the other. @type {Promise<void>} */
  #queue = Promise.resolve();
  #sight;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.#sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) this.#seen(target);
    });
  }

  close() {
    this.#closed = true;
    this.clear();
    this.#sight.disconnect();
  }

  /** Call this before the list is rebuilt. */
  clear() {
    for (const picture of this.#drawn.splice(0)) picture.close();
    for (const place of this.#wanted.keys()) this.#sight.unobserve(place);
    this.#wanted.clear();
  }

  /**
   * Where the picture of a game will be; until then, that of its box.
   * @param {Save} save
   * @param {(answer: Answer) => void} [known] is called with the position
   */
  place(save, known = () => {}) {
    const box = boxOf(save.record);
    const cover = box && el("img", { class: "save-cover", src: pictureOf(box.id), alt: "", width: 480, height: 300 });
    const place = el("div", { class: "save-picture", "aria-hidden": "true" }, cover);
    this.#wanted.set(place, { save, known });
    this.#sight.observe(place);
    return place;
  }

  /** @param {Element} place */
  #seen(place) {
    const wanted = this.#wanted.get(place);
    this.#sight.unobserve(place);
    if (!wanted) return;
    this.#queue = this.#queue.then(() => this.#draw(place, wanted)).catch(() => {}); // the box does for a picture
  }

  /** @param {Element} place @param {Wanted} wanted */
  async #draw(place, { save, known }) {
    const face = await loadFace(save.game);
    // Everybody may see the list, so it shows nothing that only one seat may see.
    const hides = face.secret && !save.over;
    const kept = hides ? null : this.app.store.positions.read(save);
    const answer = kept ?? (await this.#open(save));
    if (!answer || !this.#wanted.delete(place)) return;
    const picture = new Picture(face, namedPlayers(save), this.app);
    this.#drawn.push(picture);
    fill(place, picture.element);
    picture.show(answer, sheetOf(save));
    known(answer);
  }

  /** @param {Save} save */
  async #open(save) {
    await this.app.engine.ready;
    if (this.#closed) return null;
    const reading = new Reading(this.app.engine, { record: save.record });
    try {
      return await reading.open();
    } finally {
      reading.close();
    }
  }
}

/** The sheet that is shown: the first that a person plays on this device. @param {Save} save */
function sheetOf({ players }) {
  return Math.max(
    0,
    players.findIndex(({ kind }) => kind === "person"),
  );
}
