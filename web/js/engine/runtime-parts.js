// The large files of an interpreter, loaded once per page and shared by all engines.

import { Listeners } from "../base/listeners.js";
import { hasCopy } from "./device-copy.js";
import { download, RenewedCopy, readSnapshot } from "./download.js";
import { workersPossible } from "./pyscript.js";

/**
 * @typedef {import("./download.js").Bytes} Bytes
 * @typedef {import("./download.js").Parts} Parts
 * @typedef {import("./download-worker.js").News} News
 */

/** The bundle of download-worker.js, beside all others. */
const WORKER = new URL("../page/download-worker.js", import.meta.url);

/** @type {Promise<Parts> | undefined} */
let parts;
/** @type {Listeners<[bytes: Bytes]>} */
const listeners = new Listeners();
let plain = false;

export const runtimeParts = {
  /** Whether they are without the snapshot of Python's memory. */
  get plain() {
    return plain;
  },

  load() {
    parts ??= workersPossible() ? downloadInWorker() : downloadOnPage();
    parts.then((loaded) => {
      if ("engine" in loaded) loaded.engine.catch(forgetParts);
    }, forgetParts);
    return parts;
  },

  /**
   * @param {(bytes: Bytes) => void} fn called whenever a piece has arrived
   * @returns {() => void} ends it
   */
  onProgress(fn) {
    return listeners.add(fn);
  },

  /** A snapshot that did not work is not tried again on this page. */
  leaveOutSnapshot() {
    plain = true;
    forgetParts();
  },
};

/** They are downloaded again for the next start. */
function forgetParts() {
  parts = undefined;
}

const order = () => ({ plain, hasCopy: hasCopy() });

const downloadOnPage = () => download((bytes) => listeners.notify(bytes), order());

/**
 * In a thread of its own; on the page if that thread does not even start.
 * @returns {Promise<Parts>}
 */
function downloadInWorker() {
  const worker = new Worker(WORKER, { type: "module", name: "download" });
  /** @type {PromiseWithResolvers<Parts>} */
  const first = Promise.withResolvers();
  /** @type {PromiseWithResolvers<import("./download.js").Pack>} */
  const engine = Promise.withResolvers();
  engine.promise.catch(() => {}); // whoever needs it gets the same error
  /** @param {News} news */
  const receive = ({ bytes, parts, engine: pack, problem, renewed }) => {
    if (bytes) return listeners.notify(bytes);
    if (parts) first.resolve("snapshot" in parts ? parts : { ...parts, engine: engine.promise });
    if (pack) engine.resolve(pack);
    const error = renewed ? new RenewedCopy(problem) : new Error(problem);
    if (problem) for (const part of [first, engine]) part.reject(error);
    if (!parts || "snapshot" in parts) worker.terminate(); // that was all
  };
  worker.addEventListener("message", (/** @type {MessageEvent<News>} */ { data }) => receive(data));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    worker.terminate();
    engine.reject(new Error("the download stopped")); // if the other parts have arrived
    first.resolve(downloadOnPage());
  });
  worker.postMessage(order());
  return first.promise;
}

/**
 * @param {Promise<Parts>} loading
 * @param {MessagePort} port of the interpreter that waits for them
 */
export async function sendParts(loading, port) {
  port.postMessage({ plain });
  const loaded = await loading;
  if ("snapshot" in loaded) {
    const snapshot = loaded.snapshot.byteLength > 0 ? loaded.snapshot : await readSnapshot();
    return port.postMessage({ parts: { ...loaded, snapshot } }, [snapshot.buffer]);
  }
  const { engine, ...parts } = loaded;
  port.postMessage({ parts });
  port.postMessage({ engine: await engine });
}
