// The face of each game: how it is drawn and told. Loaded when a game of it is opened.

import { t } from "../base/words.js";
import { EngineError } from "../engine/client.js";
import { manifestOf } from "./boxes.js";

/**
 * @typedef {object} Context what a face gets to see
 * @property {import("../table/session.js").Answer} answer
 * @property {any} view answer.view
 * @property {number} shown the seat whose sheet is shown
 * @property {boolean} active whether the moves may be played now, on what is shown
 * @property {{ name: string, kind: string }[]} players
 * @property {"wide" | "tall"} layout
 * @property {boolean} turned whether the table is turned towards the second seat, on the other side of the device
 * @property {Record<string, import("../table/session.js").Preview> | null} previews null until they are known
 * @property {(move: string) => import("../table/session.js").Preview | null} preview of a move, for what is drawn later than `previews` was read
 * @property {(...moves: string[]) => void} play one move, or several that belong together
 * @property {(question: Record<string, unknown>) => Promise<any>} ask a question that only this game understands
 * @property {(move: string) => void} replace play this instead of the last move
 * @property {() => void} undo
 * @property {() => void} refresh draw the scene and the tray again, after the face changed what it keeps itself
 * @property {() => string[]} [ahead] the moves of the hint that is looked at, none without one
 * @property {Map<string, any>} memory what the face keeps between two drawings (a chosen start tile, an open filter)
 *
 * @typedef {object} Face
 * @property {(context: Context) => import("../canvas/scene.js").Scene} scene
 * @property {(context: Context) => HTMLElement} tray dice, choices and whatever is not on the board
 * @property {(move: string, context: Context) => string} describe the accessible name of a move
 * @property {(event: Record<string, any>, context: Context) => string | null} tell an event as a sentence, or null
 * @property {(key: string) => string} line the name of a line of the score card
 * @property {(key: string, view: any) => string[] | null} [option] what an option chose, for a report, where the words of its
 *   choice do not say it
 * @property {() => { counts: boolean, total: string }} [tally] how the score card is told in a table where points do not say
 *   it: by the counts of its lines, with another name for the total
 * @property {boolean} [shared] one open board for all seats: there is no other sheet to look at and nothing to cover
 * @property {boolean} [secret] seats have something to hide on a shared board: it is covered between people, always, and
 *   `<game>.revealed` in its words says what comes to light
 * @property {(context: Context, seat: number) => import("../base/dom.js").Child} [seat] more about a seat, under its name
 * @property {(prompt: { key: string, values: Record<string, any> }, context: Context) => string} [prompt] what is asked
 * @property {(preview: import("../table/session.js").Preview, context: Context) => string} [worth] what a move brings, in words
 * @property {(preview: import("../table/session.js").Preview, context: Context) => Bubble} [bubble] the same beside the pointer
 * @property {(context: Context, preview: import("../table/session.js").Preview | null) => HTMLElement} [scorePanel]
 * @property {(context: Context) => HTMLElement} [ending] the score sheet at the end
 * @property {boolean} [across] whether that sheet goes across and needs room
 *
 * @typedef {{ kind: "good" | "bad" | "even" | "plain", parts: import("../base/dom.js").Child[] }} Bubble
 */

/**
 * @param {string} game
 * @returns {Promise<Face>}
 */
export async function loadFace(game) {
  const manifest = manifestOf(game);
  if (!manifest) throw new EngineError("unknown-game", { game });
  try {
    return /** @type {Face} */ ((await manifest.face()).face);
  } catch {
    throw new EngineError("boot-failed"); // it did not arrive
  }
}

/**
 * What a face is given to draw and to tell a position that nobody plays on.
 * @param {Pick<Context, "answer" | "players" | "shown"> & { layout?: Context["layout"], memory?: Context["memory"] }} still
 * @returns {Context}
 */
export function inertContext({ answer, players, shown, layout = "wide", memory = new Map() }) {
  const nothing = () => {};
  return {
    answer,
    view: answer.view,
    shown,
    active: false,
    players,
    layout,
    turned: false,
    previews: null,
    preview: () => null,
    play: nothing,
    ask: async () => null,
    replace: nothing,
    undo: nothing,
    refresh: nothing,
    memory,
  };
}

/**
 * The mirror's entries: every legal move with its name and what it is worth.
 * @param {Face} face
 * @param {Context} context
 * @returns {import("../canvas/mirror.js").Entry[]}
 */
export function entriesOf(face, context) {
  const { answer, shown, previews } = context;
  if (answer.seat !== shown) return [];
  return answer.moves.map((move) => {
    const preview = previews?.[move];
    const name = face.describe(move, context);
    if (!preview) return { move, label: name };
    const points = face.worth ? face.worth(preview, context) : t("table.points", { count: preview.total });
    return { move, label: points ? t("table.move.gain", { move: name, points }) : name };
  });
}
