// The home screen: the shelf of games, the game to continue, and the progress of the engine.

import { el, fill, svg } from "../base/dom.js";
import { routeOf } from "../base/router.js";
import { list, range, t } from "../base/words.js";
import { bootView } from "../engine/boot-view.js";
import { install } from "../pwa/install.js";
import { installCard } from "../pwa/install-card.js";
import { pictureOf, SHELF } from "../shelf/boxes.js";
import { downloadAll } from "../store/file-transfer.js";
import { recentNames } from "../store/recent.js";
import { reminder } from "../store/reminder.js";
import { saveLine, saveTitle, scoreFigures, scoreRow } from "../store/save-summary.js";
import { openNewTable } from "../table/start.js";
import { footer, learnLinks, mainNavigation } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../shelf/boxes.js").Shelved} Shelved
 * @typedef {import("./saved-games/saved-pictures.js").SavedPictures} SavedPictures
 */

const LISTED = 4;

/** The game that is offered to newcomers. */
const [FIRST] = SHELF;

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @returns {import("../base/router.js").Screen}
 */
export function openHome(root, app) {
  const boot = bootView(app);
  const now = el("section", { class: "now", "aria-label": t("home.now") });
  const shelf = el("ul", { class: "shelf" });
  const saved = el("section", { class: "saved", "aria-labelledby": "saved-title" });
  const pictures = latePictures(app);
  const showSaves = () => {
    pictures.clear();
    const saves = app.store.list();
    const last = saves.find((save) => !save.over);
    fill(now, last ? continueCard(last, pictures) : firstCard(app));
    fill(
      saved,
      savedList(
        saves.filter((save) => save !== last),
        app,
      ),
    );
  };
  showSaves();
  const offer = el("div", {});
  const showOffer = () => fill(offer, reminder(app, downloadAll) ?? installCard(app));
  showOffer();
  fill(shelf, SHELF.map(box));
  root.append(
    el(
      "div",
      { class: "home" },
      el("div", { class: "top" }, masthead(), now),
      boot.element,
      offer,
      el(
        "section",
        { "aria-labelledby": "shelf-title" },
        el("h2", { id: "shelf-title", text: t("home.shelf") }),
        shelf,
      ),
      saved,
      footer(),
    ),
  );
  // A game that was just started changes nothing here: its table is about to open.
  const showChange = () => isHome() && showSaves();
  const cleanups = [boot.close, () => pictures.close(), app.store.onChange(showChange), install.onChange(showOffer)];
  return { close: () => cleanups.forEach((clean) => clean()) };
}

const isHome = () => routeOf(location.hash)[0] === "";

/**
 * Pictures of saved games, whose code is loaded when there is one to show.
 * @param {App} app
 */
function latePictures(app) {
  /** @type {SavedPictures | null} */
  let pictures = null;
  let closed = false;
  return {
    /**
     * @param {import("../store/save-format.js").Save} save
     * @param {HTMLElement} place
     * @param {(answer: import("../engine/answers.js").Answer) => void} known is called with the position
     */
    async show(save, place, known) {
      const { SavedPictures } = await import("./saved-games/saved-pictures.js");
      if (closed) return;
      pictures ??= new SavedPictures(app);
      fill(place, pictures.place(save, known));
    },
    clear: () => pictures?.clear(),
    close() {
      closed = true;
      pictures?.close();
    },
  };
}

function masthead() {
  const parts = ["forest", "huts", "wall", "lake", "fief", "naqala"].map((part) =>
    svg("use", { href: `${new URL("../../art/frieze.svg", import.meta.url).href}#${part}`, class: `frieze-${part}` }),
  );
  return el(
    "header",
    { class: "masthead paper" },
    mainNavigation(),
    el(
      "div",
      { class: "masthead-words" },
      el("h1", { text: t("app.title") }),
      el("p", { class: "tagline", text: t("home.tagline") }),
    ),
    svg("svg", { class: "frieze", viewBox: "0 0 1200 150", "aria-hidden": "true" }, parts),
  );
}

// -- the card of the moment --------------------------------------------------------------------------------------------

/**
 * @param {import("../store/save-format.js").Save} save
 * @param {ReturnType<typeof latePictures>} pictures
 */
function continueCard(save, pictures) {
  const picture = el("div", { class: "now-picture" });
  const scores = scoreRow(save);
  const known = (/** @type {import("../engine/answers.js").Answer} */ answer) =>
    scores.replaceWith(scoreRow(save, answer.scores));
  pictures.show(save, picture, known).catch(() => {}); // the card goes without
  return el(
    "article",
    { class: "now-card paper" },
    picture,
    el("p", { class: "eyebrow", text: t("home.continue") }),
    el("h2", { text: saveTitle(save) }),
    el("p", { class: "faint", text: saveLine(save) }),
    scores,
    el("a", { class: "button primary big", href: `#/play/${save.id}`, "data-save": save.id, text: t("home.go-on") }),
  );
}

/**
 * For newcomers: the shortest way to the first roll.
 * @param {App} app
 */
function firstCard(app) {
  const onclick = () => openNewTable(app, FIRST, recentNames());
  const button = el("button", { class: "button primary big", type: "button", onclick, text: t("home.play-now") });
  return el(
    "article",
    { class: "now-card paper" },
    el("p", { class: "eyebrow", text: t("home.first") }),
    el("h2", { text: t(`shelf.${FIRST.id}.first.title`) }),
    el("p", { text: t(`shelf.${FIRST.id}.first.text`) }),
    button,
    learnLinks(FIRST),
  );
}

// -- the shelf ---------------------------------------------------------------------------------------------------------

/** @param {Shelved} shelved */
function box(shelved) {
  const { id, minutes, designers, seats } = shelved;
  const picture = el("img", {
    class: "box-picture",
    src: pictureOf(id),
    alt: "",
    width: 480,
    height: 300,
    loading: "lazy",
  });
  const open = el("a", { class: "box-link", href: `#/new/${id}`, text: t(`shelf.${id}.title`) });
  // The picture glides to its place on the next screen; the name must be on one picture only.
  open.addEventListener("click", () => {
    picture.style.viewTransitionName = "game-picture";
  });
  return el(
    "li",
    { class: "box paper", "data-game": id },
    el("div", { class: "box-lid" }, picture),
    el(
      "div",
      { class: "box-words" },
      el("h3", {}, open),
      el("p", { text: t(`shelf.${id}.pitch`) }),
      learnLinks(shelved),
      el(
        "p",
        { class: "box-facts faint" },
        el("span", { text: seatsText(seats) }),
        el("span", { text: t("home.minutes", { from: minutes[0], to: minutes[1] }) }),
        el("span", { text: t("home.by", { names: list(designers) }) }),
      ),
    ),
  );
}

/** @param {number[]} seats */
export function seatsText(seats) {
  const [fewest, most] = [seats[0], seats[seats.length - 1]];
  return t("home.seats", { count: most, range: range(fewest, most) });
}

// -- saved games -------------------------------------------------------------------------------------------------------

/**
 * @param {import("../store/save-format.js").Save[]} saves
 * @param {App} app
 */
function savedList(saves, { store }) {
  if (saves.length === 0) return [];
  const rows = saves
    .slice(0, LISTED)
    .map((save) =>
      el(
        "li",
        {},
        el(
          "a",
          { class: "saved-row paper", href: `#/play/${save.id}`, "data-save": save.id },
          el("b", { text: saveTitle(save) }),
          el("span", { class: "faint", text: saveLine(save) }),
          el("span", { class: "figures saved-scores", text: scoreFigures(save, store.positions.read(save)?.scores) }),
        ),
      ),
    );
  return [
    el("h2", { id: "saved-title", text: t("home.saved") }),
    el("ul", { class: "saved-rows" }, rows),
    el("a", { class: "button", href: "#/games", text: t("home.all-saved") }),
  ];
}
