// Fetching words: each language and game apart, all of them in one language, English where a file is missing.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { has, languageInUse, loadLanguage, loadWords, t, useWords } from "../../../web/js/base/words.js";

/** What the network has, by the end of the address. @type {Record<string, unknown>} */
let files = {};
/** The addresses that were asked for, and those that wait until they are let through. @type {string[]} */
let asked = [];
/** @type {Map<string, () => void>} */
let held = new Map();

/** @param {string} address @param {boolean} hold */
async function answer(address, hold) {
  asked.push(address);
  if (hold) await new Promise((resolve) => held.set(address, () => resolve(null)));
  if (files[address] === "offline") throw new TypeError("no network");
  return address in files ? Response.json(files[address]) : new Response("", { status: 404 });
}

/** Which addresses are held back. @type {Set<string>} */
let holding = new Set();

beforeEach(() => {
  files = {
    "words/en.json": { hello: "Hello" },
    "words/de.json": { hello: "Hallo" },
    "words/fr.json": { hello: "Bonjour" },
    "game/en.json": { die: "die" },
    "game/de.json": { die: "Würfel" },
  };
  asked = [];
  held = new Map();
  holding = new Set();
  useWords("en", {});
  mock.method(globalThis, "fetch", (/** @type {URL} */ { pathname }) => {
    const address = pathname.split("/").slice(-2).join("/");
    return answer(address, holding.has(address));
  });
});

const place = (/** @type {string} */ language) => new URL(`https://site/game/${language}.json`);

test("a language has the shared texts first and those of a game on demand", async () => {
  await loadLanguage("de");
  assert.deepEqual(asked, ["words/de.json"]);
  assert.equal(t("hello"), "Hallo");
  assert.ok(!has("nine.die"));
  await loadWords("nine", place);
  assert.equal(t("nine.die"), "Würfel");
  await loadWords("nine", place);
  assert.deepEqual(asked, ["words/de.json", "game/de.json"], "once is enough");
});

test("all loaded texts change together, and a missing file is English", async () => {
  await loadWords("nine", place);
  assert.ok(await loadLanguage("fr"));
  assert.deepEqual([t("hello"), t("nine.die")], ["Bonjour", "die"]);
  assert.ok(await loadLanguage("de"));
  assert.deepEqual([t("hello"), t("nine.die")], ["Hallo", "Würfel"]);
});

test("the last choice counts, whichever loads first", async () => {
  holding.add("words/fr.json");
  const first = loadLanguage("fr");
  assert.ok(await loadLanguage("de"));
  held.get("words/fr.json")?.();
  assert.equal(await first, false);
  assert.deepEqual([languageInUse(), t("hello")], ["de", "Hallo"]);
});

test("waiting for a superseded choice waits for the later one", async () => {
  holding.add("words/de.json");
  const first = loadLanguage("fr");
  const second = loadLanguage("de");
  setTimeout(() => held.get("words/de.json")?.(), 10);
  assert.equal(await first, false);
  assert.equal(t("hello"), "Hallo");
  assert.ok(await second);
});

test("texts of a game that arrive while the shared ones are loading are not lost", async () => {
  files["words/de.json"] = { hello: "Hallo", twelve: { title: "Zwölf" } };
  holding.add("words/de.json");
  const chosen = loadLanguage("de");
  await loadWords("twelve", place);
  held.get("words/de.json")?.();
  await chosen;
  assert.equal(t("twelve.die"), "Würfel");
});

test("texts that are loading while the language changes arrive in the new language", async () => {
  holding.add("game/en.json");
  const arriving = loadWords("ten", place);
  await loadLanguage("de");
  held.get("game/en.json")?.();
  await arriving;
  assert.equal(t("ten.die"), "Würfel");
});

test("without a network the old language stays, and texts can be requested again", async () => {
  await loadLanguage("de");
  files["words/fr.json"] = files["words/en.json"] = files["game/de.json"] = files["game/en.json"] = "offline";
  await assert.rejects(loadLanguage("fr"));
  assert.deepEqual([languageInUse(), t("hello")], ["de", "Hallo"]);
  await assert.rejects(loadWords("eleven", place));
  files["game/de.json"] = { die: "Würfel" };
  await loadWords("eleven", place);
  assert.equal(t("eleven.die"), "Würfel");
});
