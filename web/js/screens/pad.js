// The score pad: a sheet that was played on paper is tapped in, and the rules score it line by line.

import { announce } from "../base/announce.js";
import { el, fill } from "../base/dom.js";
import { choiceButton, choiceGroup } from "../base/fields.js";
import { mark } from "../base/seat-mark.js";
import { toast } from "../base/toast.js";
import { number, t } from "../base/words.js";
import { readTheme } from "../canvas/colours.js";
import { bootView } from "../engine/boot-view.js";
import { keepDraft, loadDraft } from "../pad/drafts.js";
import { loadPad, PADS } from "../pad/pad-game.js";
import { loadFace } from "../shelf/faces.js";
import { headline } from "../table/ending.js";
import { errorWords } from "../table/engine-words.js";
import { fillScores } from "../table/panels.js";
import { screenHead } from "./screen-parts.js";

/** @typedef {import("../app.js").App} App */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} [id]
 * @returns {import("../base/router.js").Screen}
 */
export function openPad(root, app, id) {
  const chosen = PADS.find((pad) => pad.id === id) ?? PADS[0];
  const screen = new PadScreen(app, chosen);
  root.append(screen.element);
  screen.open();
  return { title: t("pad.title"), close: () => screen.close() };
}

class PadScreen {
  /** @param {App} app @param {(typeof PADS)[number]} chosen */
  constructor(app, chosen) {
    this.app = app;
    this.chosen = chosen;
    this.closed = false;
    this.asked = 0;
    this.shown = 0;
    this.boot = bootView(app);
    this.setup = el("div", { class: "fields" });
    this.work = el("div", { class: "pad-work group paper" }, el("p", { text: t("print.waiting") }));
    this.panel = el("div", { class: "pad-scores" });
    this.standings = el("div", { class: "pad-standings" });
    this.problem = el("p", { class: "error-text pad-problem", role: "status" });
    this.element = el(
      "div",
      { class: "screen pad-screen" },
      screenHead(t("pad.title")),
      el("p", { text: t("pad.intro") }),
      this.boot.element,
      el(
        "div",
        { class: "pad-columns" },
        el(
          "form",
          { class: "group paper", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
          this.setup,
        ),
        this.work,
        el(
          "aside",
          { class: "group paper pad-side", "aria-label": t("table.scores.title") },
          this.problem,
          this.panel,
          this.standings,
        ),
      ),
    );
  }

  close() {
    this.closed = true;
    this.boot.close();
  }

  async open() {
    const { game, preset, id } = this.chosen;
    try {
      const [pad, face, { sheet }] = await Promise.all([
        loadPad(game),
        loadFace(game),
        this.app.engine.ask({ op: "printed", game, options: preset }),
      ]);
      if (this.closed) return;
      this.pad = pad;
      this.face = face;
      this.sheet = /** @type {any} */ (sheet);
      this.draft = loadDraft(id, (data) => pad.isSheet(data, sheet)) ?? this.blankDraft();
      this.fillSetup();
      this.fillWork();
      this.score();
    } catch (error) {
      if (!this.closed) this.problem.textContent = errorWords(/** @type {any} */ (error));
    }
  }

  /** @returns {import("../pad/drafts.js").Draft} */
  blankDraft() {
    const { pad, sheet } = this;
    const seats = pad?.seats[0] ?? 1;
    return { names: [], cards: [], sheets: Array.from({ length: seats }, () => pad?.blank(sheet)) };
  }

  get players() {
    const { draft } = this;
    return (draft?.sheets ?? []).map((_, seat) => ({
      name: draft?.names[seat] || t("new.player", { number: seat + 1 }),
      kind: "person",
    }));
  }

  // -- who, what -------------------------------------------------------------------------------------------------------

  fillSetup() {
    fill(this.setup, this.gameField(), this.seatsField(), this.nameField(), this.cardsField());
  }

  gameField() {
    const choices = PADS.map(({ id }) =>
      choiceButton({
        name: "pad-game",
        value: id,
        label: t(`shelf.${id}.title`),
        checked: id === this.chosen.id,
        chosen: () => this.app.navigate(`#/pad/${id}`),
      }),
    );
    return choiceGroup("pad.game", choices);
  }

  /** Whose sheet is tapped in; and one more or one fewer. */
  seatsField() {
    const { draft, pad } = this;
    if (!draft || !pad) return null;
    const choices = this.players.map(({ name }, seat) =>
      choiceButton({
        name: "pad-seat",
        value: String(seat),
        label: [mark(seat), name],
        checked: seat === this.shown,
        chosen: () => this.look(seat),
      }),
    );
    const most = pad.seats[pad.seats.length - 1];
    const button = (/** @type {string} */ key, /** @type {boolean} */ off, /** @type {() => void} */ onclick) =>
      el("button", { class: "button quiet", type: "button", disabled: off, onclick, text: t(`new.${key}`) });
    const steps =
      pad.seats.length > 1 &&
      el(
        "div",
        { class: "row" },
        button("more-players", draft.sheets.length >= most, () => this.seats(1)),
        button("fewer", draft.sheets.length <= pad.seats[0], () => this.seats(-1)),
      );
    return choiceGroup("pad.seat", choices, ...(steps ? [steps] : []));
  }

  nameField() {
    const input = el("input", { class: "input", id: "pad-name", maxlength: 40, autocomplete: "off" });
    input.value = this.draft?.names[this.shown] ?? "";
    input.placeholder = t("new.player", { number: this.shown + 1 });
    input.addEventListener("change", () => {
      if (!this.draft) return;
      this.draft.names = this.players.map((_, seat) =>
        seat === this.shown ? input.value.trim() : (this.draft?.names[seat] ?? ""),
      );
      this.keep();
      this.fillSetup();
      this.score();
    });
    return el("div", { class: "field" }, el("label", { for: "pad-name", text: t("print.name") }), input);
  }

  cardsField() {
    const { draft, pad, sheet } = this;
    if (!draft || !pad?.cards) return null;
    return pad.cards.field({
      chosen: draft.cards,
      sheet,
      changed: (chosen) => {
        draft.cards = chosen;
        this.keep();
        this.fillSetup();
        this.score();
      },
    });
  }

  /** @param {number} seat */
  look(seat) {
    this.shown = seat;
    this.fillSetup();
    const chosen = this.setup.querySelector(`input[name="pad-seat"][value="${seat}"]`);
    if (chosen instanceof HTMLElement) chosen.focus();
    this.fillWork();
    this.score();
  }

  /** One more seat, or one fewer. @param {number} change */
  seats(change) {
    const { draft, pad, sheet } = this;
    if (!draft || !pad) return;
    if (change > 0) draft.sheets.push(pad.blank(sheet));
    else draft.sheets.pop();
    this.keep();
    this.look(change > 0 ? draft.sheets.length - 1 : Math.min(this.shown, draft.sheets.length - 1));
  }

  // -- the sheet -------------------------------------------------------------------------------------------------------

  fillWork() {
    const { draft, pad, sheet } = this;
    if (!draft || !pad) return;
    this.editor = pad.editor({
      data: draft.sheets[this.shown],
      sheet,
      theme: readTheme(),
      changed: (data) => {
        draft.sheets[this.shown] = data;
        this.keep();
        this.score();
      },
    });
    const clear = el("button", { class: "button", type: "button", onclick: () => this.clear(), text: t("pad.clear") });
    fill(this.work, this.editor.element, el("div", { class: "row" }, clear));
  }

  clear() {
    const { draft, pad, sheet, shown } = this;
    if (!draft || !pad) return;
    const before = draft.sheets[shown];
    const put = (/** @type {any} */ data) => {
      draft.sheets[shown] = data;
      this.keep();
      this.look(shown);
    };
    put(pad.blank(sheet));
    toast(t("pad.cleared"), { action: () => put(before), label: t("app.undo") });
  }

  keep() {
    if (this.draft) keepDraft(this.chosen.id, this.draft);
  }

  // -- the score -------------------------------------------------------------------------------------------------------

  /** Score all sheets together; where one of them is not yet whole, the one that is shown alone. */
  async score() {
    const turn = ++this.asked;
    const { draft, shown } = this;
    if (!draft) return;
    try {
      const answer = await this.ask(draft.sheets, draft.cards);
      if (turn === this.asked && !this.closed) this.tell(answer, shown, null);
    } catch (error) {
      const alone = draft.sheets.length > 1 ? await this.alone() : null;
      if (turn === this.asked && !this.closed) this.tell(alone, 0, /** @type {any} */ (error));
    }
  }

  /** @param {any[]} sheets @param {number[]} cards */
  ask(sheets, cards) {
    const { game, preset } = this.chosen;
    const text = this.pad?.diagram(sheets, this.sheet, cards);
    return this.app.engine.ask({ op: "score", game, options: preset, text });
  }

  async alone() {
    const { draft, pad, sheet, shown } = this;
    if (!draft) return null;
    try {
      return await this.ask([draft.sheets[shown]], pad?.cards?.alone(draft.cards, sheet) ?? []);
    } catch {
      return null; // its error was told already
    }
  }

  /**
   * @param {any} answer the score of all sheets, or of the one that is shown; null when there is none
   * @param {number} at where in the answer the sheet is that is shown
   * @param {{ code: string, values: Record<string, any> } | null} error
   */
  tell(answer, at, error) {
    const { players, shown, face } = this;
    const own = error?.values?.seat === undefined || error.values.seat === shown + 1;
    this.problem.textContent = error ? this.sentence(error) : "";
    this.editor?.mark(error && own ? error.values : null);
    this.panel.hidden = !answer;
    if (!answer || !face) return fill(this.standings);
    const name = players[shown].name;
    const line = (/** @type {string} */ key) => face.line(key);
    const seats = at === shown ? players : [{ name }];
    fillScores(this.panel, { answer, players: seats, shown: at, preview: null, line, total: face.tally?.().total });
    announce(t("pad.told", { name, points: answer.scores[at].total }));
    fill(this.standings, !error && players.length > 1 && this.standing(answer));
  }

  /** @param {{ code: string, values: Record<string, any> }} error */
  sentence(error) {
    const name = this.players[error.values?.seat - 1]?.name;
    return name && this.players.length > 1
      ? t("pad.problem-of", { name, problem: errorWords(error) })
      : errorWords(error);
  }

  /** Whether something is on every sheet. */
  get begun() {
    const blank = JSON.stringify(this.pad?.blank(this.sheet));
    return this.draft?.sheets.every((data) => JSON.stringify(data) !== blank);
  }

  /** @param {any} answer */
  standing(answer) {
    const rows = this.players.map(({ name }, seat) =>
      el(
        "li",
        {},
        mark(seat),
        el("span", { text: name }),
        el("b", { class: "figures", text: number(answer.scores[seat].total) }),
      ),
    );
    return [
      el("ol", { class: "pad-ranking" }, rows),
      answer.outcome && this.begun && el("p", { class: "pad-winner", text: headline(answer, this.players) }),
    ];
  }
}
