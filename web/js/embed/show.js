// A game to look at inside another page: one position, or a replay with controls.

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
  const { reading, last, answer, players } = await openSource(app, options);
  const controls = options.mode === "replay";
  const ply = controls && options.ply === null ? 0 : answer.ply;
  const viewer = new Viewer(app, { reading, players: namedPlayers({ players }), ply, controls });
  root.replaceChildren(viewer.element);
  await viewer.open(last);
  if (controls && options.ply === null) viewer.play();
  const payload = async () => {
    const core = await reading.link(viewer.answer?.ply ?? ply);
    return writeLink({ core, kind: "game", id: "", players, seat: 0 });
  };
  return { game: last.game, payload };
}
