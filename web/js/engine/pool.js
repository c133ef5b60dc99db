// Further minds: engines in workers of their own, that help a thinking computer player with roll-outs where the device
// has cores and memory to spare. The first engine leads the search; without any help it only takes longer.

import { boot } from "./boot.js";

/** @typedef {{ runs: number, totals: Record<string, number> }} Report */

const ANSWER_LIMIT = 10_000; // milliseconds
const MOST = 3;

/**
 * How many of them a device can well carry: a core each, beside one for the page and one for the leader, and some 50 MB.
 * @param {{ hardwareConcurrency?: number, deviceMemory?: number, connection?: { saveData?: boolean } }} device
 */
export function spareMinds({ hardwareConcurrency: cores = 1, deviceMemory: memory, connection }) {
  if (connection?.saveData || (memory !== undefined && memory < 4)) return 0;
  const most = memory === undefined ? 1 : memory < 8 ? 2 : MOST;
  return Math.max(0, Math.min(most, cores - 2));
}

/** One engine that helps. */
class Mind {
  /** @param {import("./boot.js").Running} running */
  constructor(running) {
    this.running = running;
    /** @type {Help | null} */
    this.help = null;
  }

  /**
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error("no answer")), ANSWER_LIMIT);
    });
    try {
      const answer = JSON.parse(await Promise.race([this.running.handle(JSON.stringify(request)), late]));
      if (answer.error) throw new Error(answer.error.code);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }
}

export class Minds {
  /** @type {Mind[]} */
  #minds = [];
  #booting = false;
  /** A device on which one did not start or was lost gets no other. */
  #lost = 0;
  #engine;
  #settings;

  /**
   * @param {{ inWorker: boolean }} engine the engine that leads
   * @param {{ on: (key: string) => boolean, onChange: (fn: () => void) => unknown }} settings
   */
  constructor(engine, settings) {
    this.#engine = engine;
    this.#settings = settings;
    settings.onChange(() => this.#settle());
  }

  /** How many there may be now. */
  get #most() {
    if (!this.#settings.on("cores") || !this.#engine.inWorker) return 0;
    return spareMinds(/** @type {any} */ (navigator)) - this.#lost;
  }

  /**
   * Help with one decision.
   * @param {{ record: Record<string, any>, player: string }} decision
   */
  help(decision) {
    return new Help(this, decision);
  }

  /** Those that are there. */
  get present() {
    return this.#minds;
  }

  /** Let more of them come, one by one, while nothing else is to do. */
  async wake() {
    if (this.#booting) return;
    this.#booting = true;
    while (this.#minds.length < this.#most) {
      await idle();
      try {
        this.#minds.push(new Mind(await boot({ spare: true })));
      } catch {
        this.#lost += 1;
      }
      this.#settle();
    }
    this.#booting = false;
  }

  /** @param {Mind} mind */
  drop(mind) {
    mind.running.terminate();
    if (!this.#minds.includes(mind)) return;
    this.#minds = this.#minds.filter((other) => other !== mind);
    this.#lost += 1;
  }

  /** Send those home that may not stay. */
  #settle() {
    for (const mind of this.#minds.splice(Math.max(0, this.#most))) mind.running.terminate();
  }
}

let helps = 0;

/** The help with one decision: every mind rolls out for the plans that are in question, until there are none. */
export class Help {
  /**
   * @param {Minds} minds
   * @param {{ record: Record<string, any>, player: string }} decision
   */
  constructor(minds, { record, player }) {
    helps += 1;
    this.id = `help ${helps}`;
    this.minds = minds;
    this.record = record;
    this.player = player;
    /** @type {string[]} */
    this.rivals = [];
    /** @type {Report[]} */
    this.reports = [];
  }

  /**
   * What the search says is in question now.
   * @param {string[]} rivals
   */
  take(rivals = []) {
    this.rivals = rivals;
    if (rivals.length === 0) return;
    this.minds.wake();
    for (const mind of this.minds.present) if (mind.help !== this) this.#work(mind);
  }

  /** What was found since it was last asked for. */
  heard() {
    return this.reports.splice(0);
  }

  stop() {
    this.rivals = [];
  }

  /** @param {Mind} mind */
  async #work(mind) {
    const { id, record, player } = this;
    mind.help = this;
    try {
      const { ply } = await mind.ask({ op: "open", id, record });
      while (this.rivals.length > 0) {
        this.reports.push(await mind.ask({ op: "help", id, ply, player, rivals: this.rivals }));
      }
      await mind.ask({ op: "close", id });
    } catch {
      this.minds.drop(mind); // the others go on
    }
  }
}

/** @returns {Promise<unknown>} */
function idle() {
  return new Promise((resolve) =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(resolve, { timeout: 3000 })
      : setTimeout(resolve, 500),
  );
}
