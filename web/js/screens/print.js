// The print screen: choose what and how to print, see the pages, print them.

import { el, fill } from "../base/dom.js";
import { choiceButton, choiceGroup } from "../base/fields.js";
import { t } from "../base/words.js";
import { loadFonts } from "../canvas/colours.js";
import { bootView } from "../engine/boot-view.js";
import { inkOf } from "../paper/ink.js";
import { PAPERS, pagesOf } from "../paper/pages.js";
import { drawPrintable, PRINTABLES } from "../paper/printables.js";
import { savedSheets } from "../paper/saved-game.js";
import { boxOf } from "../shelf/boxes.js";
import { loadGameWords } from "../shelf/faces.js";
import { saveLine, saveTitle } from "../store/save-summary.js";
import { errorWords } from "../table/engine-words.js";
import { screenHead } from "./screen-parts.js";

/** @typedef {import("../app/app.js").App} App */
/** @typedef {"what" | "paper" | "per-page" | "ink"} Name */

const SAVED = "game";

/** The names of printables are texts of the games. */
export async function loadPrint() {
  await Promise.all(PRINTABLES.map(({ game }) => loadGameWords(game)));
  return openPrint;
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} [what] the id of a printable, or "game"
 * @param {string} [save] the id of a saved game
 * @returns {import("../base/router.js").Screen}
 */
function openPrint(root, app, what, save) {
  return show(root, new PrintScreen(app, what, save));
}

/**
 * @param {HTMLElement} root
 * @param {PrintScreen} screen
 * @returns {import("../base/router.js").Screen}
 */
function show(root, screen) {
  root.append(screen.element);
  const again = () => {
    const { app, choice, save } = screen;
    return show(root, new PrintScreen(app, choice.what, save?.id, choice));
  };
  return { title: t("print.title"), close: () => screen.close(), again };
}

class PrintScreen {
  /**
   * @param {App} app
   * @param {string} [what]
   * @param {string} [save]
   * @param {Partial<Record<Name, string>>} [chosen] before
   */
  constructor(app, what, save, chosen = {}) {
    this.app = app;
    this.closed = false;
    this.drawn = 0;
    this.saves = app.store.list();
    this.save = this.saves.find(({ id }) => id === save) ?? this.saves[0];
    const known = what === SAVED ? this.save : PRINTABLES.some(({ id }) => id === what);
    this.choice = {
      what: known && what ? what : PRINTABLES[0].id,
      paper: /** @type {string} */ (isLetterUsual() ? "letter" : "a4"),
      "per-page": "1",
      ink: what === SAVED ? "colour" : "black",
      ...chosen,
    };
    this.boot = bootView(app);
    this.fields = el("div", { class: "fields" });
    this.rules = el("a", { text: t("book.short") });
    this.pages = el("div", { class: "sheet-pages", role: "region", "aria-label": t("print.preview") });
    const go = () => print();
    this.button = el("button", { class: "button primary big", type: "button", onclick: go, text: t("print.go") });
    this.element = this.build();
    this.fill();
    this.draw();
  }

  build() {
    const form = el("form", { class: "group paper print-form" }, this.fields, this.button);
    form.addEventListener("submit", (event) => event.preventDefault());
    return el(
      "div",
      { class: "screen print-screen" },
      screenHead(t("print.title")),
      el("p", { class: "print-intro" }, t("print.intro")),
      el("p", { class: "links print-intro" }, el("a", { href: "#/pad", text: t("pad.title") }), this.rules),
      el("div", { class: "print-columns" }, form, el("div", {}, this.boot.element, this.pages)),
    );
  }

  close() {
    this.closed = true;
    this.boot.close();
  }

  /** What is printed blank; nothing when it is a saved game. */
  get printable() {
    return PRINTABLES.find(({ id }) => id === this.choice.what);
  }

  get perPage() {
    return this.printable?.perPage ?? [1, 2];
  }

  fill() {
    const whats = [...PRINTABLES.map(({ id }) => id), ...(this.saves.length > 0 ? [SAVED] : [])];
    fill(
      this.fields,
      this.field("what", whats, (id) => itemName(id)),
      this.choice.what === SAVED && this.saveField(),
      this.field("paper", PAPERS),
      this.perPage.length > 1 && this.field("per-page", this.perPage.map(String)),
      this.field("ink", ["black", "colour"]),
    );
    this.nameRules();
  }

  /** The rules of what is printed. */
  nameRules() {
    const printed = this.printable ?? this.save?.record;
    this.rules.href = printed ? `#/rules/${boxOf(printed).id}` : "#/rules";
  }

  /** @param {Name} name @param {readonly string[]} values @param {(value: string) => string} [words] */
  field(name, values, words = (value) => t(`print.${name}.${value}`)) {
    const buttons = values.map((value) =>
      choiceButton({
        name: `print-${name}`,
        value,
        label: words(value),
        checked: this.choice[name] === value,
        chosen: () => this.choose(name, value),
      }),
    );
    return choiceGroup(`print.${name}`, buttons);
  }

  saveField() {
    const options = this.saves.map((save) =>
      el("option", { value: save.id, selected: save === this.save, text: `${saveTitle(save)} · ${saveLine(save)}` }),
    );
    const select = el("select", { class: "input", id: "print-save" }, options);
    select.addEventListener("change", () => {
      this.save = this.saves.find(({ id }) => id === select.value) ?? this.save;
      this.nameRules();
      this.remember();
      this.draw();
    });
    return el("div", { class: "field" }, el("label", { for: "print-save", text: t("print.save") }), select);
  }

  /** @param {Name} name @param {string} value */
  choose(name, value) {
    this.choice[name] = value;
    if (name === "what") {
      this.remember();
      if (!this.perPage.includes(Number(this.choice["per-page"]))) this.choice["per-page"] = "1";
      this.fill();
      const chosen = this.fields.querySelector(`input[value="${value}"]`);
      if (chosen instanceof HTMLElement) chosen.focus();
    }
    this.draw();
  }

  /** The address names what is shown, for a reload or a bookmark. */
  remember() {
    const { what } = this.choice;
    history.replaceState(null, "", `#/print/${what === SAVED ? `${what}/${this.save?.id}` : what}`);
  }

  /** Draw the current choice; the latest request wins. */
  async draw() {
    const turn = ++this.drawn;
    this.button.disabled = true;
    if (!this.pages.firstChild) fill(this.pages, el("p", { class: "paper group", text: t("print.waiting") }));
    try {
      const sheets = await this.sheets();
      if (this.closed || turn !== this.drawn) return;
      fill(this.pages, pagesOf(this.choice.paper, Number(this.choice["per-page"]), sheets));
      this.pages.dataset.shown = Object.values(this.choice).join(" ");
      this.button.disabled = false;
    } catch (error) {
      if (this.closed || turn !== this.drawn) return;
      const text = errorWords(error);
      fill(this.pages, el("p", { class: "paper group error-text", role: "alert", text }));
    }
  }

  /** @returns {Promise<SVGElement[]>} */
  async sheets() {
    const { printable, save, choice } = this;
    const theme = inkOf(choice.ink === "colour");
    await loadFonts(theme);
    if (!printable) return save ? savedSheets(this.app, save, theme) : [];
    const { game, options, id } = printable;
    const { sheet } = await this.app.engine.ask({ op: "printed", game, options });
    return drawPrintable(printable, sheet, { theme, title: itemName(id) }, Number(choice["per-page"]));
  }
}

/** @param {string} id of a printable, or "game" */
function itemName(id) {
  const printable = PRINTABLES.find((one) => one.id === id);
  return printable ? t(`${printable.game}.print.item.${id}`) : t("print.saved-game");
}

/** Whether people here print on Letter rather than on A4. */
function isLetterUsual() {
  return /-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language);
}
