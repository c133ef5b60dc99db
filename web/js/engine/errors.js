// Errors of requests to the engine.

/** The engine rejected a request (with its `code` and `values`) or was lost (`engine-restarted`, `boot-failed`). */
export class EngineError extends Error {
  /** @param {string} code @param {Record<string, unknown>} [values] */
  constructor(code, values = {}) {
    super(code);
    this.name = "EngineError";
    this.code = code;
    this.values = values;
  }
}

/** The code of an error of the engine; undefined for any other error. @param {unknown} error */
export function codeOf(error) {
  return error instanceof EngineError ? error.code : undefined;
}
