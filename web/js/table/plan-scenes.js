// A plan of several moves on the board: each move in the scene in which it would be made.

/** @typedef {import("../shelf/faces.js").Context} Context */

/**
 * @param {import("../shelf/faces.js").Face} face
 * @param {Context} context of the position that is shown
 * @param {import("../engine/answers.js").Step[]} steps
 * @returns {{ scene: import("../canvas/scene.js").Scene, move: string }[]}
 */
export function planScenes(face, context, steps) {
  return steps.map(({ move, prompt, view }) => {
    const answer = { ...context.answer, prompt, view, moves: [move], seat: context.shown };
    return { move, scene: face.scene({ ...context, answer, view, active: true, memory: new Map() }) };
  });
}
