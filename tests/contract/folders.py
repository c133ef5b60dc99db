"""The data folders of each game's tests. A game without such a folder is tested only by the contract."""

from __future__ import annotations

import os
from pathlib import Path

from chiefdoms import games

ROOT = Path(__file__).parents[2]
WRITE = os.environ.get("CHIEFDOMS_GOLDEN") == "write"  # rewrite golden files instead of comparing with them


def folder(game: str) -> Path:
    return ROOT / "tests" / "games" / game.replace("-", "_")


TESTED = [game for game in games if folder(game).is_dir()]
