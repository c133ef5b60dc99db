// The game of a link: what it is, how it compares with the saved games, and what can be done with it.

import { el, fill } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { t } from "../base/words.js";
import { challengeWords, isChallenge, startChallenge } from "../challenge/challenge.js";
import { bootView } from "../engine/boot-view.js";
import { advance, compare, keepCopy, keepNew } from "../link/merge.js";
import { openLinkedMatch, releaseLinkedMatch } from "../link/open-link.js";
import { askSeats, isPerson } from "../link/seats.js";
import { boxOf, pictureOf } from "../shelf/boxes.js";
import { loadFace } from "../shelf/faces.js";
import { Picture } from "../table/display/board-picture.js";
import { headline } from "../table/ending/result-words.js";
import { errorWords } from "../table/engine-words.js";
import { scoreText } from "../table/panels.js";
import { namedPlayers } from "../table/start.js";
import { screenHead } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../store/save-format.js").Player} Player
 * @typedef {import("../table/session.js").Answer} Answer
 * @typedef {import("../store/link-format.js").Link} Link
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} payload
 * @returns {import("../base/router.js").Screen}
 */
export function openLink(root, app, payload = "") {
  const screen = new LinkScreen(app, payload);
  root.append(screen.element);
  screen.open();
  return { title: t("link.title"), close: () => screen.close() };
}

class LinkScreen {
  /**
   * @param {App} app
   * @param {string} payload
   */
  constructor(app, payload) {
    this.app = app;
    this.payload = payload;
    this.closed = false;
    this.boot = bootView(app);
    this.card = el(
      "article",
      { class: "link-card paper", "aria-live": "polite" },
      el("p", { text: t("link.reading") }),
    );
    this.element = el(
      "div",
      { class: "screen link-screen", "data-link": "reading" },
      screenHead(t("link.title")),
      this.boot.element,
      this.card,
    );
  }

  close() {
    this.closed = true;
    this.boot.close();
    this.picture?.close();
    if (this.match) releaseLinkedMatch(this.payload, this.match);
  }

  async open() {
    try {
      this.match = openLinkedMatch(this.app, this.payload);
      const { link, last, players } = await this.match;
      const face = await loadFace(last.game);
      if (this.closed) return;
      if (isChallenge(link, last, players)) this.showChallenge(link, last, players);
      else this.show(link, last, players, face);
    } catch (error) {
      if (!this.closed) this.refuse(error);
    }
  }

  /** @param {unknown} error */
  refuse(error) {
    this.element.dataset.link = "bad";
    fill(
      this.card,
      el("h2", { text: t("link.bad") }),
      el("p", { class: "link-problem", text: errorWords(error) }),
      el("p", { class: "faint", text: t("link.safe") }),
      el("div", { class: "row" }, el("a", { class: "button primary", href: "#/", text: t("nav.home") })),
    );
  }

  /**
   * @param {Link} link
   * @param {Answer} answer
   * @param {Player[]} players
   * @param {import("../shelf/faces.js").Face} face
   */
  show(link, answer, players, face) {
    const named = namedPlayers({ players });
    const box = boxOf(answer.record);
    this.picture = new Picture(face, named, this.app);
    this.element.dataset.link = "good";
    const { standing, save, shared } = compare(this.app.store, link, answer);
    this.element.dataset.standing = standing;
    const ahead = Math.abs((save?.record.moves.length ?? 0) - answer.ply);
    fill(
      this.card,
      this.picture.element,
      el(
        "div",
        { class: "link-words" },
        el("h2", { text: box ? t(`shelf.${box.id}.title`) : answer.game }),
        scores(answer, named),
        el("p", { class: "link-turn", text: turnText(answer, named) }),
        el("p", { class: "faint", text: t("link.moves", { count: answer.ply }) }),
        save &&
          el("p", { class: "link-standing", text: t(`link.standing.${standing}`, { count: ahead, ply: shared }) }),
        el("div", { class: "link-actions" }, this.actions({ link, answer, players, standing, save })),
      ),
    );
    this.picture.show(answer, answer.seat ?? 0);
  }

  /**
   * A challenge does not reveal how it was played.
   * @param {Link} link
   * @param {Answer} answer
   * @param {Player[]} players
   */
  showChallenge(link, answer, players) {
    const box = boxOf(answer.record);
    this.element.dataset.link = "good";
    this.element.dataset.standing = "challenge";
    const start = (/** @type {string} */ name) =>
      startChallenge(this.app, link, answer, players, { name }).catch((error) => this.refuse(error));
    fill(
      this.card,
      box && el("img", { class: "picture", src: pictureOf(box.id), alt: "", width: 480, height: 300 }),
      el(
        "div",
        { class: "link-words" },
        el("h2", { text: box ? t(`shelf.${box.id}.title`) : answer.game }),
        challengeWords(answer, namedPlayers({ players }), link.seat, start),
        el("p", {}, el("a", { href: `#/watch/${this.payload}`, text: t("challenge.watch") })),
      ),
    );
  }

  /**
   * The possible actions, the most likely one first.
   * @param {{ link: Link, answer: Answer, players: Player[], standing: import("../link/merge.js").Standing,
   *   save: import("../store/save-format.js").Save | null }} found
   */
  actions({ link, answer, players, standing, save }) {
    const { store } = this.app;
    const people = players.filter(isPerson).length;
    const over = answer.outcome !== null;
    const copy = () => this.play(keepNew(store, link, answer, players, { own: true }));
    const watch = action("watch", () => this.app.navigate(`#/watch/${this.payload}`));
    const fork = !over && action("fork", copy);
    if (save) {
      const open = action("open", () => this.play(save.id));
      const both = action("both", copy);
      const take = action("advance", () => this.play(advance(store, save, link, answer)));
      const theirs = action("theirs", () => {
        keepCopy(store, save);
        this.play(advance(store, save, link, answer));
      });
      if (standing === "ahead") return [take, watch, fork];
      if (standing === "apart") return [open, theirs, both, watch];
      return [open, watch, fork];
    }
    const go = action(over ? "keep" : "continue", () => this.play(keepNew(store, link, answer, players)));
    const sit = !over && people > 1 && action("sit", () => this.sit(link, answer, players));
    return over ? [watch, go] : sit ? [sit, go, watch, fork] : [go, watch, fork];
  }

  /**
   * @param {Link} link
   * @param {Answer} answer
   * @param {Player[]} players
   */
  async sit(link, answer, players) {
    const chosen = await askSeats(players, {
      title: t("link.seats.title"),
      text: t("link.seats.text"),
      label: t("link.seats.sit"),
      here: (seat) => seat === answer.seat,
    });
    if (chosen && !this.closed) this.play(keepNew(this.app.store, link, answer, chosen));
  }

  /** @param {string} id */
  play(id) {
    this.app.navigate(`#/play/${id}`);
  }
}

/**
 * @param {string} name
 * @param {() => void} onclick
 */
function action(name, onclick) {
  const help = `link-${name}-help`;
  return el(
    "div",
    { class: "link-action" },
    el("button", {
      class: "button",
      type: "button",
      "data-action": name,
      "aria-describedby": help,
      onclick,
      text: t(`link.action.${name}.title`),
    }),
    el("p", { class: "help", id: help, text: t(`link.action.${name}.help`) }),
  );
}

/**
 * Whose turn it is, or how it ended.
 * @param {Answer} answer
 * @param {Player[]} players
 */
function turnText(answer, players) {
  if (answer.outcome) return headline(answer, players);
  return t(players.length > 1 ? "link.turn-of" : "link.under-way", { name: players[answer.seat ?? 0].name });
}

/**
 * @param {Answer} answer
 * @param {Player[]} players
 */
function scores(answer, players) {
  const rows = players.map(({ name }, seat) =>
    el(
      "li",
      {},
      mark(seat),
      el("span", { class: "score-name", text: name }),
      el("b", { class: "figures", text: scoreText(answer.scores[seat]) }),
    ),
  );
  return el("ul", { class: "score-row" }, rows);
}
