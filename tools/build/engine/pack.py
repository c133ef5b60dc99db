"""Packs of files, which the boot script writes directly to Python's file system (see web/runtime/boot.mjs).

A pack is a line of JSON with names and sizes, followed by the uncompressed contents, because hosts compress better. It
is wrapped in a section of an empty WebAssembly module, a file type that hosts compress and never modify. This module
also runs inside Pyodide, so it uses only the standard library.
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
    """The contents of a .pyc file that is never checked against its source."""
    return MAGIC_NUMBER + UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def header(size: int) -> bytes:
    """The start of a WebAssembly module whose only section, named "pack", has that many bytes."""
    name = b"\x04pack"
    length = len(name) + size
    padded = bytes([*(length >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), length >> 28])
    return b"\0asm\x01\0\0\0" + b"\0" + padded + name


def write_pack(output: Path, files: Mapping[str, bytes]) -> None:
    index = json.dumps([[name, len(content)] for name, content in files.items()])
    content = index.encode() + b"\n" + b"".join(files.values())
    output.write_bytes(header(len(content)) + content)
