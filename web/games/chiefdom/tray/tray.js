// The tray: the three dice, the ways to pair them with what each would draw, and the choice of a job.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { readTheme } from "../../../js/canvas/colours.js";
import { die } from "../../../js/canvas/dice.js";
import { Pencil } from "../../../js/canvas/pencil.js";
import { words } from "../../../js/table/engine-words.js";
import { changeTag } from "../../../js/table/panels.js";
import { drawIcon, LETTERS, TRADES } from "../drawing/icons.js";

/** @typedef {import("../view.js").JobChoice} JobChoice */
/** @typedef {import("../view.js").Offer} Offer */
/** @typedef {import("../view.js").Context} Context */

/** @param {Context} context */
export function tray(context) {
  const { view, answer } = context;
  const box = el("div", { class: "chiefdom-tray" });
  if (answer.outcome) return box;
  box.append(diceRow(context));
  if (view.phase === "job") box.append(jobs(context, view));
  else if (view.phase !== "over") box.append(uses(context, view.uses));
  if (view.cards.length) box.append(cards(view.cards));
  return box;
}

/** @param {Context} context */
function diceRow({ view, memory }) {
  const rolling = memory.get("rolled") !== view.round;
  memory.set("rolled", view.round);
  return el(
    "div",
    {
      class: "dice",
      role: "img",
      "aria-label": t("chiefdom.dice", {
        one: view.dice[0],
        two: view.dice[1],
        three: view.dice[2],
      }),
    },
    view.dice.map((value, index) => die(value, { rolling, delay: index * 90 })),
  );
}

/** @param {Context} context @param {Offer[]} offers */
function uses(context, offers) {
  const plain = offers.filter((use) => !use.bonus);
  const bonus = offers.filter((use) => use.bonus && use.move);
  const list = el(
    "div",
    { class: "uses", role: "group", "aria-label": t("chiefdom.uses") },
    plain.map((use) => useButton(use, context)),
  );
  if (bonus.length) {
    list.append(
      el("p", { class: "tray-note", text: t("chiefdom.bonus-note") }),
      ...bonus.map((use) => useButton(use, context)),
    );
  }
  if (context.answer.moves.includes("pass")) {
    list.append(
      el("button", {
        type: "button",
        class: "button",
        "data-move": "pass",
        onclick: () => context.play("pass"),
        text: t("chiefdom.pass"),
      }),
    );
  }
  return list;
}

/** @param {Offer} use @param {Context} context */
function useButton(use, context) {
  const { view } = context;
  const { move } = use;
  const chosen = view.phase === "place" && view.use.move === move;
  const choose = () => {
    if (move === null) return;
    if (view.phase === "use") context.play(move);
    else if (!chosen) context.replace(move);
  };
  return el(
    "button",
    {
      type: "button",
      class: `use${chosen ? " chosen" : ""}`,
      disabled: move === null || !context.active,
      "aria-pressed": chosen,
      "data-move": move,
      onclick: choose,
    },
    el(
      "span",
      { class: "use-dice", "aria-hidden": "true" },
      use.dice.map((index) => die(view.dice[index], { class: "small" })),
    ),
    picture(LETTERS[use.icon]),
    el(
      "span",
      { class: "use-name" },
      el("b", { text: t(`chiefdom.icon.${use.icon}`) }),
      el("small", { text: useHint(use) }),
    ),
    use.shape && view.shapes[use.shape].length > 1 ? shapePicture(view.shapes[use.shape], use.bonus) : null,
  );
}

/** @param {Offer} use */
function useHint(use) {
  if (use.move === null) return words("rule", use.why, use.values);
  return t(use.bonus ? "chiefdom.use-hint-bonus" : "chiefdom.use-hint", {
    count: use.size,
  });
}

/** The shape as a little grid. @param {[number, number][]} offsets rows and columns @param {boolean} less one square may be left out */
function shapePicture(offsets, less) {
  const canvas = el("canvas", {
    class: "shape",
    width: 96,
    height: 96,
    "aria-hidden": "true",
  });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const theme = readTheme();
  const span = Math.max(...offsets.flat()) + 1;
  const size = Math.min(26, 84 / span);
  const height = Math.max(...offsets.map(([row]) => row)) + 1;
  const width = Math.max(...offsets.map(([, column]) => column)) + 1;
  pen.translate((96 - width * size) / 2, (96 - height * size) / 2);
  const pencil = new Pencil(pen, theme).seed(9);
  offsets.forEach(([row, column], index) => {
    const last = less && index === offsets.length - 1;
    if (!last)
      pencil.fill(
        [
          [column * size, row * size],
          [(column + 1) * size, row * size],
          [(column + 1) * size, (row + 1) * size],
          [column * size, (row + 1) * size],
        ],
        theme.accent,
        0.45,
      );
    pencil.box(column * size + 1, row * size + 1, size - 2, size - 2, {
      width: 2,
      alpha: last ? 0.35 : 0.9,
    });
  });
  return canvas;
}

/** @param {string} letter */
function picture(letter) {
  const canvas = el("canvas", {
    class: "use-picture",
    width: 112,
    height: 112,
    "aria-hidden": "true",
  });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.scale(1.75, 1.75);
  drawIcon(new Pencil(pen, readTheme()), letter, {
    x: 2,
    y: 2,
    size: 60,
    seed: 4,
  });
  return canvas;
}

/** @param {Context} context @param {import("../view.js").ChoosingJob} view */
function jobs(context, { square, jobs: choices }) {
  const buttons = choices.map((choice) =>
    el(
      "button",
      {
        type: "button",
        class: "use",
        disabled: !context.active,
        "data-move": choice.move,
        onclick: () => context.play(choice.move),
      },
      picture(TRADES[choice.job]),
      el(
        "span",
        { class: "use-name" },
        el("b", { text: t(`chiefdom.job.${choice.job}`) }),
        el("small", { text: jobHint(choice) }),
      ),
      changeTag(context.previews?.[choice.move]?.total),
    ),
  );
  return el(
    "div",
    {
      class: "uses",
      role: "group",
      "aria-label": t("chiefdom.jobs", { square }),
    },
    buttons,
  );
}

/** @param {JobChoice} choice */
function jobHint({ logs, fish }) {
  if (logs) return t("chiefdom.job-logs", { count: logs });
  if (fish) return t("chiefdom.job-fish", { count: fish });
  return t("chiefdom.job-nothing");
}

/** @param {number[]} numbers */
function cards(numbers) {
  return el(
    "ul",
    { class: "cards", "aria-label": t("chiefdom.cards") },
    numbers.map((card) =>
      el("li", {}, el("b", { text: t(`chiefdom.card.${card}`) }), " ", t(`chiefdom.card-text.${card}`)),
    ),
  );
}
