// The log: what happened, move by move; choosing an entry goes back to it.

import { openDialog } from "../dialog.js";
import { el } from "../dom.js";
import { number, t } from "../i18n.js";
import { mark } from "./panels.js";

/** @typedef {{ seat: number, move: string, events: Record<string, any>[] }} Entry */

/**
 * @param {Entry[]} entries
 * @param {(entry: Entry) => (string | null)[]} tell
 * @param {{ name: string }[]} players
 * @returns {Promise<number | null>} the ply to go back to
 */
export async function openLog(entries, tell, players) {
  const told = entries
    .map((entry, index) => ({
      entry,
      ply: index + 1,
      sentences: tell(entry).filter(Boolean),
    }))
    .filter(({ sentences }) => sentences.length > 0)
    .reverse();
  /** @type {number | null} */
  let chosen = null;
  const choose = (/** @type {Event} */ event, /** @type {number} */ ply) => {
    chosen = ply;
    /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
  };
  const items = told.map(({ entry, ply, sentences }) =>
    el(
      "li",
      {},
      mark(entry.seat),
      el("span", { class: "log-text" }, el("b", { text: players[entry.seat].name }), " ", sentences.join(" ")),
      el("button", {
        type: "button",
        class: "button quiet",
        "aria-label": t("table.log.back-to", { ply: number(ply) }),
        text: t("table.log.back"),
        onclick: (/** @type {Event} */ event) => choose(event, ply),
      }),
    ),
  );
  const body = items.length
    ? el("ol", { class: "log", reversed: true }, items)
    : el("p", { text: t("table.log.empty") });
  await openDialog({ title: t("table.log.title"), body });
  return chosen;
}
