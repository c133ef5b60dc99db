// Writes a gzipped snapshot of Pyodide's memory after importing the engine, for the start of later visits:
//   node tools/build/engine/make_snapshot.mjs OUTPUT STDLIB_PACK BYTECODE_PACK PYSCRIPT_MODULES.json
// The snapshot contains no files, so everything that the engine and PyScript import is imported here.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { unpack } from "../../../web/runtime/pack.js";
import { loadWithLibrary, shortenErrors } from "./own_library.mjs";

shortenErrors();
const [output, stdlib, bytecode, modules] = process.argv.slice(2);
const pyodide = await loadWithLibrary(stdlib, {
  _makeSnapshot: true,
  // The same each time, so that builds are reproducible.
  env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONHASHSEED: "0" },
});
unpack(pyodide.FS, ".", readFileSync(bytecode));
pyodide.globals.set("_sources", readFileSync(modules, "utf8"));
pyodide.runPython(`
def _import_all():
    import gc, importlib, json, pathlib, re, sys

    def texts(tree):
        for value in tree.values():
            yield from [value] if isinstance(value, str) else texts(value)

    for source in texts(json.loads(_sources)):
        names = re.findall(r"^\\s*from ([\\w.]+) import", source, re.MULTILINE)
        for line in re.findall(r"^\\s*import ([\\w., ]+)$", source, re.MULTILINE):
            names += [part.split()[0] for part in line.split(",")]
        for name in names:
            if name.partition(".")[0] in sys.stdlib_module_names and importlib.util.find_spec(name):
                importlib.import_module(name)
    home = pathlib.Path("/home/pyodide")
    for path in (home / "chiefdoms").rglob("*.pyc"):
        parts = path.relative_to(home).with_suffix("").parts
        importlib.import_module(".".join(parts).removesuffix(".__init__"))
    from chiefdoms.bridge import handle
    assert '"ok":true' in handle('{"op":"ping"}')
    sys.path_importer_cache.clear()
    gc.collect()

_import_all()
del _import_all, _sources
`);

const PAGE = 4096; // bytes

/** The pages that are not empty, as web/runtime/pack.js reads them. @param {Uint8Array} memory */
function usedPages(memory) {
  /** @type {[start: number, size: number][]} */
  const used = [];
  for (let start = 0; start < memory.length; start += PAGE) {
    const page = memory.subarray(start, start + PAGE);
    if (page.every((byte) => byte === 0)) continue;
    const last = used.at(-1);
    if (last && last[0] + last[1] === start) last[1] += page.length;
    else used.push([start, page.length]);
  }
  const index = `${JSON.stringify({ size: memory.length, used })}\n`;
  return Buffer.concat([Buffer.from(index), ...used.map(([start, size]) => memory.subarray(start, start + size))]);
}

writeFileSync(output, gzipSync(usedPages(pyodide.makeMemorySnapshot()), { level: 9 }));
process.exit(0);
