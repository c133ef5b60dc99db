// The log: what happened, round by round and turn by turn. Choosing a move shows that moment; nothing is changed by it.

import { el, unbroken } from "../../base/dom.js";
import { openSheet } from "../../base/overlay/sheet.js";
import { mark } from "../../base/seat-mark.js";
import { t } from "../../base/words.js";
import { changeTag } from "../panels.js";
import { roundsOf } from "./log-model.js";
import { gainWords } from "./move-text.js";

/**
 * @typedef {import("./log-model.js").Round} Round
 * @typedef {import("./log-model.js").Turn} Turn
 * @typedef {import("./log-model.js").Step} Step
 * @typedef {import("./log-model.js").GameEvent} GameEvent
 *
 * @typedef {object} LogOptions
 * @property {import("../../shelf/faces.js").Face} face
 * @property {import("../../shelf/faces.js").Context} context
 * @property {(ply: number) => void} choose
 */

/**
 * Show what happened.
 * @param {import("../match/state.js").MatchState} state
 * @param {Pick<import("../session.js").Session, "history" | "answer">} session
 * @param {() => import("../../shelf/faces.js").Context} context
 * @returns {Promise<number | null>} the ply whose moment is to be shown, where one was chosen
 */
export async function openLog({ face, answer }, session, context) {
  if (!answer) return null;
  const history = await session.history();
  /** @type {number | null} */
  let chosen = null;
  const choose = (/** @type {number} */ ply) => {
    chosen = ply;
    list.closest("dialog")?.close();
  };
  const list = logList(history, session.answer?.seat ?? null, { face, context: context(), choose });
  const closed = openSheet({ title: t("table.log.title"), body: list });
  showEnd(list);
  await closed;
  return chosen;
}

/** The newest is at the end. @param {HTMLElement} list */
function showEnd(list) {
  const box = list.parentElement;
  if (box) box.scrollTop = box.scrollHeight;
}

/**
 * @param {{ opening: GameEvent[], log: import("./log-model.js").Entry[] }} history
 * @param {number | null} acting
 * @param {LogOptions} options
 */
export function logList(history, acting, options) {
  const rounds = roundsOf(history, acting, (event) => options.face.round?.(event) ?? null);
  const parts = rounds.map((round) => roundPart(round, options));
  return el("div", { class: "log" }, parts.length ? parts : el("p", { text: t("table.log.empty") }));
}

/** @param {Round} round @param {LogOptions} options */
function roundPart({ number, head, turns }, options) {
  return el(
    "section",
    { class: "log-round" },
    el(
      "h3",
      { class: "log-head" },
      number === null ? t("table.log.before") : t("table.log.turn", { turn: number }),
      head && el("span", { class: "log-signs" }, options.face.signs?.(head) ?? []),
      head && hidden(options.face.describeEvent(head, options.context)),
    ),
    turns.map((turn) => turnPart(turn, options)),
  );
}

/** @param {Turn} turn @param {LogOptions} options */
function turnPart({ seat, before, steps }, options) {
  const { players } = options.context;
  const who = players.length > 1 && el("p", { class: "log-who" }, mark(seat), players[seat].name);
  const notes = sentences(before, options);
  const items = stepItems(steps, options);
  if (!notes.length && !items.length) return null;
  return el(
    "div",
    { class: "log-turn", "data-seat": seat },
    who,
    notes.length > 0 && el("p", { class: "log-note" }, unbroken(notes.join(" "))),
    items.length > 0 && el("ol", {}, items),
  );
}

/** A step without words, such as the choice of dice, is in the sentence of the next one. @param {Step[]} steps @param {LogOptions} options */
function stepItems(steps, options) {
  /** @type {GameEvent[]} */
  let before = [];
  return steps.flatMap((step) => {
    const events = [...before, ...step.events];
    const item = stepItem({ ...step, events }, options);
    before = item ? [] : events;
    return item ?? [];
  });
}

/** @param {Step} step @param {LogOptions} options */
function stepItem({ ply, events, gain }, options) {
  const text = sentences(events, options).join(" ");
  if (!text) return null;
  const signs = events.flatMap((event) => options.face.signs?.(event) ?? []);
  const show = () => options.choose(ply);
  return el(
    "li",
    {},
    el(
      "button",
      { type: "button", class: "log-move", "data-ply": ply, onclick: show },
      signs.length > 0 && el("span", { class: "log-signs", "aria-hidden": "true" }, signs),
      el("span", { class: "log-text" }, unbroken(text)),
      gain ? [hidden(gainWords(options.context.answer.game, gain)), gainTag(gain)] : null,
    ),
  );
}

/** @param {GameEvent[]} events @param {LogOptions} options */
function sentences(events, { face, context }) {
  return events.flatMap((event) => face.describeEvent(event, context) ?? []);
}

/** @param {string | null} text */
const hidden = (text) => text && el("span", { class: "visually-hidden", text: ` ${text}` });

/** @param {number} gain */
function gainTag(gain) {
  const tag = changeTag(gain);
  tag?.setAttribute("aria-hidden", "true");
  return tag;
}
