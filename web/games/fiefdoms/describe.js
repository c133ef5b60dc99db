// Rolling Fiefdoms in words: moves, prompts, notes of a preview, events.

import { either, list, signed, t } from "../../js/base/words.js";
import { sentenceFor } from "../../js/shelf/faces.js";
import { regionsOf } from "./board/layout.js";
import { cornersOf, placeOf } from "./names.js";
import { chosenPlot, hasOtherWorkers } from "./tentative-choice.js";
import { pairWords } from "./tray/numeral-dice.js";

/** @typedef {import("./view.js").Event} Event */
/** @typedef {import("./view.js").Note} Note */
/** @typedef {import("./view.js").Context} Context */
/** @typedef {import("./view.js").Fief} Fief */
/** @typedef {import("./view.js").Phase} Phase */
/** @typedef {import("./view.js").View} View */

/**
 * @template {Phase} Kind
 * @typedef {import("./view.js").ViewIn<Kind>} ViewIn
 */

/** What a preview says in addition to the points. @param {Note} note @param {Context} context */
export function noteWords(note, { players }) {
  if (note.key === "blocked") {
    const names = list(note.seats.map((seat) => players[seat].name));
    return t("fiefdoms.note.blocked", { names, count: note.seats.length });
  }
  return t(`fiefdoms.note.${note.key}`, note);
}

/** @param {string} key */
export const buildingName = (key) => t(`fiefdoms.building.${key}`);

/** @param {string} text a pair such as "1_4~5" */
const pairOf = (text) => pairWords(text.replaceAll("~", "/").split("_"));

/** @param {import("./view.js").SectionNumbers} numbers */
const numbersWords = (numbers) =>
  list(
    regionsOf(numbers).map((section) => {
      const [one, two] = numbers[section];
      return t("fiefdoms.move.section", { section: t(`fiefdoms.section.${section}`), one, two });
    }),
  );

/** A move on a plot that has a building. @param {string} way @param {string} plot @param {Fief} fief */
function buildingMove(way, plot, { plots }) {
  const building = plots.find((other) => other.plot === plot)?.building ?? "";
  return t(`fiefdoms.move.${way}`, { building: buildingName(building), ...placeOf(plot) });
}

/** @param {string} move */
const forfeitMove = (move) => t("fiefdoms.move.forfeit", placeOf(move.slice(-2)));

/** @type {{ [Kind in Phase]?: (move: string, view: ViewIn<Kind>, fief: Fief) => string }} */
const MOVES = {
  sections: (move, { targets }) => {
    const target = targets.find((other) => other.move === move);
    return target ? numbersWords(target.numbers) : move;
  },
  split: (move) => {
    const [one, two] = move.split("-");
    return t("fiefdoms.move.split", { one: pairOf(one), two: pairOf(two) });
  },
  build: (move, { targets, pairs }) => {
    const target = targets.find((other) => other.move === move);
    if (!target) return move;
    const { building, population, pair } = target;
    if (building === "forfeit") return t("fiefdoms.move.blocked", { pair: pairOf(pairs[1 - pair].text) });
    const values = { building: buildingName(building), pair: pairOf(pairs[pair].text), count: population };
    return t(population ? "fiefdoms.move.build-people" : "fiefdoms.move.build", values);
  },
  plot: (move, { option }) => t("fiefdoms.move.plot", { building: buildingName(option.building), ...placeOf(move) }),
  square: (move, { targets }) => {
    const count = targets.find((target) => target.move === move)?.pips ?? 0;
    return t("fiefdoms.move.square", { count, ...cornersOf(move) });
  },
  reduce: (move, _view, fief) => buildingMove("reduce", move.slice(-2), fief),
  forfeit: forfeitMove,
  pestilence: forfeitMove,
  workers: (move) => t(`fiefdoms.move.${move}`),
  change: (move, _view, fief) => {
    if (move === "accept") return t("fiefdoms.move.done");
    const [way, plot] = move.split("-");
    return buildingMove(way, plot, fief);
  },
};

/** @param {string} move @param {Context} context */
export function describe(move, { view, shown }) {
  const words = /** @type {((move: string, view: View, fief: Fief) => string) | undefined} */ (MOVES[view.phase]);
  return words ? words(move, view, view.fiefs[shown]) : move;
}

/** @param {import("../../js/engine/answers.js").Prompt} prompt @param {Context} context */
export function prompt({ key, values }, context) {
  const { view, shown } = context;
  if (!key.startsWith("fiefdoms.")) return "";
  const words = {
    ...values,
    ...placeOf(String(values.plot ?? "")),
    building: values.building ? buildingName(String(values.building)) : "",
  };
  if (key === "fiefdoms.build") return buildPrompt(context);
  if (key === "fiefdoms.workers" && !hasOtherWorkers(context)) return t("fiefdoms.prompt.workers-settled");
  if (key === "fiefdoms.square") return t("fiefdoms.prompt.square", { ...words, count: values.population });
  if (key === "fiefdoms.pestilence") {
    const hit = view.fiefs[view.seat ?? shown].struck;
    const sections = [...new Set(hit.map(({ section }) => t(`fiefdoms.section.${section}`)))];
    return t("fiefdoms.prompt.pestilence", { sections: list(sections) });
  }
  if (key === "fiefdoms.forfeit" && values.building) return t("fiefdoms.prompt.forfeit-chosen");
  return t(`fiefdoms.prompt.${key.slice(9)}`, words);
}

/** @param {Context} context */
function buildPrompt(context) {
  const plot = chosenPlot(context);
  if (plot) return t("fiefdoms.prompt.build-on", placeOf(plot));
  return t(context.view.solo === "fixed" ? "fiefdoms.prompt.build-fixed" : "fiefdoms.prompt.build");
}

/** What a move gains, for the mirror. @param {import("./view.js").Preview} preview @param {Context} context */
export function worth(preview, context) {
  const notes = (preview.notes ?? []).map((note) => noteWords(note, context));
  const counts = !["sections", "split", "workers"].includes(context.view.phase);
  const { total } = preview;
  const gain = counts ? [t("fiefdoms.gain", { count: Math.abs(total), points: signed(total) })] : [];
  return [...gain, ...notes].join(", ");
}

/** @type {import("../../js/shelf/faces.js").EventSentences<Event, Context>} */
const EVENTS = {
  sections: ({ numbers }, name) => t("fiefdoms.event.sections", { name, sections: numbersWords(numbers) }),
  first: (_event, name) => t("fiefdoms.event.first", { name }),
  roll: ({ dice }) => t("fiefdoms.event.roll", { dice: list(dice.map(({ face }) => face)) }),
  pestilence: ({ sums }) => t("fiefdoms.event.pestilence", { sums: either(sums.map(String)) }),
  split: ({ pairs, why }) => {
    const [one, two] = pairs.map(pairWords);
    return t(`fiefdoms.event.split-${why}`, { one, two });
  },
  option: () => null, // the build that follows says it
  build: ({ building, plot }) => t("fiefdoms.event.build", { building: buildingName(building), ...placeOf(plot) }),
  population: ({ square, pips }) => t("fiefdoms.event.population", { ...cornersOf(square), count: pips }),
  "no-room": ({ population }) => t("fiefdoms.event.no-room", { count: population }),
  relief: ({ plot, workers }) => t("fiefdoms.event.relief", { ...placeOf(plot), count: workers }),
  forfeit: ({ plot, why }) => t(`fiefdoms.event.forfeit-${why}`, placeOf(plot)),
  "worker-change": ({ plot, active }) =>
    t(active ? "fiefdoms.event.worker-on" : "fiefdoms.event.worker-off", placeOf(plot)),
  settled: ({ points, optimal }, name) =>
    t(optimal ? "fiefdoms.event.settled" : "fiefdoms.event.settled-own", { name, count: points }),
};

/** @param {Event} event @param {Context} context */
export function describeEvent(event, context) {
  return sentenceFor(EVENTS, event, context, ({ kind }, name) => t(`fiefdoms.event.${kind}`, { name }));
}
