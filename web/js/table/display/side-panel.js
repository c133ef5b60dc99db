// The panel below the score card, on screens with space for it: the log, and the reference card.

import { el, fill } from "../../base/dom.js";
import { idle } from "../../base/pause.js";
import { t } from "../../base/words.js";
import { DockedLog } from "../history/docked-log.js";
import { Tabs } from "./tabs.js";

/**
 * @typedef {object} Host
 * @property {typeof import("../../base/settings.js").settings} settings
 * @property {() => import("../../shelf/faces.js").Context} context
 * @property {(ply: number) => void} choose shows the moment after a move
 * @property {() => Promise<HTMLElement | null>} reference the game's card with what one looks up, where it has one
 */

/** The card is drawn after the first position, since it takes longer; this is the most that it waits, in milliseconds. */
const CARD_LIMIT = 1000;

/**
 * Fill the place for it; what stands in it follows the game by `update`.
 * @param {HTMLElement} place
 * @param {import("../session.js").Session} session
 * @param {import("../match/state.js").MatchState} state
 * @param {Host} host
 */
export function createSidePanel(place, session, state, { settings, context, choose, reference }) {
  const tabs = new Tabs(t("table.side.title"), {
    chosen: settings.get("sidePanel"),
    onChoose: (name) => settings.set("sidePanel", name),
  });
  const log = new DockedLog(session, state, { context, choose });
  tabs.add("log", t("table.side.log"), log.element);
  place.append(tabs.element);
  if (log.element.parentElement) log.follow(log.element.parentElement);
  const card = el("div", {});
  const showReference = async () => {
    const drawn = await reference().catch(() => null); // without it the log is left; the rules say so themselves when opened
    if (!drawn) return;
    fill(card, drawn);
    if (!card.isConnected) tabs.add("reference", t("table.side.reference"), card);
  };
  let waiting = true;
  const update = () => {
    log.update();
    if (waiting) idle(CARD_LIMIT).then(showReference);
    waiting = false;
  };
  const unfollow = onNewTheme(settings, () => {
    log.update();
    showReference();
  });
  const close = () => {
    unfollow();
    log.close();
  };
  return { update, close };
}

/**
 * What is drawn on canvases outside of the board is drawn again in other colours.
 * @param {Host["settings"]} settings
 * @param {() => void} draw
 */
function onNewTheme(settings, draw) {
  let theme = settings.theme();
  return settings.onChange(() => {
    if (settings.theme() === theme) return;
    theme = settings.theme();
    draw();
  });
}
