// Links at the table: sharing the game, and in a game that goes to and fro by link, sending it when it is another's turn.

import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";
import { canChallenge, challengeOffer } from "../challenge/challenge.js";
import { Ghost } from "../challenge/ghost.js";
import { addressOf, writeLink } from "../store/link-format.js";
import { gameOffer } from "./offers.js";
import { askSeats, isPerson } from "./seats.js";
import { openShare } from "./share.js";

/**
 * @typedef {import("../table/session.js").Answer} Answer
 * @typedef {import("../store/save-format.js").Player} Player
 * @typedef {object} Host what this needs of the table
 * @property {any} app
 * @property {import("../table/session.js").Session} session
 * @property {import("../shelf/faces.js").Face} face
 * @property {Player[]} players named
 * @property {() => void} reload
 */

export class LinkTable {
  /** @param {Host} host @param {import("../table/frame.js").Frame} frame */
  constructor(host, frame) {
    this.host = host;
    this.button = el(
      "button",
      { type: "button", class: "button primary send", hidden: true, onclick: () => this.send() },
      icon("share"),
      t("link.send"),
    );
    frame.tools.append(this.button);
    const { ghost } = host.session.save;
    this.ghost = ghost ? new Ghost(host, ghost) : null;
    if (this.ghost) frame.bar.append(this.ghost.button);
    /** @type {Answer | null} */
    this.answer = null;
  }

  /** Whether a seat is played elsewhere. @param {number | null} seat */
  isAway(seat) {
    return seat !== null && this.host.players[seat].kind === "link";
  }

  /**
   * The position has changed: offer to send it when the next to act is elsewhere, or when somebody there should see the
   * end.
   * @param {Answer} answer
   * @param {boolean} played whether a move that was made here led to it
   */
  show(answer, played) {
    this.answer = answer;
    this.host.app.onShow?.(answer);
    this.ghost?.follow(answer);
    const away = this.isAway(answer.seat);
    const over = answer.outcome !== null && this.host.players.some(({ kind }) => kind === "link");
    this.button.hidden = !away && !over;
    if (away && played) this.send();
  }

  /** What is asked of people here while it is another's turn elsewhere. @param {Answer} answer */
  prompt(answer) {
    const seat = answer.seat ?? 0;
    return t("link.waiting", { name: this.host.players[seat].name });
  }

  /** The game as it stands, as the part of an address. @param {import("../store/link-format.js").Kind} [kind] */
  async payload(kind = "game") {
    const { session, players } = this.host;
    const core = await session.link();
    const seat = Math.max(players.findIndex(isPerson), 0); // whose result a challenge is
    return writeLink({ core, kind, id: kind === "game" ? session.id : "", players, seat });
  }

  async send() {
    const { answer } = this;
    if (!answer) return;
    const game = answer.game;
    const name = answer.seat === null ? "" : this.host.players[answer.seat].name;
    const title = answer.seat === null ? t("link.send-end") : t("link.send-to", { name });
    const text = answer.seat === null ? t("link.send-end-text") : t("link.send-text", { name });
    const message = t(answer.seat === null ? "link.message-end" : "link.message", { name, game: t(`${game}.title`) });
    const offer = { id: "turn", label: "", text, url: addressOf(await this.payload()), message };
    await openShare({ title, offers: [offer], secret: this.host.face.secret });
  }

  close() {
    this.ghost?.close();
  }

  /** Share from the bar or from the ending. */
  async share() {
    const { session, face } = this.host;
    const { game, outcome } = /** @type {Answer} */ (session.answer);
    const payload = await this.payload();
    const offers = [gameOffer(game, payload)];
    if (canChallenge(/** @type {Answer} */ (session.answer), this.host.players)) {
      offers.push(challengeOffer(/** @type {Answer} */ (session.answer), await this.payload("challenge")));
    }
    const seats = this.host.players.filter(isPerson).length > 1 && outcome === null && this.#seatsButton();
    await openShare({ title: t("share.title"), offers, secret: face.secret, more: [seats, embedLink(payload)] });
  }

  #seatsButton() {
    const choose = (/** @type {Event} */ { currentTarget }) => {
      /** @type {HTMLElement} */ (currentTarget).closest("dialog")?.close();
      this.#chooseSeats();
    };
    return el(
      "div",
      { class: "share-seats" },
      el("p", { text: t("share.by-link") }),
      el("button", {
        class: "button",
        type: "button",
        "data-action": "seats",
        onclick: choose,
        text: t("share.seats"),
      }),
    );
  }

  /** Say which seats are played here from now on. */
  async #chooseSeats() {
    const { app, session, players, reload } = this.host;
    const chosen = await askSeats(players, {
      title: t("share.seats"),
      text: t("link.seats.table-text"),
      label: t("link.seats.keep"),
      here: (seat) => players[seat].kind === "person",
    });
    const save = chosen && app.store.load(session.id);
    if (!save) return;
    app.store.save({ ...save, players: chosen });
    reload();
  }
}

/** The way to the snippet for other pages; inside one there is none. @param {string} payload */
function embedLink(payload) {
  if (document.body.classList.contains("embed")) return null;
  return el("p", {}, el("a", { href: `#/embed/${payload}`, text: t("share.embed") }));
}
