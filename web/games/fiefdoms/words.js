// What moves, notes and events are called.

import { list, signed, t } from "../../js/base/words.js";
import { spokenFace } from "./dice.js";

/** @typedef {import("../../js/shelf/faces.js").Context<any, any>} Context */

/** What a preview says beside the points. @param {Record<string, any>} note @param {Context} context */
export function noteWords(note, { players }) {
  if (note.key === "blocked") {
    const names = list(note.seats.map((/** @type {number} */ seat) => players[seat].name));
    return t("fiefdoms.note.blocked", { names });
  }
  return t(`fiefdoms.note.${note.key}`, note);
}

/** @param {string} key */
export const buildingName = (key) => t(`fiefdoms.building.${key}`);

/** @param {string} text a pair such as "1_4~5" */
const pairOf = (text) =>
  t("fiefdoms.pair", {
    one: spokenFace(text.split("_")[0].replace("~", "/")),
    two: spokenFace(text.split("_")[1].replace("~", "/")),
  });

/** @type {Record<string, (move: string, context: Context) => string>} */
const NAMES = {
  sections: (move, { view }) => {
    const { numbers } = view.targets.find((/** @type {any} */ target) => target.move === move);
    return list(
      Object.keys(numbers)
        .filter((section) => section !== "centre")
        .map((section) =>
          t("fiefdoms.move.section", {
            section: t(`fiefdoms.section.${section}`),
            one: numbers[section][0],
            two: numbers[section][1],
          }),
        ),
    );
  },
  split: (move) => {
    const [one, two] = move.split("-");
    return t("fiefdoms.move.split", { one: pairOf(one), two: pairOf(two) });
  },
  build: (move, { view }) => {
    const { building, population, pair } = view.targets.find((/** @type {any} */ target) => target.move === move);
    const dice = pairOf(view.pairs[pair].text);
    if (building === "forfeit") return t("fiefdoms.move.blocked", { pair: dice });
    const values = { building: buildingName(building), pair: dice, count: population };
    return t(population ? "fiefdoms.move.build-people" : "fiefdoms.move.build", values);
  },
  plot: (move, { view }) =>
    t("fiefdoms.move.plot", { building: buildingName(view.option.building), row: move[0], column: move[1] }),
  square: (move, { view }) => {
    const { pips } = view.targets.find((/** @type {any} */ target) => target.move === move);
    return t("fiefdoms.move.square", { count: pips, row: move[1], column: move[2] });
  },
  reduce: (move, { view, shown }) => {
    const plot = move.slice(-2);
    const { building } = view.fiefs[shown].plots.find((/** @type {any} */ other) => other.plot === plot);
    return t("fiefdoms.move.reduce", { building: buildingName(building), row: plot[0], column: plot[1] });
  },
  forfeit: (move) => t("fiefdoms.move.forfeit", { row: move.at(-2), column: move.at(-1) }),
  pestilence: (move) => t("fiefdoms.move.forfeit", { row: move.at(-2), column: move.at(-1) }),
  workers: (move) => t(`fiefdoms.move.${move}`),
  change: (move, { view, shown }) => {
    if (move === "accept") return t("fiefdoms.move.done");
    const [way, plot] = move.split("-");
    const { building } = view.fiefs[shown].plots.find((/** @type {any} */ other) => other.plot === plot);
    return t(`fiefdoms.move.${way}`, { building: buildingName(building), row: plot[0], column: plot[1] });
  },
};

/** @param {string} move @param {Context} context */
export function describe(move, context) {
  return NAMES[context.view.phase](move, context);
}

/** @param {{ key: string, values: Record<string, any> }} prompt @param {Context} context */
export function prompt({ key, values }, { view, shown }) {
  if (!key.startsWith("fiefdoms.")) return "";
  const words = { ...values, building: values.building ? buildingName(values.building) : "" };
  if (key === "fiefdoms.square") return t("fiefdoms.prompt.square", { ...words, count: values.population });
  if (key === "fiefdoms.pestilence") {
    const hit = view.fiefs[view.seat ?? shown].struck;
    const sections = [...new Set(hit.map((/** @type {any} */ { section }) => t(`fiefdoms.in.${section}`)))];
    return t("fiefdoms.prompt.pestilence", { sections: list(sections) });
  }
  if (key === "fiefdoms.forfeit" && values.building) return t("fiefdoms.prompt.forfeit-chosen");
  return t(`fiefdoms.prompt.${key.slice(9)}`, words);
}

/** What a move brings, for the mirror. @param {import("../../js/table/session.js").Preview} preview @param {Context} context */
export function worth(preview, context) {
  const notes = (preview.notes ?? []).map((note) => noteWords(note, context));
  const counts = !["sections", "split", "workers"].includes(context.view.phase);
  const points = counts ? [`${signed(preview.total)} ${t("fiefdoms.points", { count: Math.abs(preview.total) })}`] : [];
  return [...points, ...notes].join(", ");
}

/** @type {Record<string, (event: Record<string, any>, name: string) => string | null>} */
const TOLD = {
  sections: (event, name) => {
    const parts = Object.entries(event.numbers)
      .filter(([section]) => section !== "centre")
      .map(([section, [one, two]]) =>
        t("fiefdoms.move.section", { section: t(`fiefdoms.section.${section}`), one, two }),
      );
    return t("fiefdoms.told.sections", { name, sections: list(parts) });
  },
  roll: ({ dice }) =>
    t("fiefdoms.told.roll", { dice: list(dice.map((/** @type {any} */ { face }) => spokenFace(face))) }),
  pestilence: ({ sums }) => t("fiefdoms.told.pestilence", { sums: list(sums.map(String)) }),
  split: ({ pairs, why }) => {
    const [one, two] = pairs.map((/** @type {string[]} */ faces) =>
      t("fiefdoms.pair", { one: spokenFace(faces[0]), two: spokenFace(faces[1]) }),
    );
    return t(`fiefdoms.told.split-${why}`, { one, two });
  },
  option: () => null, // told by what is then built
  build: ({ building, plot }) => t("fiefdoms.told.build", { building: buildingName(building), plot }),
  population: ({ square, pips }) => t("fiefdoms.told.population", { square, count: pips }),
  "no-room": ({ population }) => t("fiefdoms.told.no-room", { count: population }),
  relief: ({ plot, workers }) => t("fiefdoms.told.relief", { plot, count: workers }),
  forfeit: ({ plot, why }) => t(`fiefdoms.told.forfeit-${why}`, { plot }),
  "worker-change": ({ plot, active }) => t(active ? "fiefdoms.told.worker-on" : "fiefdoms.told.worker-off", { plot }),
  settled: ({ points, optimal }, name) =>
    t(optimal ? "fiefdoms.told.settled" : "fiefdoms.told.settled-own", { name, count: points }),
};

/** @param {Record<string, any>} event @param {Context} context */
export function tell(event, { players }) {
  const name = typeof event.seat === "number" ? players[event.seat].name : "";
  const told = TOLD[event.kind];
  return told ? told(event, name) : t(`fiefdoms.told.${event.kind}`, { name });
}
