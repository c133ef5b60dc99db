// Packs of files, written by tools/build/engine/pack.py: the header of a WebAssembly module (which hosts compress), a line of
// JSON with names and sizes, and the contents.

/** Where the standard library is, in Python's file system. */
export const LIBRARY = "/lib/stdlib";
/** Pyodide insists on a zip of the standard library; ours is made of plain files, which Python finds much faster. */
export const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

const HEADER = 19; // bytes

/** @typedef {{ mkdirTree(path: string): void, writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void }} FileSystem */

/**
 * Writes the files of a pack.
 * @param {FileSystem} system
 * @param {string} folder
 * @param {Uint8Array} pack
 */
export function unpack(system, folder, pack) {
  let position = pack.indexOf(0x0a, HEADER) + 1;
  /** @type {[string, number][]} */
  const index = JSON.parse(new TextDecoder().decode(pack.subarray(HEADER, position)));
  const folders = new Set();
  for (const [name, size] of index) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(parent)) system.mkdirTree(parent); // slow if it exists
    folders.add(parent);
    // The file system may use the pack's own memory instead of a copy.
    system.writeFile(path, pack.subarray(position, position + size), { canOwn: true });
    position += size;
  }
}

/** @typedef {{ start: number, program: number, pieces: [start: number, size: number][] }} SnapshotIndex */
/** @typedef {{ memory: WebAssembly.Memory, emscripten_get_sbrk_ptr: () => number }} Program its exports */

/**
 * @param {Uint8Array} pack
 * @returns {{ index: SnapshotIndex, contents: number }} and where its contents begin
 */
export function snapshotIndex(pack) {
  const contents = pack.indexOf(0x0a, HEADER) + 1;
  return { index: JSON.parse(new TextDecoder().decode(pack.subarray(HEADER, contents))), contents };
}

/**
 * Python's memory with the engine imported, for Pyodide to restore. The pack contains a line of JSON, Pyodide's heading and the
 * pieces of memory that differ from the program's own (see tools/build/engine/make_snapshot.mjs). Pyodide would copy all of the
 * memory; this writes only the pieces, when Pyodide asks for what comes after the heading.
 */
export class Snapshot extends Uint8Array {
  static get [Symbol.species]() {
    return Uint8Array;
  }

  #restore = () => {};

  /**
   * @param {Uint8Array} pack
   * @param {Program} program before it runs
   */
  prepare(pack, { memory, emscripten_get_sbrk_ptr }) {
    const { index, contents } = snapshotIndex(pack);
    const { start, program, pieces } = index;
    const size = pieces.reduce((sum, [, length]) => sum + length, start);
    if (start !== this.length || contents + size !== pack.length) throw new Error("the snapshot is damaged");
    this.set(pack.subarray(contents, contents + start));
    const initial = new Uint8Array(memory.buffer, 0, program).slice();
    this.#restore = () => {
      const bytes = new Uint8Array(memory.buffer);
      const used = new Uint32Array(memory.buffer, emscripten_get_sbrk_ptr(), 1)[0];
      bytes.set(initial);
      bytes.fill(0, program, used);
      let position = contents + start;
      for (const [from, length] of pieces) {
        bytes.set(pack.subarray(position, position + length), from);
        position += length;
      }
    };
  }

  /** @override @param {number} [from] @param {number} [to] */
  subarray(from, to) {
    if (to === undefined) this.#restore();
    return super.subarray(from, to);
  }
}
