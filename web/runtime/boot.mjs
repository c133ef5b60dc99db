// What PyScript takes for the interpreter: it asks this module for `version` and `loadPyodide`, in the worker or, where
// there can be no worker, on the page. It hands on to the real Pyodide with options that PyScript would not give, and
// with the files that the page has downloaded.
import { files } from "./files.mjs";
import { installMemoryDatabases } from "./indexeddb.js";
import { unpack } from "./pack.js";

/** @typedef {import("../js/download.js").Parts} Parts */
/** @typedef {import("./pack.js").FileSystem} FileSystem */

export const { version } = files;

installMemoryDatabases();

// Python is only ever called synchronously, and stack switching has open crashes (pyodide#5702, pyodide#6106).
Reflect.deleteProperty(WebAssembly, "Suspending");
Reflect.deleteProperty(WebAssembly, "promising");

const LIBRARY = "/lib/stdlib";
// Pyodide insists on a zip of the standard library; ours is made of plain files, which Python finds much faster.
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);
const NO_STDLIB = "no-stdlib.zip";

const inWorker = typeof document === "undefined";

/** @param {string} path */
const address = (path) => new URL(path, import.meta.url).href;

/**
 * Tells the page which stage begins now.
 * @param {import("../js/boot.js").Stage} stage
 * @param {MessagePort} [port] where the page can answer: PyScript listens to all that is sent to the worker itself
 */
function tell(stage, port) {
  const report = { stage, port };
  if (inWorker) postMessage({ chiefdoms: report }, port ? { transfer: [port] } : {});
  else dispatchEvent(new CustomEvent("chiefdoms:stage", { detail: report }));
}

/**
 * Asks the page for what it has downloaded.
 * @returns {Promise<Parts>}
 */
function askForParts() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(data);
      port1.close();
    };
    tell("download", port2);
  });
}

/**
 * Gives Pyodide and PyScript what we have when they fetch it, each file once.
 * @param {Record<string, BodyInit>} contents by address
 */
function handOver(contents) {
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
 * Lets Pyodide, which would compile what it fetches, take the compiled module.
 * @param {WebAssembly.Module} module
 */
function useModule(module) {
  const real = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    WebAssembly.instantiateStreaming = real;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

const parts = askForParts();
// Asked for at once, so that it is there when the page has sent the rest.
const script = import(address(`${files.pyodide}pyodide.asm.mjs`));
const pyodide = import(address(`${files.pyodide}pyodide.mjs`));
for (const early of [script, pyodide]) early.catch(() => {}); // loadPyodide meets the same error

/** @param {Record<string, unknown>} options what PyScript asks for */
export async function loadPyodide(options) {
  const { wasm, stdlib, bytecode, wheel } = await parts;
  tell("engine");
  handOver({
    [address(`${files.pyodide}pyodide.asm.wasm`)]: "",
    [address(NO_STDLIB)]: EMPTY_ZIP,
    [address(files.wheel)]: wheel,
  });
  useModule(wasm);
  const interpreter = await (await pyodide).loadPyodide({
    ...options,
    indexURL: address(files.pyodide),
    stdLibURL: address(NO_STDLIB),
    lockFileContents: files.lock,
    // All that is imported here is compiled already.
    env: { PYTHONPATH: LIBRARY, PYTHONDONTWRITEBYTECODE: "1" },
    /** @param {FileSystem} system */
    fsInit: async (system) => unpack(system, LIBRARY, stdlib),
  });
  unpack(interpreter.FS, ".", bytecode);
  return interpreter;
}
