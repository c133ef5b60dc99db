"""The games that are taught, and what the build wrote for them."""

from __future__ import annotations

import json
from typing import Any

from tools.paths import DIST, WEB

# Each box with the game that it is of.
BOOKS = [
    (path.parents[1].name, box)
    for path in sorted((WEB / "games").glob("*/learn/rule-book.json"))
    for box in json.loads(path.read_text(encoding="utf-8"))["boxes"]
]
BOXES = [box for _, box in BOOKS]
GAMES = sorted({game for game, _ in BOOKS})


def built(game: str, file: str) -> dict[str, Any]:
    """One of the files with which a game is taught, such as "duel.lesson.json"."""
    found = json.loads((DIST / "games" / game / "learn" / file).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found
