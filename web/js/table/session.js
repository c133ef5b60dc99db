// A match as the page holds it. The record in the save is the authority; the worker's copy is a cache that is opened
// again from the record whenever it is gone.

import { stateToSave } from "../store/save-format.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../engine/answers.js").Preview} Preview
 * @typedef {import("../engine/answers.js").Change} Change
 * @typedef {import("../engine/answers.js").Thought} Thought
 * @typedef {import("../engine/answers.js").Step} Step
 */

/** Codes that mean: the worker does not have this match (any more). */
const LOST = new Set(["engine-restarted", "match-not-open"]);

/** A slice of a thought takes some 30 ms: an engine that is silent for so long is lost. */
const SLICE_LIMIT = { timeout: 8_000 };

const PREVIEWS = 40; // how many moves are looked at in one request

export class Session {
  /**
   * @param {{ engine: any, store: any }} app
   * @param {any} save
   */
  constructor(app, save) {
    this.engine = app.engine;
    this.store = app.store;
    this.save = save;
    /** @type {Answer | null} */
    this.answer = null;
    /** One request after the other: an answer always belongs to the position that is shown. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    /** The person who looked last, where several sit at one device. */
    this.eyes = this.people[0] ?? -1;
  }

  /** The seats of people. @returns {number[]} */
  get people() {
    return this.save.players.flatMap((/** @type {{ kind: string }} */ { kind }, /** @type {number} */ seat) =>
      kind === "person" ? [seat] : [],
    );
  }

  get id() {
    return this.save.id;
  }

  /**
   * Open the match in the worker from its record.
   * @param {any} [save] as another tab wrote it: it takes its place after what is under way, not in the middle of it
   */
  open(save) {
    return this.line(() => {
      this.save = save ?? this.save;
      return this.reopen();
    });
  }

  /** @returns {Promise<Answer>} */
  async reopen() {
    await this.engine.ready;
    const answer = await this.look(await this.engine.ask({ op: "open", id: this.id, record: this.save.record }));
    this.answer = answer;
    this.store.positions.keep(this.id, answer);
    return answer;
  }

  /**
   * Play a move, or several of one seat that belong together.
   * @param {string[]} moves
   */
  play(...moves) {
    return this.line(async () => {
      const events = [];
      let answer = /** @type {Answer} */ (this.answer);
      for (const move of moves) {
        answer = await this.ask({ op: "play", ply: answer.ply, move });
        events.push(...answer.events);
      }
      return this.keep({ ...answer, events });
    });
  }

  undo() {
    return this.line(async () => this.keep(await this.back("undo", (answer) => answer.ply === 0)));
  }

  redo() {
    return this.line(async () => this.keep(await this.back("redo", (answer) => answer.ply === answer.plies)));
  }

  /**
   * Step to the next decision of a person, over those of computer players.
   * @param {"undo" | "redo"} op
   * @param {(answer: Answer) => boolean} ended
   * @returns {Promise<Answer>}
   */
  async back(op, ended) {
    let answer = await this.ask({ op });
    while (this.people.length > 0 && answer.seat !== null && !this.people.includes(answer.seat) && !ended(answer)) {
      answer = await this.ask({ op });
    }
    return answer;
  }

  /**
   * A computer player begins to think about the present decision.
   * @param {string} player
   * @param {number} seconds the most that the strongest may take
   * @returns {Promise<Thought>}
   */
  think(player, seconds) {
    return this.line(() => this.ask({ op: "think", ply: this.answer?.ply, player, seconds }, SLICE_LIMIT));
  }

  /**
   * One slice more of that thought; or, in a hurry, the best so far.
   * @param {boolean} now
   * @param {{ count?: number, heard?: import("../engine/pool.js").Report[] }} [more] how many plans are wanted, what helpers found
   * @returns {Promise<Thought>}
   */
  thinkOn(now, more = {}) {
    return this.line(() => this.ask({ op: "think-on", ply: this.answer?.ply, now, ...more }, SLICE_LIMIT));
  }

  /** The strongest player begins to think for the person to move. @returns {Promise<Thought>} */
  hint() {
    return this.line(() => this.ask({ op: "hint", ply: this.answer?.ply }));
  }

  /**
   * A plan move by move, and what it changes.
   * @param {string[]} moves
   * @param {number} at the ply from which it is played
   * @returns {Promise<{ seat: number, steps: Step[], change: Change }>}
   */
  plan(moves, at) {
    return this.line(() => this.ask({ op: "plan", at, moves }));
  }

  /** One hint more has been taken: the result will say so. */
  countHint() {
    this.save = { ...this.save, hints: (this.save.hints ?? 0) + 1 };
    this.save = this.store.save(this.save) ?? this.save;
  }

  /** @param {number} ply */
  goto(ply) {
    return this.line(async () => this.keep(await this.ask({ op: "goto", ply })));
  }

  /**
   * Play another move instead of the last one, where that is the same seat's choice.
   * @param {string} move
   */
  replace(move) {
    return this.line(async () => {
      const before = await this.ask({ op: "undo" });
      return this.keep(await this.ask({ op: "play", ply: before.ply, move }));
    });
  }

  /**
   * What these moves would change. Some at a time: a move that is played meanwhile does not wait for all of them.
   * @param {string[]} moves
   * @param {() => boolean} still whether they are wanted any more
   * @returns {Promise<Record<string, Preview> | null>}
   */
  async previews(moves, still) {
    /** @type {Record<string, Preview>} */
    const all = {};
    for (let from = 0; from < moves.length && still(); from += PREVIEWS) {
      const some = moves.slice(from, from + PREVIEWS);
      const answer = await this.line(() => this.ask({ op: "previews", ply: this.answer?.ply, moves: some }));
      Object.assign(all, answer.previews);
    }
    return still() ? all : null;
  }

  /**
   * The present position as another seat sees it.
   * @param {number | null} seat
   * @returns {Promise<Answer>}
   */
  see(seat) {
    return this.line(() => this.ask({ op: "show", seat }));
  }

  /**
   * Why a move is not legal: the code and values of the rule it breaks.
   * @param {string} move
   * @returns {Promise<{ code: string, values: Record<string, unknown> }>}
   */
  why(move) {
    return this.line(async () => {
      try {
        await this.ask({ op: "why", move });
      } catch (error) {
        return /** @type {any} */ (error);
      }
      return { code: "not-legal-now", values: {} };
    });
  }

  /**
   * A question that only this game understands (see its README).
   * @param {Record<string, unknown>} question
   * @returns {Promise<any>}
   */
  question(question) {
    return this.line(async () => (await this.ask({ op: "ask", ply: this.answer?.ply, question })).answer);
  }

  /** @returns {Promise<import("./log.js").Entry[]>} */
  log() {
    return this.line(async () => (await this.ask({ op: "log", seat: this.eyes })).log);
  }

  /**
   * The positions from one ply to another as the last person sees them, each with the events that led to it.
   * @param {number} from
   * @param {number} to
   * @returns {Promise<Answer[]>}
   */
  past(from, to) {
    const ask = (/** @type {Record<string, unknown> & { op: string }} */ request) =>
      this.engine.ask({ id: `${this.id} past`, seat: this.eyes, ...request }); // the match itself stays where it is
    return this.line(async () => {
      const steps = [await ask({ op: "open", record: this.answer?.record, ply: from })];
      while (steps.length <= to - from) steps.push(await ask({ op: "redo" }));
      await ask({ op: "close" });
      return steps;
    });
  }

  /** @returns {Promise<string>} */
  link() {
    return this.line(async () => (await this.ask({ op: "link" })).link);
  }

  close() {
    return this.line(() => this.ask({ op: "close" })).catch(() => {});
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  line(work) {
    const next = this.queue.then(work, work);
    this.queue = next.catch(() => {});
    return next;
  }

  /**
   * Ask about this match; when the worker lost it, open it again and ask once more.
   * @param {Record<string, unknown>} request
   * @param {{ timeout?: number }} [limits]
   */
  async ask(request, limits) {
    try {
      return await this.engine.ask({ id: this.id, ...request }, limits);
    } catch (error) {
      if (!LOST.has(/** @type {any} */ (error).code)) throw error;
      await this.reopen();
      return this.engine.ask({ id: this.id, ...request }, limits);
    }
  }

  /**
   * While a computer player decides, people see what the last of them may see, not what it sees.
   * @param {Answer} answer
   * @returns {Promise<Answer>}
   */
  async look(answer) {
    if (answer.seat === null) return answer;
    if (this.people.includes(answer.seat)) {
      this.eyes = answer.seat;
      return answer;
    }
    const events = answer.events.filter(({ to = this.eyes }) => to === this.eyes);
    const seen = await this.engine.ask({ op: "show", id: this.id, seat: this.eyes });
    return { ...seen, events };
  }

  /**
   * Take an answer and write it to the save, with what the home screen and the next start show before the engine wakes.
   * @param {Answer} given
   */
  async keep(given) {
    const answer = await this.look(given);
    this.answer = answer;
    this.save = { ...this.save, ...stateToSave(answer) };
    this.save = this.store.save(this.save, answer) ?? this.save;
    return answer;
  }
}
