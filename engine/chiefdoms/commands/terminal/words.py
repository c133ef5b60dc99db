"""The words of the page, for the terminal: `web/words/en.json`, and `web/games/<game>/words/en.json` below its id.

A wheel that was built for installing carries them as package data (tools/build/package_words.py); a source checkout has
them in web/. The page's own wheel has none, because the page never runs a command: then callers fall back to keys.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[2]
INSTALLED = PACKAGE / "words"  # shared.json and one file for each game, as the build hook names them
CHECKOUT = PACKAGE.parents[1] / "web"

GAP = re.compile(r"\{([\w-]+)\}")


@cache
def load() -> Mapping[str, Any]:
    """All words as one tree; empty where there are none."""
    if (INSTALLED / "shared.json").is_file():
        shared = INSTALLED / "shared.json"
        of_games = {path.stem: path for path in INSTALLED.glob("games/*.json")}
    else:
        shared = CHECKOUT / "words" / "en.json"
        of_games = {path.parents[1].name: path for path in CHECKOUT.glob("games/*/words/en.json")}
    if not shared.is_file():
        return {}
    return _read(shared) | {game: _read(path) for game, path in of_games.items()}


def _read(path: Path) -> dict[str, Any]:
    tree: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return tree


def find(key: str, count: object = None) -> str | None:
    """The words of a key with their gaps, of plural forms the one for `count`; None if there are none."""
    found: Any = load()
    for part in key.split("."):
        if not isinstance(found, Mapping) or part not in found:
            return None
        found = found[part]
    if isinstance(found, Mapping):
        found = (
            (found.get("zero") if count == 0 else None)
            or (found.get("one") if count == 1 else None)
            or found.get("other")
        )
    return found if isinstance(found, str) else None


def gaps(text: str) -> list[str]:
    return GAP.findall(text)


def fill(text: str, values: Mapping[str, object]) -> str | None:
    """The text with its gaps filled; None if a value is missing."""
    if any(values.get(gap) is None for gap in gaps(text)):
        return None
    return GAP.sub(lambda gap: _written(values[gap[1]]), text)


def _written(value: object) -> str:
    return number(value) if isinstance(value, int) and not isinstance(value, bool) else str(value)


def number(value: int) -> str:
    """A number with a real minus sign, as the page writes it."""
    return str(value).replace("-", "−")


def say(key: str, **values: object) -> str | None:
    """The words of a key with its gaps filled; None if there are none, or if a value is missing."""
    text = find(key, values.get("count"))
    return None if text is None else fill(text, values)


def join(parts: list[str]) -> str:
    """Names as a list: "A, B and C"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
