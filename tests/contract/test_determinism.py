"""The same seed gives the same game in every version of Python and inside Pyodide, checked with golden files.

`tests/games/<game>/setups.json` lists the seats and options of a game's golden files.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chiefdoms import Match, games
from chiefdoms.commands import perft, playthrough
from tests.contract.folders import TESTED, WRITE, folder

DEPTH = 2
KINDS = ("playthroughs", "perft")

Setup = tuple[str, int, dict[str, str]]


def setups() -> list[Setup]:
    found: list[Setup] = []
    for game in TESTED:
        path = folder(game) / "setups.json"
        listed = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else []
        found += [(game, setup["seats"], setup["options"]) for setup in listed]
    return found


def golden(game: str, kind: str, seats: int, options: dict[str, str]) -> Path:
    name = "-".join([str(seats), *options.values()])
    return folder(game) / kind / f"{name}.txt"


def compare(path: Path, text: str) -> None:
    """Running the tests with CHIEFDOMS_GOLDEN=write writes the golden files; read them before you commit them."""
    if WRITE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing: run with CHIEFDOMS_GOLDEN=write, then read it"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_every_game_has_golden_files() -> None:
    assert {game for game, _, _ in setups()} == set(TESTED)
    assert set(TESTED) <= set(games)


def test_no_golden_file_is_left_over() -> None:
    expected = {golden(game, kind, seats, options) for game, seats, options in setups() for kind in KINDS}
    found = {path for game in TESTED for kind in KINDS for path in (folder(game) / kind).iterdir()}
    assert found == expected


@pytest.mark.parametrize(("game", "seats", "options"), setups())
def test_golden_playthrough(game: str, seats: int, options: dict[str, str]) -> None:
    match = Match.new(game, seats, "golden", options)
    compare(golden(game, "playthroughs", seats, options), "\n".join(playthrough.lines(match)) + "\n")


@pytest.mark.parametrize(("game", "seats", "options"), setups())
def test_golden_perft(game: str, seats: int, options: dict[str, str]) -> None:
    match = Match.new(game, seats, "golden", options)
    counts = [f"{depth} {perft.count(match, depth)}\n" for depth in range(1, DEPTH + 1)]
    compare(golden(game, "perft", seats, options), "".join(counts))
