// Texts by key in local storage; if that is blocked or full, in memory, so that play continues.

/** @typedef {"refused" | "full"} StorageProblem */

const NEXT = ".next";
const PROBE = "chiefdoms.probe";

export class TextStorage {
  /** @type {Map<string, string>} what local storage did not take */
  #memory = new Map();
  /** @type {Storage | null} */
  #storage;
  #disposable;

  /**
   * @param {string} disposable the beginning of keys whose texts can be made again: they go first when there is no room
   * @param {Storage | null} [storage] null where the browser refuses it
   */
  constructor(disposable, storage = openLocalStorage()) {
    this.#disposable = disposable;
    this.#storage = storage;
  }

  /** What is wrong with storage now, if anything. @returns {StorageProblem | null} */
  get problem() {
    if (!this.#storage) return "refused";
    return this.#memory.size > 0 ? "full" : null;
  }

  /**
   * Every text that is kept for a key: in memory, under the key itself, and under the key that a crash left behind.
   * @param {string} key
   * @returns {string[]}
   */
  texts(key) {
    const stored = [key, `${key}${NEXT}`].map((place) => this.#use((storage) => storage.getItem(place)));
    return [this.#memory.get(key), ...stored].filter((text) => typeof text === "string");
  }

  /**
   * Store a text. It is first written under a second key, so that a crash at any point leaves either the old or the new text.
   * @param {string} key
   * @param {string} text
   */
  set(key, text) {
    if (!this.#write(key, text)) this.#memory.set(key, text);
    else if (this.#memory.delete(key) || this.#memory.size > 0) this.#writeFromMemory();
  }

  /**
   * Store a text that can be recomputed, if there is space.
   * @param {string} key
   * @param {string} text
   */
  setDisposable(key, text) {
    try {
      this.#storage?.setItem(key, text);
    } catch {
      this.remove(key); // an older one would be of no use
    }
  }

  /** @param {string} key */
  remove(key) {
    this.#memory.delete(key);
    for (const place of [key, `${key}${NEXT}`]) this.#use((storage) => storage.removeItem(place));
    this.#writeFromMemory();
  }

  /**
   * Move a text to another key. If storage is full, deleting the old key usually frees enough space; if not, the text is
   * written back there and kept in memory under the new key.
   * @param {string} from
   * @param {string} to
   * @param {string} text
   */
  move(from, to, text) {
    this.set(to, text);
    const places = [from, `${from}${NEXT}`].filter((place) => this.#use((storage) => storage.getItem(place)) === text);
    for (const place of places) this.#use((storage) => storage.removeItem(place));
    this.#writeFromMemory();
    if (this.#memory.has(to) && places[0]) this.#use((storage) => put(storage, places[0], text));
  }

  /**
   * Every key with that prefix, each once, including those of which a crash left only the second key.
   * @param {string} prefix
   */
  keys(prefix) {
    const stored = this.#use((storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ""));
    const places = (stored ?? []).map((key) => (key.endsWith(NEXT) ? key.slice(0, -NEXT.length) : key));
    return [...new Set([...this.#memory.keys(), ...places])].filter((key) => key.startsWith(prefix));
  }

  /**
   * Use local storage. It may become unavailable while the page is open; from then on memory is used.
   * @template Result
   * @param {(storage: Storage) => Result} work
   * @returns {Result | undefined}
   */
  #use(work) {
    try {
      return this.#storage ? work(this.#storage) : undefined;
    } catch {
      this.#storage = null;
      return undefined;
    }
  }

  /**
   * @param {string} key
   * @param {string} text
   * @returns {boolean} whether storage took it
   */
  #write(key, text) {
    if (!this.#storage) return false;
    if (replace(this.#storage, key, text)) return true;
    const disposable = this.keys(this.#disposable);
    for (const other of disposable) this.#use((storage) => storage.removeItem(other));
    return disposable.length > 0 && this.#storage !== null && replace(this.#storage, key, text);
  }

  /** There may be space again for what is only in memory. */
  #writeFromMemory() {
    for (const [key, text] of [...this.#memory]) {
      if (this.#write(key, text)) this.#memory.delete(key);
    }
  }
}

/**
 * @param {Storage} storage
 * @param {string} key
 * @param {string} text
 * @returns {boolean} whether there was room
 */
function replace(storage, key, text) {
  const beside = `${key}${NEXT}`;
  const forTwo = put(storage, beside, text);
  // If there is no space for two copies, a single write either succeeds or leaves the older text.
  const done = put(storage, key, text);
  if (done || forTwo) put(storage, beside, null);
  return done || (forTwo && put(storage, key, text));
}

/**
 * @param {Storage} storage
 * @param {string} key
 * @param {string | null} text null takes it away
 * @returns {boolean} whether storage did it
 */
function put(storage, key, text) {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Local storage, or null if the browser blocks it (private frames, blocked cookies). */
function openLocalStorage() {
  try {
    const storage = globalThis.localStorage;
    storage.getItem(PROBE);
    return storage;
  } catch {
    return null;
  }
}
