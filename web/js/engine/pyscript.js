// PyScript, loaded once per page with our own interpreter module, and the workers that it creates.

import { files } from "../../runtime/files.mjs";
import { installMemoryDatabases } from "../../runtime/indexeddb.js";
import { address } from "./download.js";

/**
 * @typedef {(text: string) => string | Promise<string>} Handle
 * @typedef {Worker & { sync: { handle: Handle }, ready: Promise<unknown> }} PyWorker
 * @typedef {{ hooks: { main: { onWorker: Set<(wrap: unknown, worker: PyWorker) => void> } } }} PyScript
 */

const UNUSED_PLUGINS = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

/** @type {Promise<PyScript> | undefined} */
let pyscript;
let attempts = 0;

/** PyScript reads its configuration when its module is loaded, and only then. */
export function loadPyScript() {
  if (pyscript) return pyscript;
  if (attempts === 0) prepare();
  const restore = installMemoryDatabases();
  pyscript = attempts === 0 ? import(address(files.core)) : loadAgain();
  attempts += 1;
  pyscript
    .then(
      (module) => module.hooks.main.onWorker.add(assignWorker),
      () => {
        pyscript = undefined;
      },
    )
    .finally(restore);
  return pyscript;
}

/** A module that failed to load stays failed under its address, and its stored copy may be damaged. */
async function loadAgain() {
  const retry = `?attempt=${attempts}`;
  await Promise.allSettled(files.preload.map((path) => fetch(address(path), { cache: "reload" })));
  return import(address(files.core) + retry);
}

function prepare() {
  const plugins = UNUSED_PLUGINS.map((name) => `!${name}`);
  addConfig("py", { interpreter: address("boot.mjs"), plugins, sync_main_only: true });
  addConfig("mpy", { plugins });
  preload();
}

/** @param {string} type @param {object} config */
function addConfig(type, config) {
  const element = document.createElement(`${type}-config`);
  element.setAttribute("type", "json");
  element.textContent = JSON.stringify(config);
  document.head.append(element);
}

/** The small files of the chain, requested together instead of one after the other. */
function preload() {
  const modules = [...files.preload, "boot.mjs", `${files.pyodide}pyodide.mjs`];
  for (const path of modules) request(path, { rel: "modulepreload" });
  request("main.py", { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
}

/** @param {string} path @param {Partial<HTMLLinkElement>} how */
function request(path, how) {
  document.head.append(Object.assign(document.createElement("link"), how, { href: address(path) }));
}

/**
 * The tag that makes PyScript run our main.py.
 * @param {boolean} inWorker
 */
export function newScript(inWorker) {
  const script = document.createElement("script");
  script.type = "py";
  script.src = address("main.py");
  script.toggleAttribute("worker", inWorker);
  return script;
}

/** In a frame of opaque origin a worker cannot load our modules. */
export const workersPossible = () => typeof Worker === "function" && self.origin !== "null";

/** Callbacks waiting for a worker. All workers are alike, so each takes the next one. @type {((worker: PyWorker) => void)[]} */
const waiting = [];

/**
 * @param {(worker: PyWorker) => void} use is given the next worker that PyScript makes
 * @param {AbortSignal} signal ends the waiting
 */
export function waitForWorker(use, signal) {
  waiting.push(use);
  signal.addEventListener("abort", () => {
    const place = waiting.indexOf(use);
    if (place >= 0) waiting.splice(place, 1);
  });
}

/** @type {(wrap: unknown, worker: PyWorker) => void} */
function assignWorker(_, worker) {
  const use = waiting.shift();
  if (use) use(worker);
  else worker.terminate(); // nobody waits for it any more
}
