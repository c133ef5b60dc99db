"""The same seed gives the same game, whatever Python's hash seed is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chiefdoms import games

ENGINE = Path(__file__).parents[2] / "engine"


def playthrough(game: str, hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "chiefdoms", "playthrough", game, "--seed", "hash"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ENGINE)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("game", list(games))
def test_two_hash_seeds_give_one_game(game: str) -> None:
    text = playthrough(game, "1")
    assert text == playthrough(game, "2")
    assert len(text.splitlines()) > 20
