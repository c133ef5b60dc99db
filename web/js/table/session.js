// A match on the page. The record in the save is authoritative; the worker's copy is a cache.

import { OpenMatch } from "../engine/open-match.js";
import { stateToSave } from "../store/save-format.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../engine/answers.js").Preview} Preview
 * @typedef {import("../engine/answers.js").Step} Step
 * @typedef {import("../store/save-format.js").Save} Save
 */

/** A slice of a search takes about 30 ms, so an engine that is silent for this long is lost. */
const SLICE_LIMIT = { timeout: 8_000 };

const PREVIEWS = 40; // how many moves are looked at in one request

/** The seat of a viewer without a seat. */
const NOBODY = -1;

export class Session {
  /**
   * @param {Pick<import("../app/app.js").App, "engine" | "store">} app
   * @param {Save} save
   */
  constructor({ engine, store }, save) {
    this.engine = engine;
    this.store = store;
    this.save = save;
    this.match = new OpenMatch(engine, save.id, () => this.#reopen());
    /** @type {Answer | null} */
    this.answer = null;
    /** The person who decided last. While others decide, people here see what that person may see. */
    this.lastViewer = this.people[0] ?? NOBODY;
  }

  /** The seats of people at this device. @returns {number[]} */
  get people() {
    return this.save.players.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  }

  get id() {
    return this.save.id;
  }

  /**
   * Open the match in the worker from its record.
   * @param {Save} [save] as another tab wrote it: it takes its place after what is under way, not in the middle of it
   */
  open(save) {
    return this.match.enqueue(() => {
      this.save = save ?? this.save;
      return this.#reopen();
    });
  }

  close() {
    return this.match.close();
  }

  // -- changes of the match ----------------------------------------------------------------------------------------------

  /**
   * Play a move, or several of one seat that belong together: all of them or none.
   * @param {string[]} moves
   */
  play(...moves) {
    return this.match.enqueue(async () =>
      this.#keep(await this.match.ask({ op: "play", ply: this.answer?.ply, moves, ...this.#viewers })),
    );
  }

  /**
   * Play another move instead of the last one, where that is the same seat's choice.
   * @param {string} move
   */
  replace(move) {
    return this.match.enqueue(async () => {
      const { ply } = await this.match.ask({ op: "undo" });
      return this.#keep(await this.match.ask({ op: "play", ply, move, ...this.#viewers }));
    });
  }

  undo() {
    return this.#step("undo", ({ ply }) => ply === 0);
  }

  redo() {
    return this.#step("redo", ({ ply, plies }) => ply === plies);
  }

  /** @param {number} ply */
  goto(ply) {
    return this.match.enqueue(async () => this.#keep(await this.match.ask({ op: "goto", ply, ...this.#viewers })));
  }

  /** Count another hint, for the result. */
  countHint() {
    const save = { ...this.save, hints: (this.save.hints ?? 0) + 1 };
    this.save = this.store.save(save) ?? save;
  }

  // -- questions about it ------------------------------------------------------------------------------------------------

  /**
   * What these moves would change. Some at a time: a move that is played meanwhile does not wait for all of them.
   * @param {string[]} moves
   * @param {() => boolean} wanted whether they still are
   * @returns {Promise<Record<string, Preview> | null>}
   */
  async previews(moves, wanted) {
    /** @type {Record<string, Preview>} */
    const all = {};
    for (let from = 0; from < moves.length && wanted(); from += PREVIEWS) {
      const some = moves.slice(from, from + PREVIEWS);
      Object.assign(all, (await this.#ask({ op: "previews", moves: some })).previews);
    }
    return wanted() ? all : null;
  }

  /**
   * The present position as another seat sees it.
   * @param {number | null} seat
   */
  see(seat) {
    return this.match.enqueue(() => this.match.ask({ op: "show", seat }));
  }

  /**
   * Why a move is not legal.
   * @param {string} move
   * @returns {Promise<unknown>} an error with the code and the values of the rule it breaks
   */
  why(move) {
    const { match } = this;
    return match.enqueue(() =>
      match.ask({ op: "why", move }).then(
        () => ({ code: "not-legal-now" }),
        (error) => error,
      ),
    );
  }

  /**
   * A question that only this game understands (see its README), about the position that is shown now; null if that has
   * changed when the request's turn comes.
   * @param {Record<string, unknown>} question
   */
  question(question) {
    const { answer } = this;
    return this.match.enqueue(async () =>
      this.answer === answer ? (await this.match.ask({ op: "ask", ply: answer?.ply, question })).answer : null,
    );
  }

  /**
   * What a line of a seat's score card counts on the board.
   * @param {number} seat
   * @param {string} line
   */
  async places(seat, line) {
    return (await this.#ask({ op: "places", seat, line })).places;
  }

  /** Every move so far with what it caused. */
  async log() {
    return (await this.history()).log;
  }

  /**
   * What happened before the first move, and every move from a ply on, as the last person sees it.
   * @param {number} [from]
   */
  history(from = 0) {
    const { match } = this;
    return match.enqueue(() => match.ask({ op: "log", from, seat: this.lastViewer }));
  }

  /**
   * The positions from one ply to another as the last person sees them, each with the events that led to it.
   * @param {number} from
   * @param {number} to
   */
  async path(from, to) {
    const { match } = this;
    return (await match.enqueue(() => match.ask({ op: "path", from, to, seat: this.lastViewer }))).path;
  }

  /** The last position in which a person here decided; without people, the one before the last move. */
  async lastDecision() {
    const { people } = this;
    const decided = (await this.log()).map(({ seat }) => people.length === 0 || people.includes(seat));
    const ply = Math.max(decided.lastIndexOf(true), 0);
    return (await this.path(ply, ply))[0];
  }

  async link() {
    return (await this.match.enqueue(() => this.match.ask({ op: "link" }))).link;
  }

  // -- computer players --------------------------------------------------------------------------------------------------

  /**
   * A computer player begins to think about the present decision.
   * @param {string} player
   * @param {number} seconds the most that the strongest may take
   */
  think(player, seconds) {
    return this.#ask({ op: "think", player, seconds }, SLICE_LIMIT);
  }

  /**
   * One slice more of that thought; or, in a hurry, the best so far.
   * @param {boolean} now
   * @param {{ count?: number, reports?: import("../engine/pool.js").Report[] }} [more] how many plans are wanted, what other
   *   workers' roll-outs found
   */
  thinkOn(now, more = {}) {
    return this.#ask({ op: "think-on", now, ...more }, SLICE_LIMIT);
  }

  /** Start the strongest player's search for the person to move. */
  hint() {
    return this.#ask({ op: "hint" });
  }

  /**
   * The strongest player begins to compare moves with its own plan.
   * @param {string[]} moves
   * @param {number} at the ply from which they are played
   */
  assess(moves, at) {
    return this.#ask({ op: "assess", moves, at });
  }

  /**
   * A plan move by move, and what it changes.
   * @param {string[]} moves
   * @param {number} at the ply from which it is played
   */
  plan(moves, at) {
    return this.match.enqueue(() => this.match.ask({ op: "plan", at, moves }));
  }

  // ----------------------------------------------------------------------------------------------------------------------

  /**
   * Ask about the position that is shown when it is the request's turn; the worker refuses if it has another.
   * @template {keyof import("../engine/answers.js").Answers} Op
   * @param {{ op: Op } & Record<string, unknown>} request
   * @param {{ timeout?: number }} [limits]
   */
  #ask(request, limits) {
    return this.match.enqueue(() => this.match.ask({ ply: this.answer?.ply, ...request }, limits));
  }

  /** The seat that may see an answer: the person who decides, otherwise the last one who did. */
  get #viewers() {
    return { people: this.people, seat: this.lastViewer };
  }

  async #reopen() {
    await this.engine.ready;
    const { record } = this.save;
    const answer = await this.engine.ask({ op: "open", id: this.id, record, ...this.#viewers });
    const isNew = answer.plies === 0 && this.save.summary.totals.length === 0;
    if (isNew) return this.#keep(answer); // the page could not know the scores
    this.store.positions.keep(this.id, answer);
    return this.#take(answer);
  }

  /**
   * Step to the next decision of a person, over those of computer players.
   * @param {"undo" | "redo"} op
   * @param {(answer: Answer) => boolean} isLast
   */
  #step(op, isLast) {
    return this.match.enqueue(async () => {
      const { people } = this;
      let answer = await this.match.ask({ op, ...this.#viewers });
      while (people.length > 0 && answer.seat !== null && !people.includes(answer.seat) && !isLast(answer)) {
        answer = await this.match.ask({ op, ...this.#viewers });
      }
      return this.#keep(answer);
    });
  }

  /** @param {Answer} answer */
  #take(answer) {
    if (answer.seat !== null && this.people.includes(answer.seat)) this.lastViewer = answer.seat;
    this.answer = answer;
    return answer;
  }

  /**
   * Take an answer and write it to the save, with what the home screen and the next start show before the engine is ready.
   * @param {Answer} answer
   */
  #keep(answer) {
    this.#take(answer);
    const save = { ...this.save, ...stateToSave(answer) };
    this.save = this.store.save(save, answer) ?? save;
    return answer;
  }
}
