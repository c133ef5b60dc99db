"""Packs of files for the boot, which writes them straight to Python's file system (see web/runtime/boot.mjs).

A line of JSON with the names and sizes, then the contents, as they are: hosts compress better than a pack could itself.
All of it is a section of an empty WebAssembly module, because that is what hosts compress and never change. Used inside
Pyodide, so it needs nothing but the standard library.
"""

from __future__ import annotations

import json
import marshal
from collections.abc import Mapping
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

UNCHECKED_HASH = (1).to_bytes(4, "little")  # the flags of a .pyc file with a hash of its source (PEP 552)


def bytecode(code: CodeType) -> bytes:
    """The contents of a .pyc file whose source is never looked at: the build has made both from the same."""
    return MAGIC_NUMBER + UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def header(size: int) -> bytes:
    """The start of a WebAssembly module whose one section, named "pack", has so many bytes."""
    name = b"\x04pack"
    length = len(name) + size
    padded = bytes([*(length >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), length >> 28])
    return b"\0asm\x01\0\0\0" + b"\0" + padded + name


def write_pack(output: Path, files: Mapping[str, bytes]) -> None:
    index = json.dumps([[name, len(content)] for name, content in files.items()])
    content = index.encode() + b"\n" + b"".join(files.values())
    output.write_bytes(header(len(content)) + content)
