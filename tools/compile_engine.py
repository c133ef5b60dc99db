"""Runs inside Pyodide: compiles the wheel and PyScript's own Python modules.

    compile_engine.py OUTPUT WHEEL PYSCRIPT_MODULES

The output holds the ``__pycache__`` folders that are written beside the sources, which both stay as they are: a line
of JSON with the paths and sizes of the files, then their contents, all gzipped. The boot reads that in no time, which
cannot be said of unpacking a zip in Python. PYSCRIPT_MODULES is a JSON file of PyScript's modules, from folder and
file names to sources.
"""

from __future__ import annotations

import gzip
import json
import sys
import zipfile
from collections.abc import Iterator
from importlib import _bootstrap_external
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

HOME = "/home/pyodide"


def wheel_sources(wheel: Path) -> Iterator[tuple[str, str]]:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and not name.endswith("/__main__.py"):
                yield name, archive.read(name).decode()


def pyscript_sources(tree: dict[str, Any], folder: str = "") -> Iterator[tuple[str, str]]:
    for name, value in tree.items():
        if isinstance(value, str):
            yield folder + name, value
        else:
            yield from pyscript_sources(value, f"{folder}{name}/")


def compiled(path: str, source: str) -> bytes:
    code = compile(source, f"{HOME}/{path}", "exec", dont_inherit=True)
    # An unchecked hash: the build made both from the same sources, so the interpreter need not compare them.
    return bytes(_bootstrap_external._code_to_hash_pyc(code, b"\0" * 8, checked=False))  # type: ignore[attr-defined]


def main(output: Path, wheel: Path, pyscript: Path) -> None:
    sources = dict(wheel_sources(wheel)) | dict(pyscript_sources(json.loads(pyscript.read_text())))
    files = {cache_from_source(path): compiled(path, source) for path, source in sorted(sources.items())}
    index = json.dumps([[path, len(content)] for path, content in files.items()])
    output.write_bytes(gzip.compress(index.encode() + b"\n" + b"".join(files.values()), 9, mtime=0))


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:]))
