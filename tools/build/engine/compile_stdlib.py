"""Runs inside Pyodide: writes its standard library trimmed and byte-compiled, as a pack of files.

    compile_stdlib.py OUTPUT ENGINE_FOLDER PYSCRIPT_FOLDER

Stock Pyodide compiles 194 modules from source at every start; avoiding that more than halves the start-up time. The
pack contains what Pyodide, PyScript and the engine import, the roots below, and everything that these import.
"""

from __future__ import annotations

import ast
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.build.engine.engine_parts import in_page
from tools.build.engine.pack import bytecode, first_lines, write_pack

STDLIB = "/lib/python314.zip"

# Imported only later, inside functions, by Pyodide, by PyScript or by the standard library itself.
# The engine's imports need not be listed here: they are found in its sources.
ROOTS = [
    "base64",
    "codecs",
    "copy",
    "dataclasses",
    "datetime",
    "functools",
    "hashlib",
    "html",
    "importlib.abc",
    "importlib.machinery",
    "importlib.util",
    "inspect",
    "json",
    "logging",
    "pathlib",
    "pickle",
    "random",
    "shutil",
    "string",
    "struct",
    "tarfile",
    "tempfile",
    "textwrap",
    "traceback",
    "urllib.parse",
    "zipfile",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.cp437",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.raw_unicode_escape",
    "encodings.unicode_escape",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "encodings.utf_16",
    "encodings.utf_16_be",
    "encodings.utf_16_le",
]
# Optional imports of the library, and modules that are not needed here.
LEFT_OUT = {"ssl", "_ssl", "bz2", "lzma", "compression"}
# A browser has no sockets and no processes, and Pyodide brings its own event loop. In place of these modules, which are
# imported at every start, there are just the names that other modules need when they are imported.
REPLACED = {
    "asyncio.base_events": "__all__ = ()",
    "asyncio.graph": "__all__ = ()",
    "asyncio.streams": "__all__ = ()",
    "asyncio.subprocess": "__all__ = ()",
    "asyncio.unix_events": """
from asyncio.events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy
__all__ = ()
""",
    "html.entities": "html5 = {}",  # for html.unescape, which nothing uses
    "socket": "AF_UNSPEC, AI_PASSIVE = 0, 1",
    "subprocess": "PIPE = -1",
}
WHOLE_PACKAGES = ("_pyodide", "pyodide")


def module_name(path: str) -> str:
    name = path.removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


def imports(source: str, module: str, is_package: bool, whole: bool = False) -> Iterator[str]:
    """Names imported when the module is loaded; with ``whole`` also those imported inside functions."""
    pending: list[ast.AST] = [ast.parse(source)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = module.split(".")
                kept = parts[: len(parts) - node.level + is_package]
                base = ".".join([*kept, base] if base else kept)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test).startswith(("__name__ ==", "sys.platform == 'win32'")):
            pending.extend(node.orelse)
        elif whole or not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            pending.extend(ast.iter_child_nodes(node))


def imports_below(folder: Path) -> set[str]:
    """Everything that the Python files below a folder import, including inside functions."""
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        if in_page(path.relative_to(folder).as_posix()):
            found.update(imports(path.read_text(encoding="utf-8"), "", False, whole=True))
    return found


def closure(sources: dict[str, tuple[str, str]], roots: set[str]) -> set[str]:
    """The roots that exist in the library, with everything they import and their packages."""
    kept: set[str] = set()
    pending = list(roots)
    while pending:
        name = pending.pop()
        if name in kept or name not in sources or name.split(".")[0] in LEFT_OUT:
            continue
        kept.add(name)
        if "." in name:
            pending.append(name.rpartition(".")[0])
        path, source = sources[name]
        pending.extend(imports(source, name, path.endswith("/__init__.py")))
    return kept


def compiled(path: str, source: str) -> bytes:
    return bytecode(first_lines(compile(source, path, "exec", dont_inherit=True, optimize=2)))


def main(output: Path, *folders: Path) -> None:
    with zipfile.ZipFile(STDLIB) as stock:
        texts = {name: stock.read(name).decode() for name in stock.namelist() if name.endswith(".py")}
    names = {path: module_name(path) for path in texts}
    sources = {names[path]: (path, REPLACED.get(names[path], text)) for path, text in texts.items()}
    roots = set(ROOTS) | set(sys.modules)
    roots |= {name for name in sources if name.split(".")[0] in WHOLE_PACKAGES}
    for folder in folders:
        roots |= imports_below(folder)
    kept = closure(sources, roots)
    paths = sorted(sources[name] for name in kept)
    write_pack(output, {f"{path}c": compiled(path, text) for path, text in paths})


if __name__ == "__main__":
    main(*(Path(argument) for argument in sys.argv[1:]))
