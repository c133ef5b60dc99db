// An IndexedDB that lives in memory. PyScript opens a database at every start, though all it would keep there is a list
// of downloaded packages, which we do not have. Where storage is denied (frames of other sites) that open never answers.

/** @typedef {{ target: MemoryRequest }} MemoryEvent */
/** @typedef {{ result: unknown, onsuccess?: (event: MemoryEvent) => void }} MemoryRequest */

/**
 * A request that succeeds soon, once the caller has had the time to set its handlers.
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
 * Puts the stand-in in the place of `indexedDB`.
 * @returns {() => void} puts the real one back
 */
export function installMemoryDatabases() {
  const own = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: memoryDatabases() });
  return () => {
    // Where the real one is inherited there was nothing of our own to put back.
    if (own) Object.defineProperty(globalThis, "indexedDB", own);
    else Reflect.deleteProperty(globalThis, "indexedDB");
  };
}
