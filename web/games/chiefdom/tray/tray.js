// The tray: the three dice, the ways to pair them with what each would draw, and the choice of a job.

import { el } from "../../../js/base/dom.js";
import { t } from "../../../js/base/words.js";
import { choiceProps } from "../../../js/shelf/faces.js";
import { changeTag } from "../../../js/table/panels.js";
import { TRADES } from "../drawing/icons.js";
import { diceRow } from "./dice.js";
import { picture } from "./pictures.js";
import { uses } from "./uses.js";

/** @typedef {import("../view.js").JobChoice} JobChoice */
/** @typedef {import("../view.js").Context} Context */

/** @param {Context} context */
export function tray(context) {
  const { view, answer } = context;
  const box = el("div", { class: "chiefdom-tray" });
  if (answer.outcome) return box;
  const turn = el("div", { class: "chiefdom-turn" }, diceRow(context));
  if (view.phase === "job") turn.append(jobs(context, view));
  else if (view.phase !== "over") turn.append(uses(context));
  box.append(turn);
  if (view.cards.length) box.append(cards(view.cards));
  return box;
}

/** @param {Context} context @param {import("../view.js").ChoosingJob} view */
function jobs(context, { square, jobs: choices }) {
  const buttons = choices.map((choice) => {
    return el(
      "button",
      {
        type: "button",
        class: "use",
        "data-move": choice.move,
        "data-explain": `job:${choice.job}`,
        ...choiceProps(context.active, () => context.play(choice.move)),
      },
      picture(TRADES[choice.job]),
      el(
        "span",
        { class: "use-name" },
        el("b", { text: t(`chiefdom.job.${choice.job}`) }),
        el("small", { text: jobHint(choice) }),
      ),
      changeTag(context.previews?.[choice.move]?.total),
    );
  });
  return el("div", { class: "chiefdom-uses", role: "group", "aria-label": t("chiefdom.jobs", { square }) }, buttons);
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
    { class: "chiefdom-in-play", "aria-label": t("chiefdom.cards") },
    numbers.map((card) =>
      el(
        "li",
        { "data-explain": `card:${card}` },
        el("b", { text: t(`chiefdom.card.${card}`) }),
        " ",
        t(`chiefdom.card-text.${card}`),
      ),
    ),
  );
}
