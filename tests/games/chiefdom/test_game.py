"""The facts of the game, its options, and matches as a whole."""

from __future__ import annotations

import os
import random
import subprocess
import sys

import pytest

from chiefdoms import BadOptions, Match, games
from chiefdoms.games.chiefdom.squares import BOARD, PRE_DRAWN, SQUARES, names

INFO = games["chiefdom"].info


def test_the_sheet_has_76_white_squares_and_four_printed_walls() -> None:
    assert len(SQUARES) == BOARD.bit_count() == 80
    assert names(PRE_DRAWN) == ["A5", "H5", "A6", "H6"]


def test_options_and_their_defaults() -> None:
    assert INFO.complete({}) == {
        "edition": "published",
        "cards": "none",
        "bonus": "edition",
        "shapes": "A",
        "triple": "wild",
        "wall": "printed",
        "only_bonus": "optional",
        "second_prize": "needs-one",
        "diagrams": "strict",
    }
    assert INFO.seats == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("options", [{"edition": "third"}, {"shapes": "D"}, {"bonus": "maybe"}, {"colour": "red"}])
def test_other_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptions):
        Match.new("chiefdom", options=options)


@pytest.mark.parametrize("seats", [0, 7])
def test_one_to_six_may_play(seats: int) -> None:
    with pytest.raises(BadOptions):
        Match.new("chiefdom", seats=seats)


def _play_at_random(seats: int, seed: str, options: dict[str, str]) -> Match:
    rng = random.Random(seed)
    match = Match.new("chiefdom", seats=seats, seed=seed, options=options)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


@pytest.mark.parametrize("seats", range(1, 7))
def test_games_end_within_the_bound(seats: int) -> None:
    match = _play_at_random(seats, f"bound{seats}", {"cards": "advanced"})
    assert match.ply < INFO.longest
    assert Match.replay(match.record()).diagram() == match.diagram()
    assert Match.from_link(match.link()).diagram() == match.diagram()


def test_everyone_who_plays_a_seed_meets_the_same_dice() -> None:
    first, second = Match.new("chiefdom", seed="same"), Match.new("chiefdom", seed="same")
    for match, index in ((first, 0), (second, -1)):
        match.play(match.moves()[index])
        match.play(match.moves()[index])
    assert first.view(0)["round"] == second.view(0)["round"] == 2
    assert first.diagram() != second.diagram()
    assert first.view(0)["dice"] == second.view(0)["dice"]


@pytest.mark.parametrize("edition", ["published", "pnp"])
def test_scores_of_random_play_lie_where_they_should(edition: str) -> None:
    totals = [_play_at_random(1, f"{seed}", {"edition": edition}).scores()[0].total for seed in range(60)]
    assert 20 < sum(totals) / len(totals) < 90


SCRIPT = """
import random
from chiefdoms import Match
rng = random.Random(1)
match = Match.new("chiefdom", seats=2, seed="hash", options={"cards": "advanced"})
while not match.over:
    match.play(rng.choice(match.moves()))
print(match.link(), match.diagram(), match.view(0), match.scores())
"""


def test_a_game_does_not_depend_on_the_order_of_hashes() -> None:
    outputs = set()
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        run = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        )
        outputs.add(run.stdout)
    assert len(outputs) == 1
