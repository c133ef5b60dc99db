// Packs of files, written by tools/build/engine/pack.py: the header of a WebAssembly module (which hosts compress), a line of
// JSON with names and sizes, and the contents.

/** Where the standard library is, in Python's file system. */
export const LIBRARY = "/lib/stdlib";
/** Pyodide insists on a zip of the standard library; ours is made of plain files, which Python finds much faster. */
export const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);

const HEADER = 19; // bytes

/** @typedef {{ mkdirTree(path: string): void, writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void }} FileSystem */

/**
 * Unzips what the build has gzipped, such as the memory snapshot; some hosts already unzip it.
 * @param {ArrayBuffer | Uint8Array<ArrayBuffer>} data
 */
export async function inflate(data) {
  const bytes = new Uint8Array(data);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

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

/**
 * A snapshot of memory from its pages that are not empty: a line of JSON with the size of the memory and the position and size of
 * each piece, and the pieces (see tools/build/engine/make_snapshot.mjs). More than half is empty and need not be stored and read.
 * @param {ArrayBuffer} pieces
 */
export function memoryOf(pieces) {
  const bytes = new Uint8Array(pieces);
  let position = bytes.indexOf(0x0a) + 1;
  /** @type {{ size: number, used: [start: number, size: number][] }} */
  const { size, used } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, position)));
  const memory = new Uint8Array(size);
  for (const [start, length] of used) {
    memory.set(bytes.subarray(position, position + length), start);
    position += length;
  }
  if (position !== bytes.length) throw new Error("the snapshot is damaged");
  return memory;
}
