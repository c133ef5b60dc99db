"""The virtual environment with the pinned development packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from tools.paths import ENGINE, ROOT, VENV
from tools.steps import SetupError, Step, run

PYPROJECT = ROOT / "pyproject.toml"
NO_PACKAGES = "The Python packages could not be installed; check the network connection and run the command again."
NO_VENV = "Python cannot make a virtual environment here; run `sudo apt install python3-venv` and try again."


def python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def tool(name: str) -> Path:
    return python().parent / name


def pinned_packages(group: str = "dev") -> list[str]:
    groups = tomllib.loads(PYPROJECT.read_text(encoding="utf-8"))["dependency-groups"]
    return [str(package) for package in groups[group]]


def pip_install(packages: list[str], problem: str = NO_PACKAGES) -> None:
    run([python(), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages], problem)


def run_module(module: str, arguments: Sequence[str] = ()) -> int:
    """Run a module of the project inside the environment and show its output."""
    command = [str(python()), "-m", module, *arguments]
    variables = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ENGINE}"}
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def apt_install(*packages: str) -> bool:
    """Install Debian packages if that needs no password; return whether it was possible."""
    apt = shutil.which("apt-get")
    if not apt:
        return False
    prefix: list[str] = []
    if os.geteuid() != 0:
        if not shutil.which("sudo"):
            return False
        prefix = ["sudo", "-n"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        run([*prefix, apt, "update", "-qq"], "apt-get update failed", env=environment)
        run([*prefix, apt, "install", "-y", "-qq", *packages], "apt-get install failed", env=environment)
    except SetupError:
        return False
    return True


def make_venv() -> None:
    """Create a new environment each time the pinned versions change, so that nothing is left over from the old one."""
    shutil.rmtree(VENV, ignore_errors=True)
    command: list[str | Path] = [sys.executable, "-m", "venv", VENV]
    try:
        run(command, NO_VENV)
    except SetupError:
        if not apt_install("python3-venv"):
            raise
        run(command, NO_VENV)
    pip_install(pinned_packages())


def prepare() -> None:
    packages = "\n".join(pinned_packages())
    Step("python packages", [], [python()], extra=f"{sys.version}\n{packages}").run(make_venv)
