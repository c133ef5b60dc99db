// What the page says about positions of the engine. Reads a list of them from standard input, { game, reads, answer, previews,
// refusals }, and writes for each what a lesson answers to its moves, why others are refused, and what the pieces on the board
// are, in every language.

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { languagesOf } from "../../tools/words/files.mjs";
import { useWords } from "../../web/js/base/words.js";
import { otherMoveWords } from "../../web/js/learn/lesson/other-move.js";
import { inertContext } from "../../web/js/shelf/faces.js";
import { errorWords } from "../../web/js/table/engine-words.js";

Object.assign(globalThis, { Path2D: class {} }); // nothing is drawn here, but modules that draw are loaded

const ROOT = new URL("../../", import.meta.url);
const LAYOUTS = /** @type {const} */ (["wide", "tall"]);

/** @param {string} path */
const read = async (path) => JSON.parse(await readFile(new URL(path, ROOT), "utf8"));

/** @typedef {{ game: string, reads: boolean, answer: any, previews: any, refusals: any[] }} Position */
/** @type {Position[]} */
const positions = JSON.parse(readFileSync(0, "utf8"));
const games = [...new Set(positions.map(({ game }) => game))];
const faces = new Map();
for (const game of games) faces.set(game, (await import(new URL(`web/games/${game}/face.js`, ROOT).href)).face);

/** @param {Position} position */
function say({ game, reads, answer, previews, refusals }) {
  const face = faces.get(game);
  const players = answer.scores.map((/** @type {unknown} */ _, /** @type {number} */ seat) => ({ name: `P${seat + 1}` }));
  const context = { ...inertContext({ answer, players, shown: answer.seat ?? 0 }), active: true, previews };
  const moves = answer.moves.map((/** @type {string} */ move) => [move, otherMoveWords(face, context, move, reads)]);
  const scenes = LAYOUTS.map((layout) => face.scene({ ...context, layout }));
  return {
    moves: Object.fromEntries(moves),
    refusals: refusals.map((refusal) => errorWords(refusal)),
    pieces: scenes.flatMap(({ pieces, width, height }) => (pieces?.() ?? []).map((/** @type {any} */ one) => ({ ...one, on: [width, height] }))),
  };
}

/** @type {Record<string, unknown>} */
const said = {};
for (const language of languagesOf(new URL(ROOT).pathname)) {
  const words = await read(`web/words/${language}.json`);
  for (const game of games) words[game] = await read(`web/games/${game}/words/${language}.json`);
  useWords(language, words);
  said[language] = positions.map(say);
}
process.stdout.write(JSON.stringify(said));
