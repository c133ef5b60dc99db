/** Written by the build: what the site's runtime is made of. Addresses are relative to the folder of this file. */
export declare const files: {
  /** Pyodide's version, which PyScript asks for. */
  version: string;
  /** PyScript's entry, and the modules that it will ask for next. */
  core: string;
  preload: string[];
  /** The folder of Pyodide. */
  pyodide: string;
  /** The part of Pyodide's program that is hardly ever needed. */
  rest: string;
  /** The standard library, and the engine with PyScript's own Python modules, compiled, as packs. */
  stdlib: string;
  engine: string;
  /** Python's memory with the engine imported, as a pack, and the size of Pyodide's heading in it. */
  snapshot: string;
  snapshotHeading: number;
  /** Size of each large file after decoding, by address. */
  bytes: Record<string, number>;
  /** The SHA-256 of files that are checked when they arrive, by address. */
  sums: Record<string, string>;
  /** What Pyodide wants to know of its package index; ours is empty. */
  lock: { info: Record<string, string>; packages: Record<string, never> };
};
