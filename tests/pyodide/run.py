"""Runs the contract tests inside Pyodide, the interpreter that the page uses (see tools/test/pyodide_run.mjs).

    run.py NUMBER OF_HOW_MANY [PYTEST_ARGUMENT…]

Pyodide has no processes, so the tests are distributed over several of these runs instead. The packages are the pure
Python ones of the virtual environment; the engine is the source tree.
"""

import os
import sys
from pathlib import Path

# For tests that start processes, or that need not be repeated after the native run.
os.environ["CHIEFDOMS_PYODIDE"] = "1"

PACKAGES = sorted(Path(".venv/lib").glob("python*/site-packages"))
# Plugins that need processes, threads or files which are not there.
LEFT_OUT = ["cacheprovider", "faulthandler", "threadexception", "unraisableexception", "xdist", "xdist.looponfail"]
# They read source text, which is the same on every interpreter.
STATIC = ["tests/contract/test_layers.py", "tests/contract/test_shared_code.py"]


class Deal:
    """Keeps every n-th test."""

    def __init__(self, number: int, of: int) -> None:
        self.number = number
        self.of = of

    def pytest_collection_modifyitems(self, items: list[object]) -> None:
        items[:] = items[self.number :: self.of]


def main(number: str, of: str, *arguments: str) -> int:
    sys.path[:0] = ["/project/engine", "/project", *(f"/project/{path}" for path in PACKAGES)]
    # Compiling pytest and the tests takes most of the time before the first test, so the next run reuses what this one
    # has compiled.
    sys.dont_write_bytecode, sys.pycache_prefix = False, "/project/build/pycache"
    import pytest

    plugins = [word for name in LEFT_OUT for word in ("-p", f"no:{name}")]
    ignored = [f"--ignore={path}" for path in STATIC]
    chosen = ["-q", *plugins, *ignored, *arguments, "tests/contract"]
    return int(pytest.main(chosen, plugins=[Deal(int(number), int(of))]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
