// Downloads and compiles the runtime in a thread of its own, since its megabytes would keep the page from answering.

import { download, RenewedCopy } from "./download.js";

/**
 * @typedef {import("./download.js").Bytes} Bytes
 * @typedef {import("./download.js").Parts} Parts
 * @typedef {import("./download.js").Pack} Pack
 * @typedef {import("./download.js").SnapshotParts | Omit<import("./download.js").PlainParts, "engine">} FirstParts
 * @typedef {{ bytes?: Bytes, parts?: FirstParts, engine?: Pack, problem?: string, renewed?: boolean }} News what it sends to the
 *   page: the engine after the other parts
 */

/** @param {News} news @param {Transferable[]} [transfer] */
const send = (news, transfer = []) => postMessage(news, { transfer });

addEventListener("message", (/** @type {MessageEvent<import("./download.js").Order>} */ { data }) => {
  download((bytes) => send({ bytes }), data)
    .then(sendParts)
    .catch((error) => send({ problem: String(error), renewed: error instanceof RenewedCopy }));
});

/** Large parts are handed over instead of being copied. @param {Parts} loaded */
async function sendParts(loaded) {
  if ("snapshot" in loaded) return send({ parts: loaded }, [loaded.snapshot.buffer]);
  const { engine, ...parts } = loaded;
  send({ parts }, [parts.stdlib.buffer]);
  const pack = await engine;
  send({ engine: pack }, [pack.buffer]);
}
