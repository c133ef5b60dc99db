// Starts the engine: PyScript with our own interpreter module, in a worker, or on the page where there can be none.
// PyScript's failures tend to hang instead of telling, so every stage has a limit of time.
import { files } from "../../runtime/files.mjs";
import { installMemoryDatabases } from "../../runtime/indexeddb.js";
import { address, download, total } from "./download.js";
import { forgetSnapshot, keptSnapshot } from "./snapshot.js";

/**
 * The stages in their order: PyScript's own code, the worker with our boot module, the large files (which are on their
 * way from the start), Python with the engine.
 * @typedef {"pyscript" | "worker" | "download" | "engine"} Stage
 * @typedef {{ stage: Stage, loaded: number, total: number }} Progress
 * @typedef {{ stage: Stage, port?: MessagePort, problem?: string }} Report
 * @typedef {(text: string) => string | Promise<string>} Handle
 * @typedef {{ handle: Handle, inWorker: boolean, terminate: () => void }} Running
 * @typedef {Worker & { sync: { handle: Handle }, ready: Promise<unknown> }} PyWorker
 * @typedef {{ hooks: { main: { onWorker: Set<(wrap: unknown, worker: PyWorker) => void> } } }} PyScript
 * @typedef {object} BootOptions
 * @property {number} [patience] factor on the limits of time
 * @property {(progress: Progress) => void} [onProgress]
 * @property {boolean} [spare] one that the page can do without: it never runs on the page's own thread
 */

/** Seconds without any news after which a stage counts as hung. Every piece of a download that arrives is news. */
const LIMITS = { pyscript: 30, worker: 30, download: 60, engine: 90 };
/** From a snapshot it takes a fraction of that, and there is another way. */
const RESTORE_LIMIT = 30;

const UNUSED_PLUGINS = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

export class BootFailure extends Error {
  /** @param {Stage} stage @param {string} message */
  constructor(stage, message) {
    super(message);
    this.name = "BootFailure";
    this.stage = stage;
  }
}

/** @param {string} type @param {object} config */
function addConfig(type, config) {
  const element = document.createElement(`${type}-config`);
  element.setAttribute("type", "json");
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}

/** The small modules of the chain, asked for together instead of one after the other. */
function preload() {
  const chain = [...files.preload, "boot.mjs", "files.mjs", `${files.pyodide}pyodide.mjs`];
  for (const path of chain) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = address(path);
    document.head.append(link);
  }
}

/** @type {Promise<PyScript> | undefined} */
let pyscript;
let attempts = 0;

/** PyScript once per page: it reads its configuration when its module is loaded, and only then. */
function loadPyScript() {
  if (pyscript) return pyscript;
  if (attempts === 0) {
    const plugins = UNUSED_PLUGINS.map((name) => `!${name}`);
    addConfig("py", {
      interpreter: address("boot.mjs"),
      plugins,
      sync_main_only: true,
    });
    addConfig("mpy", { plugins });
    preload();
  }
  // A module that once failed to load stays failed under its address.
  const retry = attempts ? `?attempt=${attempts}` : "";
  attempts += 1;
  const restore = installMemoryDatabases();
  pyscript = import(address(files.pyscript) + retry);
  pyscript
    .then(
      (module) => module.hooks.main.onWorker.add(handOut),
      () => {
        pyscript = undefined;
      },
    )
    .finally(restore);
  return pyscript;
}

/** Who waits for a worker. All run the same, so that each may have whichever comes next. @type {((worker: PyWorker) => void)[]} */
const waiting = [];

/** @type {(wrap: unknown, worker: PyWorker) => void} */
function handOut(_, worker) {
  const adopt = waiting.shift();
  if (adopt) adopt(worker);
  else worker.terminate(); // whoever wanted it has given up
}

/**
 * The tag that makes PyScript run our main.py.
 * @param {boolean} inWorker
 */
function newScript(inWorker) {
  const script = document.createElement("script");
  script.type = "py";
  script.src = address("main.py");
  script.toggleAttribute("worker", inWorker);
  return script;
}

/** In a frame of opaque origin a worker cannot load our modules. */
const workersPossible = () => typeof Worker === "function" && self.origin !== "null";

/** @type {Promise<import("./download.js").Parts> | undefined} */
let parts;
/** @type {Set<(bytes: import("./download.js").Bytes) => void>} */
const listeners = new Set();

/** Whether the parts are those of a snapshot. */
let quick = false;

/** The large files once per page; another engine is made from the same. */
function loadParts() {
  parts ??= download((bytes) => {
    for (const listener of listeners) listener(bytes);
  });
  parts.then(
    (made) => {
      quick = "snapshot" in made;
    },
    () => {
      parts = undefined;
    },
  );
  return parts;
}

/**
 * A snapshot is too large to be copied: the first engine takes it, and for another it is read anew.
 * @param {import("./download.js").Parts} made
 * @param {MessagePort} port
 */
async function handOver(made, port) {
  if (!("snapshot" in made)) return port.postMessage(made);
  const snapshot = made.snapshot.byteLength > 0 ? made.snapshot : await keptSnapshot();
  if (!snapshot) throw new Error("the snapshot is gone");
  port.postMessage({ ...made, snapshot }, [snapshot]);
}

/** One attempt to start the engine, with its listeners, its limits of time and its cleaning up. */
class Attempt {
  /** @type {PyWorker | undefined} */
  #worker;
  #script = document.createElement("script");
  #patience;
  #onProgress;
  #spare;
  #timer = 0;
  /** @type {Progress} */
  #progress = { stage: "pyscript", loaded: 0, total };
  /** @type {PromiseWithResolvers<Running>} */
  #outcome = Promise.withResolvers();
  #listening = new AbortController();
  #parts = loadParts();
  #ended = false;

  /** @param {BootOptions} options */
  constructor({ patience = 1, onProgress, spare = false }) {
    this.#patience = patience;
    this.#onProgress = onProgress;
    this.#spare = spare;
  }

  run() {
    this.#enter("pyscript");
    listeners.add(this.#count);
    this.#parts.then(
      () => this.#count({ loaded: total, total }),
      (error) => this.#fail(String(error), "download"),
    );
    loadPyScript().then(
      (module) => this.#start(module, workersPossible()),
      (error) => this.#fail(String(error)),
    );
    return this.#outcome.promise;
  }

  /** @param {PyScript} module @param {boolean} inWorker */
  #start(module, inWorker) {
    if (this.#ended) return;
    if (this.#spare && !inWorker) return this.#fail("no worker");
    this.#enter("worker");
    if (inWorker) this.#waitForWorker(module);
    if (!this.#spare) this.#listenOnPage();
    this.#script = newScript(inWorker);
    document.head.append(this.#script);
  }

  /** @param {PyScript} module */
  #waitForWorker(module) {
    const adopt = (/** @type {PyWorker} */ worker) => this.#adopt(module, worker);
    waiting.push(adopt);
    this.#listening.signal.addEventListener("abort", () => {
      const place = waiting.indexOf(adopt);
      if (place >= 0) waiting.splice(place, 1);
    });
  }

  /** On the page, by our choice or because PyScript found on its own that it cannot have a worker. */
  #listenOnPage() {
    const { signal } = this.#listening;
    const detail = (/** @type {Event} */ event) => /** @type {CustomEvent} */ (event).detail;
    addEventListener("chiefdoms:stage", (event) => this.#reached(detail(event)), { signal });
    addEventListener("chiefdoms:handle", (event) => this.#runsOnPage(detail(event)), { signal });
  }

  /** @param {PyScript} module @param {PyWorker} worker */
  #adopt(module, worker) {
    this.#worker = worker;
    const { signal } = this.#listening;
    worker.addEventListener("message", ({ data }) => data?.chiefdoms && this.#reached(data.chiefdoms), { signal });
    worker.addEventListener("error", (event) => this.#workerFailed(module, event), { signal });
    worker.ready.then(
      () => this.#check(worker),
      (error) => this.#fail(String(error)),
    );
  }

  /**
   * The interpreter's side tells where it is; it sends a port when it waits for the files.
   * @param {Report} report
   */
  #reached({ stage, port, problem }) {
    if (problem) return this.#fail(problem, stage);
    this.#enter(stage);
    if (port) this.#parts.then((made) => handOver(made, port)).catch((error) => this.#fail(String(error)));
  }

  /**
   * A worker that does not even load is replaced by the page's own thread.
   * @param {PyScript} module
   * @param {ErrorEvent} event
   */
  #workerFailed(module, event) {
    if (this.#spare || this.#progress.stage !== "worker") return this.#fail(event.message || "the worker stopped");
    event.preventDefault();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#script.remove();
    this.#listening.abort();
    this.#listening = new AbortController();
    this.#start(module, false);
  }

  /**
   * PyScript says it is ready even when main.py failed, so ask the engine for a sign of life.
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
    this.#news();
  }

  /** @param {import("./download.js").Bytes} bytes */
  #count = (bytes) => {
    Object.assign(this.#progress, bytes);
    this.#news();
  };

  /** Something has happened: tell it, and wait anew. */
  #news() {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    const { stage } = this.#progress;
    const seconds = (stage === "engine" && quick ? RESTORE_LIMIT : LIMITS[stage]) * this.#patience;
    this.#timer = setTimeout(() => this.#fail(`no answer in ${seconds} s`), seconds * 1000);
    this.#onProgress?.({ ...this.#progress });
  }

  #end() {
    this.#ended = true;
    clearTimeout(this.#timer);
    listeners.delete(this.#count);
    this.#listening.abort();
  }

  /** @param {Running} running */
  #succeed(running) {
    this.#end();
    performance.mark("chiefdoms:engine", { detail: { snapshot: quick } });
    this.#outcome.resolve(running);
  }

  /** @param {string} message @param {Stage} [stage] */
  #fail(message, stage = this.#progress.stage) {
    this.#end();
    this.#worker?.terminate();
    this.#script.remove();
    this.#outcome.reject(new BootFailure(stage, message));
  }
}

/**
 * Starts the engine. Rejects with a `BootFailure` that names the stage which failed or hung.
 * @param {BootOptions} [options]
 * @returns {Promise<Running>}
 */
export async function boot(options = {}) {
  try {
    return await new Attempt(options).run();
  } catch (error) {
    if (!quick || options.spare) throw error;
    // Whatever it was, it may have been the snapshot; the plain way needs none.
    quick = false;
    parts = undefined;
    await forgetSnapshot();
    return new Attempt(options).run();
  }
}
