// Starts the engine: PyScript with our own interpreter module, in a worker, or on the page if no worker is possible.

import { BootAttempt, BootFailure } from "./boot-attempt.js";
import { RenewedCopy } from "./download.js";
import { runtimeParts } from "./runtime-parts.js";

/**
 * @typedef {import("./boot-attempt.js").BootOptions} BootOptions
 * @typedef {import("./boot-attempt.js").Progress} Progress
 * @typedef {import("./boot-attempt.js").Report} Report
 * @typedef {import("./boot-attempt.js").Running} Running
 * @typedef {import("./boot-attempt.js").Stage} Stage
 */

/**
 * Starts the engine. Rejects with a `BootFailure` that names the stage that failed or hung.
 * @param {BootOptions} [options]
 * @returns {Promise<Running>}
 */
export async function boot(options = {}) {
  try {
    return await new BootAttempt(options).run();
  } catch (error) {
    const renewed = error instanceof BootFailure && error.cause instanceof RenewedCopy;
    if (options.spare || !(renewed || mayBeTheSnapshot(error))) throw error;
    if (!renewed) runtimeParts.leaveOutSnapshot();
    return new BootAttempt(options).run();
  }
}

/** @param {unknown} error */
function mayBeTheSnapshot(error) {
  const stages = ["download", "engine"];
  return !runtimeParts.plain && error instanceof BootFailure && stages.includes(error.stage);
}
