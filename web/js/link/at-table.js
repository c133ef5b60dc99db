// Links at the table: sharing the game and, in a game played by link, sending it when it is somebody else's turn.

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
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../table/add-ons.js").Match} Match
 * @typedef {import("../table/add-ons.js").AddOns} AddOns
 */

/**
 * The add-ons of every table that is opened for play.
 * @param {App} app
 * @returns {AddOns & { payload: () => Promise<string> }} `payload` is the part of an address that opens the game of the
 *   table which was opened last
 */
export function tableAddOns(app) {
  /** @type {LinkTable | null} */
  let links = null;
  return {
    linkPlay: (match) => {
      links = new LinkTable(app, match);
      return links;
    },
    report: async (saveId) => (await import("../keepsake/report-dialog.js")).openKeepsake(app, saveId),
    payload: async () => links?.payload() ?? "",
  };
}

class LinkTable {
  #ghost;
  #button;
  #app;
  #match;

  /** @param {App} app @param {Match} match */
  constructor(app, match) {
    const { session, state, frame } = match;
    this.#app = app;
    this.#match = match;
    this.#button = el(
      "button",
      { type: "button", class: "button primary send", hidden: true, onclick: () => this.#send() },
      icon("share"),
      t("link.send"),
    );
    frame.last.append(this.#button);
    const { ghost } = session.save;
    this.#ghost = ghost ? new Ghost(app, state, ghost) : null;
    if (this.#ghost) {
      frame.bar.append(this.#ghost.button);
      frame.root.classList.add("challenged");
    }
  }

  close() {
    this.#ghost?.close();
  }

  /**
   * The position has changed: offer to send it when the next to act is elsewhere, or when somebody there should see the
   * end.
   * @param {Answer} answer
   * @param {boolean} played
   */
  show(answer, played) {
    this.#ghost?.follow(answer);
    const away = this.#isAway(answer.seat);
    const over = answer.outcome !== null && this.#match.state.players.some(({ kind }) => kind === "link");
    this.#button.hidden = !away && !over;
    if (away && played) this.#send();
  }

  status() {
    const { state } = this.#match;
    const seat = state.answer?.seat ?? null;
    return this.#isAway(seat) ? t("link.waiting", { name: state.nameOf(seat) }) : null;
  }

  /** @param {Answer} answer */
  async comparison(answer) {
    return this.#ghost ? this.#ghost.comparison(answer) : null;
  }

  /** Share from the bar or from the ending. */
  async share() {
    const { session, state } = this.#match;
    const { answer } = session;
    if (!answer) return;
    const payload = await this.payload();
    const offers = [gameOffer(answer.game, payload)];
    if (canChallenge(answer, state.players)) offers.push(challengeOffer(answer, await this.payload("challenge")));
    const several = state.players.filter(isPerson).length > 1;
    const seats = several && answer.outcome === null && this.#seatsButton();
    await openShare({ title: t("share.title"), offers, secret: state.face.secret, more: [seats, embedLink(payload)] });
  }

  /** The current game as part of an address. @param {import("../store/link-format.js").Kind} [kind] */
  async payload(kind = "game") {
    const { session } = this.#match;
    const { players } = session.save;
    const core = await session.link();
    const seat = Math.max(players.findIndex(isPerson), 0); // whose result a challenge is
    return writeLink({ core, kind, id: kind === "game" ? session.id : "", players, seat });
  }

  /** Whether a seat is played elsewhere. @param {number | null} seat */
  #isAway(seat) {
    return seat !== null && this.#match.state.players[seat].kind === "link";
  }

  async #send() {
    const { session, state } = this.#match;
    if (!session.answer) return;
    const { game, seat } = session.answer;
    const name = state.nameOf(seat);
    const end = seat === null;
    const title = end ? t("link.send-end") : t("link.send-to", { name });
    const text = end ? t("link.send-end-text") : t("link.send-text", { name });
    const message = t(end ? "link.message-end" : "link.message", { name, game: t(`${game}.title`) });
    const offer = { id: "turn", label: "", text, url: addressOf(await this.payload()), message };
    await openShare({ title, offers: [offer], secret: state.face.secret });
  }

  #seatsButton() {
    const choose = (/** @type {Event} */ { currentTarget }) => {
      /** @type {HTMLElement} */ (currentTarget).closest("dialog")?.close();
      this.#chooseSeats();
    };
    const facts = { class: "button", type: "button", "data-action": "seats", text: t("share.seats") };
    return el(
      "div",
      { class: "share-seats" },
      el("p", { text: t("share.by-link") }),
      el("button", { ...facts, onclick: choose }),
    );
  }

  /** Ask which seats are played here from now on. */
  async #chooseSeats() {
    const { session, state, reload } = this.#match;
    const { players } = state;
    const chosen = await askSeats(players, {
      title: t("share.seats"),
      text: t("link.seats.table-text"),
      label: t("link.seats.keep"),
      here: (seat) => players[seat].kind === "person",
    });
    const { store } = this.#app;
    const save = chosen && store.load(session.id);
    if (!save) return;
    store.save({ ...save, players: chosen });
    reload();
  }
}

/** The link to the embed snippet; there is none inside an embedded page. @param {string} payload */
function embedLink(payload) {
  if (document.body.classList.contains("embed")) return null;
  return el("p", {}, el("a", { href: `#/embed/${payload}`, text: t("share.embed") }));
}
