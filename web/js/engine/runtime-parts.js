// The large files of an interpreter, loaded once per page and shared by all engines.

import { Listeners } from "../base/listeners.js";
import { download, RenewedCopy } from "./download.js";
import { workersPossible } from "./pyscript.js";
import { forgetSnapshot, hasCopy, keptSnapshot } from "./snapshot.js";

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
let fromSnapshot = false;

export const runtimeParts = {
  /** Whether they are those of a snapshot of Python's memory. */
  get fromSnapshot() {
    return fromSnapshot;
  },

  load() {
    parts ??= workersPossible() ? downloadInWorker() : downloadOnPage();
    parts.then((loaded) => {
      fromSnapshot = "snapshot" in loaded;
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

  /** A snapshot that did not work is not tried again: the next start uses the plain files. */
  async forgetSnapshot() {
    fromSnapshot = false;
    forgetParts();
    await forgetSnapshot();
  },
};

/** They are downloaded again for the next start. */
function forgetParts() {
  parts = undefined;
}

const downloadOnPage = () => download((bytes) => listeners.notify(bytes), hasCopy());

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
  worker.postMessage({ hasCopy: hasCopy() });
  return first.promise;
}

/**
 * A snapshot is too large to be copied: the first engine takes it, and it is read again for another.
 * @param {Parts} loaded
 * @param {MessagePort} port of the interpreter that waits for them
 */
export async function sendParts(loaded, port) {
  if (!("snapshot" in loaded)) {
    const { engine, ...parts } = loaded;
    port.postMessage({ parts });
    return port.postMessage({ engine: await engine });
  }
  const snapshot = loaded.snapshot.byteLength > 0 ? loaded.snapshot : await keptSnapshot();
  if (!snapshot) throw new Error("the snapshot is gone");
  port.postMessage({ parts: { ...loaded, snapshot } }, [snapshot]);
}
