// The log: what happened, move by move; choosing an entry goes back to it.

import { openDialog } from "../base/dialog.js";
import { el } from "../base/dom.js";
import { mark } from "../base/seat-mark.js";
import { number, t } from "../base/words.js";
import { isFairToGoBack } from "./cover.js";
import { changeTag } from "./panels.js";
import { gainWords } from "./turn-replay.js";

/** @typedef {{ seat: number, move: string, events: Record<string, any>[], gain: number }} Entry */

/**
 * Show what happened, and go back to what is chosen.
 * @param {any} table
 */
export async function openLog(table) {
  const { session, face, answer } = table;
  if (!session || !face || !answer) return;
  const tell = (/** @type {Entry} */ entry) => entry.events.map((event) => face.tell(event, table.context));
  const ply = await choose(await session.log(), tell, table.players);
  if (ply !== null && (await isFairToGoBack(table, ply))) table.attempt(() => session.goto(ply), "goto");
}

/**
 * @param {Entry[]} entries
 * @param {(entry: Entry) => (string | null)[]} tell
 * @param {{ name: string }[]} players
 * @returns {Promise<number | null>} the ply to go back to
 */
async function choose(entries, tell, players) {
  const told = entries
    .map((entry, index) => ({
      entry,
      ply: index + 1,
      text: tell(entry).filter(Boolean).join(" "),
    }))
    .filter(({ text }) => text)
    .reverse();
  /** @type {number | null} */
  let chosen = null;
  const leave = (/** @type {Event} */ event, /** @type {number} */ ply) => {
    chosen = ply;
    /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
  };
  const items = told.map(({ entry, ply, text }) =>
    el(
      "li",
      {},
      mark(entry.seat),
      el("span", { class: "log-text" }, sentence(players[entry.seat].name, text), gainTag(entry.gain)),
      el("button", {
        type: "button",
        class: "button quiet",
        "aria-label": t("table.log.back-to", { ply: number(ply) }),
        text: t("table.log.back"),
        onclick: (/** @type {Event} */ event) => leave(event, ply),
      }),
    ),
  );
  const body = items.length
    ? el("ol", { class: "log", reversed: true }, items)
    : el("p", { text: t("table.log.empty") });
  await openDialog({ title: t("table.log.title"), body });
  return chosen;
}

/**
 * What a seat did, its name first and only once.
 * @param {string} name
 * @param {string} text
 */
export function sentence(name, text) {
  return [el("b", { text: name }), text.startsWith(name) ? text.slice(name.length) : ` ${text}`];
}

/** @param {number} gain */
function gainTag(gain) {
  return gain ? [" ", el("span", { class: "visually-hidden", text: gainWords(gain) }), hiddenTag(gain)] : null;
}

/** @param {number} gain */
function hiddenTag(gain) {
  const tag = changeTag(gain);
  tag?.setAttribute("aria-hidden", "true");
  return tag;
}
