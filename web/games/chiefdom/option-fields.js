// Chiefdom's own fields of the new-game form: its advanced scoring cards, dealt or picked by hand, and pictures of its
// die shapes.

import { el, fill, svg } from "../../js/base/dom.js";
import { choiceButton, choiceGroup } from "../../js/base/fields.js";
import { t } from "../../js/base/words.js";

/** @typedef {import("../../js/shelf/manifest.js").Field} Field */
/** @typedef {import("../../js/shelf/manifest.js").OptionParts} OptionParts */

const CARDS = 18;
const FIRST_CONTEST = 13; // from this card on, cards compare the players, so they need more than one
const MOST_PICKED = 3;

/**
 * No cards, three dealt by the seed, or up to three picked ones; the option's text for those is like "3-8-13".
 * @param {OptionParts} parts
 * @returns {Field}
 */
function cardsField({ draft, changed }) {
  const words = "chiefdom.option.cards";
  const picked = new Set(pickedIn(draft.options.cards));
  let picking = picked.size > 0;
  const write = (/** @type {string} */ otherwise) => {
    const numbers = [...picked].sort((one, other) => one - other);
    draft.options.cards = picking && numbers.length > 0 ? numbers.join("-") : otherwise;
    changed();
  };
  const grid = el("ul", { class: "card-grid", "aria-label": t(`${words}.grid`) });
  const note = el("p", { class: "help", "aria-live": "polite" });
  const boxes = Array.from({ length: CARDS }, (_, index) => cardBox(index + 1, picked, () => write("none")));
  grid.append(...boxes.map(({ element }) => element));
  const picker = el("div", { class: "card-picker" }, note, grid);
  const choices = ["none", "advanced", "picked"].map((value) =>
    choiceButton({
      name: "cards",
      value,
      label: t(`${words}.${value}`),
      checked: value === (picking ? "picked" : draft.options.cards),
      chosen: () => {
        picking = value === "picked";
        write(picking ? "none" : value);
      },
    }),
  );
  const update = () => {
    const alone = draft.seats === 1;
    if (alone && [...picked].some((number) => number >= FIRST_CONTEST)) {
      for (const number of [...picked]) if (number >= FIRST_CONTEST) picked.delete(number);
      if (picking) draft.options.cards = [...picked].sort((one, other) => one - other).join("-") || "none";
    }
    picker.hidden = !picking;
    const full = picked.size >= MOST_PICKED;
    const reasons = [full && t(`${words}.full`), alone && t(`${words}.alone`, { first: FIRST_CONTEST, last: CARDS })];
    fill(note, [t(`${words}.count`, { count: picked.size, most: MOST_PICKED }), ...reasons].filter(Boolean).join(" "));
    for (const box of boxes) box.update(alone, full);
  };
  update();
  return { element: choiceGroup(words, choices, picker), update };
}

/**
 * The cards that an option's text names.
 * @param {string} text
 */
function pickedIn(text) {
  const numbers = /^\d/.test(text) ? text.split("-").map(Number) : [];
  return numbers.filter((number) => Number.isInteger(number) && number >= 1 && number <= CARDS);
}

/**
 * @param {number} number
 * @param {Set<number>} picked
 * @param {() => void} changed
 */
function cardBox(number, picked, changed) {
  const input = el("input", { type: "checkbox", name: "card", value: number });
  input.addEventListener("change", () => {
    if (input.checked) picked.add(number);
    else picked.delete(number);
    changed();
  });
  const words = [
    el("b", { text: t(`chiefdom.card.${number}`) }),
    el("span", { text: t(`chiefdom.card-text.${number}`) }),
  ];
  const element = el(
    "li",
    {},
    el("label", { class: "score-card-choice" }, input, el("span", { class: "card-face" }, words)),
  );
  return {
    element,
    /**
     * @param {boolean} alone
     * @param {boolean} full
     */
    update(alone, full) {
      input.checked = picked.has(number);
      input.disabled = (alone && number >= FIRST_CONTEST) || (full && !input.checked);
    },
  };
}

/** The two faces on which the sets of shapes differ, as (row, column) of their squares. */
const BLOCK = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];
const PAIR = [
  [0, 0],
  [0, 1],
];
const CROSS = [
  [0, 0],
  [0, 2],
  [1, 1],
  [2, 0],
  [2, 2],
];
const VALLEY = [
  [0, 0],
  [0, 2],
  [1, 1],
];
/** @type {Record<string, number[][][]>} */
const FACES = { A: [BLOCK, CROSS], B: [PAIR, VALLEY], C: [BLOCK, VALLEY] };

/** @param {string} set */
function shapesPicture(set) {
  const faces = FACES[set] ?? [];
  const squares = faces.flatMap((cells, face) =>
    cells.map(([row, column]) =>
      svg("rect", { x: face * 26 + column * 7 + 2, y: row * 7 + 2, width: 6, height: 6, rx: 1.5 }),
    ),
  );
  return svg("svg", { class: "shapes-picture", viewBox: "0 0 50 25", "aria-hidden": "true" }, squares);
}

/** @type {import("../../js/shelf/manifest.js").OptionFields} */
export const optionFields = { fields: { cards: cardsField }, pictures: { shapes: shapesPicture } };
