// The table's furniture: the bar, the board with its tools, the tray, the seats and the score card.

import { el } from "../base/dom.js";
import { icon } from "../base/icons.js";
import { t } from "../base/words.js";

/**
 * @typedef {object} Frame
 * @property {HTMLElement} root
 * @property {HTMLElement} bar
 * @property {HTMLCanvasElement} canvas
 * @property {HTMLElement} boardBox
 * @property {HTMLElement} tools
 * @property {HTMLElement} seats
 * @property {HTMLElement} tray
 * @property {HTMLElement} scores
 * @property {HTMLElement} prompt
 * @property {HTMLElement} bubble
 * @property {HTMLButtonElement} undo
 * @property {HTMLButtonElement} redo
 * @property {HTMLButtonElement} turn
 * @property {HTMLButtonElement} flip
 * @property {HTMLButtonElement} commit
 * @property {HTMLButtonElement} hurry
 * @property {HTMLButtonElement} again
 * @property {HTMLButtonElement} hint
 * @property {HTMLButtonElement} closer
 * @property {HTMLButtonElement} further
 */

/**
 * @param {{ title: string, home: () => void, undo: () => void, redo: () => void, log: () => void, share: () => void, settings: () => void, hurry: () => void, again: () => void, hint: () => void }} table
 * @returns {Frame}
 */
export function frame(table) {
  const undo = tool("undo", table.undo);
  const redo = tool("redo", table.redo);
  const turn = tool("turn");
  const flip = tool("flip");
  const closer = tool("closer");
  const further = tool("further");
  const commit = el(
    "button",
    { type: "button", class: "button primary commit", hidden: true },
    icon("check"),
    t("table.tool.commit"),
  );
  const hurry = el("button", {
    type: "button",
    class: "button",
    hidden: true,
    onclick: table.hurry,
    text: t("table.tool.hurry"),
  });
  const again = tool("again", table.again);
  again.setAttribute("aria-pressed", "false");
  const hint = tool("hint", table.hint);
  hint.hidden = true;
  hint.setAttribute("aria-expanded", "false");
  const canvas = el("canvas", { class: "board-canvas" });
  const bubble = el("div", {
    class: "bubble",
    hidden: true,
    "aria-hidden": "true",
  });
  const tools = el("div", { class: "board-tools" }, hint, turn, flip, closer, further, again, hurry, commit);
  const boardBox = el("section", { class: "board", "aria-label": t("table.board") }, canvas, bubble);
  const seats = el("section", {
    class: "seats",
    "aria-label": t("table.seats"),
  });
  const tray = el("section", { class: "tray", "aria-label": t("table.tray") });
  const scores = el("section", {
    class: "score-card",
    "aria-label": t("table.scores.title"),
  });
  const prompt = el("p", { class: "prompt" });
  const scoreToggle = tool("score", () => root.classList.toggle("scores-open"));
  scoreToggle.classList.add("phone-only");
  const bar = el(
    "header",
    { class: "table-bar" },
    tool("home", table.home),
    el("h1", { text: table.title }),
    el(
      "div",
      { class: "bar-tools" },
      undo,
      redo,
      tool("log", table.log),
      scoreToggle,
      tool("share", table.share),
      tool("settings", table.settings),
    ),
  );
  const root = el("div", { class: "table" }, bar, seats, boardBox, prompt, tools, tray, scores);
  return {
    root,
    bar,
    canvas,
    boardBox,
    tools,
    seats,
    tray,
    scores,
    prompt,
    bubble,
    undo,
    redo,
    turn,
    flip,
    commit,
    hurry,
    again,
    hint,
    closer,
    further,
  };
}

/**
 * @param {Parameters<typeof icon>[0]} name
 * @param {() => void} [act]
 */
function tool(name, act) {
  const label = t(`table.tool.${name}`);
  return el(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": label,
      title: label,
      onclick: act,
      "data-tool": name,
    },
    icon(name),
  );
}
