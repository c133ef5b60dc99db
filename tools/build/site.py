"""Assembles the site in dist/: web/ as it is, the runtime under names with a version or a hash, fonts, licences."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

from tools.build import copies, games, licences, preload, runtime
from tools.paths import BUILD, DIST, NODE_MODULES, ROOT, TOOLS, WEB
from tools.steps import SetupError, Step, digest, files_under

FIXED = "fixed"
MAKERS = ("site", "copies", "games", "licences", "preload")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PYSCRIPT_PATTERNS = ("core.js", "core-*.js", "error-*.js")
VENDOR = {"uqr.mjs": "uqr/dist/index.mjs"}
NOT_SHIPPED = (".d.mts", ".d.ts", ".md", "shots.json")
SOURCE_MAP = re.compile(rb"\n?//# sourceMappingURL=\S+\s*$")


def package_version(folder: Path) -> str:
    return str(json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"])


def short_hash(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:12]


def copy(source: Path, target: Path) -> None:
    """Copy a file; scripts lose the pointer to a source map that is not shipped."""
    target.parent.mkdir(parents=True, exist_ok=True)
    content = source.read_bytes()
    target.write_bytes(SOURCE_MAP.sub(b"\n", content) if source.suffix in (".js", ".mjs") else content)


def copy_pages(dist: Path) -> None:
    for path in files_under(WEB):
        if not path.name.endswith(NOT_SHIPPED):
            copy(path, dist / path.relative_to(WEB))


def copy_fonts(dist: Path) -> None:
    """The font files that the style sheets name, from the @fontsource packages."""
    sheets = "".join(path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.css")))
    for name in sorted(set(re.findall(r"fonts/([\w-]+\.woff2)", sheets))):
        found = sorted(NODE_MODULES.glob(f"@fontsource/*/files/{name}"))
        if not found:
            raise SetupError(
                f"A style sheet asks for the font {name}, which is in no @fontsource package; mend its name."
            )
        copy(found[0], dist / "fonts" / name)


def copy_vendor(dist: Path) -> None:
    """The packages whose modules the page imports as they are; web/vendor/ has their types."""
    for name, module in VENDOR.items():
        copy(NODE_MODULES / module, dist / "vendor" / name)


def copy_runtime(dist: Path) -> None:
    """Pyodide, PyScript, the engine and the standard library, with ``files.mjs`` that tells where they are."""
    home = dist / "runtime"
    pyodide_version = package_version(runtime.PYODIDE)
    pyodide = f"{FIXED}/pyodide-{pyodide_version}/"
    for name in PYODIDE_FILES:
        copy(runtime.PYODIDE / name, home / pyodide / name)

    pyscript = f"{FIXED}/pyscript-{package_version(runtime.PYSCRIPT)}/"
    modules = [path for pattern in PYSCRIPT_PATTERNS for path in sorted((runtime.PYSCRIPT / "dist").glob(pattern))]
    for path in modules:
        copy(path, home / pyscript / path.name)

    wheel = runtime.wheel()
    engine = f"{FIXED}/engine-{short_hash(wheel, runtime.BYTECODE)}/"
    copy(wheel, home / engine / wheel.name)
    copy(runtime.BYTECODE, home / engine / "bytecode.bin")
    made = {
        "stdlib": (runtime.STDLIB, short_hash(runtime.STDLIB)),
        "pyscript": (runtime.PYSCRIPT_BYTECODE, short_hash(runtime.PYSCRIPT_BYTECODE)),
        "snapshot": (runtime.SNAPSHOT, runtime.snapshot_key()[:12]),
    }
    packs = {name: f"{FIXED}/{name}-{key}.bin" for name, (_, key) in made.items()}
    for name, (path, _) in made.items():
        copy(path, home / packs[name])

    large = [f"{pyodide}pyodide.asm.wasm", f"{pyodide}pyodide.asm.mjs", packs["stdlib"], packs["pyscript"]]
    large += [f"{engine}{wheel.name}", f"{engine}bytecode.bin"]
    lock = json.loads((runtime.PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    files = {
        "version": pyodide_version,
        "pyscript": f"{pyscript}core.js",
        "preload": [f"{pyscript}{path.name}" for path in modules],
        "pyodide": pyodide,
        "stdlib": packs["stdlib"],
        "wheel": f"{engine}{wheel.name}",
        "bytecode": f"{engine}bytecode.bin",
        "pyscriptBytecode": packs["pyscript"],
        "snapshot": packs["snapshot"],
        "bytes": {path: (home / path).stat().st_size for path in large},
        "lock": {"info": lock["info"], "packages": {}},
    }
    (home / "files.mjs").write_text(f"export const files = {json.dumps(files, indent=2)};\n", encoding="utf-8")


def assemble() -> None:
    """Build beside the old site and swap, so that a server of the old one never sees half of the new one."""
    new = BUILD / "dist"
    shutil.rmtree(new, ignore_errors=True)
    copy_pages(new)
    games.write_all(new)
    copy_fonts(new)
    copy_vendor(new)
    copy_runtime(new)
    for page in sorted(new.rglob("*.html")):
        page.write_text(preload.with_preloads(page), encoding="utf-8")
    (new / "licences.txt").write_text(licences.text(), encoding="utf-8")
    copies.write_list(new, package_version(runtime.PYODIDE))
    shutil.rmtree(DIST, ignore_errors=True)
    new.rename(DIST)


def prepare() -> None:
    made = digest(
        [runtime.wheel(), runtime.BYTECODE, runtime.PYSCRIPT_BYTECODE, runtime.STDLIB, ROOT / "package-lock.json"]
    )
    made += runtime.snapshot_key()
    inputs = [*files_under(WEB), *(TOOLS / "build" / f"{name}.py" for name in MAKERS), ROOT / "LICENSE"]
    Step("site", inputs, [DIST], extra=made).run(assemble)
