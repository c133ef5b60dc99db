// What could not be read as a game is kept as it was found, under its own name, until a person deletes it.

const ASIDE = "chiefdoms.aside.";

export class Aside {
  /** @param {import("./storage.js").Shelf} shelf */
  constructor(shelf) {
    this.shelf = shelf;
  }

  /** Every text, as it was found. */
  list() {
    return this.keys().map((key) => ({ id: key.slice(ASIDE.length), text: this.shelf.texts(key)[0] ?? "" }));
  }

  keys() {
    return this.shelf.keys(ASIDE);
  }

  /** @param {string} id */
  remove(id) {
    this.shelf.remove(`${ASIDE}${id}`);
  }

  /**
   * @param {string} from the key where the text was found
   * @param {string} name
   * @param {string} text
   */
  put(from, name, text) {
    this.shelf.move(from, this.#place(name, text), text);
  }

  /**
   * A key of that name that holds nothing else.
   * @param {string} name
   * @param {string} text
   */
  #place(name, text) {
    for (let number = 1; ; number++) {
      const key = `${ASIDE}${name}${number > 1 ? `-${number}` : ""}`;
      if (this.shelf.texts(key).every((there) => there === text)) return key;
    }
  }
}
