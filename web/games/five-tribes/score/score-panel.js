// Beside the board: the score of every seat by category, the Djinns with their powers, and what each player has.

import { el } from "../../../js/base/dom.js";
import { mark } from "../../../js/base/seat-mark.js";
import { range, t } from "../../../js/base/words.js";
import { changeTag } from "../../../js/table/panels.js";
import { costText, counted, djinnFacts, djinnName, line, say } from "../describe.js";
import { djinn as djinnFace } from "../drawing/djinns.js";
import { GOODS, goods } from "../drawing/goods.js";
import { picture } from "../drawing/path-drawing.js";
import { COIN, camel, meeple } from "../drawing/pieces.js";

/** @typedef {import("../view.js").Djinn} Djinn */
/** @typedef {import("../view.js").PlayerView} PlayerView */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Preview} Preview */
/** @typedef {import("../../../js/base/dom.js").Child} Child */

const CARDS = [...GOODS, "fakir"];

// -- score -----------------------------------------------------------------------------------------------------------------

/** @param {Context} context @param {Preview | null} preview */
export function scorePanel(context, preview) {
  return el("div", { class: "ft-scores" }, scoreTable(context, preview), kept(context));
}

/** What does not change with the move under the pointer is built once for each position. @param {Context} context */
function kept(context) {
  const { memory, answer, layout } = context;
  const old = memory.get("panel");
  if (old?.answer === answer && old.layout === layout) return old.box;
  const seats = layout === "tall" ? context.players.map((_, seat) => seatBox(context, seat)) : [];
  const box = el("div", {}, djinnRow(context), seats);
  memory.set("panel", { answer, layout, box });
  return box;
}

/** @param {Context} context @param {Preview | null} preview */
function scoreTable({ answer, players, shown }, preview) {
  const changes = new Map(preview?.lines.map(({ key, points }) => [key, points]));
  const head = players.map((player, seat) =>
    el(
      "th",
      { scope: "col", class: seat === shown ? "own" : "" },
      mark(seat),
      el("span", { class: "visually-hidden", text: player.name }),
    ),
  );
  const rows = answer.scores[0].lines.map(({ key }, index) =>
    el(
      "tr",
      { "data-line": key, class: changes.has(key) ? "changing" : "" },
      rowHead(line(key), changes.get(key)),
      answer.scores.map(({ lines }, seat) => scoreCell(lines[index], seat, seat === shown ? changes.get(key) : 0)),
    ),
  );
  const totals = answer.scores.map((card, seat) =>
    scoreCell({ points: card.total, ...card }, seat, seat === shown ? preview?.total : 0),
  );
  return el(
    "table",
    { class: `scores ft-score-table seats-${players.length}` },
    el("caption", { text: say(answer.outcome ? "scores-final" : "scores") }),
    el("thead", {}, el("tr", {}, el("td"), head)),
    el("tbody", {}, rows),
    el("tfoot", {}, el("tr", {}, rowHead(t("table.scores.total"), preview?.total), totals)),
  );
}

/** The name of a line with the change that the move in question brings; the numbers beside it do not shift. @param {string} name @param {number | undefined} change */
function rowHead(name, change) {
  return el("th", { scope: "row" }, name, change ? changeTag(change) : null);
}

/**
 * The points of a seat. Its mark is shown where the lines lie in columns without a common head, and the change where there is
 * no room for it beside the name.
 * @param {{ points: number, low?: number, high?: number }} score
 * @param {number} seat
 * @param {number | undefined} change
 */
function scoreCell({ points, low = points, high = points }, seat, change) {
  return el("td", { class: "points" }, mark(seat), range(low, high), change ? changeTag(change) : null);
}

// -- Djinns ------------------------------------------------------------------------------------------------------------------

/** @param {Context} context */
function djinnRow({ view }) {
  return el(
    "section",
    { class: "ft-djinns" },
    el("h2", { text: say("djinn-row", { count: view.djinn_pile }) }),
    view.djinn_row.map((djinn) => readable(djinnCard(djinn))),
    view.djinn_row.length ? null : el("p", { class: "faint", text: say("djinn-row-empty") }),
  );
}

/** Reached with the keyboard, so that it scrolls into view. @param {HTMLElement} card */
function readable(card) {
  card.tabIndex = 0;
  return card;
}

/** A Djinn's face with its power in words. @param {Djinn} djinn @param {...Child} more */
export function djinnCard(djinn, ...more) {
  return el(
    "article",
    { class: `ft-djinn${djinn.used ? " used" : ""}`, "data-explain": `djinn:${djinn.id}` },
    picture(djinnFace(djinn.id), { class: "face" }),
    el(
      "div",
      {},
      el("h3", { text: djinnName(djinn.id) }, " ", el("small", { text: say("points-short", { count: djinn.points }) })),
      el("p", { text: say(`djinn.${djinn.id}.power`) }),
      el("p", { class: "faint", text: costText(djinn) }),
      more,
    ),
  );
}

// -- what a player has ---------------------------------------------------------------------------------------------------------

/** A seat's belongings with its name, for the phone's sheet. @param {Context} context @param {number} seat */
function seatBox(context, seat) {
  return el(
    "section",
    { class: "ft-seat-box" },
    el("h2", {}, mark(seat), " ", context.players[seat].name),
    seatDetails(context, seat),
  );
}

/** @param {Context} context @param {number} seat */
export function seatDetails(context, seat) {
  const player = context.view.players[seat];
  return el(
    "div",
    { class: "ft-seat" },
    el("div", { class: "ft-purse" }, belongings(context, player)),
    el("div", { class: "ft-hand" }, hand(player), player.djinns.map(djinnChip)),
  );
}

/** Gold, camels, Viziers and Elders. @param {Context} context @param {PlayerView} player @returns {Child[]} */
export function belongings(context, player) {
  const gold = player.gold ?? goldRange(context, player.seat);
  return [
    amount("line:gold", picture(COIN), gold, say("has.gold", { gold })),
    amount(
      "line:tiles",
      picture(camel(`var(--seat-${player.seat + 1})`)),
      `${player.camels}/${player.all_camels}`,
      say("has.camels", { count: player.camels }),
    ),
    amount("tribe:Y", picture(meeple("Y")), player.viziers, counted("Y", player.viziers)),
    amount("tribe:W", picture(meeple("W")), player.elders, counted("W", player.elders)),
  ];
}

/** The possible range of another player's gold. @param {Context} context @param {number} seat */
function goldRange({ answer }, seat) {
  const { low = 0, high = 0 } = answer.scores[seat].lines.find(({ key }) => key === "gold") ?? {};
  return range(low, high);
}

/** @param {string} about what explains it @param {Child} drawing @param {string | number} text @param {string} label */
function amount(about, drawing, text, label) {
  return el(
    "span",
    { class: "ft-amount", title: label, "data-explain": about },
    drawing,
    el("span", { "aria-hidden": "true", text: String(text) }),
    el("span", { class: "visually-hidden", text: label }),
  );
}

/** A player's own cards, or what everybody has seen of another player's. @param {PlayerView} player @returns {Child[]}
 * */
export function hand(player) {
  const cards = player.hand ?? player.known;
  const shown = CARDS.filter((card) => cards[card]).map((card) =>
    amount(`card:${card}`, picture(goods(card)), cards[card] > 1 ? cards[card] : "", counted(card, cards[card])),
  );
  if (player.hand || !player.unknown) return shown;
  return [
    ...shown,
    el("span", {
      class: "ft-amount hidden-cards",
      "data-explain": "thing:hidden",
      title: say("has.unknown", { count: player.unknown }),
      text: say("has.unknown-short", { count: player.unknown }),
    }),
  ];
}

/** A Djinn in front of a player; pressing it explains its power. @param {Djinn} djinn */
function djinnChip(djinn) {
  const name = djinnName(djinn.id);
  return el(
    "button",
    {
      type: "button",
      class: `ft-chip${djinn.used ? " used" : ""}`,
      "aria-label": say("djinn-chip", { name, power: say(`djinn.${djinn.id}.power`) }),
      "data-explain": `djinn:${djinn.id}`,
      "data-now": djinnFacts(djinn),
      "data-ask": "",
    },
    picture(djinnFace(djinn.id)),
    el("span", { text: name }),
  );
}
