// The memory of Python with the engine imported: fetched after the first start and kept inflated on the device;
// every later start restores it. Its name is that of the one build of the runtime and the engine that it fits.

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

/** Whether the site was copied to this device. The snapshot comes with the copy; without one nobody need look for it. */
export const hasCopy = () => Boolean(navigator.serviceWorker?.controller);

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

/** Forgets a snapshot that did not work. */
export async function forgetSnapshot() {
  await (await open())?.delete(address).catch(() => {});
}

/** Fetches the snapshot for the next visit, and forgets those of other versions. */
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
