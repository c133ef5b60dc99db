// The snapshot of Python's memory with the engine imported. It is downloaded after the first start and stored uncompressed on
// the device; later starts restore it. Its name identifies the build of the runtime and the engine that it belongs to.

import { files } from "../../runtime/files.mjs";
import { inflate } from "../../runtime/pack.js";

export const address = new URL(`../../runtime/${files.snapshot}`, import.meta.url).href;
const cacheName = `chiefdoms:${new URL("../..", import.meta.url).pathname}:snapshot`;

/** @returns {Promise<Cache | undefined>} nothing where the browser keeps nothing */
async function open() {
  try {
    return await globalThis.caches?.open(cacheName);
  } catch {
    return undefined;
  }
}

/** Whether there is a copy of the site on this device. The snapshot is stored together with it: without a copy there is none. */
export function hasCopy() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame of opaque origin may not even ask
  }
}

/**
 * The snapshot, if this device has it.
 * @returns {Promise<ArrayBuffer | undefined>}
 */
export async function keptSnapshot() {
  try {
    const found = await (await open())?.match(address);
    return await found?.arrayBuffer();
  } catch {
    return undefined;
  }
}

/** Deletes a snapshot that did not work. */
export async function forgetSnapshot() {
  await (await open())?.delete(address).catch(() => {});
}

/** Downloads the snapshot for the next visit, and deletes those of other versions. */
export async function keepSnapshot() {
  const cache = await open();
  if (!cache || (await cache.match(address))) return;
  const response = await fetch(address, { cache: "no-store" }); // one copy is enough
  if (!response.ok) return;
  const memory = await inflate(await response.arrayBuffer());
  await cache.put(address, new Response(memory));
  const others = (await cache.keys()).filter(({ url }) => url !== address);
  await Promise.all(others.map((request) => cache.delete(request)));
}
