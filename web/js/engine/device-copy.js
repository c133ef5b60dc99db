// The copy of the site that sw.js stores on the device.

/** Whether this page comes from the copy. A worker cannot see it. */
export function hasCopy() {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false; // a frame of opaque origin may not even ask
  }
}

/**
 * A file of the copy, without the detour through the service worker. Its name must contain a version or a hash, since there
 * may be copies of two versions.
 * @param {string} address
 * @returns {Promise<Response | undefined>}
 */
export async function copyOf(address) {
  try {
    return await caches.match(address, { ignoreVary: true });
  } catch {
    return undefined;
  }
}
