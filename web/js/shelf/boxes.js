// The games on the shelf, as far as they can be told before the engine is awake. What the engine says of itself later
// takes the place of `options`, `seats` and `players`, and a test keeps the two alike.

/**
 * @typedef {import("../main.js").GameFacts} GameFacts
 * @typedef {import("../main.js").OptionFacts} OptionFacts
 *
 * @typedef {object} Shelved a box on the shelf; two boxes may hold one game with other options
 * @property {string} id of its picture and of its words in the locale
 * @property {string} game
 * @property {Record<string, string>} preset options this box starts with
 * @property {string[]} designers
 * @property {number[]} seats
 * @property {[number, number]} minutes
 * @property {OptionFacts[]} options
 * @property {string[]} players the computer players that know it
 * @property {string[]} upfront keys of the options that are shown at once; the others are under "More"
 * @property {number} usual how many seats a first game has
 * @property {boolean} built whether the page can show it; a game that only the engine knows is still coming
 */

/** @type {OptionFacts[]} */
const CHIEFDOM_OPTIONS = [
  { key: "edition", choices: ["published", "pnp"], default: "published" },
  { key: "cards", choices: ["none", "advanced"], default: "none" },
  { key: "bonus", choices: ["edition", "on", "off"], default: "edition" },
  { key: "shapes", choices: ["A", "B", "C"], default: "A" },
];

/** @type {OptionFacts[]} */
const DUEL_OPTIONS = [
  { key: "board", choices: ["9", "11"], default: "9" },
  { key: "starts", choices: ["alternate", "same"], default: "alternate" },
  { key: "isolated", choices: ["surrounded", "literal"], default: "surrounded" },
  { key: "permanents", choices: ["five", "four"], default: "five" },
];

/** @type {OptionFacts[]} */
const FIEFDOMS_OPTIONS = [
  { key: "pestilence", choices: ["six", "two"], default: "six" },
  { key: "population", choices: ["once", "topup"], default: "once" },
  { key: "windmill", choices: ["flat", "each"], default: "flat" },
  { key: "guilds", choices: ["active", "built"], default: "active" },
  { key: "townhall", choices: ["basic", "all"], default: "basic" },
];

/** @type {OptionFacts[]} */
const FIVE_TRIBES_OPTIONS = [
  { key: "djinn_use", choices: ["activation", "round"], default: "activation" },
  { key: "open_hands", choices: ["off", "on"], default: "off" },
];

/** Five levels, and characters with a taste. */
const PLAYERS = [
  ...["level-1", "level-2", "level-3", "level-4", "level-5"],
  ...["builder", "hoarder", "gardener", "gambler"],
];

const CHIEFDOM = {
  game: "chiefdom",
  designers: ["Arif Nezih Savi"],
  seats: [1, 2, 3, 4, 5, 6],
  options: CHIEFDOM_OPTIONS,
  players: PLAYERS,
  upfront: ["edition", "cards"],
  usual: 1,
  built: true,
};

/** @type {Shelved[]} */
export const SHELF = [
  { ...CHIEFDOM, id: "chiefdom", preset: {}, minutes: [15, 30] },
  {
    id: "five-tribes",
    game: "five-tribes",
    preset: {},
    designers: ["Bruno Cathala"],
    seats: [2, 3, 4],
    minutes: [40, 80],
    options: FIVE_TRIBES_OPTIONS,
    players: PLAYERS,
    upfront: [],
    usual: 2,
    built: true,
  },
  {
    id: "duel",
    game: "duel",
    preset: {},
    designers: ["Arif Nezih Savi"],
    seats: [2],
    minutes: [20, 40],
    options: DUEL_OPTIONS,
    players: PLAYERS,
    upfront: ["board"],
    usual: 2,
    built: true,
  },
  {
    id: "fiefdoms",
    game: "fiefdoms",
    preset: {},
    designers: ["Grégory Heitz"],
    seats: [1, 2, 3, 4, 5, 6],
    minutes: [20, 30],
    options: FIEFDOMS_OPTIONS,
    players: PLAYERS,
    upfront: [],
    usual: 1,
    built: true,
  },
  { ...CHIEFDOM, id: "chiefdom-pnp", preset: { edition: "pnp" }, minutes: [15, 30] },
];

/**
 * The address of a box's picture.
 * @param {string} id
 */
export function pictureOf(id) {
  return new URL(`../../art/${id}.svg`, import.meta.url).href;
}

/**
 * Whether a game can be played here: as far as known before the engine is awake, then as the engine says.
 * @param {Shelved} shelved
 * @param {GameFacts[] | null} facts
 */
export function isPlayable(shelved, facts) {
  return shelved.built && (!facts || facts.some(({ id }) => id === shelved.game));
}

/**
 * The box that a match came from: the one whose preset its options keep.
 * @param {{ game: string, options: Record<string, string> }} record
 */
export function boxOf({ game, options }) {
  const boxes = SHELF.filter((shelved) => shelved.game === game);
  const kept = (/** @type {Shelved} */ { preset }) =>
    Object.entries(preset).every(([key, value]) => options[key] === value);
  const exact = boxes.filter((shelved) => Object.keys(shelved.preset).length > 0).find(kept);
  return exact ?? boxes[0];
}
