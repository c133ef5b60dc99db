import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { startMatch } from "../../../web/js/table/start.js";

/** @typedef {import("../../../web/js/app/app.js").App} App */

const SETUP = { id: "one", game: "any", seats: 1, seed: "seed", options: {}, names: ["Ada"] };

/** @param {string} hash */
const goTo = (hash) => Object.assign(globalThis, { location: { hash } });

afterEach(() => Reflect.deleteProperty(globalThis, "location"));

/** An app whose engine answers when it is told to. */
function slowApp() {
  let ready = () => {};
  const asked = new Promise((resolve) => {
    ready = () => resolve({ scores: [{ total: 0, lines: [] }], view: { round: 1 } });
  });
  /** @type {string[]} */
  const opened = [];
  const app = /** @type {App} */ (
    /** @type {unknown} */ ({
      boot: { state: "loading" },
      engine: { ask: () => asked },
      store: { create: () => opened.push("saved") },
      navigate: (/** @type {string} */ hash) => opened.push(hash),
    })
  );
  return { app, opened, ready };
}

test("a match is saved and opened when the engine has made it", async () => {
  goTo("#/new/any");
  const { app, opened, ready } = slowApp();
  const started = startMatch(app, SETUP);
  ready();
  await started;
  assert.deepEqual(opened, ["saved", "#/play/one"]);
});

test("somebody who has gone to another screen meanwhile stays there", async () => {
  goTo("#/new/any");
  const { app, opened, ready } = slowApp();
  const started = startMatch(app, SETUP);
  goTo("#/about");
  ready();
  await started;
  assert.deepEqual(opened, []);
});
