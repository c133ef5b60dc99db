// A game to watch from its first move to its last, and to play on from wherever it is then.

import { el, fill } from "../base/dom.js";
import { t } from "../base/words.js";
import { bootView } from "../engine/boot-view.js";
import { keepNew } from "../link/merge.js";
import { shareGame } from "../link/offers.js";
import { openLinkedMatch } from "../link/open-link.js";
import { writeLink } from "../store/link-format.js";
import { errorWords } from "../table/engine-words.js";
import { namedPlayers } from "../table/start.js";
import { Viewer } from "../viewer/viewer.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../table/session.js").Answer} Answer
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} payload
 * @returns {import("../base/router.js").Screen}
 */
export function openWatch(root, app, payload = "") {
  const boot = bootView(app);
  const stage = el("div", { class: "watch-stage" });
  const tools = el("div", { class: "row watch-tools" });
  const back = el("a", { class: "button quiet back", href: `#/link/${payload}` });
  back.append(el("span", { "aria-hidden": "true", text: "←" }), t("watch.back"));
  const heading = el("h1", { text: t("watch.title") });
  root.append(
    el("div", { class: "watch" }, el("header", { class: "watch-head" }, back, heading, tools), boot.element, stage),
  );
  /** @type {Viewer | null} */
  let viewer = null;
  let closed = false;
  const open = async () => {
    const { link, reading, last, players } = await openLinkedMatch(app, payload);
    if (closed) return reading.close();
    const named = namedPlayers({ players });
    heading.textContent = t("watch.of", { game: t(`${last.game}.title`) });
    viewer = new Viewer(app, { reading, players: named, ply: 0 });
    fill(stage, viewer.element);
    const playOn = () => {
      const answer = viewer?.answer;
      if (answer) app.navigate(`#/play/${keepNew(app.store, link, answer, players, { own: true })}`);
    };
    const share = async () => {
      const core = await reading.link(viewer?.answer?.ply ?? last.ply);
      shareGame({ payload: writeLink({ ...link, id: "", kind: "game", players: named, core }), game: last.game });
    };
    fill(
      tools,
      el("button", {
        class: "button",
        type: "button",
        "data-action": "play-on",
        onclick: playOn,
        text: t("watch.play-on"),
      }),
      el("button", {
        class: "button",
        type: "button",
        "data-action": "share",
        onclick: share,
        text: t("share.button"),
      }),
    );
    await viewer.open(last);
    if (!closed) viewer.play();
  };
  open().catch((error) => {
    if (!closed) fill(stage, el("p", { class: "paper watch-problem", role: "alert", text: errorWords(error) }));
  });
  const close = () => {
    closed = true;
    boot.close();
    viewer?.close();
  };
  return { title: t("watch.title"), close };
}
