// One attempt to start the engine, with its listeners, timeouts and clean-up. PyScript often hangs instead of reporting a
// failure, so every stage has a timeout.

import { checkInterpreter, totalBytes } from "./download.js";
import { loadPyScript, newScript, waitForWorker, workersPossible } from "./pyscript.js";
import { runtimeParts, sendParts } from "./runtime-parts.js";

/**
 * The stages in order: PyScript's code, the worker with our boot module, the large files (which are downloading from the
 * start), Python with the engine.
 * @typedef {"pyscript" | "worker" | "download" | "engine"} Stage
 * @typedef {{ stage: Stage, loaded: number, total: number }} Progress
 * @typedef {{ stage: Stage, port?: MessagePort, problem?: string }} Report
 * @typedef {{ handle: Handle, inWorker: boolean, terminate: () => void }} Running
 * @typedef {import("./pyscript.js").Handle} Handle
 * @typedef {import("./pyscript.js").PyWorker} PyWorker
 *
 * @typedef {object} BootOptions
 * @property {number} [patience] factor for the timeouts
 * @property {(progress: Progress) => void} [onProgress]
 * @property {boolean} [spare] an optional engine, which never runs on the page's main thread
 */

/** Seconds without any progress after which a stage counts as hung. Every piece of a download that arrives is progress. */
const LIMITS = { pyscript: 30, worker: 30, download: 60, engine: 90 };
/** With a snapshot it takes a fraction of that, and there is a fallback. */
const RESTORE_LIMIT = 30;

export class BootFailure extends Error {
  /** @param {Stage} stage @param {string} message @param {unknown} [cause] */
  constructor(stage, message, cause) {
    super(message, { cause });
    this.name = "BootFailure";
    this.stage = stage;
  }
}

export class BootAttempt {
  /** @type {PyWorker | undefined} */
  #worker;
  #script = document.createElement("script");
  #patience;
  #onProgress;
  #spare;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Progress} */
  #progress = { stage: "pyscript", loaded: 0, total: totalBytes(runtimeParts.plain) };
  /** @type {PromiseWithResolvers<Running>} */
  #outcome = Promise.withResolvers();
  #listening = new AbortController();
  #parts = runtimeParts.load();
  #stopCounting = () => {};
  #ended = false;

  /** @param {BootOptions} options */
  constructor({ patience = 1, onProgress, spare = false }) {
    this.#patience = patience;
    this.#onProgress = onProgress;
    this.#spare = spare;
  }

  run() {
    this.#enter("pyscript");
    this.#stopCounting = runtimeParts.onProgress((bytes) => this.#received(bytes));
    const last = this.#parts.then((loaded) => ("engine" in loaded ? loaded.engine : loaded.wasm));
    last.then(
      () => this.#received({ loaded: this.#progress.total, total: this.#progress.total }),
      (error) => this.#fail(String(error), "download", error),
    );
    const checked = checkInterpreter().catch((error) => this.#fail(String(error), "download", error));
    loadPyScript().then(
      () => checked.then(() => this.#start(workersPossible())),
      (error) => this.#fail(String(error)),
    );
    return this.#outcome.promise;
  }

  /** @param {boolean} inWorker */
  #start(inWorker) {
    if (this.#ended) return;
    if (this.#spare && !inWorker) return this.#fail("no worker");
    this.#enter("worker");
    if (inWorker) waitForWorker((worker) => this.#useWorker(worker), this.#listening.signal);
    if (!this.#spare) this.#listenOnPage();
    this.#script = newScript(inWorker);
    document.head.append(this.#script);
  }

  /** On the page, by our choice or because PyScript cannot create a worker. */
  #listenOnPage() {
    const { signal } = this.#listening;
    const detail = (/** @type {Event} */ event) => /** @type {CustomEvent} */ (event).detail;
    addEventListener("chiefdoms:stage", (event) => this.#reported(detail(event)), { signal });
    addEventListener("chiefdoms:handle", (event) => this.#runsOnPage(detail(event)), { signal });
  }

  /** @param {PyWorker} worker */
  #useWorker(worker) {
    this.#worker = worker;
    const { signal } = this.#listening;
    worker.addEventListener("message", ({ data }) => data?.chiefdoms && this.#reported(data.chiefdoms), { signal });
    worker.addEventListener("error", (event) => this.#workerFailed(event), { signal });
    worker.ready.then(
      () => this.#check(worker),
      (error) => this.#fail(String(error)),
    );
  }

  /**
   * The interpreter's side reports where it is; it sends a port when it waits for the files.
   * @param {Report} report
   */
  #reported({ stage, port, problem }) {
    // If a file is damaged, the download finds out too, and replaces it.
    if (problem) return void this.#parts.then(() => this.#fail(problem, stage)).catch(() => {});
    this.#enter(stage);
    if (port) sendParts(this.#parts, port).catch((error) => this.#fail(String(error), "download", error));
  }

  /**
   * If a worker does not even load, the page's main thread is used instead.
   * @param {ErrorEvent} event
   */
  #workerFailed(event) {
    if (this.#spare || this.#progress.stage !== "worker") return this.#fail(event.message || "the worker stopped");
    event.preventDefault();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#script.remove();
    this.#listening.abort();
    this.#listening = new AbortController();
    this.#start(false);
  }

  /**
   * PyScript reports that it is ready even if main.py failed, so ping the engine.
   * @param {PyWorker} worker
   */
  async #check(worker) {
    try {
      const answer = JSON.parse(await worker.sync.handle('{"op":"ping"}'));
      if (!answer.ok) throw new Error(answer.error?.code);
    } catch (error) {
      return this.#fail(String(error));
    }
    const terminate = () => {
      worker.terminate();
      this.#script.remove();
    };
    this.#succeed({ handle: (text) => worker.sync.handle(text), inWorker: true, terminate });
  }

  /** @param {Handle} handle */
  #runsOnPage(handle) {
    this.#succeed({ handle, inWorker: false, terminate: () => this.#script.remove() });
  }

  /** @param {Stage} stage */
  #enter(stage) {
    this.#progress.stage = stage;
    this.#progressed();
  }

  /** @param {import("./download.js").Bytes} bytes */
  #received(bytes) {
    Object.assign(this.#progress, bytes);
    this.#progressed();
  }

  /** There was progress: report it, and restart the timeout. */
  #progressed() {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    const { stage } = this.#progress;
    const limit = stage === "engine" && !runtimeParts.plain ? RESTORE_LIMIT : LIMITS[stage];
    const seconds = limit * this.#patience;
    this.#timer = setTimeout(() => this.#fail(`no answer in ${seconds} s`), seconds * 1000);
    this.#onProgress?.({ ...this.#progress });
  }

  #end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#stopCounting();
    this.#listening.abort();
  }

  /** @param {Running} running */
  #succeed(running) {
    this.#end();
    performance.mark("chiefdoms:engine", { detail: { snapshot: !runtimeParts.plain } });
    this.#outcome.resolve(running);
  }

  /** @param {string} message @param {Stage} [stage] @param {unknown} [cause] */
  #fail(message, stage = this.#progress.stage, cause = undefined) {
    this.#end();
    this.#worker?.terminate();
    this.#script.remove();
    this.#outcome.reject(new BootFailure(stage, message, cause));
  }
}
