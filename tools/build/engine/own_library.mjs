// The trimmed Pyodide under Node.js, with its own standard library or, like web/runtime/boot.mjs in the page, with ours.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { EMPTY_ZIP, LIBRARY, unpack } from "../../../web/runtime/pack.js";

// JavaScript Promise Integration is off in the page too (see web/runtime/boot.mjs), so test what is shipped.
delete WebAssembly.Suspending;
delete WebAssembly.promising;
const TRIMMED = new URL("../../../build/pyodide/", import.meta.url);
const trimmed = await import(new URL("pyodide.mjs", TRIMMED).href);

/** @param {Record<string, unknown>} options for Pyodide */
export const loadPyodide = (options) => trimmed.loadPyodide({ ...options, indexURL: fileURLToPath(TRIMMED) });

/**
 * @param {string} path the pack of the library
 * @param {Record<string, unknown>} options more for Pyodide
 */
export async function loadWithLibrary(path, { env, ...options } = {}) {
  const library = readFileSync(path);
  const scratch = mkdtempSync(join(tmpdir(), "chiefdoms-"));
  const stdLibURL = join(scratch, "empty.zip");
  writeFileSync(stdLibURL, EMPTY_ZIP);
  try {
    return await loadPyodide({
      ...options,
      stdLibURL,
      env: { ...env, PYTHONPATH: LIBRARY },
      fsInit: async (system) => unpack(system, LIBRARY, library),
    });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Only the message: Node.js would also print Pyodide's whole one-line source. */
export function shortenErrors() {
  process.on("uncaughtException", (error) => {
    console.error(error.message);
    process.exit(1);
  });
}
