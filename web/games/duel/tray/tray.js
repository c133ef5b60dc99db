// The tray: dice to take and dice in hand, the list of pending tasks, and the choices that are not on the board.

import { append, el } from "../../../js/base/dom.js";
import { mark } from "../../../js/base/seat-mark.js";
import { list, t } from "../../../js/base/words.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { describe, iconName, taskLine } from "../describe.js";
import { ICON_KEYS, iconDie } from "../drawing/pictures.js";
import { abilities, CHOICES } from "./choices.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */

/**
 * The same position keeps its tray, so that rolling dice do not start again when the previews arrive.
 * @param {Context} context
 */
export function tray(context) {
  const { answer, memory, previews, active } = context;
  const showsPreviews = ["first", "row"].includes(answer.view.targets[0]?.kind);
  const key = [
    answer,
    active,
    showsPreviews ? previews : null,
    memory.get("wild"),
    document.documentElement.dataset.theme,
  ];
  const kept = memory.get("tray");
  if (kept?.key.every((/** @type {unknown} */ part, /** @type {number} */ at) => part === key[at])) return kept.box;
  const box = build(context);
  memory.set("tray", { key, box });
  return box;
}

/** What can be chosen now comes first. @param {Context} context @param {number} acting the seat that decides */
function partsOf(context, acting) {
  const { view } = context;
  const choice = CHOICES[view.phase]?.(context) ?? null;
  const chain = chainOf(view);
  const powers = abilities(context, acting);
  switch (view.phase) {
    case "draft":
      return [draft(context), powers];
    case "draw":
      return [hands(context, acting), choice, chain, powers];
    case "ability":
      return [powers, chain, hands(context, acting)];
    default:
      return [choice, chain, hands(context, acting), powers];
  }
}

/** @param {Context} context */
function build(context) {
  const { view, answer } = context;
  const box = el("div", { class: "duel-tray" });
  if (answer.outcome || view.seat === null) return box;
  append(box, partsOf(context, view.seat));
  return box;
}

// -- dice ------------------------------------------------------------------------------------------------------------------

/** @param {Context} context */
function draft(context) {
  const { view, active, memory, players } = context;
  const rolling = view.dice.table.length === 5 && memory.get("rolled") !== view.round;
  memory.set("rolled", view.round);
  const dice = view.dice.table.map((face, at) =>
    el(
      "button",
      {
        type: "button",
        class: "duel-take",
        "data-move": `take-${face}`,
        "aria-label": describe(`take-${face}`, context),
        "data-explain": `icon:${ICON_KEYS[face - 1]}`,
        ...choiceProps(active, () => context.play(`take-${face}`)),
      },
      iconDie(face, { rolling, delay: at * 90 }),
    ),
  );
  return el(
    "section",
    { class: "duel-dice" },
    el("h2", { class: "duel-heading", text: t("duel.on-table") }),
    el("div", { class: "duel-table-dice" }, dice),
    el(
      "div",
      { class: "duel-hands" },
      view.dice.hands.map((hand, seat) =>
        el(
          "p",
          { class: "duel-hand" },
          mark(seat),
          el("span", { class: "visually-hidden", text: handWords(players[seat].name, hand) }),
          hand.map((face) => explained(face, { class: "middle" })),
          Array.from({ length: Math.max(0, 2 - hand.length) }, () => el("span", { class: "duel-gap" })),
        ),
      ),
    ),
  );
}

/** A die that says what its icon is. @param {number} face @param {Parameters<typeof iconDie>[1]} look */
function explained(face, look) {
  const icon = ICON_KEYS[face - 1];
  const facts = { class: "duel-shown", role: "img", "aria-label": iconName(icon), "data-explain": `icon:${icon}` };
  return el("span", facts, iconDie(face, look));
}

/** @param {string} name @param {number[]} hand */
function handWords(name, hand) {
  const icons = list(hand.map((face) => iconName(ICON_KEYS[face - 1])));
  return t(hand.length ? "duel.hand" : "duel.hand-empty", { name, icons });
}

/** @param {Context} context @param {number} acting the seat that decides */
function hands(context, acting) {
  const { view, players, answer, memory } = context;
  const rolled = answer.events.some(
    (event) => event.kind === "again" || (event.kind === "permanent" && event.ability === "reroll"),
  );
  const rolling = rolled && memory.get("rerolled") !== answer.ply;
  memory.set("rerolled", answer.ply);
  const seats = [acting, 1 - acting];
  return el(
    "section",
    { class: "duel-dice" },
    seats.map((seat) =>
      el(
        "p",
        { class: `duel-hand${seat === acting ? " acting" : ""}` },
        mark(seat),
        el("span", { class: "visually-hidden", text: handWords(players[seat].name, view.dice.hands[seat]) }),
        view.dice.hands[seat].map((face) => explained(face, seat === acting ? { rolling } : { class: "middle" })),
      ),
    ),
    view.dice.remaining !== null &&
      el(
        "p",
        { class: "duel-hand duel-fifth", "data-explain": "die:left" },
        el("span", { class: "duel-note", text: t("duel.fifth-die") }),
        el("span", { class: "visually-hidden", text: iconName(ICON_KEYS[view.dice.remaining - 1]) }),
        iconDie(view.dice.remaining, { class: "middle" }),
      ),
  );
}

// -- the chain -------------------------------------------------------------------------------------------------------------

/** What is asked now and what follows, one under the other. @param {View} view */
function chainOf(view) {
  if (view.pending.length < 2 && ["draft", "draw"].includes(view.phase)) return null;
  return el(
    "ol",
    { class: "duel-chain", "aria-label": t("duel.chain") },
    view.pending.map((task, at) =>
      el("li", { class: at ? "" : "current", "aria-current": at ? null : "step", text: taskLine(task, view) }),
    ),
  );
}
