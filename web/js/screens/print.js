// Sheets on paper: choose what and how, see the pages, print them.

import { bootView } from "../boot-view.js";
import { el, fill } from "../dom.js";
import { t } from "../i18n.js";
import { inkOf } from "../paper/ink.js";
import { PAPERS, pageOf } from "../paper/pages.js";
import { PRINTABLES } from "../paper/printables.js";
import { loadFonts } from "../table/theme.js";
import { errorWords } from "../table/words.js";
import { choiceButton, choiceGroup } from "./new-game-options.js";
import { screenHead } from "./parts.js";

/** @typedef {import("../main.js").App} App */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} [what] the id of a printable
 * @returns {import("../router.js").Screen}
 */
export function openPrint(root, app, what) {
  const screen = new PrintScreen(app, what);
  root.append(screen.element);
  return { title: t("print.title"), close: () => screen.close() };
}

class PrintScreen {
  /** @param {App} app @param {string} [what] */
  constructor(app, what) {
    this.app = app;
    this.closed = false;
    this.drawn = 0;
    this.choice = {
      what: PRINTABLES.some(({ id }) => id === what) ? /** @type {string} */ (what) : PRINTABLES[0].id,
      paper: /** @type {string} */ (letterLands() ? "letter" : "a4"),
      "per-page": "1",
      ink: "black",
    };
    this.boot = bootView(app);
    this.fields = el("div", { class: "fields" });
    this.pages = el("div", { class: "sheet-pages", role: "region", "aria-label": t("print.preview") });
    this.button = el("button", {
      class: "button primary big",
      type: "button",
      onclick: () => print(),
      text: t("print.go"),
    });
    this.element = el(
      "div",
      { class: "screen print-screen" },
      screenHead(t("print.title")),
      el(
        "div",
        { class: "print-columns" },
        el("form", { class: "group paper print-form" }, el("p", { text: t("print.intro") }), this.fields, this.button),
        el("div", {}, this.boot.element, this.pages),
      ),
    );
    this.fill();
    this.draw();
  }

  close() {
    this.closed = true;
    this.boot.close();
  }

  get printable() {
    return PRINTABLES.find(({ id }) => id === this.choice.what) ?? PRINTABLES[0];
  }

  fill() {
    const { perPage } = this.printable;
    fill(
      this.fields,
      this.field(
        "what",
        PRINTABLES.map(({ id }) => id),
        (id) => t(`print.item.${id}`),
      ),
      this.field("paper", PAPERS),
      perPage.length > 1 && this.field("per-page", perPage.map(String)),
      this.field("ink", ["black", "colour"]),
    );
  }

  /**
   * @param {"what" | "paper" | "per-page" | "ink"} name
   * @param {readonly string[]} values
   * @param {(value: string) => string} [words]
   */
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

  /** @param {"what" | "paper" | "per-page" | "ink"} name @param {string} value */
  choose(name, value) {
    this.choice[name] = value;
    if (name === "what") {
      history.replaceState(null, "", `#/print/${value}`);
      if (!this.printable.perPage.includes(Number(this.choice["per-page"]))) this.choice["per-page"] = "1";
      this.fill();
      const chosen = this.fields.querySelector(`input[value="${value}"]`);
      if (chosen instanceof HTMLElement) chosen.focus();
    }
    this.draw();
  }

  /** Draw what is chosen; what was asked for meanwhile wins. */
  async draw() {
    const turn = ++this.drawn;
    this.button.disabled = true;
    if (!this.pages.firstChild) fill(this.pages, el("p", { class: "paper group", text: t("print.waiting") }));
    try {
      const pages = await this.sheets();
      if (this.closed || turn !== this.drawn) return;
      fill(this.pages, pages);
      this.pages.dataset.shown = this.choice.what;
      this.button.disabled = false;
    } catch (error) {
      if (!this.closed && turn === this.drawn) {
        fill(
          this.pages,
          el("p", { class: "paper group error-text", role: "alert", text: errorWords(/** @type {any} */ (error)) }),
        );
      }
    }
  }

  async sheets() {
    const { game, options, load, id } = this.printable;
    const { paper, ink } = this.choice;
    const perPage = Number(this.choice["per-page"]);
    const theme = inkOf(ink === "colour");
    const [{ blankSheet }, { sheet }] = await Promise.all([
      load(),
      this.app.engine.ask({ op: "printed", game, options }),
      loadFonts(theme),
    ]);
    const look = { theme, title: t(`print.item.${id}`) };
    return [
      pageOf(
        paper,
        perPage,
        Array.from({ length: perPage }, () => blankSheet(sheet, look)),
      ),
    ];
  }
}

/** Where Letter is the usual paper. */
function letterLands() {
  return /-(US|CA|MX|PH|CL|CO|VE)$/.test(navigator.language);
}
