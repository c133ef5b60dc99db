// The review of a finished game: made once, with a progress bar, and saved with the game.

import { announce } from "../base/announce.js";
import { el, fill, unbroken } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { decimal, measured, t } from "../base/words.js";
import { chart } from "../review/chart.js";
import { luckWords } from "../review/luck-words.js";
import { MomentPictures } from "../review/pictures.js";
import { makeReview } from "../review/run.js";
import { loadFace } from "../shelf/faces.js";
import { namedPlayers, nameOf } from "../store/player-names.js";
import { saveLine, saveTitle } from "../store/save-summary.js";
import { errorWords } from "../table/engine-words.js";
import { playCopy } from "../table/history/fork.js";
import { screenHead } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../store/save-format.js").Save} Save
 * @typedef {import("../store/parts/review-format.js").Review} Review
 * @typedef {import("../store/parts/review-format.js").Person} Person
 * @typedef {import("../store/parts/review-format.js").Moment} Moment
 * @typedef {{ line: (key: string) => string, measure: string, pictures: MomentPictures }} Wording how lines are called, what
 *   losses count, and the boards on which they happened
 */

const LINES = 5; // how many lines of the score are listed for a moment
const SLIGHT = 0.45; // points that are not worth mentioning

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} id
 * @returns {import("../base/router.js").Screen}
 */
export function openReview(root, app, id) {
  const save = app.store.load(id);
  const place = el("div", { class: "review" });
  const title = save ? t("review.title-of", { title: saveTitle(save) }) : t("review.title");
  root.append(el("div", { class: "screen" }, screenHead(title), save && saveNote(save), place));
  const ends = new AbortController();
  if (!save?.over) fill(place, el("p", { text: t(save ? "review.not-over" : "table.missing") }));
  else if (save.review) showReview(place, app, save, save.review, ends.signal);
  else start(place, app, save, ends.signal);
  return { title, close: () => ends.abort() };
}

/** @param {Save} save */
function saveNote(save) {
  return el("p", { class: "faint", text: saveLine(save) });
}

// -- making it -----------------------------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} place
 * @param {App} app
 * @param {Save} save
 * @param {AbortSignal} left aborted when the screen is left
 */
async function start(place, app, save, left) {
  const called = new AbortController();
  const signal = AbortSignal.any([left, called.signal]);
  const bar = el("progress", { max: 1, value: 0, "aria-label": t("review.making") });
  const share = el("span", { class: "figures", text: t("review.share", { share: 0 }) });
  const cancel = el("button", { type: "button", class: "button", text: t("app.cancel") });
  cancel.addEventListener("click", () => called.abort());
  fill(
    place,
    el(
      "section",
      { class: "group paper review-making" },
      el("p", {}, t("review.making"), " ", share),
      bar,
      el("p", { class: "help", text: t("review.help") }),
      cancel,
    ),
  );
  const progress = (/** @type {number} */ done) => {
    bar.value = done;
    share.textContent = t("review.share", { share: Math.floor(100 * done) });
  };
  try {
    const review = await makeReview(app, save, { progress, signal });
    if (left.aborted) return;
    if (!review) offer(place, app, save, left, t("review.cancelled"));
    else {
      const kept = app.store.annotate(save.id, { review });
      await showReview(place, app, kept ?? save, review, left);
      announce(t("review.ready"));
    }
  } catch (error) {
    if (!left.aborted) offer(place, app, save, left, errorWords(error));
  }
}

/**
 * The review is not there: say why, and offer to make it.
 * @param {HTMLElement} place
 * @param {App} app
 * @param {Save} save
 * @param {AbortSignal} left
 * @param {string} why
 */
function offer(place, app, save, left, why) {
  const again = () => start(place, app, save, left);
  const button = el("button", { type: "button", class: "button primary", onclick: again, text: t("review.start") });
  fill(place, el("section", { class: "group paper review-making" }, el("p", { role: "status", text: why }), button));
  button.focus();
}

// -- showing it ----------------------------------------------------------------------------------------------------------

/**
 * @param {HTMLElement} place
 * @param {App} app
 * @param {Save} save
 * @param {Review} review
 * @param {AbortSignal} left
 */
async function showReview(place, app, save, review, left) {
  const face = await loadFace(save.game);
  const names = namedPlayers(save).map(({ name }) => name);
  const pictures = new MomentPictures(app, save, face);
  fill(
    place,
    el(
      "section",
      { class: "group paper", "aria-labelledby": "review-course" },
      el("h2", { id: "review-course", text: t("review.course") }),
      el("p", { class: "faint", text: t("review.chart") }),
      chart(review, names),
    ),
    review.people.map((person) =>
      personSection(app, save, person, { line: (key) => face.line(key), measure: review.measure, pictures }),
    ),
  );
  pictures.show(left);
}

/**
 * @param {App} app
 * @param {Save} save
 * @param {Person} person
 * @param {Wording} wording
 */
function personSection(app, save, person, wording) {
  const { seat, moments } = person;
  const id = `review-${seat}`;
  return el(
    "section",
    { class: "review-person", "aria-labelledby": id },
    el("h2", { id }, mark(seat), " ", nameOf(save.players[seat].name, seat)),
    el("div", { class: "review-sums" }, skill(person, wording), luck(person, save.game)),
    el("h3", { text: t(moments.length ? "review.moments" : "review.no-moments") }),
    el(
      "ol",
      { class: "moments" },
      moments.map((moment, index) => {
        const texts = [moment.played, moment.better].map((text) => el("dd", {}, unbroken(text)));
        return el(
          "li",
          { class: "moment paper" },
          el("div", { class: "moment-words" }, momentBody(app, save, moment, texts, index, wording)),
          wording.pictures.place(moment, seat, texts),
        );
      }),
    ),
  );
}

/** Points add up; chances to win do not, so their average is given. @param {Person} person @param {Wording} wording */
function skill({ decisions, good, lost }, { measure }) {
  const weighed = t("review.good", { good, count: decisions });
  if (lost < SLIGHT) return sum("skill", t("review.none"), [weighed, t("review.lost-nothing")]);
  const shownLoss = measure === "chance" ? lost / Math.max(1, decisions - good) : lost;
  const figure = t(`review.figure-${measure}`, { points: decimal(shownLoss) });
  return sum("skill", figure, [weighed, t(`review.lost-${measure}`, measured(shownLoss))]);
}

/** @param {Person} person @param {string} game */
function luck(person, game) {
  const { figure, sentences } = luckWords(game, person);
  return sum("luck", figure, sentences);
}

/**
 * @param {"skill" | "luck"} kind
 * @param {string} figure
 * @param {string[]} sentences
 */
function sum(kind, figure, sentences) {
  return el(
    "div",
    { class: "group paper review-sum" },
    el("h3", { text: t(`review.${kind}`) }),
    el("p", { class: "review-figure figures", text: figure }),
    sentences.map((text) => el("p", { text })),
  );
}

/**
 * @param {App} app
 * @param {Save} save
 * @param {Moment} moment
 * @param {HTMLElement[]} texts
 * @param {number} index
 * @param {Wording} wording
 */
function momentBody(app, save, moment, [played, better], index, { line, measure }) {
  const { turn, loss, lines, moves } = moment;
  const listed = lines.filter(({ points }) => Math.abs(points) >= SLIGHT).slice(0, LINES);
  const go = () => playCopy(app, save, moment);
  return [
    el(
      "h4",
      {},
      el("span", { class: "moment-number", "aria-hidden": "true", text: String(index + 1) }),
      t(`review.moment-${measure}`, { turn, ...measured(loss) }),
    ),
    el(
      "dl",
      {},
      el("dt", {}, moves && el("span", { class: "trace whole" }), t("review.played")),
      played,
      el("dt", {}, moves && el("span", { class: "trace starred" }), t("review.better")),
      better,
    ),
    listed.length > 0 &&
      el(
        "p",
        { class: "reasons" },
        t("review.because"),
        listed.map(({ key, points }) => reason(line(key), points)),
      ),
    el("button", { type: "button", class: "button", onclick: go, text: t("review.play-on") }),
  ];
}

/** @param {string} name @param {number} points */
function reason(name, points) {
  const text = `${points > 0 ? "+" : ""}${decimal(points)}`;
  return el("span", { class: "reason" }, name, " ", el("span", { class: `tag ${points > 0 ? "good" : "bad"}`, text }));
}
