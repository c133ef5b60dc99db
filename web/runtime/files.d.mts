/** Written by the build: what the site's runtime is made of. Addresses are relative to the folder of this file. */
export declare const files: {
  /** Pyodide's version, which PyScript asks for. */
  version: string;
  /** PyScript's entry, and the modules that it will ask for next. */
  pyscript: string;
  preload: string[];
  /** The folder of Pyodide. */
  pyodide: string;
  stdlib: string;
  wheel: string;
  /** The wheel's Python modules, compiled. */
  bytecode: string;
  /** PyScript's own Python modules, compiled. */
  pyscriptBytecode: string;
  /** Python's memory with the engine imported, for later visits. */
  snapshot: string;
  /** Size of each large file after decoding, by address. */
  bytes: Record<string, number>;
  /** What Pyodide wants to know of its package index; ours is empty. */
  lock: { info: Record<string, string>; packages: Record<string, never> };
};
