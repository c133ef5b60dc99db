// What a game is taught with: its rule book and its lesson, fetched when they are opened. The sources are
// web/games/<game>/learn/; the build adds the engine's numbers and positions (tools/build/content/learning.py).

import { loadWords } from "../base/words.js";
import { EngineError } from "../engine/errors.js";
import { manifestOf, SHELF } from "../shelf/boxes.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../shelf/manifest.js").Learning} Learning
 * @typedef {import("../shelf/manifest.js").Facts} Facts
 * @typedef {Record<string, number | string>} Values of the gaps of a sentence
 *
 * @typedef {{ moves: string[], last: Answer, answer: Answer }} Run moves that can be tried, the position before the last of them, and
 *   the one after it
 *
 * @typedef {object} Example a position with what can be learned from it
 * @property {Answer} answer
 * @property {number} shown the seat whose sheet is shown
 * @property {string[]} light places on the board that are lit
 * @property {string | null} caption key of its words in the section
 * @property {Values} values
 * @property {Run[]} runs
 *
 * @typedef {object} Part of a section; it has one of these
 * @property {string} [text] key of a paragraph
 * @property {string[]} [list] keys of the entries of a list
 * @property {Values} [values] for the gaps of the paragraph or the list
 * @property {Example} [example]
 * @property {string} [gallery] one of the game's galleries
 * @property {string} [option] an option of the game: what can be chosen, and what it changes
 *
 * @typedef {{ id: string, about: string[], parts: Part[] }} Section `about` names what it explains: "rule:must-draw", "line:lake"
 * @typedef {Record<string, { text: string, values: Values }>} Explanations of what is on the table, by names such as "line:lake"
 * @typedef {{ box: string, facts: Facts, explain: Explanations, sections: Pick<Section, "id" | "about">[] }} Index what the table
 *   needs of a book: it explains things, and knows which section explains more
 * @typedef {Omit<Index, "sections"> & { sections: Section[] }} Book
 *
 * @typedef {object} Step of a lesson: one sentence and one thing to do
 * @property {string} id its words are `lesson.<box>.<id>`
 * @property {string[]} [position] the diagram that it starts from; without one the match of the step before goes on
 * @property {Record<string, string>} [options]
 * @property {string} [seed]
 * @property {number} [seats] a new game of so many seats instead of a diagram
 * @property {string[]} [moves] made before anything is shown
 * @property {string[]} [auto] made by the lesson, one after the other, before the person decides
 * @property {string[]} [play] the moves that fulfil it, the one that is shown first; without any it is read, and Next goes on
 * @property {boolean} [free] every legal move fulfils it
 * @property {string[]} [light] what is lit: "tray", "scores", "line:lake", a choice in the tray ("move:house", or "key:" and its `data-key`),
 *   or a place on the board such as "place:C4"
 * @property {Values} [values]
 *
 * @typedef {object} Lesson
 * @property {Record<string, string>} options
 * @property {Step[]} steps
 * @property {{ position: string[], seed?: string, options?: Record<string, string>, players: string[] }} coach the end of a real game
 *
 * @typedef {{ game: string, index: Index, learning: Learning }} Help
 * @typedef {{ game: string, book: Book, learning: Learning }} Material
 */

/** @type {Map<string, Promise<Help>>} */
const loadedHelp = new Map();

/** @type {Map<string, Promise<Material>>} */
const loadedMaterial = new Map();

/**
 * The section that explains something; where none names it, the one that explains all of its kind ("djinn:*", "line:card-*").
 * @template {{ about: string[] }} Found
 * @param {Found[]} sections
 * @param {string} name such as "rule:must-draw"
 */
export function sectionAbout(sections, name) {
  const covers = (/** @type {string} */ entry) => entry.endsWith("*") && name.startsWith(entry.slice(0, -1));
  return sections.find(({ about }) => about.includes(name)) ?? sections.find(({ about }) => about.some(covers));
}

/** Whether a game can be taught. @param {string} game */
export function isTaught(game) {
  return manifestOf(game)?.learn !== undefined;
}

/**
 * The rule book of a box and what its game draws for it.
 * @param {string} box
 * @returns {Promise<Material>}
 */
export function loadMaterial(box) {
  const found = loadedMaterial.get(box) ?? fetchMaterial(box);
  loadedMaterial.set(box, found);
  found.catch(() => loadedMaterial.delete(box));
  return found;
}

/** @param {string} box @returns {Promise<Material>} */
async function fetchMaterial(box) {
  const [{ game, index, learning }, book] = await Promise.all([
    loadHelp(box),
    fetchJson(gameOf(box), `${box}.book.json`),
  ]);
  const { sections } = /** @type {Pick<Book, "sections">} */ (book);
  return { game, book: { ...index, sections }, learning };
}

/**
 * What the table needs of the rule book of a box, which is much smaller than the book.
 * @param {string} box
 * @returns {Promise<Help>}
 */
export function loadHelp(box) {
  const found = loadedHelp.get(box) ?? fetchHelp(box);
  loadedHelp.set(box, found);
  found.catch(() => loadedHelp.delete(box));
  return found;
}

/** @param {string} box @returns {Promise<Help>} */
async function fetchHelp(box) {
  const game = gameOf(box);
  const load = manifestOf(game)?.learn;
  if (!load) throw new EngineError("unknown-game", { game });
  const [index, { learning }] = await Promise.all([fetchJson(game, `${box}.index.json`), load(), loadTeaching(game)]);
  return { game, index: /** @type {Index} */ (index), learning };
}

/**
 * The lesson of a box.
 * @param {string} box
 * @returns {Promise<Lesson>}
 */
export async function loadLesson(box) {
  const game = gameOf(box);
  const [lesson] = await Promise.all([fetchJson(game, `${box}.lesson.json`), loadTeaching(game)]);
  return /** @type {Lesson} */ (lesson);
}

/** The words with which a game is taught are then below `learn-<game>`. @param {string} game */
function loadTeaching(game) {
  const place = (/** @type {string} */ language) => addressOf(game, `words/${language}.json`);
  return loadWords(`learn-${game}`, place);
}

/** @param {string} box */
function gameOf(box) {
  const game = SHELF.find(({ id }) => id === box)?.game;
  if (!game) throw new EngineError("unknown-game", { game: box });
  return game;
}

/** @param {string} game @param {string} file @returns {Promise<unknown>} */
async function fetchJson(game, file) {
  const answer = await fetch(addressOf(game, file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** @param {string} game @param {string} file */
function addressOf(game, file) {
  return new URL(`../../games/${game}/learn/${file}`, import.meta.url);
}
