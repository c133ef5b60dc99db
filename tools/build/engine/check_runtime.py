"""Runs inside Pyodide with the trimmed standard library: checks that the engine works and no module is missing.

check_runtime.py WHEEL
"""

import importlib
import sys
import zipfile

from tools.build.engine.engine_parts import in_page


def missing_module(name: str) -> str | None:
    """The module that the trimmed library lacks to load a module of the engine."""
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        return None if (error.name or "").startswith("chiefdoms") else error.name
    except ImportError:
        return None  # a bug in the engine, which its own tests report better
    return None


def main(wheel: str) -> None:
    zipfile.ZipFile(wheel).extractall("/home/pyodide")
    sys.path.insert(0, "/home/pyodide")
    from chiefdoms.bridge import handle

    if '"ok":true' not in handle('{"op":"ping"}'):
        sys.exit("the engine's bridge does not answer a ping")
    paths = [name for name in zipfile.ZipFile(wheel).namelist() if in_page(name)]
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths]
    missing = sorted({lacking for lacking in map(missing_module, names) if lacking})
    if missing:
        sys.exit(f"missing from the trimmed standard library: {', '.join(missing)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
