// The face of each game: how it is drawn and described. Loaded when a match of it is opened.

import { loadWords, t } from "../base/words.js";
import { EngineError } from "../engine/errors.js";
import { manifestOf } from "./boxes.js";

/**
 * @typedef {import("../engine/answers.js").BaseView} BaseView
 * @typedef {import("../engine/answers.js").GameEvent} GameEvent
 * @typedef {import("../engine/answers.js").Prompt} Prompt
 * @typedef {import("../engine/answers.js").CountChange} CountChange
 * @typedef {import("../canvas/bubble.js").Bubble} Bubble
 * @typedef {{ name: string, kind: string }} Player
 * @typedef {Record<string, unknown>} Note
 */

/**
 * What a move would change; a game may declare the notes in it.
 * @template [OwnNote=Note]
 * @typedef {import("../engine/answers.js").Change & { notes?: OwnNote[] }} Preview
 */

/**
 * The type of a memory, for games that declare what they keep under which name.
 * @template {object} Entries
 * @typedef {object} MemoryOf
 * @property {<Key extends keyof Entries>(key: Key) => Entries[Key] | undefined} get
 * @property {<Key extends keyof Entries>(key: Key, value: Entries[Key]) => void} set
 * @property {(key: keyof Entries) => void} delete
 */

/**
 * What a face gets to see. A game declares its own view, what it keeps in `memory`, its events and the notes of its
 * previews.
 * @template {BaseView} [View=BaseView]
 * @template [Memory=Map<string, unknown>]
 * @template {GameEvent} [OwnEvent=GameEvent]
 * @template [OwnNote=Note]
 * @typedef {object} Context
 * @property {Omit<import("../engine/answers.js").Answer<View>, "events"> & { events: OwnEvent[] }} answer
 * @property {View} view answer.view
 * @property {number} shown the seat whose sheet is shown
 * @property {boolean} active whether the moves may be played now, on what is shown
 * @property {OwnEvent[]} recent what the player who moved last did in that turn
 * @property {Player[]} players
 * @property {"wide" | "tall"} layout
 * @property {number} [ratio] the aspect ratio of the board's space, width by height
 * @property {boolean} turned whether the table is turned towards the second seat, on the other side of the device
 * @property {boolean} pure whether the game is played without hints: nothing says which choice is the best
 * @property {Record<string, Preview<OwnNote>> | null} previews null until they are known
 * @property {(move: string) => Preview<OwnNote> | null} preview of a move, for what is drawn later than `previews` was read
 * @property {(...moves: string[]) => void} play one move, or several that belong together
 * @property {(question: Record<string, unknown>) => Promise<unknown>} ask a question that only this game understands,
 *   about the position that is shown; null if that has changed meanwhile
 * @property {(move: string) => void} replace play this instead of the last move
 * @property {() => void} undo
 * @property {() => void} refresh draw the scene and the tray again, after the face changed what it keeps itself
 * @property {() => string[]} [ahead] the moves of the hint that is looked at, none without one
 * @property {Memory} memory what the face keeps between two drawings (a chosen start tile, an open filter)
 */

/**
 * How a game is drawn and described.
 * @template {BaseView} [View=BaseView]
 * @template [Memory=Map<string, unknown>]
 * @template {GameEvent} [OwnEvent=GameEvent]
 * @template [OwnNote=Note]
 * @typedef {FaceOf<View, Context<View, Memory, OwnEvent, OwnNote>, OwnEvent, Preview<OwnNote>>} Face
 */

/**
 * @typedef {object} BoardText
 * @property {string[]} columns their names
 * @property {{ name: string, cells: string[] }[]} rows
 * @property {[sign: string, meaning: string][]} legend signs that do not occur are left out
 */

/**
 * @template View
 * @template OwnContext
 * @template OwnEvent
 * @template OwnPreview
 * @typedef {object} FaceOf
 * @property {(context: OwnContext) => import("../canvas/scene.js").Scene} scene
 * @property {(context: OwnContext) => HTMLElement} tray dice, choices and whatever is not on the board
 * @property {(context: OwnContext) => HTMLElement | null} [dice] the dice that are decided with, small, where there are any; one
 *   that a move takes has its text as `data-move`
 * @property {(move: string, context: OwnContext) => string} describe the accessible name of a move
 * @property {(event: OwnEvent, context: OwnContext) => string | null} describeEvent an event as a sentence, or null
 * @property {(events: OwnEvent[], name: string, context: OwnContext) => string | null | undefined} [caption] what a move of that
 *   player did, in one line; null where another move of the turn says it, undefined where the sentences of the events do
 * @property {(counts: CountChange[], events: GameEvent[]) => string} [gain] what a move brought where points do not say it; "" if
 *   that is not worth mentioning
 * @property {(event: OwnEvent) => number | null} [round] the round or turn that an event begins, such as a roll
 * @property {(event: OwnEvent) => import("../base/dom.js").Child[]} [signs] small drawings for an event in the log: dice, icons
 * @property {(key: string) => string} line the name of a line of the score card
 * @property {(key: string, view: View) => string[] | null} [option] what an option chose, for a report, where the words of its
 *   choice do not say it
 * @property {(still: { view: View, players: { name: string }[] }, seat: number) => BoardText} [boardText] the board as signs,
 *   for a report; on a shared board the seat makes no difference
 * @property {() => { counts: boolean, total: string, lines: string }} [tally] how the score card is shown where points do not
 *   say it: by the counts of its lines, with other names for the total and for what the lines count
 * @property {boolean} [shared] one open board for all seats: there is no other sheet to look at and nothing to cover
 * @property {boolean} [secret] as its manifest says
 * @property {(context: OwnContext, seat: number) => import("../base/dom.js").Child} [seat] more about a seat, under its name
 * @property {(prompt: Prompt, context: OwnContext) => string} [prompt] what is asked
 * @property {(context: OwnContext) => boolean} [back] takes back the last step towards a move, before a move is taken back;
 *   answers whether there was one
 * @property {(preview: OwnPreview, context: OwnContext) => string} [worth] what a move brings, in words
 * @property {(preview: OwnPreview, context: OwnContext) => Bubble} [bubble] the same beside the pointer
 * @property {(context: OwnContext, preview: OwnPreview | null) => HTMLElement} [scorePanel]
 * @property {(context: OwnContext) => HTMLElement} [ending] the score sheet at the end
 */

/** Loads the texts of a game below its id. The titles of games and boxes are always loaded. @param {string} game */
export function loadGameWords(game) {
  return loadWords(game, (language) => new URL(`../../games/${game}/words/${language}.json`, import.meta.url));
}

/**
 * @param {string} game
 * @returns {Promise<Face>}
 */
export async function loadFace(game) {
  const manifest = manifestOf(game);
  if (!manifest) throw new EngineError("unknown-game", { game });
  try {
    const [{ face }] = await Promise.all([manifest.face(), loadGameWords(game)]);
    return { ...asFace(face), secret: manifest.secret };
  } catch {
    throw new EngineError("boot-failed"); // it did not arrive
  }
}

/**
 * Shared code hands a face only views of its own game, so it may treat every face alike, whatever its view's type.
 * @param {unknown} face
 * @returns {Face}
 */
function asFace(face) {
  const { scene, tray, describe, describeEvent, line } = /** @type {Partial<Face>} */ (face ?? {});
  if (!(scene && tray && describe && describeEvent && line)) throw new Error("this is no face of a game");
  return /** @type {Face} */ (face);
}

/**
 * A sentence for each kind of event, or null where another one says enough.
 * @template {GameEvent} OwnEvent
 * @template OwnContext
 * @typedef {{ [Kind in OwnEvent["kind"]]?: (event: OwnEvent & { kind: Kind }, name: string, context: OwnContext) =>
 *   string | null }} EventSentences `name` is that of the event's seat
 */

/**
 * @template {GameEvent} OwnEvent
 * @template {Pick<Context, "players">} OwnContext
 * @param {EventSentences<OwnEvent, OwnContext>} sentences
 * @param {OwnEvent} event
 * @param {OwnContext} context
 * @param {(event: OwnEvent, name: string) => string | null} otherwise for kinds without a sentence of their own
 * @returns {string | null}
 */
export function sentenceFor(sentences, event, context, otherwise) {
  const name = typeof event.seat === "number" ? context.players[event.seat].name : "";
  /** @type {((event: OwnEvent, name: string, context: OwnContext) => string | null) | undefined} */
  const sentence = sentences[/** @type {OwnEvent["kind"]} */ (event.kind)];
  return (sentence ?? otherwise)(event, name, context);
}

/**
 * The context in which a face draws and describes a position that is not being played.
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
    recent: answer.events,
    players,
    layout,
    turned: false,
    pure: false,
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

/**
 * The props of a choice in a tray. While it cannot be made, because somebody else decides or it is not legal, it does nothing
 * but can still be asked what it is; a disabled button would get neither the focus nor a long press.
 * @param {boolean} possible
 * @param {() => void} choose
 */
export function choiceProps(possible, choose) {
  return { "aria-disabled": possible ? null : "true", onclick: possible ? choose : null };
}
