// A game to watch from the first move to the last, and to continue from any position.

import { el, fill } from "../base/dom.js";
import { languageChooser } from "../base/language/chooser.js";
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
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} payload
 * @returns {import("../base/router.js").Screen}
 */
export function openWatch(root, app, payload = "") {
  return show(root, app, payload, null);
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} payload
 * @param {number | null} ply where it was watched before
 * @returns {import("../base/router.js").Screen}
 */
function show(root, app, payload, ply) {
  const boot = bootView(app);
  const frame = createFrame(payload);
  root.append(el("div", { class: "watch" }, frame.head, boot.element, frame.stage));
  /** @type {Viewer | null} */
  let viewer = null;
  let closed = false;
  const open = async () => {
    const { link, reading, last, players } = await openLinkedMatch(app, payload);
    if (closed) return reading.close();
    frame.heading.textContent = t("watch.of", { game: t(`${last.game}.title`) });
    viewer = new Viewer(app, { reading, players: namedPlayers({ players }), ply: ply ?? 0 });
    fill(frame.stage, viewer.element);
    const playOn = () => {
      const answer = viewer?.answer;
      if (answer) app.navigate(`#/play/${keepNew(app.store, link, answer, players, { own: true })}`);
    };
    const share = async () => {
      const core = await reading.link(viewer?.answer?.ply ?? last.ply);
      shareGame({ payload: writeLink({ ...link, id: "", kind: "game", players, core }), game: last.game });
    };
    fill(frame.tools, toolButton("play-on", playOn, t("watch.play-on")), toolButton("share", share, t("share.button")));
    await viewer.open(last);
    if (!closed && ply === null) viewer.play();
  };
  open().catch((error) => {
    if (!closed) fill(frame.stage, el("p", { class: "paper watch-problem", role: "alert", text: errorWords(error) }));
  });
  const close = () => {
    closed = true;
    boot.close();
    viewer?.close();
  };
  return { title: t("watch.title"), close, again: () => show(root, app, payload, viewer?.answer?.ply ?? ply) };
}

/** @param {string} payload */
function createFrame(payload) {
  const tools = el("div", { class: "row watch-tools" });
  const back = el("a", { class: "button quiet back", href: `#/link/${payload}` });
  back.append(el("span", { "aria-hidden": "true", text: "←" }), t("watch.back"));
  const heading = el("h1", { text: t("watch.title") });
  const head = el("header", { class: "watch-head" }, back, heading, tools, languageChooser());
  return { head, heading, tools, stage: el("div", { class: "watch-stage" }) };
}

/** @param {string} action @param {() => void} onclick @param {string} text */
function toolButton(action, onclick, text) {
  return el("button", { class: "button", type: "button", "data-action": action, onclick, text });
}
