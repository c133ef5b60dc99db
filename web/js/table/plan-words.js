// A plan of several moves in words: each move described in the position in which it would be played.

/**
 * @typedef {import("../shelf/faces.js").Context} Context
 *
 * @param {import("../shelf/faces.js").Face} face
 * @param {Pick<Context, "players">} context
 * @param {number} seat who would play it
 * @param {import("../engine/answers.js").Step[]} steps
 * @returns {string[]} one sentence per move
 */
export function planWords(face, context, seat, steps) {
  return steps.map(({ move, prompt, view }) => {
    const answer = { seat, prompt, view, moves: [move], scores: [], events: [] };
    const there = { ...context, answer, view, shown: seat, active: true, previews: null };
    const words = face.describe(move, /** @type {Context} */ (/** @type {unknown} */ (there)));
    return /[.!?]$/.test(words) ? words : `${words}.`;
  });
}
