// The rest of Pyodide's program: functions that are hardly ever called (see tools/build/pyodide/split_program.mjs). It is loaded
// when one of them is called, and the program waits meanwhile.

const SHARED = "shared functions";
const LOAD = 0;

/** A program that exports the function that it imports, because a table accepts only functions of programs. */
const CARRIER = new WebAssembly.Module(
  // biome-ignore format: the sections: types, imports, exports
  Uint8Array.of(
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    1, 4, 1, 0x60, 0, 0,
    2, 7, 1, 1, 0x66, 1, 0x66, 0, 0,
    7, 5, 1, 1, 0x66, 0, 0,
  ),
);

/**
 * @param {WebAssembly.Instance} program
 * @param {WebAssembly.Imports | undefined} imports of the program
 * @param {(again: boolean) => BufferSource} read the file; again if something was wrong with it
 */
export function connectRest({ exports }, imports, read) {
  /** @param {boolean} again */
  const load = (again) => {
    new WebAssembly.Instance(new WebAssembly.Module(read(again)), { ...imports, program: exports });
  };
  const f = () => {
    try {
      load(false);
    } catch {
      load(true);
    }
  };
  const carrier = new WebAssembly.Instance(CARRIER, { f: { f } });
  /** @type {WebAssembly.Table} */ (exports[SHARED]).set(LOAD, carrier.exports.f);
}

/** Reads a file while everything waits, in a worker or on the page. @param {string} address */
export function readNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.overrideMimeType("text/plain; charset=x-user-defined"); // a page gets only text from a request that it waits for
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status} ${request.statusText}`);
  return Uint8Array.from(request.responseText, (character) => character.charCodeAt(0));
}
