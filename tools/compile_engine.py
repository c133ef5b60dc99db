"""Runs inside Pyodide: compiles the wheel and PyScript's own Python modules.

    compile_engine.py OUTPUT WHEEL PYSCRIPT_MODULES

The output is a pack of the ``__pycache__`` folders that the boot writes beside the sources, which both stay as they
are. PYSCRIPT_MODULES is a JSON file of PyScript's modules, from folder and file names to sources.
"""

from __future__ import annotations

import json
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

from tools.engine_parts import in_page
from tools.pack import bytecode, write_pack

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


def main(output: Path, wheel: Path, pyscript: Path) -> None:
    sources = dict(wheel_sources(wheel)) | dict(pyscript_sources(json.loads(pyscript.read_text())))
    files = {
        cache_from_source(path): bytecode(compile(source, f"{HOME}/{path}", "exec", dont_inherit=True))
        for path, source in sorted(sources.items())
    }
    write_pack(output, files)


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:]))
