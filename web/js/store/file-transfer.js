// Files in and out of the page: what the store writes as text becomes a download, and a chosen file becomes text.

import { el } from "../base/dom.js";
import { toast } from "../base/toast.js";
import { t } from "../base/words.js";
import { EngineError } from "../engine/client.js";
import { postponeReminder } from "./reminder.js";
import { store } from "./store.js";

/** @typedef {{ engine: import("../engine/client.js").Engine }} App */

const LARGEST = 10_000_000; // bytes

/**
 * Offer something as a file.
 * @param {string} name
 * @param {string | Blob} text
 * @param {string} [type]
 */
export function download(name, text, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = el("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @param {string} id */
export function downloadOne(id) {
  const text = store.exportOne(id);
  const save = store.load(id);
  if (text && save) download(`chiefdoms-${save.game}-${stamp(save.updated)}.json`, text);
}

export function downloadAll() {
  postponeReminder();
  download(`chiefdoms-${stamp(Date.now())}.json`, store.exportAll());
}

/**
 * Ask for a file, merge it, and say what was merged.
 * @param {App} app
 */
export function chooseAndImport(app) {
  const input = el("input", {
    type: "file",
    accept: ".json,application/json",
    class: "visually-hidden",
    tabindex: "-1",
  });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    input.remove();
    if (file) await importFile(app, file);
  });
  document.body.append(input);
  input.click();
}

/**
 * @param {App} app
 * @param {File} file
 */
async function importFile(app, file) {
  const result =
    file.size > LARGEST
      ? { error: /** @type {const} */ ("too-large") }
      : await store.importText(await file.text(), (record) => isLegal(app, record));
  if ("error" in result) toast(t(`import.${result.error}`), { kind: "bad" });
  else toast(mergedWords(result), { kind: result.unreadable ? "bad" : "good" });
}

/**
 * Whether the rules take a record. They may still be loading; null where they failed to load.
 * @param {App} app
 * @param {import("./save-format.js").MatchRecord} record
 * @returns {Promise<boolean | null>}
 */
async function isLegal({ engine }, record) {
  const id = "check";
  try {
    await engine.ready;
    await engine.ask({ op: "open", id, record });
    await engine.ask({ op: "close", id });
    return true;
  } catch (error) {
    const lost = error instanceof EngineError && ["boot-failed", "engine-restarted"].includes(error.code);
    return lost ? null : false;
  }
}

/** @param {import("./exchange.js").Merged} merged */
function mergedWords(merged) {
  const counts = /** @type {const} */ (["added", "updated", "kept", "unreadable"]);
  const parts = counts.filter((key) => merged[key] > 0).map((key) => t(`import.${key}`, { count: merged[key] }));
  if (merged.statistics > 0) parts.push(t("import.statistics", { count: merged.statistics }));
  if (merged.settings) parts.push(t("import.settings"));
  return parts.join(" ") || t("import.nothing");
}

/** @param {number} moment */
function stamp(moment) {
  return new Date(moment).toISOString().slice(0, 10);
}
