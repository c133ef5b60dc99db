// Downloads and compiles the runtime in a thread of its own, since its megabytes would keep the page from answering.
// The page says whether there is a copy of the site on the device, which only it can see.

import { download, RenewedCopy } from "./download.js";

/**
 * @typedef {{ hasCopy: boolean }} Order
 * @typedef {import("./download.js").Bytes} Bytes
 * @typedef {import("./download.js").Parts} Parts
 * @typedef {{ bytes?: Bytes, parts?: Parts, problem?: string, renewed?: boolean }} News what it sends to the page
 */

/** @param {News} news @param {Transferable[]} [transfer] */
const send = (news, transfer = []) => postMessage(news, { transfer });

addEventListener("message", (/** @type {MessageEvent<Order>} */ { data }) => {
  download((bytes) => send({ bytes }), data.hasCopy).then(
    (parts) => send({ parts }, largeParts(parts)),
    (error) => send({ problem: String(error), renewed: error instanceof RenewedCopy }),
  );
});

/** What is handed over instead of being copied. @param {Parts} parts */
function largeParts(parts) {
  const packs = "snapshot" in parts ? [parts.pyscript] : [parts.pyscript, parts.stdlib, parts.engine];
  return [...packs.map(({ buffer }) => buffer), ...("snapshot" in parts ? [parts.snapshot] : [])];
}
