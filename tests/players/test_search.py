"""The search itself: when a lead is clear."""

from __future__ import annotations

from random import Random

from chiefdoms.players.evaluator import Plan
from chiefdoms.players.hints import lead, with_fresh_runs
from chiefdoms.players.trials import FEWEST_RUNS, Trial, is_settled


def trial(*values: float) -> Trial:
    tried = Trial(Plan((), 0.0))
    for value in values:
        tried.add(value)
    return tried


def test_a_clear_leader_ends_the_search() -> None:
    random = Random(1)
    noise = [random.gauss(0.0, 5.0) for _ in range(FEWEST_RUNS)]
    leader = trial(*(10.0 + luck for luck in noise))
    follower = trial(*(6.0 + luck + random.gauss(0.0, 1.0) for luck in noise))
    rival = trial(*(9.8 + luck + random.gauss(0.0, 1.0) for luck in noise))
    assert is_settled([follower, leader]), "the same luck for both does not hide the difference"
    assert not is_settled([follower, leader, rival])
    assert not is_settled([trial(1.0), trial(9.0)]), "one roll-out is not enough"


def test_a_hint_compares_by_the_runs_of_the_search_and_fresh_ones() -> None:
    found = [4.0, 5.0, 6.0] * 20
    best, rival = Trial(Plan(("best",), 0.0)), Trial(Plan(("rival",), 0.0))
    for value in found:
        best.add(value)
    for value in found[:30]:
        rival.add(value - 1.0)
    # A few runs with the luck of the dice do not outdo many without.
    first, second = with_fresh_runs(best, [5.0] * 6), with_fresh_runs(rival, [8.0] * 6)
    assert (first.runs, second.runs) == (66, 36)
    assert lead(second, first) == (6 * 3 - 30) / 36 < 0
    assert second.behind(first) > 0
    # Without the search they would have turned the hint around.
    assert lead(with_fresh_runs(Trial(rival.plan), [8.0] * 6), with_fresh_runs(Trial(best.plan), [5.0] * 6)) == 3.0
