// A plan of several moves in words: each told in the position in which it would be played.

/**
 * @param {import("../shelf/faces.js").Face} face
 * @param {Pick<import("../shelf/faces.js").Context, "players">} context
 * @param {number} seat who would play it
 * @param {import("./session.js").Step[]} steps
 * @returns {string[]} one sentence per move
 */
export function planWords(face, context, seat, steps) {
  return steps.map(({ move, prompt, view }) => {
    const answer = { seat, prompt, view, moves: [move], scores: [], events: [] };
    const there = /** @type {any} */ ({ ...context, answer, view, shown: seat, active: true, previews: null });
    const words = face.describe(move, there);
    return /[.!?]$/.test(words) ? words : `${words}.`;
  });
}
