// The match of a link, opened read-only. Two screens show a link one after the other (its description, then the game itself);
// the second takes over the match from the first, so that it is replayed only once.

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

/** The match released by the previous screen, until it is taken over or closed. @type {Released | null} */
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
 * A screen no longer needs the match of a link; the screen that opens next may take it over.
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
