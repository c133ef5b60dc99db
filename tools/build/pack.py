"""Packs of files for the boot, which writes them straight to Python's file system (see web/runtime/boot.mjs).

A line of JSON with the names and sizes, then the contents, all gzipped: a browser reads that in no time, while Python's
own unpacking of a zip at every start would be felt. Used inside Pyodide, so it needs nothing but the standard library.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from importlib import _bootstrap_external
from pathlib import Path
from types import CodeType


def bytecode(code: CodeType) -> bytes:
    """The contents of a .pyc file whose source is never looked at: the build has made both from the same."""
    return bytes(_bootstrap_external._code_to_hash_pyc(code, bytes(8), checked=False))  # type: ignore[attr-defined]


def write_pack(output: Path, files: Mapping[str, bytes]) -> None:
    index = json.dumps([[name, len(content)] for name, content in files.items()])
    output.write_bytes(gzip.compress(index.encode() + b"\n" + b"".join(files.values()), 9, mtime=0))


def read_pack(path: Path) -> dict[str, bytes]:
    index, _, contents = gzip.decompress(path.read_bytes()).partition(b"\n")
    files: dict[str, bytes] = {}
    position = 0
    for name, size in json.loads(index):
        files[name] = contents[position : position + size]
        position += size
    return files
