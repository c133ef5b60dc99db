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
 * @param {number} limit milliseconds after which it is no longer put off
 * @returns {Promise<void>}
 */
export function idle(limit) {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: limit });
    else setTimeout(resolve, Math.min(limit, 1000));
  });
}
