"""Every test asserts something, directly or through a helper."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
FOLDERS = ("build", "commands", "contract", "core", "games", "players", "pyodide", "web")
ASSERTING = {"fail", "raises", "assert_called", "warns", "expect"}  # of pytest, unittest and Playwright

FILES = sorted(path for folder in FOLDERS for path in (TESTS / folder).rglob("*.py"))
FUNCTIONS = [
    (path, node)
    for path in FILES
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    if isinstance(node, ast.FunctionDef)
]


def called(function: ast.FunctionDef) -> set[str]:
    """The names of the functions and methods that a function calls."""
    found = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                found.add(node.func.id)
            elif isinstance(node.func, ast.Attribute):
                found.add(node.func.attr)
    return found


@cache
def asserting_helpers() -> set[str]:
    """The names of functions that assert something, directly or through others."""
    found = set(ASSERTING)
    found |= {function.name for _, function in FUNCTIONS if asserts(function)}
    while more := {function.name for _, function in FUNCTIONS if called(function) & found} - found:
        found |= more
    return found


def asserts(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, ast.Assert) for node in ast.walk(function))


TEST_FILES = [path for path in FILES if path.name.startswith("test_")]


@pytest.mark.parametrize("path", TEST_FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_every_test_asserts_something(path: Path) -> None:
    helpers = asserting_helpers()
    tests = [function for place, function in FUNCTIONS if place == path and function.name.startswith("test_")]
    assert [test.name for test in tests if not asserts(test) and not called(test) & helpers] == []
