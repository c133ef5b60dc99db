// The log: what happened, move by move; choosing an entry goes back to it.

import { openDialog } from "../../base/dialog.js";
import { el } from "../../base/dom.js";
import { mark } from "../../base/seat-mark.js";
import { number, t } from "../../base/words.js";
import { changeTag } from "../panels.js";
import { gainWords } from "./turn-replay.js";

/** @typedef {import("../../engine/answers.js").LogEntry} Entry */

/**
 * Show what happened.
 * @param {import("../match/state.js").MatchState} state
 * @param {Pick<import("../session.js").Session, "log">} session
 * @param {() => import("../../shelf/faces.js").Context} context
 * @returns {Promise<number | null>} the ply to go back to, where one was chosen
 */
export async function openLog({ face, players, answer }, session, context) {
  if (!answer) return null;
  const describe = (/** @type {Entry} */ entry) => entry.events.map((event) => face.describeEvent(event, context()));
  return choose(await session.log(), describe, players);
}

/**
 * @param {Entry[]} entries
 * @param {(entry: Entry) => (string | null)[]} describe
 * @param {{ name: string }[]} players
 * @returns {Promise<number | null>} the ply to go back to
 */
async function choose(entries, describe, players) {
  /** @type {number | null} */
  let chosen = null;
  const items = entries.flatMap((entry, index) => {
    const text = describe(entry).filter(Boolean).join(" ");
    const choose = (/** @type {Event} */ { currentTarget }) => {
      chosen = index + 1;
      /** @type {HTMLElement} */ (currentTarget).closest("dialog")?.close();
    };
    return text ? [logItem(entry, sentence(players[entry.seat].name, text), index + 1, choose)] : [];
  });
  const body = items.length
    ? el("ol", { class: "log", reversed: true }, items.reverse())
    : el("p", { text: t("table.log.empty") });
  await openDialog({ title: t("table.log.title"), body });
  return chosen;
}

/**
 * @param {Entry} entry
 * @param {import("../../base/dom.js").Child[]} text
 * @param {number} ply
 * @param {(event: Event) => void} onclick goes back to it
 */
function logItem({ seat, gain }, text, ply, onclick) {
  const label = t("table.log.back-to", { ply: number(ply) });
  const facts = { type: "button", class: "button quiet", "aria-label": label, text: t("table.log.back") };
  return el(
    "li",
    {},
    mark(seat),
    el("span", { class: "log-text" }, text, gainTag(gain)),
    el("button", { ...facts, onclick }),
  );
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
