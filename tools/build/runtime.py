"""The first half of a build: trimmed Pyodide, wheel, compiled engine and standard library, memory snapshot."""

from __future__ import annotations

import re
import shutil
import zipfile
from pathlib import Path

from tools.build.engine import pack
from tools.build.engine.engine_parts import in_page, is_command_line
from tools.paths import BUILD, ENGINE, NODE_MODULES, ROOT, TOOLS, WEB
from tools.setup import environment, node
from tools.steps import SetupError, Step, digest, files_under, run

PARTS = TOOLS / "build" / "engine"
TRIMMING = TOOLS / "build" / "pyodide"
PYODIDE = NODE_MODULES / "pyodide"
TRIMMED = BUILD / "pyodide"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
WHEELS = BUILD / "wheel"
STDLIB = BUILD / "stdlib.wasm"
BYTECODE = BUILD / "engine.wasm"
SNAPSHOT = BUILD / "snapshot.wasm"
PROGRAM = BUILD / "program" / "pyodide.asm.wasm"
REST = BUILD / "program" / "rest.wasm"
LOCK = ROOT / "package-lock.json"
PAGE_START = WEB / "runtime" / "main.py"
PAGE_MODULE = WEB / "runtime" / "serve_page.py"
PYSCRIPT_MODULES = BUILD / "pyscript-modules.json"

SPLITTING = ("split_pyodide", "usual_requests", "mark_functions", "split_program", "wasm_file")

NO_PYODIDE = "Pyodide could not be trimmed; see the lines above."
NO_WHEEL = "The engine's wheel could not be built; see the lines above."
NO_STDLIB = "Pyodide's standard library could not be compiled; see the lines above."
NO_BYTECODE = "The engine could not be compiled; see the lines above."
NO_PROGRAM = "Pyodide's program could not be split; see the lines above."
NO_SNAPSHOT = "The memory snapshot could not be made; see the lines above."
BROKEN = (
    "The engine does not load with the trimmed standard library; see the lines above, and "
    "tools/build/engine/compile_stdlib.py if a module is missing."
)


def wheel() -> Path:
    found = sorted(WHEELS.glob("chiefdoms-*.whl"))
    if len(found) != 1:
        raise SetupError("build/wheel should hold one wheel; delete the build folder and run the command again.")
    return found[0]


def in_pyodide(script: str, *arguments: Path, problem: str, stdlib: Path | None = None) -> None:
    """Run a script of tools/build/engine/ inside Pyodide, with paths relative to the project."""
    options = ["--stdlib", str(stdlib)] if stdlib else []
    inside = [path.relative_to(ROOT).as_posix() for path in arguments]
    node.run_script(
        TOOLS / "test" / "pyodide_run.mjs", *options, f"tools/build/engine/{script}", *inside, problem=problem
    )


def trim_pyodide() -> None:
    shutil.rmtree(TRIMMED, ignore_errors=True)
    tables = node.run_script(TRIMMING / "codec_tables.mjs", PYODIDE, problem=NO_PYODIDE)
    node.run_script(TRIMMING / "trim_pyodide.mjs", PYODIDE, TRIMMED, tables, problem=NO_PYODIDE)


def prepare_pyodide() -> None:
    """Enough to run Python code in Pyodide under Node.js."""
    BUILD.mkdir(exist_ok=True)
    scripts = [TRIMMING / f"{name}.mjs" for name in ("trim_pyodide", "codec_tables", "unused_code", "wasm_file")]
    Step("Pyodide trimmed", [*scripts, LOCK], [TRIMMED]).run(trim_pyodide)


def build_wheel() -> None:
    shutil.rmtree(WHEELS, ignore_errors=True)
    run([environment.python(), "-m", "hatchling", "build", "-t", "wheel", "-d", WHEELS], NO_WHEEL)
    without_command_line(wheel())


def without_command_line(path: Path) -> None:
    """Remove the command line and its texts from the wheel, because the page does not need them."""
    with zipfile.ZipFile(path) as archive:
        files = [(info, archive.read(info)) for info in archive.infolist() if not is_command_line(info.filename)]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for info, content in files:
            if info.filename.endswith(".dist-info/RECORD"):
                lines = content.decode().splitlines(keepends=True)
                content = "".join(line for line in lines if not is_command_line(line.partition(",")[0])).encode()
            archive.writestr(info, content)


def compile_engine() -> None:
    node.run_script(PARTS / "pyscript_modules.mjs", PYSCRIPT_MODULES, problem=NO_BYTECODE)
    sources = (wheel(), PYSCRIPT_MODULES, PAGE_MODULE)
    in_pyodide("compile_engine.py", BYTECODE, *sources, problem=NO_BYTECODE)


def make_snapshot() -> None:
    parts = (STDLIB, BYTECODE, PYSCRIPT_MODULES)
    node.run_script(PARTS / "make_snapshot.mjs", SNAPSHOT, *parts, problem=NO_SNAPSHOT)
    content = SNAPSHOT.read_bytes()
    SNAPSHOT.write_bytes(pack.header(len(content)) + content)


def split_pyodide() -> None:
    PROGRAM.parent.mkdir(exist_ok=True)
    parts = (STDLIB, SNAPSHOT, PAGE_START)
    node.run_script(TRIMMING / "split_pyodide.mjs", PROGRAM, REST, *parts, problem=NO_PROGRAM)


def compile_stdlib() -> None:
    pyscript = PYSCRIPT / "src" / "stdlib"
    in_pyodide("compile_stdlib.py", STDLIB, ENGINE, pyscript, problem=NO_STDLIB)


def imports_of_engine() -> str:
    """The modules of the standard library that the engine imports. Only these determine how it is trimmed."""
    paths = [path for path in files_under(ENGINE) if in_page(path.relative_to(ENGINE).as_posix())]
    sources = [path.read_text(encoding="utf-8") for path in paths]
    found = {name for source in sources for name in re.findall(r"^\s*(?:import|from) ([\w.]+)", source, re.MULTILINE)}
    return "\n".join(sorted(name for name in found if not name.startswith("chiefdoms")))


def prepare() -> None:
    prepare_pyodide()
    sources = [path for path in files_under(ENGINE) if path.suffix in (".py", ".typed", ".json")]
    sources = [path for path in sources if not is_command_line(path.relative_to(ENGINE).as_posix())]
    engine = [*sources, ROOT / "pyproject.toml", ROOT / "LICENSE", PARTS / "engine_parts.py"]
    driver = [
        TOOLS / "test" / "pyodide_run.mjs",
        PARTS / "own_library.mjs",
        PARTS / "pack.py",
        PARTS / "engine_parts.py",
        WEB / "runtime" / "pack.js",
    ]
    Step("engine wheel", engine, [WHEELS]).run(build_wheel)
    stdlib = [PARTS / "compile_stdlib.py", *driver, LOCK]
    Step("standard library", stdlib, [STDLIB], extra=imports_of_engine()).run(compile_stdlib)
    compiled = [*engine, PAGE_MODULE, PARTS / "compile_engine.py", *driver, LOCK]
    Step("engine compiled", compiled, [BYTECODE]).run(compile_engine)
    made = digest([*files_under(TRIMMED), STDLIB, wheel()])
    Step("engine loads", [PARTS / "check_runtime.py"], [], extra=made).run(
        lambda: in_pyodide("check_runtime.py", wheel(), problem=BROKEN, stdlib=STDLIB)
    )
    from_engine = digest([*files_under(TRIMMED), STDLIB, BYTECODE, PYSCRIPT_MODULES])
    snapshot = [PARTS / "make_snapshot.mjs", PARTS / "import_all.py", *driver]
    Step("memory snapshot", snapshot, [SNAPSHOT], extra=from_engine).run(make_snapshot)
    splitting = [path for path in files_under(TRIMMING) if path.stem in SPLITTING]
    complete = digest([*files_under(TRIMMED), STDLIB, SNAPSHOT])
    Step("Pyodide split", [*splitting, *driver, PAGE_START], [PROGRAM, REST], extra=complete).run(split_pyodide)
