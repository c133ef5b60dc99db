// The choices in the tray that are not on the board: rows, icons and abilities.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { describe, iconName, noteLines } from "../describe.js";
import { glyph } from "../drawing/glyphs.js";
import { iconDie, picture } from "../drawing/pictures.js";
import { iconsOf } from "../single-icons.js";
import { targetsOf } from "../targets.js";
import { gainsOf } from "./order-gains.js";

/** @typedef {import("../view.js").Context} Context */

/**
 * @template {import("../view.js").Target["kind"]} Kind
 * @typedef {import("../view.js").TargetOf<Kind>} TargetOf
 */

/** By phase. @type {Record<string, (context: Context) => HTMLElement | null>} */
export const CHOICES = {
  draw: permanentUses,
  order: orderChoice,
  lowest: (context) => choiceList(context, "row", ({ icon }) => picture(icon)),
  row: (context) => choiceList(context, "row", ({ icon }) => picture(icon)),
  wild: iconChoice,
  split: (context) => (iconsOf(context.view).length > 1 ? iconChoice(context) : null),
  permanent: (context) => choiceList(context, "gain", ({ ability }) => glyph(ability)),
};

/**
 * @template {"first" | "row" | "gain"} Kind
 * @param {Context} context
 * @param {Kind} kind of target
 * @param {(target: TargetOf<Kind>) => Element} face
 */
function choiceList(context, kind, face) {
  const targets = targetsOf(context.view, kind);
  return el(
    "div",
    { class: "uses duel-choices duel-offered", role: "group", "aria-label": t("duel.choices") },
    targets.map((target) => choiceButton(context, target.move, face(target), choiceWords(target, context))),
  );
}

/** @param {TargetOf<"first" | "row" | "gain">} target @param {Context} context */
function choiceWords(target, context) {
  if (target.kind === "gain") {
    const { ability } = target;
    const help = t(`duel.permanent-help.${ability}`);
    return { name: t(`duel.permanent.${ability}`), help, explain: `permanent:${ability}` };
  }
  const preview = context.previews?.[target.move] ?? null;
  if (target.kind === "first") {
    const name = t("duel.first", { icon: iconName(target.icons[0]), square: target.squares[0] });
    const { own } = orderGains(context);
    return { name, help: own[target.move]?.join(" · "), explain: `icon:${target.icons[0]}` };
  }
  const reached = preview?.notes?.flatMap((note) => (note.key === "ability" ? [t(`duel.track.${note.ability}`)] : []));
  const name = t("duel.row-step", { icon: iconName(target.icon), square: target.square });
  return { name, help: reached?.join(" · "), explain: `line:${target.icon}` };
}

/** What scoring either icon first would gain. @param {Context} context */
function orderGains({ view, previews }) {
  const lines = targetsOf(view, "first").flatMap(({ move }) => {
    const preview = previews?.[move];
    return preview ? [[move, noteLines(preview)]] : [];
  });
  return gainsOf(Object.fromEntries(lines));
}

/** Which icon scores first: each with its own gains, and below them the gains common to both. @param {Context} context
 * */
function orderChoice(context) {
  const { shared } = orderGains(context);
  const list = choiceList(context, "first", ({ icons }) => picture(icons[0]));
  if (shared.length === 0) return list;
  const note = el("p", { class: "tray-note", text: t("duel.either-way", { gains: shared.join(" · ") }) });
  return el("div", {}, list, note);
}

/**
 * @param {Context} context
 * @param {string} move
 * @param {Element} face
 * @param {{ name: string, help?: string, explain: string }} words
 */
function choiceButton(context, move, face, { name, help, explain }) {
  const isLegal = context.answer.moves.includes(move);
  return el(
    "button",
    {
      type: "button",
      class: "use",
      "data-now": isLegal ? null : t("duel.rule.ability-impossible"),
      "data-move": isLegal ? move : null,
      ...choiceProps(context.active && isLegal, () => context.play(move)),
      "data-explain": explain,
    },
    face,
    el("span", { class: "use-name" }, el("b", { text: name }), help ? el("small", { text: help }) : null),
  );
}

/** Permanent abilities on the dice in hand. @param {Context} context */
function permanentUses(context) {
  const targets = targetsOf(context.view, "permanent");
  if (targets.length === 0) return null;
  return el(
    "div",
    { class: "duel-permanents", role: "group", "aria-label": t("duel.permanents") },
    el("h2", { class: "duel-heading", text: t("duel.permanents") }),
    targets.map(({ move, ability, dice, result }) =>
      el(
        "button",
        {
          type: "button",
          class: "duel-permanent",
          "data-move": move,
          "aria-label": describe(move, context),
          ...choiceProps(context.active, () => context.play(move)),
          "data-explain": `permanent:${ability}`,
        },
        glyph(ability),
        (result ?? dice).map((face) => iconDie(face, { class: "small" })),
        result ? null : el("span", { class: "duel-unknown", "aria-hidden": "true" }),
      ),
    ),
  );
}

/** The icons to choose from when more than one may be drawn. @param {Context} context */
function iconChoice(context) {
  const { memory, active, view } = context;
  const icons = iconsOf(view);
  const before = memory.get("wild");
  const chosen = before && icons.includes(before) ? before : icons[0];
  memory.set("wild", chosen);
  const buttons = icons.map((icon) =>
    el(
      "button",
      {
        type: "button",
        class: "duel-wild",
        "aria-pressed": icon === chosen,
        "data-icon": icon,
        "data-explain": `icon:${icon}`,
        ...choiceProps(active, () => {
          memory.set("wild", icon);
          context.refresh();
        }),
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
  return el("div", { class: "duel-wilds duel-offered", role: "group", "aria-label": t("duel.any-icon") }, buttons);
}

// -- abilities -------------------------------------------------------------------------------------------------------------

/**
 * The six abilities of the seat that decides, highlighted when one must be used.
 * @param {Context} context
 * @param {number} acting
 */
export function abilities(context, acting) {
  const { view } = context;
  const offered = view.phase === "ability";
  const cards = view.players[acting].abilities.map(({ key, used }) =>
    offered && !used
      ? choiceButton(context, `use-${key}`, glyph(key), {
          name: t(`duel.ability.${key}`),
          help: t(`duel.ability-help.${key}`),
          explain: `ability:${key}`,
        })
      : abilityCard(key, used),
  );
  return el(
    "section",
    { class: `duel-abilities${offered ? " duel-offered" : ""}` },
    el("h2", { class: "duel-heading", text: t("duel.abilities") }),
    el("div", { class: "uses" }, cards),
  );
}

/** @param {string} key @param {boolean} used */
function abilityCard(key, used) {
  const name = t(`duel.ability.${key}`);
  return el(
    "span",
    { class: `duel-ability${used ? " used" : ""}`, "data-explain": `ability:${key}` },
    glyph(key),
    el("span", { class: "duel-ability-name", text: name }),
    used
      ? el("span", { class: "visually-hidden", text: t("duel.crossed-out") })
      : el("small", { class: "duel-ability-help", text: t(`duel.ability-help.${key}`) }),
  );
}
