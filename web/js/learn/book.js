// A rule book as it is read: contents, search, sections with live examples. The same on its own screen, beside a board and
// on paper.

import { el, fill } from "../base/dom.js";
import { either, has, lowerCase, t } from "../base/words.js";
import { SHELF } from "../shelf/boxes.js";
import { loadFace } from "../shelf/faces.js";
import { ExampleFigure } from "./example.js";
import { sectionAbout } from "./material.js";

/**
 * @typedef {import("./material.js").Material} Material
 * @typedef {import("./material.js").Section} Section
 * @typedef {import("./material.js").Part} Part
 * @typedef {import("./material.js").Values} Values
 */

class BookView {
  /** @type {ExampleFigure[]} */
  #figures = [];
  /** The galleries and their names. @type {Map<Element, string>} */
  #galleries = new Map();
  #app;
  #material;
  #face;
  /** @type {Map<string, HTMLElement>} */
  #sections = new Map();
  #unfollow;
  #none = el("p", { class: "book-none", role: "status", hidden: true, text: t("book.none") });

  /**
   * @param {import("../app/app.js").App} app
   * @param {Material} material
   * @param {import("../shelf/faces.js").Face} face
   */
  constructor(app, material, face) {
    this.#app = app;
    this.#material = material;
    this.#face = face;
    const sections = material.book.sections.map((section) => this.#section(section));
    this.element = el("article", { class: "book" }, this.#search(), this.#contents(), this.#none, sections);
    this.#unfollow = app.settings.onChange((key) => key === "theme" && this.#redrawGalleries());
  }

  /**
   * @param {import("../app/app.js").App} app
   * @param {Material} material
   */
  static async open(app, material) {
    return new BookView(app, material, await loadFace(material.game));
  }

  close() {
    this.#unfollow();
    for (const figure of this.#figures) figure.close();
  }

  /**
   * Show a section, by its id or by something that it explains.
   * @param {string} wanted such as "dice" or "rule:must-draw"
   * @returns {boolean} whether there is one
   */
  show(wanted) {
    const { sections } = this.#material.book;
    const found = sections.find(({ id }) => id === wanted) ?? sectionAbout(sections, wanted);
    const element = found && this.#sections.get(found.id);
    if (!element) return false;
    element.scrollIntoView({ block: "start" });
    const heading = element.querySelector("h2");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  }

  /** @param {string} key @param {Values} [values] */
  #words(key, values) {
    return t(`learn-${this.#material.game}.book.${key}`, values);
  }

  #search() {
    const input = el("input", {
      type: "search",
      id: "book-search",
      autocomplete: "off",
      placeholder: t("book.search"),
    });
    input.addEventListener("input", () => this.#filter(input.value));
    return el(
      "div",
      { class: "book-search" },
      el("label", { class: "visually-hidden", for: input.id, text: t("book.search") }),
      input,
    );
  }

  /** Only the sections with all of these words. @param {string} text */
  #filter(text) {
    const words = lowerCase(text).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const section of this.#sections.values()) {
      const content = lowerCase(section.textContent ?? "");
      section.hidden = !words.every((word) => content.includes(word));
      count += section.hidden ? 0 : 1;
    }
    this.#none.hidden = count > 0;
  }

  #contents() {
    const { box, sections } = this.#material.book;
    const links = sections.map(({ id }) =>
      el(
        "li",
        {},
        el("a", {
          href: `#/rules/${box}/${id}`,
          onclick: (/** @type {Event} */ event) => this.#follow(event, id),
          text: this.#words(`${id}.title`),
        }),
      ),
    );
    return el("nav", { class: "book-contents", "aria-label": t("book.contents") }, el("ol", {}, links));
  }

  /** A link within the book moves to the section; it does not leave what lies beside the book. @param {Event} event @param {string} id */
  #follow(event, id) {
    event.preventDefault();
    this.show(id);
  }

  /** @param {Section} section */
  #section({ id, parts }) {
    const heading = el("h2", { text: this.#words(`${id}.title`) });
    const element = el(
      "section",
      { class: "book-section", "data-section": id },
      heading,
      parts.map((part) => this.#part(id, part)),
    );
    this.#sections.set(id, element);
    return element;
  }

  /** @param {string} section @param {Part} part */
  #part(section, part) {
    const { text, list: entries, values, example, gallery, option } = part;
    if (text) return el("p", { text: this.#words(`${section}.${text}`, values) });
    if (entries) {
      return el(
        "ul",
        {},
        entries.map((key) => el("li", { text: this.#words(`${section}.${key}`, values) })),
      );
    }
    if (example) return this.#example(section, example);
    if (gallery) return this.#gallery(gallery);
    return option ? this.#option(option) : null;
  }

  /** @param {string} name */
  #gallery(name) {
    const { learning, book } = this.#material;
    const element = learning.galleries?.[name]?.(book.facts) ?? null;
    if (element) this.#galleries.set(element, name);
    return element;
  }

  /** Their pictures have the colours of the theme in which they were drawn; on paper that is the light one. */
  #redrawGalleries() {
    const before = [...this.#galleries];
    this.#galleries.clear();
    for (const [element, name] of before) element.replaceWith(this.#gallery(name) ?? "");
  }

  /** @param {string} section @param {import("./material.js").Example} example */
  #example(section, example) {
    const caption = example.caption ? this.#words(`${section}.${example.caption}`, example.values) : "";
    const figure = new ExampleFigure(this.#app, this.#face, example, caption);
    this.#figures.push(figure);
    return figure.element;
  }

  /** An option with its choices, as New game says them, and which of them is usual. @param {string} key */
  #option(key) {
    const { game, book } = this.#material;
    const box = SHELF.find(({ id }) => id === book.box);
    const facts = box?.options.find((option) => option.key === key);
    const usual = box?.preset[key] ?? facts?.default;
    const name = `${game}.option.${key}`;
    const choices = (facts?.choices ?? [])
      .filter((choice) => has(`${name}.${choice}`))
      .map((choice) =>
        choice === usual ? t("book.usual", { choice: t(`${name}.${choice}`) }) : t(`${name}.${choice}`),
      );
    return el(
      "aside",
      { class: "book-option" },
      el("h3", { text: t("book.option", { name: t(`${name}.title`) }) }),
      has(`${name}.help`) && el("p", { text: t(`${name}.help`) }),
      choices.length > 0 && el("p", { text: t("book.choices", { choices: either(choices) }) }),
    );
  }
}

/**
 * A book in an element, as soon as it has arrived.
 * @param {HTMLElement} root
 * @param {import("../app/app.js").App} app
 * @param {Promise<Material>} material
 * @param {string} [section]
 * @returns {() => void} closes it
 */
export function showBook(root, app, material, section = "") {
  /** @type {BookView | null} */
  let book = null;
  let closed = false;
  const open = async () => {
    const opened = await BookView.open(app, await material);
    if (closed) return;
    book = opened;
    fill(root, book.element);
    if (section) book.show(section);
  };
  open().catch(() => closed || fill(root, el("p", { class: "plain-word", role: "alert", text: t("app.not-fetched") })));
  return () => {
    closed = true;
    book?.close();
  };
}
