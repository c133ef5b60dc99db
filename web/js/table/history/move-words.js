// A move that was made as one line: who, what, and for how much.

import { gained, t } from "../../base/words.js";
import { manifestOf } from "../../shelf/boxes.js";

/**
 * @typedef {import("../../engine/answers.js").Answer} Answer
 * @typedef {import("../../engine/answers.js").GameEvent} GameEvent
 * @typedef {import("../../shelf/faces.js").Face} Face
 * @typedef {Pick<import("../match/state.js").MatchState, "face" | "players">} Match
 * @typedef {import("../../shelf/faces.js").Context} Context
 */

const LENGTH = 80; // letters of a line that is read at a glance

/**
 * @param {{ seat: number, events: GameEvent[], gain: string }} made `gain` is what it brought, or ""
 * @param {Match} match
 * @param {Context} context in the position after it
 * @returns {string | null} null where there is nothing to say: another move of the turn says it
 */
export function moveWords({ seat, events, gain }, { face, players }, context) {
  const { name } = players[seat];
  const sounds = manifestOf(context.answer.game)?.sounds ?? {};
  const own = events.filter((event) => event.seat === seat && !event.chance && sounds[event.kind] !== "dice");
  const line = face.caption?.(own, name, context);
  const text = line === undefined ? sentences(own, name, face, context) : line;
  if (!text) return gain && gain !== gained(0) ? t("table.made.only-gain", { name, gain }) : null;
  if (!gain) return text;
  return t(/[.!?]$/.test(text) ? "table.made.sentence-gain" : "table.made.gain", { text, gain });
}

/**
 * @param {GameEvent[]} events
 * @param {string} name
 * @param {Face} face
 * @param {Context} context
 */
function sentences(events, name, face, context) {
  const texts = events.map((event) => face.describeEvent(event, context)).filter((sentence) => sentence !== null);
  const text = texts.reduce(
    (line, next) => (line && line.length + next.length > LENGTH ? line : `${line} ${next}`.trim()),
    "",
  );
  return text && !text.includes(name) ? t("table.made.told", { name, text }) : text;
}
