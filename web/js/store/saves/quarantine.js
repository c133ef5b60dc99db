// Texts that cannot be read as games are kept unchanged, under their own names, until a person deletes them.

const PREFIX = "chiefdoms.aside.";

export class Quarantine {
  #storage;

  /** @param {import("../storage.js").TextStorage} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** Every text, as it was found. */
  list() {
    return this.keys().map((key) => ({ id: key.slice(PREFIX.length), text: this.#storage.texts(key)[0] ?? "" }));
  }

  keys() {
    return this.#storage.keys(PREFIX);
  }

  /** @param {string} id */
  remove(id) {
    this.#storage.remove(`${PREFIX}${id}`);
  }

  /**
   * @param {string} from the key where the text was found
   * @param {string} name
   * @param {string} text
   */
  put(from, name, text) {
    this.#storage.move(from, this.#freeKey(name, text), text);
  }

  /**
   * A key of that name that holds nothing else.
   * @param {string} name
   * @param {string} text
   */
  #freeKey(name, text) {
    for (let number = 1; ; number++) {
      const key = `${PREFIX}${name}${number > 1 ? `-${number}` : ""}`;
      if (this.#storage.texts(key).every((there) => there === text)) return key;
    }
  }
}
