"""Folders and functions stay small, so that a newcomer finds the place for a change."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from tools.paths import ROOT

PARTS = ("engine", "web", "tools", "tests", "examples")
CODE = {".css", ".html", ".js", ".mjs", ".py"}
MOST_FILES = 15  # in a folder, without __init__.py
MOST_LINES = 60  # of a function
MOST_OFTEN = 16  # lines that nine of ten functions do not exceed


def lengths(path: Path) -> dict[str, int]:
    """The number of lines of each function in a Python file."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    where = path.relative_to(ROOT).as_posix()
    return {f"{where}:{node.lineno} {node.name}": (node.end_lineno or 0) - node.lineno + 1 for node in functions}


@pytest.mark.parametrize("part", PARTS)
def test_no_folder_is_crowded(part: str) -> None:
    files = [path for path in (ROOT / part).rglob("*") if path.suffix in CODE and path.name != "__init__.py"]
    counts = Counter(path.parent for path in files)
    assert counts
    assert {str(folder.relative_to(ROOT)): count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_functions_are_short() -> None:
    found: dict[str, int] = {}
    for path in (path for part in PARTS for path in (ROOT / part).rglob("*.py")):
        found |= lengths(path)
    assert {name: length for name, length in found.items() if length > MOST_LINES} == {}
    assert sorted(found.values())[len(found) * 9 // 10] <= MOST_OFTEN
