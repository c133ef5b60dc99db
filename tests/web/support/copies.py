"""Copies of the built site: a build in the middle of a run must not change what is being tested."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools.paths import DIST


def linked_copy(folder: Path) -> Path:
    """A copy of dist/ in a folder, by links."""
    copy = folder / "dist"
    shutil.copytree(DIST, copy, copy_function=os.link)
    return copy


def replace(path: Path, text: str) -> None:
    """Replace a file of a copy: the old one is shared with the site and other copies."""
    path.unlink(missing_ok=True)
    path.write_text(text, encoding="utf-8")
