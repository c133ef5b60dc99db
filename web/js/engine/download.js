// The large files of the runtime. They are not left to PyScript's worker, so that the page can show the progress, start before
// there is a worker, and start another worker later without downloading anything again.
import { files } from "../../runtime/files.mjs";
import { copyOf } from "./device-copy.js";

/**
 * What an interpreter needs. The module is compiled once and shared by all workers. Normally Python continues from a snapshot of
 * its memory. If there is something wrong with that, it starts plainly, with the library and the engine. It takes a while before
 * it needs the engine then, so that comes last.
 * @typedef {Uint8Array<ArrayBuffer>} Pack
 * @typedef {{ wasm: WebAssembly.Module, snapshot: Pack }} SnapshotParts
 * @typedef {{ wasm: WebAssembly.Module, stdlib: Pack, engine: Promise<Pack> }} PlainParts
 * @typedef {SnapshotParts | PlainParts} Parts
 * @typedef {{ loaded: number, total: number }} Bytes
 */

/** The interpreter module, which cannot contain its own checksum, and the text that the build puts at its end. */
const BOOT = "boot.mjs";
const BOOT_END = "//# sourceMappingURL=boot.mjs.map\n";

/** The interpreter can only import these; it finds them in the browser's cache. */
const IMPORTED = [`${files.pyodide}pyodide.asm.mjs`, `${files.pyodide}pyodide.mjs`, "main.py"];

/** Progress is reported after so many milliseconds, or when so much more has arrived: each report makes the page draw. */
const REPORT_PAUSE = 250;
const REPORT_SHARE = 1 / 20;

/** A damaged copy was replaced, but an interpreter may already have imported it: start another one. */
export class RenewedCopy extends Error {}

/** @param {boolean} plain without the snapshot */
export function totalBytes(plain) {
  const unused = plain ? [files.snapshot] : [files.stdlib, files.engine];
  const needed = Object.entries(files.bytes).filter(([path]) => !unused.includes(path));
  return needed.reduce((sum, [, bytes]) => sum + bytes, 0);
}

/** @param {string} path in the runtime's folder */
export const address = (path) => new URL(`../../runtime/${path}`, import.meta.url).href;

/** @typedef {(bytes: number) => void} Count receives the size of every chunk that arrives */

/**
 * @typedef {object} Order
 * @property {boolean} plain without the snapshot
 * @property {boolean} hasCopy whether there is a copy of the site on the device
 */

/** Whether the files that never change under their name are read directly from the copy on the device. */
let readsCopy = false;

/**
 * @param {string} path
 * @param {Count} count
 * @param {RequestCache} [cache] "reload" replaces the copies on the device
 */
async function get(path, count, cache) {
  const copy = readsCopy && cache !== "reload" && path.startsWith("fixed/") && (await copyOf(address(path)));
  const response = copy || (await fetch(address(path), { cache, priority: "low" }));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  countBody(response, count).catch(() => {}); // reading the original gives the same error
  return response;
}

/**
 * The bytes of a file, verified: a damaged copy on the device is downloaded again.
 * @param {string} path
 * @param {Count} count
 */
async function bytesOf(path, count) {
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const bytes = new Uint8Array(await (await get(path, count, cache)).arrayBuffer());
    if (!(await isWhole(path, bytes))) continue;
    if (cache === "reload" && (path === BOOT || IMPORTED.includes(path))) throw new RenewedCopy(path);
    return bytes;
  }
  throw new Error(`${path} is damaged`);
}

/**
 * @param {string} path
 * @param {Pack} bytes
 */
async function isWhole(path, bytes) {
  if (path === BOOT) return new TextDecoder().decode(bytes.slice(-BOOT_END.length)) === BOOT_END;
  if (!globalThis.crypto?.subtle) return true; // without a secure connection there is no way to know
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("") === files.sums[path];
}

/** To be awaited before there is an interpreter: if its own module is damaged, PyScript can make no other one. */
export const checkInterpreter = () => bytesOf(BOOT, () => {});

/**
 * @param {Count} count
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiledProgram(count) {
  const path = `${files.pyodide}pyodide.asm.wasm`;
  try {
    return await WebAssembly.compileStreaming(get(path, count).then(asWasm));
  } catch (error) {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    return WebAssembly.compileStreaming(get(path, count, "reload").then(asWasm)); // the copy on the device is damaged
  }
}

/**
 * Counts the bytes of a copy of the stream, because the browser can cache compiled code only for the original.
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
 * Streaming compilation requires the right content type, which not every static host sends.
 * @param {Response} response
 */
function asWasm(response) {
  if (response.headers.get("content-type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "content-type": "application/wasm" } });
}

/** The snapshot once more: each interpreter takes it over, since it is too large to be copied. */
export const readSnapshot = () => bytesOf(files.snapshot, () => {});

/**
 * @param {(bytes: Bytes) => void} onProgress
 * @param {Order} order
 * @returns {Promise<Parts>}
 */
export async function download(onProgress, { plain, hasCopy }) {
  readsCopy = hasCopy;
  const count = counter(onProgress, totalBytes(plain));
  const [wasm, content] = await Promise.all([
    compiledProgram(count),
    bytesOf(plain ? files.stdlib : files.snapshot, count),
    ...IMPORTED.map((path) => bytesOf(path, path in files.bytes ? count : () => {})),
  ]);
  if (!plain) return { wasm, snapshot: content };
  return { wasm, stdlib: content, engine: bytesOf(files.engine, count) };
}

/**
 * Adds up what arrives, and reports it from time to time.
 * @param {(bytes: Bytes) => void} onProgress
 * @param {number} total
 * @returns {Count}
 */
function counter(onProgress, total) {
  let loaded = 0;
  let reported = { loaded: 0, time: 0 };
  return (bytes) => {
    loaded += bytes;
    const time = performance.now();
    if (time - reported.time < REPORT_PAUSE && loaded - reported.loaded < total * REPORT_SHARE) return;
    reported = { loaded, time };
    onProgress({ loaded: Math.min(loaded, total), total });
  };
}
