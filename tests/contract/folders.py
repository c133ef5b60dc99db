"""Where the tests of each game keep their data. A game that has no such folder is tested by the contract alone."""

from __future__ import annotations

import os
from pathlib import Path

from chiefdoms import games

ROOT = Path(__file__).parents[2]
WRITE = os.environ.get("CHIEFDOMS_GOLDEN") == "write"  # write golden files anew instead of comparing with them


def folder(game: str) -> Path:
    return ROOT / "tests" / "games" / game.replace("-", "_")


TESTED = [game for game in games if folder(game).is_dir()]
