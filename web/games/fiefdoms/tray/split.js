// Splitting the dice: two trays of two. A die is dragged into the other tray, or two dice are touched to change places.

import { el } from "../../../js/base/dom.js";
import { either, t } from "../../../js/base/words.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { noteWords } from "../describe.js";
import { placeOf } from "../names.js";
import {
  chooseSplit,
  chosenPlot,
  commitButton,
  pickDie,
  splitTargets,
  swapDice,
  tentativeSplit,
} from "../tentative-choice.js";
import { plotPicks } from "./builds.js";
import { cube, faceKind, pairWords } from "./numeral-dice.js";

/** @typedef {import("../view.js").Context} Context */

const SLACK = 8; // pixels a pointer travels before a touch becomes a drag

/** @param {Context} context @param {boolean} rolling */
export function splitTrays(context, rolling) {
  const tentative = tentativeSplit(context);
  const plot = chosenPlot(context);
  const trays = tentative.pairs.map((pair, index) =>
    el(
      "div",
      { class: "split-tray", "data-tray": index },
      splitMark("AB"[index], plot && pair.plots.includes(plot) ? plot : null),
      el(
        "div",
        { class: "split-dice" },
        pair.dice.map((die) => dieButton(context, die, tentative.picked === die, rolling)),
      ),
      el("p", { class: "split-can", text: canBuild(pair.builds) }),
    ),
  );
  const notes = context.previews?.[tentative.move]?.notes ?? [];
  const commit = commitButton(context, tentative.move, t("fiefdoms.split-so"));
  const box = el(
    "div",
    { class: "split" },
    el("div", { class: "split-trays" }, trays),
    el("div", { class: "split-foot" }, ways(context, tentative.move), commit),
    notes.map((note) => el("p", { class: "fief-note", text: noteWords(note, context) })),
    plotPicks(context, plot),
  );
  if (context.active) follow(box, context);
  return box;
}

/** The letter of a pair, with the plot that was chosen if the pair points to it. @param {string} letter @param {string | null} plot */
function splitMark(letter, plot) {
  const text = plot ? t("fiefdoms.split-to", { letter, ...placeOf(plot) }) : letter;
  return el("span", { class: "split-mark", "aria-hidden": "true", text });
}

/** @param {string[]} builds */
function canBuild(builds) {
  return either(builds.map((building) => t(`fiefdoms.building.${building}`)));
}

/** @param {Context} context @param {number} index @param {boolean} picked @param {boolean} rolling */
function dieButton(context, index, picked, rolling) {
  const rolled = context.view.dice[index];
  return el(
    "button",
    {
      type: "button",
      class: `die-button${picked ? " picked" : ""}`,
      "aria-pressed": picked,
      "aria-label": t("fiefdoms.die", { face: rolled.face }),
      "data-die": index,
      "data-key": `die-${index}`,
      ...choiceProps(context.active, () => pickDie(context, index)),
      "data-explain": `face:${faceKind(rolled.face)}`,
    },
    cube(rolled, { rolling, delay: index * 80 }),
  );
}

/** All ways at a glance. @param {Context} context @param {string} current */
function ways(context, current) {
  const { view } = context;
  const buttons = splitTargets(context).map(({ move, pairs }, index) =>
    el(
      "button",
      {
        type: "button",
        class: `way${move === current ? " chosen" : ""}`,
        disabled: !context.active,
        "aria-pressed": move === current,
        "aria-label": t("fiefdoms.move.split", { one: pairWords(pairs[0].faces), two: pairWords(pairs[1].faces) }),
        "data-way": move,
        "data-look": move,
        "data-key": `way-${index}`,
        onclick: () => chooseSplit(context, index),
      },
      pairs.map(({ dice }) =>
        el(
          "span",
          { class: "pair-dice" },
          dice.map((die) => cube(view.dice[die], { class: "small" })),
        ),
      ),
    ),
  );
  const seen = new Set();
  const distinct = buttons.filter((/** @type {HTMLElement} */ button) => {
    const fresh = !seen.has(button.dataset.way);
    seen.add(button.dataset.way);
    return fresh;
  });
  return el("div", { class: "ways", role: "group", "aria-label": t("fiefdoms.ways") }, distinct);
}

/** Dragging a die onto the other tray, with mouse or finger. @param {HTMLElement} box @param {Context} context */
function follow(box, context) {
  /** @type {{ button: HTMLElement, x: number, y: number, moved: boolean } | null} */
  let drag = null;
  box.addEventListener("pointerdown", (event) => {
    const button = /** @type {HTMLElement} */ (event.target).closest(".die-button");
    if (!(button instanceof HTMLElement) || event.button > 0) return;
    drag = { button, x: event.clientX, y: event.clientY, moved: false };
    button.setPointerCapture(event.pointerId);
  });
  box.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moved && Math.hypot(x, y) < SLACK) return;
    drag.moved = true;
    drag.button.classList.add("dragged");
    drag.button.style.transform = `translate(${x}px, ${y}px)`;
  });
  box.addEventListener("pointerup", (event) => {
    const dropped = drag;
    drag = null;
    if (!dropped?.moved) return;
    dropped.button.classList.remove("dragged");
    dropped.button.style.transform = "";
    // The click that follows a drag does not count as a touch of the die.
    dropped.button.addEventListener("click", (click) => click.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    const other = dieAt(box, dropped.button, event.clientX, event.clientY);
    if (other !== null) swapDice(context, Number(dropped.button.dataset.die), other);
  });
  box.addEventListener("pointercancel", () => {
    if (drag) drag.button.style.transform = "";
    drag = null;
  });
}

/** The die of the other tray that is nearest to where one was dropped. @param {HTMLElement} box @param {HTMLElement} button @param {number} x @param {number} y */
function dieAt(box, button, x, y) {
  const own = button.closest(".split-tray");
  for (const tray of box.querySelectorAll(".split-tray")) {
    const { left, right, top, bottom } = tray.getBoundingClientRect();
    if (tray === own || x < left || x > right || y < top || y > bottom) continue;
    const dice = [.../** @type {NodeListOf<HTMLElement>} */ (tray.querySelectorAll(".die-button"))];
    const distance = (/** @type {HTMLElement} */ die) => {
      const place = die.getBoundingClientRect();
      return Math.hypot(place.left + place.width / 2 - x, place.top + place.height / 2 - y);
    };
    dice.sort((one, other) => distance(one) - distance(other));
    return Number(dice[0].dataset.die);
  }
  return null;
}
