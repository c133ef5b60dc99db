// An in-memory IndexedDB. PyScript opens a database at every start, only to store a list of downloaded packages, of which we
// have none. Where storage is denied (third-party frames), that request would never be answered.

/** @typedef {{ target: MemoryRequest }} MemoryEvent */
/** @typedef {{ result: unknown, onsuccess?: (event: MemoryEvent) => void }} MemoryRequest */

/**
 * A request that succeeds as soon as the caller has set its handlers.
 * @param {unknown} result
 * @returns {MemoryRequest}
 */
function request(result) {
  /** @type {MemoryRequest} */
  const made = { result };
  queueMicrotask(() => made.onsuccess?.({ target: made }));
  return made;
}

/** @param {Map<unknown, unknown>} entries */
const objectStore = (entries) => ({
  count: () => request(entries.size),
  clear: () => request(entries.clear()),
  /** @param {unknown} key */
  delete: (key) => request(entries.delete(key)),
  /** @param {unknown} key */
  get: (key) => request(entries.get(key)),
  /** @param {unknown} key */
  getKey: (key) => request(entries.has(key) ? key : undefined),
  getAllKeys: () => request([...entries.keys()]),
  /** @param {unknown} value @param {unknown} key */
  put: (value, key) => request(entries.set(key, value) && key),
});

function memoryDatabases() {
  /** @type {Map<string, Map<unknown, unknown>>} */
  const databases = new Map();
  return {
    /** @param {string} name */
    open(name) {
      const entries = databases.get(name) ?? new Map();
      databases.set(name, entries);
      return request({
        transaction: () => ({ objectStore: () => objectStore(entries) }),
        close() {},
      });
    },
  };
}

/**
 * Replaces `indexedDB` with the in-memory one.
 * @returns {() => void} restores the real one
 */
export function installMemoryDatabases() {
  const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: memoryDatabases() });
  return () => {
    // If the real one was inherited, there is no own property to restore.
    if (own) Object.defineProperty(globalThis, "indexedDB", own);
    else Reflect.deleteProperty(globalThis, "indexedDB");
  };
}
