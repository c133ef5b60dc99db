// The large files of the runtime, fetched by the page so that it can show the progress, start before there is a worker,
// and start another worker later without fetching anything again.
import { files } from "../../runtime/files.mjs";
import { inflate } from "../../runtime/pack.js";
import { keptSnapshot } from "./snapshot.js";

/**
 * What an interpreter is made from. The module is compiled once and shared by all workers; the packs are inflated.
 * With a snapshot of Python's memory the library, the bytecode and the wheel are not needed.
 * @typedef {Uint8Array<ArrayBuffer>} Pack
 * @typedef {{ wasm: WebAssembly.Module, pyscript: Pack, snapshot: ArrayBuffer }} SnapshotParts
 * @typedef {{ wasm: WebAssembly.Module, pyscript: Pack, stdlib: Pack, bytecode: Pack, wheel: ArrayBuffer }} PlainParts
 * @typedef {SnapshotParts | PlainParts} Parts
 * @typedef {{ loaded: number, total: number }} Bytes
 */

export const total = Object.values(files.bytes).reduce((sum, bytes) => sum + bytes, 0);

/** @param {string} path in the runtime's folder */
export const address = (path) => new URL(`../../runtime/${path}`, import.meta.url).href;

/**
 * @param {string} path
 * @param {(bytes: number) => void} count is given the size of every piece that arrives
 */
async function get(path, count) {
  const response = await fetch(address(path));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  countBody(response, count).catch(() => {}); // whoever reads the original gets the same error
  return response;
}

/**
 * Counts a copy of the stream: the original is left untouched, so that the browser can cache the compiled code with it.
 * @param {Response} response
 * @param {(bytes: number) => void} count
 */
async function countBody(response, count) {
  const reader = response.clone().body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    count(part.value.byteLength);
  }
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
 * @param {(bytes: Bytes) => void} onProgress
 * @returns {Promise<Parts>}
 */
export async function download(onProgress) {
  let loaded = 0;
  /** @param {number} bytes */
  const count = (bytes) => {
    loaded += bytes;
    onProgress({ loaded: Math.min(loaded, total), total });
  };
  /** @param {string} path */
  const bytesOf = async (path) => (await get(path, count)).arrayBuffer();
  /** @param {string} path */
  const packOf = (path) => bytesOf(path).then(inflate);
  const memory = keptSnapshot();
  const program = Promise.all([
    WebAssembly.compileStreaming(get(`${files.pyodide}pyodide.asm.wasm`, count).then(asWasm)),
    packOf(files.pyscriptBytecode),
    // The interpreter can only import this one; it will find it in the browser's cache.
    bytesOf(`${files.pyodide}pyodide.asm.mjs`),
  ]);
  program.catch(() => {}); // handled below
  const snapshot = await memory;
  if (snapshot) {
    const [wasm, pyscript] = await program;
    return { wasm, pyscript, snapshot };
  }
  const library = Promise.all([packOf(files.stdlib), packOf(files.bytecode), bytesOf(files.wheel)]);
  const [[wasm, pyscript], [stdlib, bytecode, wheel]] = await Promise.all([program, library]);
  return { wasm, pyscript, stdlib, bytecode, wheel };
}
