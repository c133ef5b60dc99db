"""The search itself: when a lead is clear."""

from __future__ import annotations

from random import Random

from chiefdoms.players.judge import Plan
from chiefdoms.players.search import ENOUGH, Trial, is_settled


def trial(*values: float) -> Trial:
    tried = Trial(Plan((), 0.0))
    for value in values:
        tried.add(value)
    return tried


def test_a_clear_leader_ends_the_search() -> None:
    random = Random(1)
    noise = [random.gauss(0.0, 5.0) for _ in range(ENOUGH)]
    leader = trial(*(10.0 + luck for luck in noise))
    follower = trial(*(6.0 + luck + random.gauss(0.0, 1.0) for luck in noise))
    rival = trial(*(9.8 + luck + random.gauss(0.0, 1.0) for luck in noise))
    assert is_settled([follower, leader]), "the same luck for both does not hide the difference"
    assert not is_settled([follower, leader, rival])
    assert not is_settled([trial(1.0), trial(9.0)]), "one roll-out is not enough"
