// The controls of a match to watch: first, back, play, forward, last, and a slider.

import { el, fill } from "../../base/dom.js";
import { icon } from "../../base/icons.js";
import { t } from "../../base/words.js";

const ALL = 1e6; // more moves than any match has

/**
 * @typedef {object} Player what they control
 * @property {(moves: number) => void} step by so many moves
 * @property {() => void} toggle play by itself, or stop
 * @property {() => void} stop
 * @property {(ply: number) => void} goto
 */

/** @param {Player} player */
export function createControls(player) {
  const range = createRange(player);
  const play = button("play", () => player.toggle());
  const back = [button("first", () => player.step(-ALL)), button("back", () => player.step(-1))];
  const forward = [button("forward", () => player.step(1)), button("last", () => player.step(ALL))];
  const position = el("output", { class: "viewer-position figures" });
  const buttons = el("div", { class: "viewer-buttons" }, back, play, forward);
  return {
    element: el("div", { class: "viewer-controls" }, buttons, range, position),
    range,
    /** @param {number} ply @param {number} plies */
    show(ply, plies) {
      range.max = String(plies);
      range.value = String(ply);
      const text = t("viewer.position", { ply, plies });
      range.setAttribute("aria-valuetext", text);
      position.textContent = text;
      for (const control of back) control.disabled = ply === 0;
      for (const control of forward) control.disabled = ply === plies;
    },
    /** @param {boolean} playing */
    playing(playing) {
      const name = playing ? "pause" : "play";
      const label = t(`viewer.${name}`);
      play.setAttribute("aria-label", label);
      play.title = label;
      fill(play, icon(name));
    },
  };
}

/** @param {Player} player */
function createRange(player) {
  const facts = { type: "range", class: "viewer-range", min: 0, max: 0, "aria-label": t("viewer.range") };
  const range = el("input", facts);
  range.addEventListener("input", () => {
    player.stop();
    player.goto(Number(range.value));
  });
  return range;
}

/**
 * @param {"first" | "back" | "play" | "forward" | "last"} name
 * @param {() => void} onclick
 */
function button(name, onclick) {
  const label = t(`viewer.${name}`);
  const facts = { type: "button", class: "icon-button", "aria-label": label, title: label, "data-control": name };
  return el("button", { ...facts, onclick }, icon(name));
}
