// The about screen: who made the games, what this site is, and that it collects no data.

import { el } from "../base/dom.js";
import { list, t } from "../base/words.js";
import { SHELF } from "../shelf/boxes.js";
import { paperLinks, screenHead } from "./screen-parts.js";

const TEXTS = /** @type {const} */ (["unofficial", "private", "licence"]);

/** @param {HTMLElement} root */
export function openAbout(root) {
  const credits = SHELF.flatMap(({ id, designers }) => [
    el("dt", { text: t(`shelf.${id}.title`) }),
    el("dd", { text: t("about.credit", { names: list(designers) }) }),
  ]);
  const onPaper = SHELF.filter(({ sheet }) => sheet);
  const paperGames = [...new Set(onPaper.map(({ game }) => t(`${game}.title`)))];
  root.append(
    el(
      "div",
      { class: "screen narrow" },
      screenHead(t("about.title")),
      el(
        "article",
        { class: "group paper prose" },
        el("p", { text: t("about.what") }),
        el("h2", { text: t("about.paper-title") }),
        el("p", { text: t("about.paper", { games: list(paperGames) }) }),
        onPaper.length > 0 && paperLinks(onPaper[0]),
        el("h2", { text: t("about.credits") }),
        el("dl", { class: "credits" }, credits),
        TEXTS.flatMap((key) => [el("h2", { text: t(`about.${key}-title`) }), el("p", { text: t(`about.${key}`) })]),
        el("p", {}, el("a", { href: "./licences.txt", text: t("about.licences") })),
      ),
    ),
  );
  return { title: t("about.title") };
}
