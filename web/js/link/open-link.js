// The match of a link, opened to be looked at. Two screens show one link one after the other (what it is, then the game
// itself): the second takes over what the first has opened, so that the match is read and replayed once.

import { playersFor } from "../shelf/boxes.js";
import { readLink } from "../store/link-format.js";
import { Reading } from "../viewer/reading.js";
import { playersOf } from "./merge.js";

/**
 * @typedef {object} LinkedMatch
 * @property {import("../store/link-format.js").Link} link
 * @property {Reading} reading
 * @property {import("../engine/answers.js").Answer} last its last position
 * @property {import("../store/save-format.js").Player[]} players
 *
 * @typedef {{ payload: string, match: Promise<LinkedMatch> }} Released
 */

/** What the screen before has left, until it is taken over or closed. @type {Released | null} */
let released = null;

/**
 * @param {Pick<import("../app/app.js").App, "engine">} app
 * @param {string} payload
 * @returns {Promise<LinkedMatch>} rejects when it is no link, or not of a match
 */
export function openLinkedMatch(app, payload) {
  if (released?.payload !== payload) return read(app, payload);
  const { match } = released;
  released = null;
  return match;
}

/**
 * A screen is done with the match of a link; whichever screen opens now may take it over.
 * @param {string} payload
 * @param {Promise<LinkedMatch>} match
 */
export function releaseLinkedMatch(payload, match) {
  const mine = { payload, match };
  released = mine;
  setTimeout(() => {
    if (released !== mine) return;
    released = null;
    match.then(
      ({ reading }) => reading.close(),
      () => {}, // it was never opened
    );
  });
}

/**
 * @param {Pick<import("../app/app.js").App, "engine">} app
 * @param {string} payload
 * @returns {Promise<LinkedMatch>}
 */
async function read(app, payload) {
  const link = readLink(payload);
  const reading = new Reading(app.engine, { link: link.core });
  const last = await reading.open();
  return { link, reading, last, players: playersOf(link, last.record.seats, playersFor(last.game)) };
}
