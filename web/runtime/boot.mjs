// What PyScript takes for the interpreter: it asks this module for `version` and `loadPyodide`, in the worker or, where
// there can be no worker, on the page. It hands on to the real Pyodide with options that PyScript would not give, starts
// all large downloads at once and tells the page how far they are.
import { files } from "./files.mjs";
import { installMemoryDatabases } from "./indexeddb.js";

export const { version } = files;

installMemoryDatabases();

// Python is only ever called synchronously, and stack switching has open crashes (pyodide#5702, pyodide#6106).
Reflect.deleteProperty(WebAssembly, "Suspending");
Reflect.deleteProperty(WebAssembly, "promising");

const inWorker = typeof document === "undefined";

/** @param {string} path */
const address = (path) => new URL(path, import.meta.url).href;

/**
 * Tells the page where the boot is; see `BootReport` in boot.js.
 * @param {import("../js/boot.js").BootReport} report
 */
function tell(report) {
  if (inWorker) postMessage({ chiefdoms: report });
  else dispatchEvent(new CustomEvent("chiefdoms:boot", { detail: report }));
}

const total = Object.values(files.bytes).reduce((sum, bytes) => sum + bytes, 0);
let loaded = 0;

/** @param {number} bytes */
function count(bytes) {
  loaded += bytes;
  tell({ stage: "download", loaded: Math.min(loaded, total), total });
}

/**
 * Counts the bytes of a copy of the stream, so that the browser can still use its own compiled code for the original.
 * @param {Response} response
 */
async function countBody(response) {
  const reader = response.clone().body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    count(part.value.byteLength);
  }
}

/**
 * @param {string} path
 * @returns {Promise<Response>}
 */
async function download(path) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  countBody(response).catch(() => {}); // whoever reads the original meets the same error
  return response;
}

/**
 * Streaming compilation insists on the right type, which not every static host sends.
 * @param {Response} response
 */
function asWasm(response) {
  if (response.headers.get("content-type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

/**
 * What we made is gzipped by us, since hosts compress few types; some hosts undo it on the way.
 * @param {Response} response
 */
async function inflate(response) {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return new Response(bytes);
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}

/** Pyodide's script can only be imported, so it is counted whole. */
async function importScript() {
  const path = `${files.pyodide}pyodide.asm.mjs`;
  await import(address(path));
  count(files.bytes[path] ?? 0);
}

/** @type {Map<string, Promise<Response>>} */
const waiting = new Map();
const realFetch = globalThis.fetch;

/**
 * Hands over what was downloaded here when Pyodide or PyScript ask for it, each once.
 * @type {typeof fetch}
 */
function handOver(input, init) {
  const url = input instanceof Request ? input.url : new URL(input, import.meta.url).href;
  const response = waiting.get(url);
  if (!response) return realFetch(input, init);
  waiting.delete(url);
  if (waiting.size === 0) globalThis.fetch = realFetch;
  return response;
}

/** @type {Promise<Response>} */
let bytecode;

function startDownloads() {
  const wasm = `${files.pyodide}pyodide.asm.wasm`;
  waiting.set(address(wasm), download(wasm).then(asWasm));
  waiting.set(address(files.stdlib), download(files.stdlib).then(inflate));
  waiting.set(address(files.wheel), download(files.wheel));
  bytecode = download(files.bytecode).then(inflate);
  const all = Promise.all([importScript(), bytecode, ...waiting.values()]);
  all.catch((error) => tell({ stage: "download", failed: String(error) }));
  globalThis.fetch = handOver;
}

tell({ stage: "worker" });
startDownloads();

/**
 * Writes the compiled modules of the engine and of PyScript to where Python looks for them when it has their sources.
 * The file is a line of JSON with paths and sizes, then the contents (see tools/compile_engine.py).
 * @param {{ mkdirTree(path: string): void, writeFile(path: string, content: Uint8Array): void }} system
 */
async function writeBytecode(system) {
  const bytes = new Uint8Array(await (await bytecode).arrayBuffer());
  let position = bytes.indexOf(0x0a);
  /** @type {[string, number][]} */
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, position)));
  position += 1;
  for (const [path, size] of index) {
    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    system.writeFile(path, bytes.subarray(position, position + size));
    position += size;
  }
}

/**
 * @param {Record<string, unknown>} options what PyScript asks for
 */
export async function loadPyodide(options) {
  const pyodide = await import(address(`${files.pyodide}pyodide.mjs`));
  const interpreter = await pyodide.loadPyodide({
    ...options,
    indexURL: address(files.pyodide),
    stdLibURL: address(files.stdlib),
    lockFileContents: files.lock,
    // All that is imported here is compiled already.
    env: { PYTHONDONTWRITEBYTECODE: "1" },
  });
  await writeBytecode(interpreter.FS);
  tell({ stage: "engine" });
  return interpreter;
}
