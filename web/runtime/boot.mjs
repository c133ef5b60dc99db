// The interpreter module that PyScript is configured with: it imports `version` and `loadPyodide` from this module, in the
// worker or, if no worker is possible, on the page. This module calls the real Pyodide with additional options and with
// the files that the page has downloaded.
import { files } from "./files.mjs";
import { installMemoryDatabases } from "./indexeddb.js";
import { EMPTY_ZIP, LIBRARY, Snapshot, unpack } from "./pack.js";
import { connectRest, readNow } from "./rest.js";

/** @typedef {import("../js/engine/download.js").Pack} Pack */
/** @typedef {import("../js/engine/download.js").SnapshotParts} SnapshotParts */
/** @typedef {import("../js/engine/download-worker.js").FirstParts} FirstParts */
/** @typedef {import("./pack.js").FileSystem} FileSystem */
/** @typedef {import("./pack.js").Program} Program */

export const { version } = files;

installMemoryDatabases();

// Python is only ever called synchronously, and stack switching has open crashes (pyodide#5702, pyodide#6106).
Reflect.deleteProperty(WebAssembly, "Suspending");
Reflect.deleteProperty(WebAssembly, "promising");

/** How PyScript's first code begins and ends: it writes the sources of PyScript's own modules and imports them. */
const WRITES_MODULES = /^import os as _os\nfrom pathlib import Path as _Path\n[\s\S]*\ndel _pyscript\n/;

const NO_STDLIB = "no-stdlib.zip";
const LIBRARY_DELAY = 3000; // milliseconds
const AGAIN = "?again"; // tells sw.js that the copy on the device is damaged

/** @param {string} path */
const address = (path) => new URL(path, import.meta.url).href;

const inWorker = typeof document === "undefined";

/**
 * Reports to the page which stage starts now, or what went wrong in it.
 * @param {import("../js/engine/boot.js").Report} message its port is where the page can answer: PyScript listens to all that is
 *   sent to the worker itself
 */
function report(message) {
  const { port } = message;
  if (inWorker) postMessage({ chiefdoms: message }, port ? { transfer: [port] } : {});
  else dispatchEvent(new CustomEvent("chiefdoms:stage", { detail: message }));
}

/** Asks the page for what it downloads. It answers at once whether there is no snapshot, and sends the engine last. */
function askForParts() {
  const { port1, port2 } = new MessageChannel();
  /** @type {PromiseWithResolvers<boolean>} */
  const plain = Promise.withResolvers();
  /** @type {PromiseWithResolvers<FirstParts>} */
  const first = Promise.withResolvers();
  /** @type {PromiseWithResolvers<Pack>} */
  const engine = Promise.withResolvers();
  port1.onmessage = ({ data }) => {
    if ("plain" in data) plain.resolve(data.plain);
    if (data.parts) first.resolve(data.parts);
    if (data.engine) engine.resolve(data.engine);
  };
  report({ stage: "download", port: port2 });
  return { plain: plain.promise, first: first.promise, engine: engine.promise };
}

/**
 * Answers Pyodide's next fetch of each of these addresses with the given content.
 * @param {Record<string, BodyInit>} contents by address
 */
function serveOnce(contents) {
  const waiting = new Map(Object.entries(contents));
  const realFetch = globalThis.fetch;
  /** @type {typeof fetch} */
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : new URL(input, import.meta.url).href;
    const content = waiting.get(url);
    if (content === undefined) return realFetch(input, init);
    waiting.delete(url);
    if (waiting.size === 0) globalThis.fetch = realFetch;
    return new Response(content);
  };
}

/**
 * Makes Pyodide wait for the module that the page compiles.
 * @param {(parts: FirstParts, program: Program) => void} prepare is called before the program runs
 */
function useModule(prepare) {
  const real = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = real;
    const given = await parts.first;
    report({ stage: "engine" });
    try {
      const instance = await WebAssembly.instantiate(given.wasm, imports);
      connectRest(instance, imports, (again) => readNow(address(files.rest) + (again ? AGAIN : "")));
      prepare(given, /** @type {Program} */ (/** @type {unknown} */ (instance.exports)));
      return { module: given.wasm, instance };
    } catch (error) {
      report({ stage: "engine", problem: String(error) }); // Pyodide would only wait
      throw error;
    }
  };
}

const parts = askForParts();
// Requested first, so that it is ready when the page has sent the rest.
const script = import(address(`${files.pyodide}pyodide.asm.mjs`));
const pyodide = import(address(`${files.pyodide}pyodide.mjs`));
for (const early of [script, pyodide]) early.catch(() => {}); // loadPyodide gets the same error

/**
 * Pyodide prepares itself while the page is still downloading.
 * @param {Record<string, unknown>} options
 * @param {(parts: FirstParts, program: Program) => void} prepare
 */
async function start(options, prepare) {
  serveOnce({ [address(`${files.pyodide}pyodide.asm.wasm`)]: "", [address(NO_STDLIB)]: EMPTY_ZIP });
  useModule(prepare);
  return (await pyodide).loadPyodide({
    ...options,
    indexURL: address(files.pyodide),
    stdLibURL: address(NO_STDLIB),
    lockFileContents: files.lock,
    // Everything imported here is already compiled.
    env: { PYTHONPATH: LIBRARY, PYTHONDONTWRITEBYTECODE: "1" },
  });
}

/**
 * From a snapshot of Python's memory with the engine imported.
 * @param {Record<string, unknown>} options
 */
async function restore(options) {
  const snapshot = new Snapshot(files.snapshotHeading);
  const interpreter = await start({ ...options, _loadSnapshot: snapshot }, (given, program) => {
    snapshot.prepare(/** @type {SnapshotParts} */ (given).snapshot, program);
  });
  interpreter._api.config._loadSnapshot = undefined; // Pyodide would keep these megabytes
  interpreter.runPython("import random; random.seed()"); // else the same on every visit
  setTimeout(() => addLibrary(interpreter.FS).catch(() => {}), LIBRARY_DELAY);
  return interpreter;
}

/**
 * From the compiled files, if there is something wrong with the snapshot.
 * @param {Record<string, unknown>} options
 */
async function build(options) {
  /** @param {FileSystem} system */
  const fsInit = async (system) => {
    const given = await parts.first;
    if ("stdlib" in given) unpack(system, LIBRARY, given.stdlib);
  };
  const interpreter = await start({ ...options, fsInit }, () => {});
  unpack(interpreter.FS, ".", await parts.engine);
  return interpreter;
}

/**
 * The snapshot contains all modules in normal use; this is for those that Python imports only after an error.
 * @param {FileSystem} system
 */
async function addLibrary(system) {
  const response = await fetch(address(files.stdlib));
  if (response.ok) unpack(system, LIBRARY, new Uint8Array(await response.arrayBuffer()));
}

/**
 * PyScript's own modules are already there, compiled, so that their sources need not be written.
 * @param {{ runPythonAsync(code: string, ...rest: unknown[]): Promise<unknown> }} interpreter
 */
function skipSources(interpreter) {
  const run = interpreter.runPythonAsync;
  interpreter.runPythonAsync = (code, ...rest) => run(code.replace(WRITES_MODULES, "import pyscript\n"), ...rest);
}

/** @param {Record<string, unknown>} options what PyScript asks for */
export async function loadPyodide(options) {
  try {
    const interpreter = await ((await parts.plain) ? build(options) : restore(options));
    skipSources(interpreter);
    return interpreter;
  } catch (error) {
    report({ stage: "engine", problem: String(error) });
    return new Promise(() => {}); // PyScript would go on; the page ends this one
  }
}
