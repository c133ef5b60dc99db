"""Packs of files, which the boot script writes directly to Python's file system (see web/runtime/boot.mjs).

A pack is a line of JSON with names and sizes, followed by the uncompressed contents, because hosts compress better. It
is wrapped in a section of an empty WebAssembly module, a file type that hosts compress and never modify. This module
also runs inside Pyodide, so it uses only the standard library.
"""

from __future__ import annotations

import ast
import json
import marshal
from collections.abc import Mapping
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

UNITS = 8  # of code, the most that an entry of the table of lines describes
NO_COLUMNS = 13  # the kind of an entry (see CPython's InternalDocs/code_objects.md)
UNCHECKED_HASH = (1).to_bytes(4, "little")  # the flags of a .pyc file with a hash of its source (PEP 552)


def bytecode(code: CodeType) -> bytes:
    """The contents of a .pyc file that is never checked against its source."""
    return MAGIC_NUMBER + UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def without_docstrings(source: str) -> ast.Module:
    """A module that is ready to be compiled. Nobody can read its docstrings in the page."""
    module = ast.parse(source)
    for node in ast.walk(module):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return module


def first_lines(code: CodeType) -> CodeType:
    """Code that is in its first line as a whole. Where lines begin takes a tenth of the space of compiled code."""
    whole, rest = divmod(len(code.co_code) // 2, UNITS)
    entries = whole * entry(UNITS) + (entry(rest) if rest else b"")
    constants = tuple(first_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=entries, co_consts=constants)


def entry(units: int) -> bytes:
    """An entry of the table of lines for some units of code: no columns, and the same line as in the entry before."""
    return bytes([0x80 | NO_COLUMNS << 3 | units - 1, 0])


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


def snapshot_heading(path: Path) -> int:
    """The size of Pyodide's heading in a snapshot, with which the pack of make_snapshot.mjs begins."""
    with path.open("rb") as file:
        file.seek(len(header(0)))
        return int(json.loads(file.readline())["start"])
