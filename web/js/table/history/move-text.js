// A move in words: as a full sentence for the history, or as a short caption while it is shown.

import { gained, signed, t, tIn } from "../../base/words.js";
import { manifestOf } from "../../shelf/boxes.js";
import { share } from "./log-model.js";

/**
 * @typedef {import("../../engine/answers.js").LogEntry} Entry
 * @typedef {import("../../engine/answers.js").GameEvent} GameEvent
 * @typedef {import("../../shelf/faces.js").Face} Face
 * @typedef {import("../../shelf/faces.js").Context} Context
 * @typedef {{ face: Face, players: { name: string }[] }} Match
 */

const CAPTION_LENGTH = 80; // characters that can be read at a glance

/**
 * All that a move did, in full.
 * @param {Entry} entry
 * @param {Match} match
 * @param {Context} context
 * @param {number | null} next who decides after it: what that seat's turn begins with is left out
 */
export function moveSentence(entry, { face, players }, context, next) {
  const { name } = players[entry.seat];
  const { own } = share(entry, next, (event) => face.round?.(event) ?? null);
  const text = eventSentences(own, face, context).join(" ");
  return text ? withName(text, name) : t("table.made.plain", { name });
}

/**
 * The same, followed by the points gained.
 * @param {Entry} entry
 * @param {Match} match
 * @param {Context} context
 * @param {number | null} next
 */
export function moveSentenceWithGain(entry, match, context, next) {
  const text = moveSentence(entry, match, context, next);
  return entry.gain ? `${text} ${gainWords(context.answer.game, entry.gain)}` : text;
}

/** @param {string} game @param {number} gain */
export function gainWords(game, gain) {
  return tIn(game, "table.again.gain", { count: Math.abs(gain), change: signed(gain) });
}

/**
 * The main thing that a move did, as a short line. Dice and other chance are left out: they are shown after it.
 * @param {{ seat: number, events: GameEvent[], gain: string }} move `gain` is the text of what it gained, or ""
 * @param {Match} match
 * @param {Context} context in the position after it
 * @returns {string | null} null if there is nothing to say, because another move of the turn says it
 */
export function moveCaption({ seat, events, gain }, { face, players }, context) {
  const { name } = players[seat];
  const sounds = manifestOf(context.answer.game)?.sounds ?? {};
  const own = events.filter((event) => event.seat === seat && !event.chance && sounds[event.kind] !== "dice");
  const line = face.caption?.(own, name, context);
  const text = line === undefined ? withName(shorten(eventSentences(own, face, context)), name) : line;
  if (!text) return gain && gain !== gained(0) ? t("table.made.only-gain", { name, gain }) : null;
  if (!gain) return text;
  return t(/[.!?]$/.test(text) ? "table.made.sentence-gain" : "table.made.gain", { text, gain });
}

/** @param {GameEvent[]} events @param {Face} face @param {Context} context */
function eventSentences(events, face, context) {
  return events.flatMap((event) => face.describeEvent(event, context) ?? []);
}

/** @param {string} text @param {string} name */
function withName(text, name) {
  return !text || text.includes(name) ? text : t("table.made.by", { name, text });
}

/** The sentences that fit into a caption; always the first. @param {string[]} sentences */
function shorten(sentences) {
  return sentences.reduce(
    (text, next) => (text && text.length + next.length > CAPTION_LENGTH ? text : `${text} ${next}`.trim()),
    "",
  );
}
