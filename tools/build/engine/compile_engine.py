"""Runs inside Pyodide: compiles the wheel and PyScript's own Python modules.

    compile_engine.py OUTPUT WHEEL PYSCRIPT_MODULES PAGE_MODULE

The pack contains compiled modules instead of their sources. PYSCRIPT_MODULES is a JSON file that maps PyScript's folder
and file names to sources.
"""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from tools.build.engine.engine_parts import in_page
from tools.build.engine.pack import bytecode, without_docstrings, write_pack

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


def compiled(sources: Iterable[tuple[str, str]]) -> dict[str, bytes]:
    return {
        f"{path}c": bytecode(compile(without_docstrings(source), f"{HOME}/{path}", "exec", dont_inherit=True))
        for path, source in sorted(sources)
    }


def main(output: Path, wheel: Path, modules: Path, page: Path) -> None:
    pyscript = pyscript_sources(json.loads(modules.read_text()))
    write_pack(output, compiled([*wheel_sources(wheel), *pyscript, (page.name, page.read_text())]))


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:]))
