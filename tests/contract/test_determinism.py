"""The same seed gives the same game in every version of Python and inside Pyodide: golden files hold it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chiefdoms import Match, games
from chiefdoms.commands import perft, playthrough

ROOT = Path(__file__).parents[2]

# The seats and options of the golden files of each game.
SETUPS = {
    "chiefdom": [(1, {}), (3, {"cards": "advanced"}), (2, {"edition": "pnp", "shapes": "C"})],
    "duel": [(2, {}), (2, {"board": "11"})],
    "fiefdoms": [(1, {}), (3, {})],
    "five-tribes": [(2, {}), (4, {})],
}
DEPTH = 2


def folder(game: str) -> Path:
    return ROOT / "tests" / "games" / game.replace("-", "_")


def setups() -> list[tuple[str, int, dict[str, str]]]:
    return [(game, seats, options) for game in games for seats, options in SETUPS[game]]


def name(seats: int, options: dict[str, str]) -> str:
    return "-".join([str(seats), *options.values()])


def golden(game: str, kind: str, seats: int, options: dict[str, str]) -> Path:
    return folder(game) / kind / f"{name(seats, options)}.txt"


def compare(path: Path, text: str) -> None:
    """Golden files are written by running the tests with CHIEFDOMS_GOLDEN=write, and then read by a person."""
    if os.environ.get("CHIEFDOMS_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing: run with CHIEFDOMS_GOLDEN=write, then read it"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_no_game_lacks_golden_files() -> None:
    assert set(games) <= set(SETUPS)


@pytest.mark.parametrize(("game", "seats", "options"), setups())
def test_golden_playthrough(game: str, seats: int, options: dict[str, str]) -> None:
    match = Match.new(game, seats, "golden", options)
    compare(golden(game, "playthroughs", seats, options), "\n".join(playthrough.lines(match)) + "\n")


@pytest.mark.parametrize(("game", "seats", "options"), setups())
def test_golden_perft(game: str, seats: int, options: dict[str, str]) -> None:
    match = Match.new(game, seats, "golden", options)
    counts = [f"{depth} {perft.count(match, depth)}\n" for depth in range(1, DEPTH + 1)]
    compare(golden(game, "perft", seats, options), "".join(counts))
