// Runs one Python file inside the pinned Pyodide, in node, with the project mounted at /project:
//   node tools/pyodide_run.mjs [--stdlib PACK] SCRIPT.py [ARGUMENT…]
// Paths given to the script are as they look inside, below /project. The exit code is the script's.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { inflate, unpack } from "../web/runtime/pack.js";

// JavaScript Promise Integration is off in the page too (see web/runtime/boot.mjs): run what is shipped.
delete WebAssembly.Suspending;
delete WebAssembly.promising;
const { loadPyodide } = await import("pyodide");

/** The options that give Pyodide our standard library instead of its own, as web/runtime/boot.mjs does. */
async function ownLibrary(path, scratch) {
  const library = await inflate(readFileSync(path));
  const empty = join(scratch, "empty.zip");
  writeFileSync(empty, new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]));
  return { stdLibURL: empty, fsInit: async (system) => unpack(system, "/lib/stdlib", library) };
}

const project = resolve(fileURLToPath(new URL("..", import.meta.url)));
const words = process.argv.slice(2);
const own = words[0] === "--stdlib" ? words.splice(0, 2)[1] : undefined;
const scratch = mkdtempSync(join(tmpdir(), "chiefdoms-"));
const pyodide = await loadPyodide({
  // Compiled code then carries line numbers but not columns, which are a fifth of its size.
  env: { PYTHONNODEBUGRANGES: "1", PYTHONPATH: own ? "/lib/stdlib" : "" },
  ...(own ? await ownLibrary(own, scratch) : {}),
});
rmSync(scratch, { recursive: true });
const [script, ...rest] = words;
pyodide.mountNodeFS("/project", project);
pyodide.FS.chdir("/project");
const inside = `/project/${relative(project, resolve(script))}`;
// The message alone: node would print the whole of Pyodide's one-line source with it.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
pyodide.globals.set("_arguments", pyodide.toPy([inside, ...rest]));
const code = pyodide.runPython(`
def _run():
    import runpy, sys
    sys.dont_write_bytecode = True
    sys.argv = list(_arguments)
    try:
        runpy.run_path(sys.argv[0], run_name="__main__")
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        return 0 if end.code is None else end.code if isinstance(end.code, int) else 1
    return 0
_run()
`);
process.exit(code);
