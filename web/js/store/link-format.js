// A link to a game: the engine's link, which contains the whole match, and what only the page knows (who plays, which match it
// is, whether it is a challenge). A link is not trusted: every part is validated.

import { checksum, isId } from "../base/checks.js";

/**
 * @typedef {"game" | "challenge"} Kind
 * @typedef {object} Envelope what the page adds to the engine's link
 * @property {Kind} kind
 * @property {string} id of the match, the same on every device that plays it; "" when it has none
 * @property {{ name: string, kind: string }[]} players
 * @property {number} seat whose result it is, in a challenge
 * @typedef {Envelope & { core: string }} Link
 *
 * @typedef {object} Offer one thing that can be sent
 * @property {string} id
 * @property {string} label
 * @property {string} text what the recipient can do with it
 * @property {string} url
 * @property {string} message what is sent along
 */

/** The sentence for what is wrong has the key `error.<code>`. */
export class BadLink extends Error {
  /** @param {"link-mangled" | "link-too-long" | "not-a-link" | "from-the-future"} code */
  constructor(code) {
    super(code);
    this.code = code;
    this.values = {};
  }
}

const FORMAT = 1;
const LONGEST = 24_000; // characters; the engine takes at most 20 000 of them
const LONGEST_ENVELOPE = 4000;
const SUM = 8; // characters of the checksum, which also keep a link from ending in what a chat would cut off
const MOST_SEATS = 12;
const LONGEST_NAME = 40;

/**
 * The part of an address that contains the game.
 * @param {Link} link
 */
export function writeLink({ core, kind, id, players, seat }) {
  const parts = [FORMAT, kind, id, players.map(({ name }) => cleanName(name)), players.map(kindHere), seat];
  const body = packText(JSON.stringify(parts));
  return `${core}.${body}${checksum(body)}`;
}

/**
 * Seats that are played elsewhere are people's seats for the person who opens the link.
 * @param {{ kind: string }} player
 */
function kindHere({ kind }) {
  return kind === "link" ? "person" : kind;
}

/**
 * @param {string} text
 * @returns {Link}
 */
export function readLink(text) {
  if (text.length > LONGEST) throw new BadLink("link-too-long");
  if (!/^[\w.-]+$/.test(text)) throw new BadLink(text ? "link-mangled" : "not-a-link");
  const [core, envelope = "", ...rest] = text.split(".");
  if (!core || rest.length > 0 || envelope.length > LONGEST_ENVELOPE) throw new BadLink("link-mangled");
  // The engine's link alone is valid too; it just does not say who plays.
  if (!envelope) return { core, kind: "game", id: "", players: [], seat: 0 };
  return { core, ...readEnvelope(envelope) };
}

/**
 * @param {string} text
 * @returns {Envelope}
 */
function readEnvelope(text) {
  const body = text.slice(0, -SUM);
  if (checksum(body) !== text.slice(-SUM)) throw new BadLink("link-mangled");
  const parts = parse(body);
  if (!Array.isArray(parts)) throw new BadLink("link-mangled");
  if (Number.isInteger(parts[0]) && parts[0] > FORMAT) throw new BadLink("from-the-future");
  const [format, kind, id, names, kinds, seat] = parts;
  const lists = [names, kinds].every((list) => Array.isArray(list) && list.length <= MOST_SEATS);
  if (format !== FORMAT || !lists || names.length !== kinds.length) throw new BadLink("link-mangled");
  if ((kind !== "game" && kind !== "challenge") || (id !== "" && !isId(id))) throw new BadLink("link-mangled");
  if (!Number.isInteger(seat) || seat < 0 || seat >= MOST_SEATS) throw new BadLink("link-mangled");
  const players = names.map((/** @type {unknown} */ name, /** @type {number} */ at) => ({
    name: typeof name === "string" ? cleanName(name) : "",
    kind: isId(kinds[at]) && kinds[at] !== "link" ? kinds[at] : "person",
  }));
  return { kind, id, players, seat };
}

/** @param {string} body */
function parse(body) {
  try {
    return JSON.parse(unpackText(body));
  } catch {
    throw new BadLink("link-mangled");
  }
}

/**
 * A name without control and formatting characters, which could change the text around it.
 * @param {string} name
 */
export function cleanName(name) {
  return name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, LONGEST_NAME);
}

/** @param {string} text */
function packText(text) {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function unpackText(text) {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}

/**
 * The address of the full page that opens a link, whatever folder the site is in and whichever of its pages is open.
 * @param {string} payload
 * @param {string} [route]
 */
export function addressOf(payload, route = "link") {
  const page = location.pathname.endsWith("/index.html") ? "./index.html" : "./";
  return `${new URL(page, location.href).href}#/${route}/${payload}`;
}
