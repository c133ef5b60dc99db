// A read-only match: opened in the engine from a link or a record, it returns any of its positions, usually as seen by a viewer
// without a seat.

import { codeOf } from "../engine/errors.js";
import { OpenMatch } from "../engine/open-match.js";
import { loadGameWords } from "../shelf/faces.js";

/**
 * @typedef {import("../engine/answers.js").Answer} Answer
 * @typedef {import("../engine/answers.js").Assessment} Assessment
 * @typedef {{ link: string } | { record: import("../engine/answers.js").MatchRecord }} Source
 */

const NOBODY = -1;

let count = 0;

export class Reading {
  #match;
  #open;
  /** The position that the worker has now, as far as known. @type {number | null} */
  #ply = null;

  /**
   * @param {Pick<import("../engine/client.js").Engine, "ask">} engine
   * @param {Source} source
   * @param {number} [seat] whose view of it is shown
   */
  constructor(engine, source, seat = NOBODY) {
    count += 1;
    const id = `reading-${count}`;
    this.#open = async () =>
      this.#took(await engine.ask({ op: "link" in source ? "link-open" : "open", ...source, id, seat }));
    this.#match = new OpenMatch(engine, id, this.#open);
    this.seat = seat;
  }

  /** The last position. */
  open() {
    return this.#match.enqueue(this.#open).catch(fetchItsWords);
  }

  /** @param {number} ply @returns {Promise<Answer>} */
  at(ply) {
    return this.#match.enqueue(() => this.#goto({ ply }));
  }

  /**
   * The first position of a round, or the last position if the match does not reach it.
   * @param {number} round
   * @returns {Promise<Answer>}
   */
  atRound(round) {
    return this.#match.enqueue(() => this.#goto({ from_round: round }));
  }

  /**
   * Every move with what it caused; asks at the last position, where all of them are known.
   * @param {number} plies
   */
  log(plies) {
    return this.#match.enqueue(async () => {
      await this.#reach(plies);
      return (await this.#ask({ op: "log" })).log;
    });
  }

  /** The engine's link of the match up to a ply. @param {number} ply */
  link(ply) {
    return this.#match.enqueue(async () => {
      await this.#reach(ply);
      return (await this.#ask({ op: "link" })).link;
    });
  }

  /**
   * The strongest player's assessment of moves from a ply on.
   * @param {number} ply
   * @param {string[]} moves
   * @param {(done: number) => void} onProgress
   * @returns {Promise<Assessment>}
   */
  assess(ply, moves, onProgress) {
    return this.#match.enqueue(async () => {
      await this.#reach(ply);
      let thought = await this.#ask({ op: "assess", moves });
      while (!thought.plans) {
        onProgress(thought.done);
        thought = await this.#ask({ op: "think-on" });
      }
      const { plans, behind = 0, slight = false } = thought;
      return { plans, behind, slight };
    });
  }

  /**
   * A plan step by step.
   * @param {number} ply
   * @param {string[]} moves
   */
  plan(ply, moves) {
    return this.#match.enqueue(() => this.#ask({ op: "plan", at: ply, moves }));
  }

  close() {
    return this.#match.close();
  }

  /** Move the worker to a ply, unless it is already there. @param {number} ply */
  async #reach(ply) {
    if (ply !== this.#ply) await this.#goto({ ply });
  }

  /** @param {{ ply: number } | { from_round: number }} where */
  async #goto(where) {
    return this.#took(await this.#ask({ op: "goto", ...where }));
  }

  /** @param {Answer} answer */
  #took(answer) {
    this.#ply = answer.ply;
    return answer;
  }

  /**
   * @template {keyof import("../engine/answers.js").Answers} Op
   * @param {{ op: Op } & Record<string, unknown>} request
   */
  #ask(request) {
    return this.#match.ask({ seat: this.seat, ...request });
  }
}

/**
 * A game's refusals are in its own texts, which are not loaded yet while a match of it is being opened.
 * @param {unknown} error
 * @returns {Promise<never>}
 */
async function fetchItsWords(error) {
  const [game, rule] = codeOf(error)?.split(".") ?? [];
  if (rule) await loadGameWords(game).catch(() => {}); // then the code itself is shown
  throw error;
}
