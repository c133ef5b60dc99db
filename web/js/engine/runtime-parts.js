// The large files of an interpreter, loaded once per page and shared by all engines.

import { Listeners } from "../base/listeners.js";
import { download } from "./download.js";
import { forgetSnapshot, keptSnapshot } from "./snapshot.js";

/** @typedef {import("./download.js").Parts} Parts */

/** @type {Promise<Parts> | undefined} */
let parts;
/** @type {Listeners<[bytes: import("./download.js").Bytes]>} */
const listeners = new Listeners();
let fromSnapshot = false;

export const runtimeParts = {
  /** Whether they are those of a snapshot of Python's memory. */
  get fromSnapshot() {
    return fromSnapshot;
  },

  load() {
    parts ??= download((bytes) => listeners.notify(bytes));
    parts.then(
      (loaded) => {
        fromSnapshot = "snapshot" in loaded;
      },
      () => {
        parts = undefined;
      },
    );
    return parts;
  },

  /**
   * @param {(bytes: import("./download.js").Bytes) => void} fn called whenever a piece has arrived
   * @returns {() => void} ends it
   */
  onProgress(fn) {
    return listeners.add(fn);
  },

  /** A snapshot that did not work is not tried again: the next start uses the plain files. */
  async forgetSnapshot() {
    fromSnapshot = false;
    parts = undefined;
    await forgetSnapshot();
  },
};

/**
 * A snapshot is too large to be copied: the first engine takes it, and it is read again for another.
 * @param {Parts} loaded
 * @param {MessagePort} port of the interpreter that waits for them
 */
export async function sendParts(loaded, port) {
  if (!("snapshot" in loaded)) return port.postMessage(loaded);
  const snapshot = loaded.snapshot.byteLength > 0 ? loaded.snapshot : await keptSnapshot();
  if (!snapshot) throw new Error("the snapshot is gone");
  port.postMessage({ ...loaded, snapshot }, [snapshot]);
}
