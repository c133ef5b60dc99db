// Saves in storage, one key each, validated when they are read. Saves that cannot be read are quarantined, and those written
// by a newer version of the page are left alone.

import { isId } from "../../base/checks.js";
import { decode, encode, readSave } from "../save-format.js";
import { Quarantine } from "./quarantine.js";

/** @typedef {import("../save-format.js").Save} Save */

const PREFIX = "chiefdoms.game.";

export class SaveStorage {
  /** Ids of saves that a newer version of the page wrote. @type {Set<string>} */
  fromTheFuture = new Set();
  #texts;
  #onDiscovery;

  /**
   * @param {import("../storage.js").TextStorage} texts
   * @param {() => void} onDiscovery called after something was found that cannot be read
   */
  constructor(texts, onDiscovery) {
    this.#texts = texts;
    this.#onDiscovery = onDiscovery;
    this.quarantine = new Quarantine(texts);
  }

  /** What is wrong with storage itself. */
  get problem() {
    return this.#texts.problem;
  }

  /** @returns {Save[]} every game that can be read, newest first */
  list() {
    const names = this.#texts.keys(PREFIX).map((key) => key.slice(PREFIX.length));
    for (const name of names) if (!isId(name)) this.#quarantineAll(name);
    const saves = names.map((id) => this.load(id));
    return saves.filter((save) => save !== null).sort((one, other) => other.updated - one.updated);
  }

  /**
   * A saved game, or null when there is none of that id that can be read.
   * @param {string} id
   * @returns {Save | null}
   */
  load(id) {
    if (!isId(id)) return null;
    const readings = this.#texts.texts(keyOf(id)).map((text) => ({ text, ...decode(text, id) }));
    if (readings.some((reading) => "problem" in reading && reading.problem === "future")) {
      this.#noteFuture(id);
      return null;
    }
    const saves = readings.flatMap((reading) => ("save" in reading ? [reading.save] : []));
    for (const reading of readings) if ("problem" in reading) this.#quarantineText(id, reading.text);
    return saves.sort((one, other) => other.revision - one.revision)[0] ?? null;
  }

  /** Whether there is any text for a game. @param {string} id */
  has(id) {
    return this.#texts.texts(keyOf(id)).length > 0;
  }

  /**
   * @param {Save} save
   * @returns {Save} as it reads back
   */
  write(save) {
    const sound = readSave(save);
    if (!sound) throw new Error(`this is no save: ${JSON.stringify(save).slice(0, 200)}`);
    this.#texts.set(keyOf(sound.id), encode(sound));
    return sound;
  }

  /** @param {string} id */
  remove(id) {
    this.#texts.remove(keyOf(id));
  }

  /** Every game, those in quarantine too. */
  removeAll() {
    for (const key of [...this.#texts.keys(PREFIX), ...this.quarantine.keys()]) this.#texts.remove(key);
    this.fromTheFuture.clear();
  }

  /** @param {string} id @param {string} text */
  #quarantineText(id, text) {
    this.quarantine.put(keyOf(id), id, text);
    this.#report();
  }

  /** @param {string} name that no game of ours has */
  #quarantineAll(name) {
    for (const text of this.#texts.texts(keyOf(name))) this.#quarantineText(name, text);
  }

  /** @param {string} id */
  #noteFuture(id) {
    if (this.fromTheFuture.has(id)) return;
    this.fromTheFuture.add(id);
    this.#report();
  }

  /** Asynchronous, so that code that is reading the list is not notified in the middle of it. */
  #report() {
    queueMicrotask(this.#onDiscovery);
  }
}

/**
 * The id of the game that is kept under a key, or "" when it is no key of a game.
 * @param {string} key
 */
export function idOfKey(key) {
  const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
  return isId(id) ? id : "";
}

/** @param {string} id */
const keyOf = (id) => `${PREFIX}${id}`;
