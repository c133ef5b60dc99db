// Embedding a game in another page: choose what to show, see the preview, copy the snippet.

import { confirmCopy } from "../base/clipboard.js";
import { el, fill } from "../base/dom.js";
import { choiceButton } from "../base/fields.js";
import { languageName } from "../base/language/language.js";
import { LANGUAGES, t } from "../base/words.js";
import { MODES, writeAddress } from "../embed/options.js";
import { SHELF } from "../shelf/boxes.js";
import { screenHead } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../embed/options.js").Mode} Mode
 * @typedef {object} Draft
 * @property {Mode} mode
 * @property {string} box
 * @property {number} seats
 * @property {string} other who plays the other seats
 * @property {string} link
 * @property {string} ply
 * @property {"" | "light" | "dark"} theme
 * @property {string} language "" for the reader's
 * @property {string} height
 * @property {boolean} fit
 */

const PAUSE = 400; // milliseconds without another key before the preview follows

/** The script for the embedding page that sets the frame's height. */
const FIT = `<script>
addEventListener("message", ({ source, data }) => {
  if (data?.source !== "chiefdoms" || data.type !== "height") return;
  for (const frame of document.querySelectorAll("iframe")) if (frame.contentWindow === source) frame.height = data.height;
});
</script>`;

/**
 * @param {HTMLElement} root
 * @param {App} _app
 * @param {string} [payload] a game that is to be embedded
 * @returns {import("../base/router.js").Screen}
 */
export function openEmbed(root, _app, payload = "") {
  return openForm(root, {
    mode: payload ? "replay" : "play",
    box: SHELF[0].id,
    seats: SHELF[0].usual,
    other: "person",
    link: payload,
    ply: "",
    theme: "",
    language: "",
    height: "720",
    fit: false,
  });
}

/**
 * @param {HTMLElement} root
 * @param {Draft} draft
 * @returns {import("../base/router.js").Screen}
 */
function openForm(root, draft) {
  root.append(new EmbedScreen(draft).element);
  return { title: t("snippet.title"), again: () => openForm(root, draft) };
}

class EmbedScreen {
  /** @param {Draft} draft */
  constructor(draft) {
    this.draft = draft;
    this.gameFields = el("div", { class: "fields" });
    this.linkField = this.text("link", { help: true, read: payloadOf });
    this.plyField = this.text("ply", { inputmode: "numeric", help: true });
    this.snippet = el("textarea", { class: "input snippet", rows: 6, readonly: true, spellcheck: "false" });
    this.snippet.id = "snippet";
    this.preview = el("iframe", { class: "preview", title: t("snippet.preview") });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.element = this.build();
    this.fillGame();
    this.show();
  }

  build() {
    const copy = { class: "button primary", type: "button", onclick: () => confirmCopy(this.snippet.value) };
    return el(
      "div",
      { class: "screen embed-screen" },
      screenHead(t("snippet.title")),
      el("p", { text: t("snippet.intro") }),
      el(
        "div",
        { class: "columns" },
        el(
          "form",
          { class: "paper embed-form", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
          choices(
            "mode",
            MODES.map((mode) => [mode, t(`embed.start.${mode}`)]),
            this.draft.mode,
            (mode) => this.set({ mode: /** @type {Mode} */ (mode) }),
          ),
          this.linkField,
          this.plyField,
          this.gameFields,
          choices(
            "theme",
            ["", "light", "dark"].map((theme) => [theme, t(`snippet.theme.${theme || "reader"}`)]),
            this.draft.theme,
            (theme) => this.set({ theme: /** @type {Draft["theme"]} */ (theme) }),
          ),
          LANGUAGES.length > 1 &&
            select(
              "language",
              [["", t("snippet.language.reader")], ...LANGUAGES.map((name) => [name, languageName(name)])],
              this.draft.language,
              (language) => this.set({ language }),
            ),
          this.text("height", { inputmode: "numeric" }),
          this.fitField(),
          el(
            "div",
            { class: "field" },
            el("label", { for: "snippet", text: t("snippet.code") }),
            this.snippet,
            el("div", { class: "row" }, el("button", { ...copy, text: t("snippet.copy") })),
          ),
        ),
        el("section", { class: "embed-preview", "aria-label": t("snippet.preview") }, this.preview),
      ),
    );
  }

  /** The fields of a new game; who can play depends on which game it is. */
  fillGame() {
    const { draft } = this;
    const box = SHELF.find(({ id }) => id === draft.box) ?? SHELF[0];
    const seats = box.seats.includes(draft.seats) ? draft.seats : box.usual;
    const kinds = ["person", ...box.players];
    const take = (/** @type {string} */ id) =>
      this.set({ box: id, seats: SHELF.find((one) => one.id === id)?.usual ?? 1, other: "person" }, true);
    const focused = document.activeElement?.id;
    fill(
      this.gameFields,
      select(
        "game",
        SHELF.map(({ id }) => [id, t(`shelf.${id}.title`)]),
        box.id,
        take,
      ),
      box.seats.length > 1 &&
        select(
          "seats",
          box.seats.map((count) => [String(count), String(count)]),
          String(seats),
          (count) => this.set({ seats: Number(count) }, true),
        ),
      seats > 1 &&
        kinds.length > 1 &&
        select(
          "others",
          kinds.map((kind) => [kind, t(`players.${kind}.title`)]),
          draft.other,
          (other) => this.set({ other }),
        ),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  /**
   * @param {"link" | "ply" | "height"} key
   * @param {{ inputmode?: string, help?: boolean, read?: (text: string) => string }} options
   */
  text(key, { inputmode, help = false, read = (text) => text.replace(/\D/g, "") }) {
    const id = `embed-${key}`;
    const input = el("input", { class: "input", id, inputmode, autocomplete: "off", spellcheck: "false" });
    if (help) input.setAttribute("aria-describedby", `${id}-help`);
    input.value = this.draft[key];
    input.addEventListener("input", () => this.set({ [key]: read(input.value) }));
    return el(
      "div",
      { class: "field" },
      el("label", { for: id, text: t(`snippet.${key}.title`) }),
      help && el("p", { class: "help", id: `${id}-help`, text: t(`snippet.${key}.help`) }),
      input,
    );
  }

  fitField() {
    const input = el("input", { type: "checkbox", role: "switch", checked: this.draft.fit });
    input.addEventListener("change", () => this.set({ fit: input.checked }));
    return el("label", { class: "switch" }, input, el("span", { class: "label", text: t("snippet.fit") }));
  }

  /**
   * @param {Partial<Draft>} change
   * @param {boolean} [fields] whether other fields depend on it
   */
  set(change, fields = false) {
    Object.assign(this.draft, change);
    if (fields) this.fillGame();
    this.show();
  }

  /** Whether it is about a game that was played. */
  get linked() {
    return this.draft.mode !== "play" || this.draft.link !== "";
  }

  get address() {
    const { mode, box, seats, other, link, ply, theme, language } = this.draft;
    const players = Array.from({ length: seats }, (_, seat) => (seat ? other : "person"));
    const shown = this.linked && ply ? Number(ply) : null;
    return writeAddress({ mode, box, seats, players, link, theme, language, ply: shown });
  }

  show() {
    const { address } = this;
    this.plyField.hidden = !this.linked || this.draft.mode === "replay";
    this.gameFields.hidden = this.draft.link !== "";
    const height = this.draft.height || "720";
    const frame = el("iframe", { src: address, width: "100%", height, loading: "lazy", title: t("app.title") });
    frame.setAttribute("allow", "clipboard-write; web-share");
    this.snippet.value = [frame.outerHTML, this.draft.fit ? FIT : ""].filter(Boolean).join("\n");
    this.preview.height = height;
    clearTimeout(this.timer);
    if (this.preview.src !== address) this.timer = setTimeout(() => this.showPreview(address), this.timer ? PAUSE : 0);
  }

  /** A new frame each time, because navigating an existing frame would add a history entry. @param {string} src */
  showPreview(src) {
    const facts = { class: "preview", title: t("snippet.preview"), height: this.preview.height, loading: "lazy" };
    const frame = el("iframe", { ...facts, src });
    this.preview.replaceWith(frame);
    this.preview = frame;
  }
}

/**
 * The part that contains the game in pasted text: a full address or its last part.
 * @param {string} text
 */
function payloadOf(text) {
  return text.trim().split(/[#/]/).at(-1) ?? "";
}

/**
 * @param {string} key
 * @param {string[][]} values each with its words
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function choices(key, values, chosen, choose) {
  const buttons = values.map(([value, label]) =>
    choiceButton({ name: `embed-${key}`, value, label, checked: value === chosen, chosen: () => choose(value) }),
  );
  for (const [at, button] of buttons.entries()) button.querySelector("input")?.setAttribute("id", `embed-${key}-${at}`);
  const legend = el("legend", { class: "label", text: t(`snippet.${key}.title`) });
  return el("fieldset", { class: "field" }, legend, el("div", { class: "choices" }, buttons));
}

/**
 * @param {string} key
 * @param {string[][]} values each with its words
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
function select(key, values, chosen, choose) {
  const id = `embed-${key}`;
  const options = values.map(([value, text]) => el("option", { value, text }));
  const field = el("select", { class: "input", id }, options);
  field.value = chosen;
  field.addEventListener("change", () => choose(field.value));
  return el("div", { class: "field" }, el("label", { for: id, text: t(`snippet.${key}.title`) }), field);
}
