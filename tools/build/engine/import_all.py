"""Runs inside Pyodide before the memory snapshot is made: imports the engine, and all that it and PyScript import.

PyScript's own modules cannot be imported yet, since they need a page. Their code is loaded, so that a start can import
them from memory: a snapshot contains no files.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import json
import marshal
import random
import re
import sys
from collections.abc import Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

HOME = Path("/home/pyodide")
ENGINE = "chiefdoms"
HEADING = 16  # bytes of a .pyc file before its code


class MemoryImporter(MetaPathFinder, Loader):
    """Imports modules whose code is in memory."""

    def __init__(self, codes: dict[str, CodeType], packages: set[str]) -> None:
        self.codes = codes
        self.packages = packages

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, self, is_package=name in self.packages) if name in self.codes else None

    def create_module(self, spec: ModuleSpec) -> None:
        """As usual."""

    def exec_module(self, module: ModuleType) -> None:
        exec(self.codes[module.__name__], module.__dict__)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(HOME).with_suffix("").parts).removesuffix(".__init__")


def texts(tree: dict[str, Any]) -> Iterator[str]:
    for value in tree.values():
        yield from [value] if isinstance(value, str) else texts(value)


def imported_by(source: str) -> Iterator[str]:
    yield from re.findall(r"^\s*from ([\w.]+) import", source, re.MULTILINE)
    for line in re.findall(r"^\s*import ([\w., ]+)$", source, re.MULTILINE):
        yield from (part.split()[0] for part in line.split(","))


def import_all(pyscript_sources: str) -> None:
    for source in texts(json.loads(pyscript_sources)):
        for name in imported_by(source):
            if name.partition(".")[0] in sys.stdlib_module_names and importlib.util.find_spec(name):
                importlib.import_module(name)
    paths = sorted(HOME.rglob("*.pyc"))
    later = [path for path in paths if not path.is_relative_to(HOME / ENGINE)]
    for path in paths:
        if path not in later:
            importlib.import_module(name_of(path))
    handle = importlib.import_module(f"{ENGINE}.bridge").handle
    assert '"ok":true' in handle('{"op":"ping"}')
    codes = {name_of(path): marshal.loads(path.read_bytes()[HEADING:]) for path in later}
    packages = {name_of(path) for path in later if path.stem == "__init__"}
    # What JavaScript provides is found without looking through all folders first.
    javascript = [finder for finder in sys.meta_path if type(finder).__name__ == "JsFinder"]
    others = [finder for finder in sys.meta_path if finder not in javascript]
    sys.meta_path[:] = [MemoryImporter(codes, packages), *javascript, *others]
    sys.path_importer_cache.clear()
    random.seed(0)
    gc.collect()
