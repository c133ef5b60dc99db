// More engines in their own workers, which make roll-outs for a computer player's search if the device has cores and memory to
// spare. The first engine runs the search; without the others it only takes longer.

import { boot } from "./boot.js";

/** @typedef {import("./answers.js").RollOuts} Report */
/** @typedef {{ record: Record<string, unknown>, player: string }} Decision */

const ANSWER_LIMIT = 10_000; // milliseconds
const MOST = 3;

/**
 * How many of them suit a device: each needs a core, besides those for the page and the first engine, and about 50 MB.
 * @param {{ hardwareConcurrency?: number, deviceMemory?: number, connection?: { saveData?: boolean } }} device
 */
export function spareWorkers({ hardwareConcurrency: cores = 1, deviceMemory: memory, connection }) {
  if (connection?.saveData || (memory !== undefined && memory < 4)) return 0;
  const most = memory === undefined ? 1 : memory < 8 ? 2 : MOST;
  return Math.max(0, Math.min(most, cores - 2));
}

/** One further engine. */
class SpareWorker {
  /** What it works on. @type {RemoteRollOuts | null} */
  task = null;

  /** @param {import("./boot.js").Running} running */
  constructor(running) {
    this.running = running;
  }

  /**
   * @template {keyof import("./answers.js").Answers} Op
   * @param {{ op: Op } & Record<string, unknown>} request
   * @returns {Promise<import("./answers.js").Answers[Op]>}
   */
  async ask(request) {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    /** @type {Promise<never>} */
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

export class WorkerPool {
  /** @type {SpareWorker[]} */
  #workers = [];
  #booting = false;
  /** After one has failed to start or was lost, no more are started on this device. */
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
    settings.onChange(() => this.#shrink());
  }

  /** How many there may be now. */
  get #most() {
    if (!this.#settings.on("cores") || !this.#engine.inWorker) return 0;
    return spareWorkers(navigator) - this.#lost;
  }

  /** Those that are ready. */
  get workers() {
    return this.#workers;
  }

  /**
   * Roll-outs for one decision.
   * @param {Decision} decision
   */
  rollOuts(decision) {
    return new RemoteRollOuts(this, decision);
  }

  /** Start more of them, one by one, while the page is idle. */
  async grow() {
    if (this.#booting) return;
    this.#booting = true;
    while (this.#workers.length < this.#most) {
      await idle();
      try {
        this.#workers.push(new SpareWorker(await boot({ spare: true })));
      } catch {
        this.#lost += 1;
      }
      this.#shrink();
    }
    this.#booting = false;
  }

  /** @param {SpareWorker} worker that failed */
  drop(worker) {
    worker.running.terminate();
    if (!this.#workers.includes(worker)) return;
    this.#workers = this.#workers.filter((other) => other !== worker);
    this.#lost += 1;
  }

  /** End those that may not stay. */
  #shrink() {
    for (const worker of this.#workers.splice(Math.max(0, this.#most))) worker.running.terminate();
  }
}

let count = 0;

/** Every worker of the pool makes roll-outs of the plans that a search compares, until there are none. */
class RemoteRollOuts {
  /** @type {string[]} */
  #contenders = [];
  /** @type {Report[]} */
  #reports = [];
  #pool;
  #decision;
  #id;

  /**
   * @param {WorkerPool} pool
   * @param {Decision} decision
   */
  constructor(pool, decision) {
    count += 1;
    this.#id = `help ${count}`;
    this.#pool = pool;
    this.#decision = decision;
  }

  /**
   * Work on the plans that the search compares now.
   * @param {string[]} [contenders]
   */
  compare(contenders = []) {
    this.#contenders = contenders;
    if (contenders.length === 0) return;
    this.#pool.grow();
    for (const worker of this.#pool.workers) if (worker.task !== this) this.#work(worker);
  }

  /** What was found since this was last called. */
  takeReports() {
    return this.#reports.splice(0);
  }

  stop() {
    this.#contenders = [];
  }

  /** @param {SpareWorker} worker */
  async #work(worker) {
    const id = this.#id;
    const { record, player } = this.#decision;
    worker.task = this;
    try {
      const { ply } = await worker.ask({ op: "open", id, record });
      while (this.#contenders.length > 0) {
        this.#reports.push(await worker.ask({ op: "roll-out", id, ply, player, contenders: this.#contenders }));
      }
      await worker.ask({ op: "close", id });
    } catch {
      this.#pool.drop(worker); // the others go on
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
