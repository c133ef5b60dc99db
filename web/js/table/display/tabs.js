// Tabs: one panel of several is shown. By keyboard the arrows go from tab to tab, as ARIA's pattern for tabs has it.

import { el } from "../../base/dom.js";

/** @typedef {{ name: string, tab: HTMLButtonElement, panel: HTMLElement }} Entry */

export class Tabs {
  /** @type {Entry[]} */
  #entries = [];
  #list;
  #chosen;
  #onChoose;

  /**
   * @param {string} label
   * @param {{ chosen: string, onChoose: (name: string) => void }} choice the tab that is chosen as soon as it is there
   */
  constructor(label, { chosen, onChoose }) {
    this.#chosen = chosen;
    this.#onChoose = onChoose;
    this.#list = el("div", { class: "tab-list", role: "tablist", "aria-label": label });
    this.#list.addEventListener("keydown", (event) => this.#press(event));
    this.element = el("div", { class: "tabs" }, this.#list);
  }

  /**
   * @param {string} name
   * @param {string} title
   * @param {HTMLElement} content
   */
  add(name, title, content) {
    const [id, controls] = [`tab-${name}`, `tab-panel-${name}`];
    const onclick = () => this.#choose(name);
    const tab = el(
      "button",
      { type: "button", class: "tab", role: "tab", id, "aria-controls": controls, onclick },
      title,
    );
    const facts = { class: "tab-panel", role: "tabpanel", id: controls, "aria-labelledby": id, tabindex: 0 };
    const panel = el("div", facts, content);
    this.#entries.push({ name, tab, panel });
    this.#list.append(tab);
    this.element.append(panel);
    this.#show();
  }

  #show() {
    const shown = this.#entries.find(({ name }) => name === this.#chosen) ?? this.#entries[0];
    for (const { tab, panel } of this.#entries) {
      const selected = tab === shown.tab;
      tab.setAttribute("aria-selected", String(selected));
      tab.tabIndex = selected ? 0 : -1;
      panel.hidden = !selected;
    }
    return shown;
  }

  /** @param {string} name */
  #choose(name) {
    this.#chosen = name;
    this.#onChoose(name);
    this.#show().tab.focus();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const last = this.#entries.length - 1;
    const at = this.#entries.findIndex(({ tab }) => tab === event.target);
    /** @type {Record<string, number>} */
    const targets = { ArrowLeft: at > 0 ? at - 1 : last, ArrowRight: at < last ? at + 1 : 0, Home: 0, End: last };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    this.#choose(this.#entries[target].name);
  }
}
