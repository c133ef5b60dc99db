// The tray: dice to take and dice in hand, the chain of what is still to do, and the choices that are not on the board.

import { el } from "../../js/base/dom.js";
import { mark } from "../../js/base/seat-mark.js";
import { t } from "../../js/base/words.js";
import { glyph } from "./glyphs.js";
import { ICON_KEYS, iconDie, picture } from "./pictures.js";
import { iconsOf } from "./singles.js";
import { describe, iconName, noteLines, taskLine } from "./words.js";

/** @typedef {import("../../js/shelf/faces.js").Context<any, any>} Context */

/**
 * The same position has the same tray, so that dice in the air are not rolled again when the previews arrive.
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

/** @param {Context} context */
function build(context) {
  const { view, answer } = context;
  const box = el("div", { class: "duel-tray" });
  if (answer.outcome) return box;
  box.append(view.phase === "draft" ? draft(context) : hands(context));
  const choice = CHOICES[view.phase]?.(context);
  const chain = chainOf(view);
  if (chain) box.append(chain);
  if (choice) box.append(choice);
  box.append(abilities(context));
  return box;
}

// -- dice ------------------------------------------------------------------------------------------------------------------

/** @param {Context} context */
function draft(context) {
  const { view, active, memory, players } = context;
  const rolling = view.dice.table.length === 5 && memory.get("rolled") !== view.round;
  memory.set("rolled", view.round);
  const dice = view.dice.table.map((/** @type {number} */ face, /** @type {number} */ at) =>
    el(
      "button",
      {
        type: "button",
        class: "duel-take",
        disabled: !active,
        "data-move": `take-${face}`,
        "aria-label": describe(`take-${face}`, context),
        title: iconName(ICON_KEYS[face - 1]),
        onclick: () => context.play(`take-${face}`),
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
      view.dice.hands.map((/** @type {number[]} */ hand, /** @type {number} */ seat) =>
        el(
          "p",
          { class: "duel-hand" },
          mark(seat),
          el("span", { class: "visually-hidden", text: handWords(players[seat].name, hand) }),
          hand.map((face) => iconDie(face, { class: "middle" })),
          Array.from({ length: Math.max(0, 2 - hand.length) }, () => el("span", { class: "duel-gap" })),
        ),
      ),
    ),
  );
}

/** @param {string} name @param {number[]} hand */
function handWords(name, hand) {
  const icons = hand.map((face) => iconName(ICON_KEYS[face - 1])).join(", ");
  return t(hand.length ? "duel.hand" : "duel.hand-empty", { name, icons });
}

/** @param {Context} context */
function hands(context) {
  const { view, players, answer, memory } = context;
  const rolled = answer.events.some(
    ({ kind, ability }) => kind === "again" || (kind === "permanent" && ability === "reroll"),
  );
  const rolling = rolled && memory.get("rerolled") !== answer.ply;
  memory.set("rerolled", answer.ply);
  const seats = [view.seat, 1 - view.seat];
  return el(
    "section",
    { class: "duel-dice" },
    seats.map((seat) =>
      el(
        "p",
        { class: `duel-hand${seat === view.seat ? " acting" : ""}` },
        mark(seat),
        el("span", { class: "visually-hidden", text: handWords(players[seat].name, view.dice.hands[seat]) }),
        view.dice.hands[seat].map((/** @type {number} */ face) =>
          iconDie(face, seat === view.seat ? { rolling } : { class: "middle" }),
        ),
      ),
    ),
    view.dice.remaining !== null &&
      el(
        "p",
        { class: "duel-hand duel-fifth" },
        el("span", { class: "duel-note", text: t("duel.fifth-die") }),
        el("span", { class: "visually-hidden", text: iconName(ICON_KEYS[view.dice.remaining - 1]) }),
        iconDie(view.dice.remaining, { class: "middle" }),
      ),
  );
}

// -- the chain -------------------------------------------------------------------------------------------------------------

/** What is asked now and what follows, one under the other. @param {any} view */
function chainOf(view) {
  if (view.pending.length < 2 && ["draft", "draw"].includes(view.phase)) return null;
  return el(
    "ol",
    { class: "duel-chain", "aria-label": t("duel.chain") },
    view.pending.map((/** @type {any} */ task, /** @type {number} */ at) =>
      el("li", { class: at ? "" : "current", "aria-current": at ? null : "step", text: taskLine(task) }),
    ),
  );
}

// -- choices ---------------------------------------------------------------------------------------------------------------

/** @type {Record<string, (context: Context) => HTMLElement | null>} */
const CHOICES = {
  draw: permanentUses,
  order: (context) => choiceList(context, "first", ({ icons }) => picture(icons[0])),
  lowest: (context) => choiceList(context, "row", ({ icon }) => picture(icon)),
  row: (context) => choiceList(context, "row", ({ icon }) => picture(icon)),
  wild: iconChoice,
  split: (context) => (iconsOf(context.view).length > 1 ? iconChoice(context) : null),
  permanent: (context) => choiceList(context, "gain", ({ ability }) => glyph(ability)),
};

/**
 * @param {Context} context
 * @param {string} kind of target
 * @param {(target: any) => Element} face
 */
function choiceList(context, kind, face) {
  const targets = context.view.targets.filter((/** @type {any} */ target) => target.kind === kind);
  return el(
    "div",
    { class: "uses duel-choices lit", role: "group", "aria-label": t("duel.choices") },
    targets.map((/** @type {any} */ target) =>
      choiceButton(context, target.move, face(target), choiceWords(target, context)),
    ),
  );
}

/** @param {any} target @param {Context} context */
function choiceWords(target, context) {
  if (target.kind === "gain") {
    return { name: t(`duel.permanent.${target.ability}`), help: t(`duel.permanent-help.${target.ability}`) };
  }
  const preview = context.previews?.[target.move];
  const lines = preview ? noteLines(preview) : [];
  const name =
    target.kind === "row"
      ? t("duel.row-step", { icon: iconName(target.icon), square: target.square })
      : t("duel.first", { icon: iconName(target.icons[0]), square: target.squares[0] });
  return { name, help: lines.join(" · ") };
}

/**
 * @param {Context} context
 * @param {string} move
 * @param {Element} face
 * @param {{ name: string, help?: string }} words
 */
function choiceButton(context, move, face, { name, help }) {
  return el(
    "button",
    {
      type: "button",
      class: "use",
      disabled: !context.active || !context.answer.moves.includes(move),
      "data-move": move,
      onclick: () => context.play(move),
    },
    face,
    el("span", { class: "use-name" }, el("b", { text: name }), help ? el("small", { text: help }) : null),
  );
}

/** Permanent abilities on the dice in hand. @param {Context} context */
function permanentUses(context) {
  const targets = context.view.targets.filter((/** @type {any} */ { kind }) => kind === "permanent");
  if (targets.length === 0) return null;
  return el(
    "div",
    { class: "duel-permanents", role: "group", "aria-label": t("duel.permanents") },
    el("h2", { class: "duel-heading", text: t("duel.permanents") }),
    targets.map((/** @type {any} */ { move, ability, dice, result }) =>
      el(
        "button",
        {
          type: "button",
          class: "duel-permanent",
          disabled: !context.active,
          "data-move": move,
          "aria-label": describe(move, context),
          title: describe(move, context),
          onclick: () => context.play(move),
        },
        glyph(ability),
        (result ?? dice).map((/** @type {number} */ face) => iconDie(face, { class: "small" })),
        result ? null : el("span", { class: "duel-unknown", "aria-hidden": "true" }),
      ),
    ),
  );
}

/** The icons to choose from when more than one may be drawn. @param {Context} context */
function iconChoice(context) {
  const { memory, active, view } = context;
  const icons = iconsOf(view);
  const chosen = icons.includes(memory.get("wild")) ? memory.get("wild") : icons[0];
  memory.set("wild", chosen);
  const buttons = icons.map((icon) =>
    el(
      "button",
      {
        type: "button",
        class: "duel-wild",
        disabled: !active,
        "aria-pressed": icon === chosen,
        "data-icon": icon,
        onclick: () => {
          memory.set("wild", icon);
          context.refresh();
        },
      },
      picture(icon),
      el("span", { text: iconName(icon) }),
    ),
  );
  memory.set("turned", (/** @type {string} */ icon) => {
    if (!icons.includes(icon)) return;
    memory.set("wild", icon);
    for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.icon === icon));
    const kept = memory.get("tray");
    if (kept) kept.key[3] = icon;
  });
  return el("div", { class: "duel-wilds lit", role: "group", "aria-label": t("duel.any-icon") }, buttons);
}

// -- abilities -------------------------------------------------------------------------------------------------------------

/** The six abilities of whoever decides: they light up when one must be used. @param {Context} context */
function abilities(context) {
  const { view } = context;
  const lit = view.phase === "ability";
  const cards = view.players[view.seat].abilities.map((/** @type {any} */ { key, used }) =>
    lit && !used
      ? choiceButton(context, `use-${key}`, glyph(key), {
          name: t(`duel.ability.${key}`),
          help: t(`duel.ability-help.${key}`),
        })
      : abilityCard(key, used),
  );
  return el(
    "section",
    { class: `duel-abilities${lit ? " lit" : ""}` },
    el("h2", { class: "duel-heading", text: t("duel.abilities") }),
    el("div", { class: "uses" }, cards),
  );
}

/** @param {string} key @param {boolean} used */
function abilityCard(key, used) {
  const name = t(`duel.ability.${key}`);
  return el(
    "span",
    { class: `duel-ability${used ? " used" : ""}`, title: t(`duel.ability-help.${key}`) },
    glyph(key),
    el("span", { text: name }),
    used ? el("span", { class: "visually-hidden", text: t("duel.crossed-out") }) : null,
  );
}
