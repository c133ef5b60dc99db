// The score pad: people enter a sheet that was played on paper, and the rules score it line by line.

import { el, fill } from "../base/dom.js";
import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { readTheme } from "../canvas/colours.js";
import { bootView } from "../engine/boot-view.js";
import { keepDraft, loadDraft } from "../pad/drafts.js";
import { gameField, nameField, seatField } from "../pad/pad-fields.js";
import { loadPad, PADS } from "../pad/pad-game.js";
import { PadScores } from "../pad/pad-scores.js";
import { loadFace } from "../shelf/faces.js";
import { screenHead } from "./screen-parts.js";

/**
 * @typedef {import("../app/app.js").App} App
 * @typedef {import("../pad/drafts.js").Draft} Draft
 * @typedef {import("../pad/pad-scores.js").Problem} Problem
 * @typedef {{ pad: import("../pad/pad-game.js").PadGame, face: import("../shelf/faces.js").Face, sheet: unknown }} Loaded
 *   `sheet` is what the engine says is printed
 */

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {string} [id]
 * @returns {import("../base/router.js").Screen}
 */
export function openPad(root, app, id) {
  return show(root, app, PADS.find((pad) => pad.id === id) ?? PADS[0], 0);
}

/**
 * @param {HTMLElement} root
 * @param {App} app
 * @param {import("../shelf/boxes.js").Shelved} box
 * @param {number} seat whose sheet is looked at
 * @returns {import("../base/router.js").Screen}
 */
function show(root, app, box, seat) {
  const boot = bootView(app);
  const form = el("div", { class: "fields" });
  const work = el("div", { class: "pad-work group paper" }, el("p", { text: t("print.waiting") }));
  const scores = new PadScores();
  const stop = (/** @type {Event} */ event) => event.preventDefault();
  root.append(
    el(
      "div",
      { class: "screen pad-screen" },
      screenHead(t("pad.title")),
      el("p", { text: t("pad.intro") }),
      boot.element,
      el(
        "div",
        { class: "pad-columns" },
        el("form", { class: "group paper", onsubmit: stop }, form),
        work,
        scores.element,
      ),
    ),
  );
  const left = new AbortController();
  /** @type {Pad | null} */
  let pad = null;
  load(app, box).then(
    (loaded) => {
      if (!left.signal.aborted) pad = new Pad({ app, box, loaded, form, work, scores, seat, left: left.signal });
    },
    (error) => left.signal.aborted || scores.fail(error),
  );
  const close = () => {
    left.abort();
    boot.close();
  };
  return { title: t("pad.title"), close, again: () => show(root, app, box, pad?.seat ?? seat) };
}

/**
 * @param {App} app
 * @param {import("../shelf/boxes.js").Shelved} box
 * @returns {Promise<Loaded>}
 */
async function load(app, { game, preset }) {
  const [pad, face, { sheet }] = await Promise.all([
    loadPad(game),
    loadFace(game),
    app.engine.ask({ op: "printed", game, options: preset }),
  ]);
  return { pad, face, sheet };
}

/** The sheets being filled in, once everything they need is loaded. */
class Pad {
  /**
   * @param {{ app: App, box: import("../shelf/boxes.js").Shelved, loaded: Loaded, form: HTMLElement, work: HTMLElement,
   *   scores: PadScores, seat: number, left: AbortSignal }} parts
   */
  constructor({ app, box, loaded, form, work, scores, seat, left }) {
    const { pad, face, sheet } = loaded;
    this.app = app;
    this.box = box;
    this.pad = pad;
    this.face = face;
    this.sheet = sheet;
    this.form = form;
    this.work = work;
    this.scores = scores;
    this.left = left;
    this.requests = 0;
    this.seat = seat; // whose sheet is looked at
    this.draft = loadDraft(box.id, (data) => pad.isSheet(data, sheet)) ?? this.blankDraft();
    this.fillForm();
    this.editor = this.openEditor();
    this.score();
  }

  /** @returns {Draft} */
  blankDraft() {
    return { names: [], cards: [], sheets: Array.from({ length: this.pad.seats[0] }, () => this.blank()) };
  }

  blank() {
    return this.pad.blank(this.sheet);
  }

  get players() {
    const { names, sheets } = this.draft;
    return sheets.map((_, seat) => ({ name: names[seat] || t("new.player", { number: seat + 1 }), kind: "person" }));
  }

  // -- who, what -------------------------------------------------------------------------------------------------------

  fillForm() {
    const { app, box, draft, pad, seat, sheet } = this;
    fill(
      this.form,
      gameField(box.id, (id) => app.navigate(`#/pad/${id}`)),
      seatField({
        names: this.players.map(({ name }) => name),
        chosen: seat,
        seats: pad.seats,
        choose: (other) => this.look(other),
        change: (by) => this.changeSeats(by),
      }),
      nameField({
        value: draft.names[seat] ?? "",
        placeholder: t("new.player", { number: seat + 1 }),
        changed: (name) => {
          draft.names = draft.sheets.map((_, at) => (at === seat ? name : (draft.names[at] ?? "")));
          this.changedForm();
        },
      }),
      pad.cards?.field({
        chosen: draft.cards,
        sheet,
        changed: (chosen) => {
          draft.cards = chosen;
          this.changedForm();
        },
      }),
    );
  }

  changedForm() {
    this.keep();
    this.fillForm();
    this.score();
  }

  /** @param {number} seat */
  look(seat) {
    this.seat = seat;
    this.fillForm();
    const chosen = this.form.querySelector(`input[name="pad-seat"][value="${seat}"]`);
    if (chosen instanceof HTMLElement) chosen.focus();
    this.editor = this.openEditor();
    this.score();
  }

  /** One more seat, or one fewer. @param {1 | -1} by */
  changeSeats(by) {
    const { sheets } = this.draft;
    if (by > 0) sheets.push(this.blank());
    else sheets.pop();
    this.keep();
    this.look(by > 0 ? sheets.length - 1 : Math.min(this.seat, sheets.length - 1));
  }

  // -- the sheet -------------------------------------------------------------------------------------------------------

  openEditor() {
    const { draft, pad, seat, sheet } = this;
    const editor = pad.editor({
      data: draft.sheets[seat],
      sheet,
      theme: readTheme(),
      changed: (data) => {
        draft.sheets[seat] = data;
        this.keep();
        this.score();
      },
    });
    const clear = el("button", { class: "button", type: "button", onclick: () => this.clear(), text: t("pad.clear") });
    fill(this.work, editor.element, el("div", { class: "row" }, clear));
    return editor;
  }

  clear() {
    const { draft, seat } = this;
    const before = draft.sheets[seat];
    const put = (/** @type {unknown} */ data) => {
      draft.sheets[seat] = data;
      this.keep();
      this.look(seat);
    };
    put(this.blank());
    toast(t("pad.cleared"), { action: () => put(before), label: t("app.undo") });
  }

  keep() {
    keepDraft(this.box.id, this.draft);
  }

  // -- the score -------------------------------------------------------------------------------------------------------

  /** Score all sheets together; if one of them is incomplete, only the one that is shown. */
  async score() {
    const request = ++this.requests;
    const { draft, seat } = this;
    const isLate = () => request !== this.requests || this.left.aborted;
    try {
      const answer = await this.ask(draft.sheets, draft.cards);
      if (!isLate()) this.show({ answer, at: seat, problem: null });
    } catch (error) {
      const answer = draft.sheets.length > 1 ? await this.scoreAlone() : null;
      if (!isLate()) this.show({ answer, at: 0, problem: /** @type {Problem} */ (Object(error)) });
    }
  }

  /** @param {unknown[]} sheets @param {number[]} cards */
  ask(sheets, cards) {
    const { game, preset } = this.box;
    const text = this.pad.diagram(sheets, this.sheet, cards);
    return this.app.engine.ask({ op: "score", game, options: preset, text });
  }

  async scoreAlone() {
    const { draft, pad, sheet, seat } = this;
    try {
      return await this.ask([draft.sheets[seat]], pad.cards?.alone(draft.cards, sheet) ?? []);
    } catch {
      return null; // its error is shown already
    }
  }

  /** @param {Pick<import("../pad/pad-scores.js").Result, "answer" | "at" | "problem">} result */
  show(result) {
    const { players, seat } = this;
    const about = result.problem?.values?.seat;
    this.editor.mark(
      result.problem && (about === undefined || about === seat + 1) ? (result.problem.values ?? {}) : null,
    );
    this.scores.show(this.face, { ...result, players, seat, begun: this.begun });
  }

  /** Whether something is on every sheet. */
  get begun() {
    const blank = JSON.stringify(this.blank());
    return this.draft.sheets.every((data) => JSON.stringify(data) !== blank);
  }
}
