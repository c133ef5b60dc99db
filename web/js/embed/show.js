// A game to look at inside another page: one position, or a replay with controls.

import { isTaught } from "../learn/material.js";
import { boxOf } from "../shelf/boxes.js";
import { writeLink } from "../store/link-format.js";
import { namedPlayers } from "../table/start.js";
import { Viewer } from "../viewer/viewer.js";
import { openSource } from "./source.js";

/**
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {import("./options.js").Options} options
 * @returns {Promise<import("./embedded-page.js").Opened>}
 */
export async function openShow(root, app, options) {
  let shown = await show(root, app, options);
  const again = async () => {
    shown.viewer.close();
    shown = await show(root, app, { ...options, ply: shown.ply() });
  };
  const payload = async () => {
    const { source, ply } = shown;
    const core = await source.reading.link(ply());
    return writeLink({ core, kind: "game", id: "", players: source.players, seat: 0 });
  };
  const { game, record } = shown.source.last;
  return { game, rules: isTaught(game) ? boxOf(record).id : undefined, payload, again };
}

/**
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {import("./options.js").Options} options
 */
async function show(root, app, options) {
  const source = await openSource(app, options);
  const { reading, last, answer, players } = source;
  const controls = options.mode === "replay";
  const first = controls && options.ply === null ? 0 : answer.ply;
  const viewer = new Viewer(app, { reading, players: namedPlayers({ players }), ply: first, controls });
  root.replaceChildren(viewer.element);
  await viewer.open(last);
  if (controls && options.ply === null) viewer.play();
  return { source, viewer, ply: () => viewer.answer?.ply ?? first };
}
