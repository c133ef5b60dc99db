"""Shared code names no game: adding or removing a game needs no edit outside its own folders."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chiefdoms import games

ROOT = Path(__file__).parents[2]
SHARED = (
    "engine/chiefdoms/bridge",
    "engine/chiefdoms/commands",
    "engine/chiefdoms/core",
    "engine/chiefdoms/players",
    "engine/chiefdoms/__main__.py",
    "build.py",
    "tools",
    "web/*.*",
    "web/css",
    "web/js",
    "web/runtime",
    "web/words",
)
SUFFIXES = {".css", ".html", ".js", ".json", ".mjs", ".py", ".webmanifest"}

# Only as a separate word: one game's id is also the beginning of the project's name.
SPELLINGS = sorted({spelling for game in games for spelling in (game, game.replace("-", "_"))})
NAMED = re.compile(rf"(?<![A-Za-z0-9])({'|'.join(map(re.escape, SPELLINGS))})(?![A-Za-z0-9])", re.IGNORECASE)


def files(place: str) -> Iterator[Path]:
    """The files of a folder, or those that a pattern such as web/*.html finds."""
    for path in sorted(ROOT.glob(place)):
        yield from sorted(path.rglob("*")) if path.is_dir() else [path]


def naming(place: str) -> list[str]:
    """The lines of a place that name a game."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for path in files(place)
        if path.is_file() and path.suffix in SUFFIXES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]


def test_a_name_is_found_only_as_a_separate_word() -> None:
    for game in games:
        for text in (f'"{game}"', f"games.{game.replace('-', '_')}.state", f"{game}:", game.title()):
            assert NAMED.search(text), text
    assert not NAMED.search("the chiefdoms package")


@pytest.mark.parametrize("place", SHARED)
def test_shared_code_names_no_game(place: str) -> None:
    assert naming(place) == []
