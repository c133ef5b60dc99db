"""What ``build.py bench`` starts inside the virtual environment."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence

from tools import environment
from tools.paths import ENGINE, ROOT


def run_module(module: str, arguments: Sequence[str]) -> int:
    paths = f"{ROOT}{os.pathsep}{ENGINE}"
    command = [str(environment.python()), "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": paths}, check=False).returncode


def engine(arguments: Sequence[str]) -> int:
    return run_module("chiefdoms", ["bench", *arguments])


def boot(arguments: Sequence[str]) -> int:
    return run_module("tools.bench_boot", arguments)
