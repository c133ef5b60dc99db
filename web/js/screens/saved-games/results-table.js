// The results of finished games, by game and opponents.

import { confirmDialog } from "../../base/dialog.js";
import { el } from "../../base/dom.js";
import { has, number, t } from "../../base/words.js";
import { SHELF } from "../../shelf/boxes.js";
import { statistics } from "../../store/statistics.js";

/**
 * @param {() => void} changed is called when they were deleted
 * @returns {HTMLElement | null}
 */
export function resultsSection(changed) {
  const rows = statistics.rows();
  const boxes = SHELF.filter(({ id }) => rows.some(({ box }) => box === id));
  if (boxes.length === 0) return null;
  const heads = ["game", "finished", "won", "best"].map((key) => el("th", { scope: "col", text: t(`results.${key}`) }));
  const bodies = boxes.map(({ id }) =>
    el(
      "tbody",
      {},
      el("tr", {}, el("th", { scope: "rowgroup", colspan: 4, text: t(`shelf.${id}.title`) })),
      rows.filter(({ box }) => box === id).map(line),
    ),
  );
  const remove = async () => {
    const body = t("results.delete-sure");
    const sure = await confirmDialog({
      title: t("results.delete"),
      body,
      label: t("results.delete-yes"),
      kind: "danger",
    });
    if (!sure) return;
    statistics.clear();
    changed();
  };
  return el(
    "section",
    { class: "results group paper", "aria-labelledby": "games-results" },
    el("h2", { id: "games-results", text: t("results.title") }),
    el("table", { class: "results-table" }, el("thead", {}, el("tr", {}, heads)), bodies),
    el("button", { class: "button quiet", type: "button", onclick: remove, text: t("results.delete") }),
  );
}

/** @param {import("../../store/statistics.js").Row} row */
function line({ against, finished, won, best }) {
  return el(
    "tr",
    {},
    el("th", { scope: "row", text: opponent(against) }),
    el("td", { text: number(finished) }),
    el("td", { text: won === null ? t("results.none") : number(won) }),
    el("td", { text: number(best) }),
  );
}

/** @param {string} against */
function opponent(against) {
  if (against === "solo" || against === "people") return t(`results.${against}`);
  return has(`players.${against}.title`) ? t(`players.${against}.title`) : against;
}
