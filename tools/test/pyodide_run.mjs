// Runs one Python file inside the pinned Pyodide, under Node.js, with the project mounted at /project:
//   node tools/test/pyodide_run.mjs [--stdlib PACK] SCRIPT.py [ARGUMENT…]
// Paths passed to the script are relative to /project. The exit code is the script's.
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide, loadWithLibrary, shortenErrors } from "../build/engine/own_library.mjs";

const project = resolve(fileURLToPath(new URL("../..", import.meta.url)));
const words = process.argv.slice(2);
const own = words[0] === "--stdlib" ? words.splice(0, 2)[1] : undefined;
// Compiled code then contains line numbers but no columns, which would add a quarter to its size.
const env = { PYTHONNODEBUGRANGES: "1" };
const pyodide = own ? await loadWithLibrary(own, { env }) : await loadPyodide({ env });
const [script, ...rest] = words;
pyodide.mountNodeFS("/project", project);
pyodide.FS.chdir("/project");
const inside = `/project/${relative(project, resolve(script))}`;
shortenErrors();
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
