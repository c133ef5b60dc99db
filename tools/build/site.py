"""The second half of a build: bundles, runtime files under versioned or hashed names, fonts and licences in dist/."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from pathlib import Path

from tools.build import runtime
from tools.build.content import games
from tools.build.engine import pack
from tools.build.page import bundles, copies, fonts, licences
from tools.paths import BUILD, DIST, ENGINE, NODE_MODULES, ROOT, TOOLS, WEB
from tools.setup import environment, node
from tools.steps import Step, digest, files_under, run

FIXED = "fixed"
HERE = TOOLS / "build"
PYODIDE_FILES = (
    runtime.TRIMMED / "pyodide.mjs",
    runtime.TRIMMED / "pyodide.asm.mjs",
    runtime.PROGRAM,
)
PYSCRIPT_PATTERNS = ("core.js", "core-*.js", "error-*.js")
VENDOR = {"uqr.mjs": "uqr/dist/index.mjs"}
NOT_SHIPPED = (".d.mts", ".d.ts", ".md", "shots.json", runtime.PAGE_MODULE.name)
NOT_RENDERED = "The home screen could not be written into the page; see the lines above."
NOT_COMPRESSED = "The files of the site could not be compressed; see the lines above."
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def package_version(folder: Path) -> str:
    return str(json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"])


def short_hash(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:12]


def copy(source: Path, target: Path) -> None:
    """Copy a file; scripts lose their reference to a source map, which is not shipped."""
    target.parent.mkdir(parents=True, exist_ok=True)
    content = source.read_bytes()
    target.write_bytes(SOURCE_MAP.sub(b"\n", content) if source.suffix in (".js", ".mjs") else content)


def copy_pages(dist: Path) -> None:
    for path in files_under(WEB):
        if not path.name.endswith(NOT_SHIPPED):
            copy(path, dist / path.relative_to(WEB))


def copy_vendor(dist: Path) -> None:
    """The packages whose modules the page imports unchanged; web/vendor/ has their types."""
    for name, module in VENDOR.items():
        copy(NODE_MODULES / module, dist / "vendor" / name)


def copy_runtime(dist: Path) -> None:
    """Pyodide, PyScript, the engine and the standard library, with ``files.mjs``, which lists their names."""
    home = dist / "runtime"
    pyodide_version = package_version(runtime.PYODIDE)
    parts = [*PYODIDE_FILES, runtime.REST]
    pyodide = f"{FIXED}/pyodide-{pyodide_version}-{short_hash(*parts)}/"
    for path in parts:
        copy(path, home / pyodide / path.name)

    pyscript = f"{FIXED}/pyscript-{package_version(runtime.PYSCRIPT)}/"
    modules = [path for pattern in PYSCRIPT_PATTERNS for path in sorted((runtime.PYSCRIPT / "dist").glob(pattern))]
    for path in modules:
        copy(path, home / pyscript / path.name)

    made = {
        "stdlib": runtime.STDLIB,
        "engine": runtime.BYTECODE,
        "snapshot": runtime.SNAPSHOT,
    }
    packs = {name: f"{FIXED}/{name}-{short_hash(path)}.wasm" for name, path in made.items()}
    for name, path in made.items():
        copy(path, home / packs[name])

    program = [f"{pyodide}{path.name}" for path in PYODIDE_FILES]
    large = [*program[1:], *packs.values()]
    checked = [*packs.values(), *(path for path in program if path.endswith(".mjs")), "main.py"]
    lock = json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    files = {
        "version": pyodide_version,
        "core": f"{pyscript}core.js",
        "preload": [f"{pyscript}{path.name}" for path in modules],
        "pyodide": pyodide,
        "rest": f"{pyodide}{runtime.REST.name}",
        **packs,
        "snapshotHeading": pack.snapshot_heading(runtime.SNAPSHOT),
        "bytes": {path: (home / path).stat().st_size for path in large},
        "sums": {path: hashlib.sha256((home / path).read_bytes()).hexdigest() for path in checked},
        "lock": {"info": lock["info"], "packages": {}},
    }
    (home / "files.mjs").write_text(f"export const files = {json.dumps(files, indent=2)};\n", encoding="utf-8")


def write_learning(dist: Path) -> None:
    """Write the rule books and lessons with the engine's numbers and positions."""
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ENGINE), str(ROOT)])}
    command: list[str | Path] = [
        environment.python(),
        "-m",
        "tools.build.content.learning",
        WEB / "games",
        dist / "games",
    ]
    run(command, "A rule book or a lesson asks for what the engine does not have; see the lines above.", env=variables)


def assemble() -> None:
    """Build next to the old site and swap, so that a running server never serves a half-finished site."""
    source, new = BUILD / "source", BUILD / "dist"
    for folder in (source, new):
        shutil.rmtree(folder, ignore_errors=True)
    copy_pages(source)
    games.write_all(source)
    write_learning(source)
    fonts.write(source)
    copy_vendor(source)
    copy_runtime(source)
    bundles.make(source, new)
    node.run_script(HERE / "page" / "prerender.mjs", source, new, problem=NOT_RENDERED)
    (new / "licences.txt").write_text(licences.text(), encoding="utf-8")
    copies.write_list(new, package_version(runtime.PYODIDE))
    node.run_script(HERE / "page" / "compress.mjs", BUILD / "compressed", new, problem=NOT_COMPRESSED)
    shutil.rmtree(DIST, ignore_errors=True)
    new.rename(DIST)


def prepare() -> None:
    engine = [
        runtime.BYTECODE,
        runtime.STDLIB,
        runtime.SNAPSHOT,
        runtime.PROGRAM,
        runtime.REST,
    ]
    made = digest([*engine, *files_under(runtime.TRIMMED), ROOT / "package-lock.json"])
    fonts.prepare()
    makers = [HERE / "site.py", *files_under(HERE / "page"), *files_under(HERE / "content")]
    inputs = [*files_under(WEB), *makers, ROOT / "LICENSE"]
    Step("site", inputs, [DIST], extra=made).run(assemble)
