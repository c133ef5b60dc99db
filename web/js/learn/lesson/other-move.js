// What a lesson answers to a legal move that is not the one it asks for.

import { t } from "../../base/words.js";

const LONGEST = 100; // characters of what a move brings; more would take the board's room

/**
 * What the move would do, and what to do instead.
 * @param {import("../../shelf/faces.js").Face} face
 * @param {import("../../shelf/faces.js").Context} context
 * @param {string} chosen
 * @param {boolean} reads whether the step asks for no move
 */
export function otherMoveWords(face, context, chosen, reads) {
  const preview = context.previews?.[chosen];
  const worth = preview && (face.worth ? face.worth(preview, context) : t("table.points", { count: preview.total }));
  const move = face.describe(chosen, context);
  const would =
    worth && worth.length <= LONGEST ? t("lesson.other-worth", { move, worth }) : t("lesson.other", { move });
  return `${would} ${reads ? t("lesson.read", { next: t("lesson.next") }) : t("lesson.marked-first")}`;
}
