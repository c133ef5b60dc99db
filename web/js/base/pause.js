// Waiting.

/**
 * @param {number} time milliseconds
 * @returns {Promise<void>}
 */
export function pause(time) {
  return new Promise((resolve) => setTimeout(resolve, time));
}
