// The sheets of the other seats: small pictures that follow the game and can be enlarged. They are in the seats on wide screens and
// beside the board on portrait tablets. On phones they are below the score card, and the one that changes is shown over the board.

import { el, fill } from "../../base/dom.js";
import { openSheet } from "../../base/overlay/sheet.js";
import { t } from "../../base/words.js";
import { fillScores } from "../panels.js";
import { Picture } from "./board-picture.js";

/** @typedef {import("../../engine/answers.js").Answer} Answer */

const [SEATS, ROW] = [0, 1];
const PLACES = [SEATS, ROW];

export class OtherSheets {
  /** The pictures in the seats, and those in a row of their own. @type {Map<number, Picture>[]} */
  #pictures = [new Map(), new Map()];
  /** The picture over the board, of the seat whose move is shown. @type {Picture | null} */
  #peek = null;
  /** The sheet that is seen large. @type {{ seat: number, picture: Picture } | null} */
  #large = null;
  /** The position that the pictures show. @type {Answer | null} */
  #answer = null;
  #state;
  #settings;
  #row;
  #scores;

  /**
   * @param {import("../match/state.js").MatchState} state
   * @param {typeof import("../../base/settings.js").settings} settings
   * @param {{ others: HTMLElement, otherScores: HTMLElement }} frame the row, and the score card of the sheet that is seen large
   */
  constructor(state, settings, { others, otherScores }) {
    this.#state = state;
    this.#settings = settings;
    this.#row = others;
    this.#scores = otherScores;
    this.peekBox = el("div", { class: "peek", hidden: true, "aria-hidden": "true" });
  }

  close() {
    const open = [...this.#pictures.flatMap((pictures) => [...pictures.values()]), this.#peek, this.#large?.picture];
    for (const picture of open) picture?.close();
  }

  /** Whether a seat has a sheet that is not shown already. @param {number} seat */
  #isOther(seat) {
    return !this.#state.face.shared && seat !== this.#state.viewedSeat;
  }

  /** The attributes of the seat as a button that shows its sheet large, if there is one. @param {number} seat */
  buttonOf(seat) {
    return this.#isOther(seat) ? { "aria-haspopup": "dialog", onclick: () => this.#open(seat) } : null;
  }

  /**
   * What such a button has besides: what it does, and the small picture, which is the same element every time.
   * @param {number} seat
   * @returns {HTMLElement[]}
   */
  partsOf(seat) {
    if (!this.#isOther(seat)) return [];
    return [el("span", { class: "visually-hidden", text: t("table.seat.show") }), this.#small(seat, SEATS).element];
  }

  /** Show over the board, where it is small, what a seat does; or nothing. @param {number | null} seat */
  peekAt(seat) {
    const other = seat !== null && this.#isOther(seat) && this.#answer;
    this.peekBox.hidden = !other;
    if (!other) return;
    this.#peek ??= this.#create(this.peekBox);
    this.#peek.show(other, seat);
  }

  /**
   * Follow the game.
   * @param {Answer} answer
   * @param {number} duration in which the pictures become this from what they were
   */
  show(answer, duration) {
    if (this.#answer === answer) return;
    this.#answer = answer;
    const { recent, players } = this.#state;
    const shown = { ...answer, events: recent };
    const others = [...players.keys()].filter((seat) => this.#isOther(seat));
    for (const seat of others) for (const place of PLACES) this.#small(seat, place).show(shown, seat, duration);
    fill(
      this.#row,
      others.map((seat) => this.#rowButton(seat, answer.seat === seat)),
    );
    if (!this.peekBox.hidden) this.#peek?.show(shown, this.#peek.shown, duration);
    if (!this.#large) return;
    this.#large.picture.show(shown, this.#large.seat, duration);
    this.#fillScores(answer);
  }

  /** @param {number} seat @param {boolean} acting */
  #rowButton(seat, acting) {
    const name = el("span", { text: t("table.sheet-of", { name: this.#state.players[seat].name }) });
    const facts = { type: "button", class: acting ? "acting" : "", ...this.buttonOf(seat) };
    return el("button", facts, this.#small(seat, ROW).element, name);
  }

  /** See a seat's sheet large, with its score card, until it is closed. @param {number} seat */
  async #open(seat) {
    const answer = this.#answer;
    if (!answer || this.#large) return;
    const { face, players, recent } = this.#state;
    const picture = new Picture(face, players, { settings: this.#settings });
    this.#scores.dataset.seat = String(seat);
    this.#large = { seat, picture };
    this.#fillScores(answer);
    const title = t("table.sheet-of", { name: players[seat].name });
    const body = el("div", { class: "large-sheet" }, picture.element, this.#scores);
    const closed = openSheet({ title, body, wide: true });
    picture.show({ ...answer, events: recent }, seat);
    await closed;
    picture.close();
    this.#large = null;
  }

  /** Where the sheet of a seat is seen large. @param {number} seat */
  stageOf(seat) {
    return this.#large?.seat === seat ? this.#large.picture.stage : null;
  }

  /** @param {number} seat @param {number} place */
  #small(seat, place) {
    const known = this.#pictures[place].get(seat);
    if (known) return known;
    const picture = this.#create(null);
    picture.element.classList.add("small-sheet");
    this.#pictures[place].set(seat, picture);
    return picture;
  }

  /** A picture that is part of something with a name. @param {HTMLElement | null} box */
  #create(box) {
    const picture = new Picture(this.#state.face, this.#state.players, { settings: this.#settings });
    picture.canvas.setAttribute("aria-hidden", "true");
    box?.append(picture.element);
    return picture;
  }

  /** @param {Answer} answer */
  #fillScores(answer) {
    if (!this.#large) return;
    const { face, players } = this.#state;
    fillScores(this.#scores, { answer, players, shown: this.#large.seat, preview: null, line: face.line });
  }
}
