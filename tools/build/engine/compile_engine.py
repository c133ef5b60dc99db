"""Runs inside Pyodide: compiles the wheel and PyScript's own Python modules.

    compile_engine.py ENGINE_OUTPUT PYSCRIPT_OUTPUT WHEEL PYSCRIPT_MODULES

The engine's pack contains the compiled modules of the wheel instead of their sources. PyScript writes its own sources,
so its pack contains the ``__pycache__`` folders for them. PYSCRIPT_MODULES is a JSON file that maps PyScript's folder
and file names to sources.
"""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from tools.build.engine.engine_parts import in_page
from tools.build.engine.pack import bytecode, write_pack

HOME = "/home/pyodide"


def wheel_sources(wheel: Path) -> Iterator[tuple[str, str]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if in_page(name):
                yield name, archive.read(name).decode()


def pyscript_sources(tree: dict[str, Any], folder: str = "") -> Iterator[tuple[str, str]]:
    for name, value in tree.items():
        if isinstance(value, str):
            yield folder + name, value
        else:
            yield from pyscript_sources(value, f"{folder}{name}/")


def compiled(sources: Iterable[tuple[str, str]], name: Callable[[str], str]) -> dict[str, bytes]:
    return {
        name(path): bytecode(compile(source, f"{HOME}/{path}", "exec", dont_inherit=True))
        for path, source in sorted(sources)
    }


def main(engine: Path, pyscript: Path, wheel: Path, modules: Path) -> None:
    write_pack(engine, compiled(wheel_sources(wheel), lambda path: f"{path}c"))
    write_pack(pyscript, compiled(pyscript_sources(json.loads(modules.read_text())), cache_from_source))


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:]))
