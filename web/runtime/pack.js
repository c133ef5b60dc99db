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

/** @param {Uint8Array} pack @returns {number} */
export function snapshotSize(pack) {
  return JSON.parse(new TextDecoder().decode(pack.subarray(HEADER, pack.indexOf(0x0a, HEADER)))).size;
}

/**
 * Completes a snapshot of Python's memory. The pack contains a line of JSON, Pyodide's heading and the pieces of memory that differ
 * from the program's own (see tools/build/engine/make_snapshot.mjs).
 * @param {Uint8Array} snapshot empty, as large as the build says
 * @param {Uint8Array} initial the memory of the program before it runs
 * @param {Uint8Array} pack
 */
export function fillSnapshot(snapshot, initial, pack) {
  let position = pack.indexOf(0x0a, HEADER) + 1;
  /** @type {{ start: number, program: number, size: number, pieces: [start: number, size: number][] }} */
  const { start, program, size, pieces } = JSON.parse(new TextDecoder().decode(pack.subarray(HEADER, position)));
  if (size !== snapshot.length) throw new Error("the snapshot has another size");
  snapshot.set(pack.subarray(position, position + start));
  snapshot.set(initial.subarray(0, program), start);
  position += start;
  for (const [from, length] of pieces) {
    snapshot.set(pack.subarray(position, position + length), start + from);
    position += length;
  }
  if (position !== pack.length) throw new Error("the snapshot is damaged");
}
