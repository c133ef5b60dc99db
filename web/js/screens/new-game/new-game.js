// Setting up a game: who plays, with which rules. The form can be filled in while the engine loads; starting waits for it.

import { el, fill, svg } from "../../base/dom.js";
import { list, t } from "../../base/words.js";
import { bootView } from "../../engine/boot-view.js";
import { manifestOf, pictureOf, SHELF } from "../../shelf/boxes.js";
import { loadGameWords } from "../../shelf/faces.js";
import { recentGame, recentNames, remember } from "../../store/recent.js";
import { errorWords } from "../../table/engine-words.js";
import { randomSeed, startMatch } from "../../table/start.js";
import { seatsText } from "../home.js";
import { learnLinks, paperLinks, screenHead } from "../screen-parts.js";
import { optionField, pureField } from "./option-fields.js";
import { seatsField } from "./seat-fields.js";

/**
 * @typedef {import("../../app/app.js").App} App
 * @typedef {import("../../shelf/boxes.js").Shelved} Shelved
 * @typedef {import("../../shelf/manifest.js").Draft} Draft
 * @typedef {import("../../shelf/manifest.js").OptionFacts} OptionFacts
 * @typedef {import("../../shelf/manifest.js").OptionFields} OptionFields
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} id of the box on the shelf
 * @returns {import("../../base/router.js").Screen}
 */
export function openNewGame(root, app, id) {
  const shelved = SHELF.find((one) => one.id === id);
  if (!shelved) {
    root.append(el("div", { class: "screen" }, screenHead(t("new.unknown")), el("p", { text: t("new.unknown-text") })));
    return { title: t("new.unknown") };
  }
  return openForm(root, app, shelved, draftOf(shelved));
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {Shelved} shelved
 * @param {Draft} draft
 * @returns {import("../../base/router.js").Screen}
 */
function openForm(root, app, shelved, draft) {
  const form = new NewGame(app, shelved, draft);
  root.append(form.element);
  const again = () => openForm(root, app, shelved, draft);
  return { title: t(`shelf.${shelved.id}.title`), close: () => form.close(), again };
}

class NewGame {
  /**
   * @param {App} app
   * @param {Shelved} shelved
   * @param {Draft} draft
   */
  constructor(app, shelved, draft) {
    this.app = app;
    this.shelved = shelved;
    this.draft = draft;
    this.starting = false;
    this.boot = bootView(app);
    this.fields = el("div", { class: "fields" });
    this.problem = el("p", { class: "error-text", role: "alert" });
    this.button = el("button", { class: "button primary big", type: "submit" });
    this.element = this.build();
    this.load();
    this.label();
    this.cleanups = [this.boot.close, app.boot.onChange(() => this.label())];
  }

  close() {
    for (const clean of this.cleanups) clean();
  }

  build() {
    const { id, designers, seats } = this.shelved;
    const form = el("form", { class: "new-form paper", novalidate: true }, this.fields, this.boot.element);
    form.append(el("div", { class: "start-bar" }, this.problem, this.button));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.start();
    });
    return el(
      "div",
      { class: "screen new-game" },
      screenHead(t(`shelf.${id}.title`)),
      el(
        "div",
        { class: "columns" },
        el(
          "aside",
          { class: "new-about paper" },
          el("img", { class: "new-picture", src: pictureOf(id), alt: "", width: 480, height: 300 }),
          el(
            "div",
            { class: "new-words" },
            el("p", { class: "new-pitch", text: t(`shelf.${id}.pitch`) }),
            el("p", { class: "new-long", text: t(`shelf.${id}.about`) }),
            el("p", { class: "faint", text: [seatsText(seats), t("home.by", { names: list(designers) })].join(" · ") }),
            learnLinks(this.shelved),
            paperLinks(this.shelved),
          ),
        ),
        form,
      ),
    );
  }

  /** First loads the texts of the options and the game's own fields. */
  async load() {
    const { game } = this.shelved;
    const plain = { optionFields: {} };
    // If the game's own fields fail to load, plain choices are shown instead.
    const own = manifestOf(game)
      ?.optionFields?.()
      .catch(() => plain);
    try {
      const [{ optionFields } = plain] = await Promise.all([own, loadGameWords(game)]);
      this.fill(optionFields);
    } catch {
      fill(this.problem, t("app.not-fetched"));
    }
  }

  /** @param {OptionFields} own */
  fill(own) {
    const { shelved, draft } = this;
    const { game, options, upfront: first } = shelved;
    const changed = () => this.changed();
    const field = (/** @type {OptionFacts} */ option) => optionField({ game, option, draft, changed }, own);
    const upfront = options.filter(({ key }) => first.includes(key)).map(field);
    const hidden = options.filter(({ key }) => !first.includes(key)).map(field);
    const seats = seatsField({ seats: shelved.seats, players: shelved.players, draft, changed });
    this.parts = [seats, ...upfront, ...hidden];
    const more = el(
      "details",
      { class: "more" },
      el("summary", { text: t("new.more") }),
      el(
        "div",
        { class: "fields" },
        hidden.map(({ element }) => element),
        pureField(draft),
        this.seedField(),
      ),
    );
    fill(
      this.fields,
      seats.element,
      upfront.map(({ element }) => element),
      more,
    );
  }

  /** A field may depend on another: cards that compare players need more than one of them. */
  changed() {
    fill(this.problem);
    for (const part of this.parts ?? []) part.update();
  }

  seedField() {
    const input = el("input", { class: "input", id: "seed", maxlength: 64, autocomplete: "off", spellcheck: "false" });
    input.value = this.draft.seed;
    input.addEventListener("input", () => {
      this.draft.seed = input.value;
    });
    const reroll = () => {
      this.draft.seed = randomSeed();
      input.value = this.draft.seed;
    };
    return el(
      "div",
      { class: "field" },
      el("label", { for: "seed", text: t("new.seed") }),
      el("p", { class: "help", id: "seed-help", text: t("new.seed-help") }),
      el(
        "div",
        { class: "row nowrap" },
        input,
        el("button", { class: "button", type: "button", onclick: reroll, "aria-label": t("new.reroll") }, die()),
      ),
    );
  }

  /** The label of the big button says what it would do now. */
  label() {
    const { state, latest } = this.app.boot;
    this.button.disabled = this.starting && state === "ready";
    if (!this.starting) {
      this.button.textContent = t("new.start");
    } else if (state === "loading" && latest?.total) {
      this.button.textContent = t("new.waiting-share", { share: Math.floor((100 * latest.loaded) / latest.total) });
    } else {
      this.button.textContent = t("new.starting");
    }
  }

  async start() {
    if (this.starting) return;
    this.starting = true;
    this.label();
    const { shelved, draft } = this;
    const seed = draft.seed.trim() || randomSeed();
    const plan = {
      game: shelved.game,
      seats: draft.seats,
      seed,
      options: draft.options,
      names: draft.names,
      kinds: draft.kinds,
      pure: draft.pure,
    };
    const { seats, kinds, options, pure } = draft;
    remember(shelved.id, draft.names, { seats, kinds, options, pure });
    try {
      await startMatch(this.app, plan);
    } catch (error) {
      fill(this.problem, errorWords(error));
    }
    this.starting = false;
    this.label();
  }
}

/**
 * @param {Shelved} shelved
 * @returns {Draft}
 */
function draftOf({ id, seats, usual, options, preset }) {
  const last = recentGame(id);
  const count = last.seats && seats.includes(last.seats) ? last.seats : usual;
  const chosen = { ...defaultsOf(options), ...known(options, last.options), ...preset };
  const { kinds = [], pure = false } = last;
  return { seats: count, names: recentNames(), kinds, options: chosen, seed: randomSeed(), pure };
}

/** A die, for the button that makes another seed. */
function die() {
  const pips = [
    [8, 8],
    [16, 16],
    [12, 12],
    [16, 8],
    [8, 16],
  ].map(([cx, cy]) => svg("circle", { cx, cy, r: 1.6, fill: "currentColor" }));
  const face = svg("rect", { x: 3, y: 3, width: 18, height: 18, rx: 4 });
  return svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, face, pips);
}

/** @param {OptionFacts[]} options */
function defaultsOf(options) {
  return Object.fromEntries(options.map((option) => [option.key, option.default]));
}

/**
 * The choices for options that exist. The engine validates values that are not among the listed choices.
 * @param {OptionFacts[]} options
 * @param {Record<string, string>} chosen
 */
function known(options, chosen) {
  const keys = new Set(options.map(({ key }) => key));
  return Object.fromEntries(Object.entries(chosen).filter(([key]) => keys.has(key)));
}
