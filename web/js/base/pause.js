// Waiting.

/**
 * @param {number} time milliseconds
 * @returns {Promise<void>}
 */
export function pause(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/**
 * Waits until the page has nothing more urgent to do.
 * @param {number} limit milliseconds after which it no longer waits
 * @returns {Promise<void>}
 */
export function idle(limit) {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: limit });
    else setTimeout(resolve, Math.min(limit, 1000));
  });
}

const PAINT_LIMIT = 3000; // milliseconds

/**
 * Waits until the page and its first pictures are painted.
 * @returns {Promise<void>}
 */
export async function painted() {
  const loaded = new Promise((resolve) => {
    if (document.readyState === "complete") resolve(undefined);
    else addEventListener("load", resolve, { once: true });
  });
  await Promise.race([loaded, pause(PAINT_LIMIT)]);
  await pause(0); // what is drawn after it
}
