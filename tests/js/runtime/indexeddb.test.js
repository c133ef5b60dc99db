import assert from "node:assert/strict";
import { test } from "node:test";
import { installMemoryDatabases } from "../../../web/runtime/indexeddb.js";

/** What a request answers. @param {{ result: unknown, onsuccess?: (event: { target: { result: unknown } }) => void }} request */
function answerOf(request) {
  return new Promise((resolve) => {
    request.onsuccess = ({ target }) => resolve(target.result);
  });
}

/** @param {string} name */
async function openStore(name) {
  const databases = /** @type {{ open: (name: string) => Parameters<typeof answerOf>[0] }} */ (
    /** @type {unknown} */ (globalThis.indexedDB)
  );
  const database = /** @type {{ transaction: () => { objectStore: () => Record<string, Function> } }} */ (
    await answerOf(databases.open(name))
  );
  return database.transaction().objectStore();
}

test("what is stored in the in-memory database stays until the page is closed", async () => {
  const restore = installMemoryDatabases();
  const store = await openStore("packages");
  await answerOf(store.put("value", "key"));
  const again = await openStore("packages");
  assert.equal(await answerOf(again.get("key")), "value");
  assert.equal(await answerOf(again.getKey("none")), undefined);
  assert.deepEqual(await answerOf(again.getAllKeys()), ["key"]);
  assert.equal(await answerOf((await openStore("others")).count()), 0);
  await answerOf(again.delete("key"));
  assert.equal(await answerOf(again.count()), 0);
  restore();
});

test("the real one is restored", () => {
  const before = globalThis.indexedDB;
  installMemoryDatabases()();
  assert.equal(globalThis.indexedDB, before);
  const own = { mine: true };
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: own });
  installMemoryDatabases()();
  assert.equal(/** @type {unknown} */ (globalThis.indexedDB), own);
  Reflect.deleteProperty(globalThis, "indexedDB");
});
