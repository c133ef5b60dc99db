// The guided first game of a box.

import { el } from "../base/dom.js";
import { t } from "../base/words.js";
import { GuidedGame } from "../learn/lesson/guided-game.js";
import { loadLesson } from "../learn/material.js";
import { SHELF } from "../shelf/boxes.js";

/**
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {string} [wanted] a box
 */
export function openLesson(root, app, wanted = "") {
  const box = SHELF.find(({ id }) => id === wanted) ?? SHELF[0];
  /** @type {GuidedGame | null} */
  let lesson = null;
  let closed = false;
  loadLesson(box.id).then(
    (data) => {
      if (!closed) lesson = new GuidedGame(root, app, box, data);
    },
    () => closed || root.append(el("p", { class: "plain-word", role: "alert", text: t("app.not-fetched") })),
  );
  const close = () => {
    closed = true;
    lesson?.close();
  };
  return { title: t("lesson.title", { game: t(`shelf.${box.id}.title`) }), close };
}
