// The elements of the table: the bar, the board with its tools, the tray, the seats and the score card.

import { el } from "../../base/dom.js";
import { icon } from "../../base/icons.js";
import { languageChooser } from "../../base/language/chooser.js";
import { connectMenu } from "../../base/overlay/menu.js";
import { openInSheet } from "../../base/overlay/sheet.js";
import { t } from "../../base/words.js";

/** Where the lines of the score card at the table are too low for a finger: the condition of css/table/sheets.css. */
const TABLET =
  "(pointer: coarse), (min-width: 700px) and (max-aspect-ratio: 19 / 20) and (max-width: 999px), (min-width: 700px) and (orientation: portrait)";

/** @typedef {ReturnType<typeof createFrame>} Frame */

/**
 * @typedef {object} Actions
 * @property {() => void} home
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} log
 * @property {() => void} share
 * @property {() => void} settings
 * @property {() => void} hurry
 * @property {() => void} replay
 * @property {() => void} hint
 */

/**
 * @param {string} title
 * @param {Actions} actions
 */
export function createFrame(title, actions) {
  const buttons = createButtons(actions);
  const panels = createPanels();
  const { hint, turn, flip, closer, further, replay, hurry, commit } = buttons;
  const { seats, boardBox, prompt, tray, scores, others } = panels;
  const openScores = () => openInSheet(t("table.scores.title"), [scores, others]);
  const bar = createBar(title, actions, buttons, openScores);
  // What confirms, hurries or sends stands in one place: there is never more than one of them.
  const last = el("div", { class: "last-tool" }, hurry, commit);
  const tools = el(
    "div",
    { class: "board-tools" },
    el("div", { class: "view-tools" }, hint, replay, closer, further),
    el("div", { class: "move-tools" }, turn, flip, last),
  );
  openWhenPressed(seats, scores, openScores);
  const side = el("div", { class: "side-panel" });
  const column = el("div", { class: "score-column" }, scores, side);
  const root = el("div", { class: "table" }, bar, seats, boardBox, others, prompt, tools, tray, column);
  return { root, side, bar, tools, last, ...panels, ...buttons };
}

/**
 * The score card as a sheet: by one's own seat where the card is not on the table, by the card where it is small.
 * @param {HTMLElement} seats
 * @param {HTMLElement} scores
 * @param {() => void} openScores
 */
function openWhenPressed(seats, scores, openScores) {
  seats.addEventListener(
    "click",
    ({ target }) => {
      const seat = target instanceof Element && target.closest('div.seat, [aria-pressed="true"]');
      if (seat && !isDocked(scores)) openScores();
    },
    { capture: true },
  );
  scores.addEventListener(
    "click",
    (event) => {
      const isFilled = scores.querySelector("[data-line]") !== null; // not while the rules are loading
      if (!isFilled || scores.closest("dialog") || !matchMedia(TABLET).matches) return;
      event.stopPropagation();
      openScores();
    },
    { capture: true },
  );
}

/** Whether the score card stands on the table, not in a sheet. @param {HTMLElement} scores */
function isDocked(scores) {
  return scores.checkVisibility();
}

/** @param {Actions} actions */
function createButtons({ undo, redo, hurry, replay, hint }) {
  const button = { type: "button", hidden: true };
  const commit = el("button", { ...button, class: "button primary commit" }, icon("check"), t("table.tool.commit"));
  const again = tool("again", replay);
  again.setAttribute("aria-pressed", "false");
  const bulb = tool("hint", hint);
  bulb.hidden = true;
  bulb.setAttribute("aria-expanded", "false");
  return {
    undo: tool("undo", undo),
    redo: tool("redo", redo),
    turn: tool("turn"),
    flip: tool("flip"),
    closer: tool("closer"),
    further: tool("further"),
    commit,
    hurry: el("button", { ...button, class: "button", onclick: hurry, text: t("table.tool.hurry") }),
    replay: again,
    hint: bulb,
  };
}

function createPanels() {
  const canvas = el("canvas", { class: "board-canvas" });
  const bubble = el("div", { class: "bubble", hidden: true, "aria-hidden": "true" });
  return {
    canvas,
    bubble,
    boardBox: el("section", { class: "board", "aria-label": t("table.board") }, canvas, bubble),
    seats: el("section", { class: "seats", "aria-label": t("table.seats") }),
    tray: el("section", { class: "tray", "aria-label": t("table.tray") }),
    scores: el("section", { class: "score-card", "aria-label": t("table.scores.title") }),
    others: el("div", { class: "other-sheets" }),
    otherScores: el("div", { class: "large-sheet-scores" }),
    prompt: el("p", { class: "prompt" }),
  };
}

/**
 * @param {string} title
 * @param {Actions} actions
 * @param {{ undo: HTMLElement, redo: HTMLElement }} buttons
 * @param {() => void} openScores
 */
function createBar(title, { home, log, share, settings }, { undo, redo }, openScores) {
  const more = tool("more");
  const menu = el("div", { class: "bar-menu" }, [
    redo,
    tool("log", log),
    tool("score", openScores),
    tool("share", share),
    tool("settings", settings),
    languageChooser(),
  ]);
  connectMenu(more, menu);
  return el(
    "header",
    { class: "table-bar" },
    tool("home", home),
    el("h1", { text: title }),
    el("div", { class: "bar-tools" }, undo, more, menu),
  );
}

/**
 * @param {Parameters<typeof icon>[0]} name
 * @param {() => void} [onclick]
 */
function tool(name, onclick) {
  const label = t(`table.tool.${name}`);
  const facts = { type: "button", class: "icon-button", "aria-label": label, title: label, "data-tool": name };
  return el("button", { ...facts, onclick }, icon(name), el("span", { class: "tool-name", text: label }));
}
