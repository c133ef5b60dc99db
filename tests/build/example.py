"""Adds the example game to a copy of the project, by copying its two folders."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.paths import ROOT

EXAMPLE = ROOT / "examples" / "nine-dice"
MADE = {"build", "dist", "docs", "node_modules", "test-results"}  # in the project's root; not needed for a build
UNWANTED = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info")


def left_behind(folder: str, names: list[str]) -> set[str]:
    return UNWANTED(folder, names) | (MADE if Path(folder) == ROOT else set())


def copy_project(target: Path) -> None:
    """A copy of the project with the example game; installed packages are linked, not copied."""
    shutil.copytree(ROOT, target, ignore=left_behind)
    for name in (".venv", "node_modules"):
        (target / name).symlink_to(ROOT / name)
    for side, games in (("engine", "engine/chiefdoms/games"), ("web", "web/games")):
        shutil.copytree(EXAMPLE / side, target / games, dirs_exist_ok=True, ignore=left_behind)
