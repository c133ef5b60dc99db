// The tray: the dice and how they are paired, what the pairs can build, and the choices that are not on the board.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { placeOf } from "../names.js";
import { scoreBar } from "../score/score-bar.js";
import { hasOtherWorkers } from "../tentative-choice.js";
import { builds, picture } from "./builds.js";
import { cube, faceKind, isRolling, spokenDice } from "./numeral-dice.js";
import { regions } from "./regions.js";
import { splitTrays } from "./split.js";

/** @typedef {import("../view.js").View} View */
/** @typedef {import("../view.js").Context} Context */
/** @typedef {import("../view.js").Option} Option */

/** @param {Context} context */
export function tray(context) {
  const { view } = context;
  const box = el("div", { class: "fiefdoms-tray", "data-phase": view.phase, "data-ply": context.answer.ply });
  // The table shakes in a pestilence. The animation's name depends on the seat, so that it runs again for the next
  // seat.
  if (view.phase === "pestilence") box.dataset.pestilence = (view.seat ?? 0) % 2 ? "odd" : "even";
  if (view.phase === "workers") {
    settle(context);
    keepWorkers(context);
  } else if (context.active) context.memory.set("decided", context.answer.ply);
  box.append(...content(context));
  return box;
}

/** Let the workers leave for their buildings once they have been drawn at home. @param {Context} context */
function settle({ memory, answer, refresh }) {
  if (memory.get("settled") === answer.ply) return;
  memory.set("settled", answer.ply);
  requestAnimationFrame(refresh);
}

const SEEN = 1400; // milliseconds in which people are seen going to work

/**
 * If no other building could get workers, there is nothing to ask: the workers stay. Only once, so that it can be undone, and
 * only if this position was reached at this table: people who open it in a copy or after a reload want to decide.
 * @param {Context} context
 */
function keepWorkers(context) {
  const { memory, answer, active, play } = context;
  const cameHere = (memory.get("decided") ?? answer.ply) < answer.ply;
  if (!active || !cameHere || hasOtherWorkers(context) || memory.get("kept") === answer.ply) return;
  memory.set("kept", answer.ply);
  const shown = `.fiefdoms-tray[data-phase="workers"][data-ply="${answer.ply}"]`;
  setTimeout(() => document.querySelector(shown) && play("accept"), SEEN);
}

/** @param {Context} context @returns {HTMLElement[]} */
function content(context) {
  const { view } = context;
  const rolling = view.dice.length > 0 && isRolling(context);
  switch (view.phase) {
    case "sections":
      return [regions(context)];
    case "split":
      return [head(view), splitTrays(context, rolling)];
    case "build":
      return [head(view), diceRow(view, rolling), builds(context, view.targets, rolling)];
    case "plot":
      return [head(view), diceRow(view, rolling), builds(context, view.options, false)];
    case "forfeit":
      return [head(view), diceRow(view, rolling), ...(view.option ? [builds(context, view.options, false)] : [])];
    case "square":
    case "reduce":
      return [head(view), diceRow(view, rolling), chosen(view.option, view.plot)];
    case "workers":
    case "change":
      return [workers(context)];
    case "over":
      return [scoreBar(context.answer.scores[context.shown])];
    case "pestilence":
      return [head(view), diceRow(view, rolling), struck(view.fiefs[context.shown].struck, view.targets)];
  }
}

/** @param {View} view */
function head({ round, turns }) {
  return el("p", { class: "fief-turn" }, el("b", { text: t("fiefdoms.turn", { turn: round, turns }) }));
}

/** The dice in their pairs: once one of them builds, each says what it is for. @param {View} view @param {boolean} rolling */
function diceRow(view, rolling) {
  const unpaired = [
    { dice: [0, 1], use: null },
    { dice: [2, 3], use: null },
  ];
  const pairs = view.pairs.length ? view.pairs : unpaired;
  return el(
    "div",
    { class: "pairs", role: "group", "aria-label": spokenDice(view.dice) },
    pairs.map(({ dice, use }) =>
      el(
        "div",
        { class: `pair${use ? ` for-${use}` : ""}` },
        el(
          "span",
          { class: "pair-dice" },
          dice.map((index) => shownDie(view.dice[index], { rolling, delay: index * 80 })),
        ),
        use && el("span", { class: "pair-use", "data-explain": `use:${use}`, text: t(`fiefdoms.use.${use}`) }),
      ),
    ),
  );
}

/** A die that explains its face. @param {View["dice"][number]} rolled @param {Parameters<typeof cube>[1]} look */
function shownDie(rolled, look) {
  const label = t("fiefdoms.die", { face: rolled.face });
  return el(
    "span",
    { class: "shown-die", role: "img", "aria-label": label, "data-explain": `face:${faceKind(rolled.face)}` },
    cube(rolled, look),
  );
}

/** What is being built, while part of it is still open. @param {Option} option @param {string | null} plot */
function chosen({ building, population }, plot) {
  return el(
    "div",
    { class: "use chosen still" },
    picture(building),
    el(
      "span",
      { class: "use-name" },
      el("b", { text: t(`fiefdoms.building.${building}`) }),
      el("small", { text: t("fiefdoms.on-plot", placeOf(plot ?? "")) }),
      population ? el("small", { text: t("fiefdoms.with-people", { count: population }) }) : null,
    ),
  );
}

// -- loss and the end ----------------------------------------------------------------------------------------------------

/** @param {import("../view.js").Fief["struck"]} regions that are struck @param {import("../view.js").PestilenceTarget[]} targets */
function struck(regions, targets) {
  const hit = new Set(regions.map(({ section }) => section));
  const spared = targets.some(({ sections }) => !sections.some((key) => hit.has(key)));
  return el(
    "div",
    { class: "fief-word pestilence" },
    el("b", { text: t("fiefdoms.pestilence") }),
    regions.map(({ sum, section }) => el("p", { text: t(`fiefdoms.struck.${section}`, { sum }) })),
    spared && el("p", { text: t("fiefdoms.struck-full") }),
  );
}

/** @param {Context} context */
function workers(context) {
  const { answer, shown, view } = context;
  const button = (/** @type {string} */ move, /** @type {string} */ kind) =>
    answer.moves.includes(move) &&
    el("button", {
      type: "button",
      class: `button ${kind}`,
      disabled: !context.active,
      "data-move": move,
      onclick: () => context.play(move),
      text: t(view.phase === "change" && move === "accept" ? "fiefdoms.move.done" : `fiefdoms.move.${move}`),
    });
  const help = view.phase === "workers" && !hasOtherWorkers(context) ? "workers-settled" : `${view.phase}-help`;
  return el(
    "div",
    { class: "fief-workers" },
    el("div", { class: "worker-buttons" }, button("accept", "primary"), button("change", "")),
    el("p", { class: "fief-word", text: t(`fiefdoms.${help}`) }),
    scoreBar(answer.scores[shown]),
  );
}
