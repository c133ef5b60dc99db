"""The review of a finished match: its better plans are better, luck averages to zero, and it runs in small steps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

from chiefdoms import Match, games
from chiefdoms.core.chance import Quick
from chiefdoms.players import evaluator_of
from chiefdoms.players.luck import Luck, StratifiedChance, plies_of_luck, reachable_score
from chiefdoms.players.review import Review
from tests.contract.folders import TESTED

# A sheet with three empty squares: few decisions are left, and a review of them is quick.
SHEET = """
222LL~33
2HLL3~33
~BH333~2
2~22L322
#2~L233#
#HBJL33#
33HLL~~3
3LL33L~3
L2233~.L
.22LLF~.
"""


def finished(game: str, seats: int, seed: str, **options: str) -> Match:
    match, random = Match.new(game, seats, seed, options), Random(seed)
    while not match.over:
        match.play(random.choice(match.moves()))
    return match


def result(steps: Generator[None, None, float | None]) -> float | None:
    """What comes of a thought that goes on in steps."""
    while True:
        try:
            next(steps)
        except StopIteration as over:
            value: float | None = over.value
            return value


def reviewed(match: Match, *seats: int) -> dict[str, Any]:
    review = Review(match, seats)
    shares = []
    while review.result is None:
        review.step()
        shares.append(review.as_json()["done"])
    assert shares == sorted(shares)
    assert shares[-1] == 1
    return review.result


@pytest.mark.parametrize("game", TESTED)
def test_a_review_has_the_course_the_moments_and_the_luck(game: str) -> None:
    match = finished(game, games[game].info.seats[0], "review")
    found = reviewed(match, 0)
    totals = [card.total for card in match.scores()]
    assert found["course"][-1] == {"ply": match.plies, "turn": found["course"][-1]["turn"], "totals": totals}
    plies = [point["ply"] for point in found["course"]]
    assert plies == sorted(set(plies))
    (person,) = found["people"]
    assert person["decisions"] >= person["good"] + len(person["moments"])
    assert len(person["moments"]) == 3, "random play makes at least three mistakes"
    assert person["lost"] >= sum(moment["loss"] for moment in person["moments"]) > 0
    for moment in person["moments"]:
        fork = match.fork()
        fork.goto(moment["ply"])
        assert fork.seat == 0
        assert moment["played"] == [ply.move for ply in match.history()[moment["ply"] :][: len(moment["played"])]]
        for move in moment["better"]:
            fork.play(move)
        assert moment["lines"]


def test_the_same_match_has_the_same_review() -> None:
    match = Match.position("chiefdom", SHEET.strip(), seed="few")
    while not match.over:
        match.play(match.moves()[-1])
    assert reviewed(match, 0) == reviewed(match, 0)


def test_what_the_strong_player_would_do_costs_nothing() -> None:
    """The first review names what was better; a match that does it has nothing left to learn there."""
    match = finished("chiefdom", 1, "learn")
    (person,) = reviewed(match, 0)["people"]
    moment = person["moments"][0]
    better = match.fork()
    better.goto(moment["ply"])
    for move in moment["better"]:
        better.play(move)
    random = Random("learn")
    while not better.over:
        better.play(random.choice(better.moves()))
    (again,) = reviewed(better, 0)["people"]
    assert moment["ply"] not in [other["ply"] for other in again["moments"]]


def test_samples_of_chance_share_the_numbers_evenly() -> None:
    first = [StratifiedChance(5, number, 8).below(216) for number in range(8)]
    assert sorted(number // 27 for number in first) == list(range(8))
    counts = Counter(StratifiedChance(seed, 0, 8).below(6) for seed in range(600))
    assert min(counts.values()) > 60
    assert sorted(StratifiedChance(1, 3, 8).shuffled(range(10))) == list(range(10))


def test_luck_is_fair() -> None:
    """Over many rolls after one move, what came is worth as much as what could have come."""
    match = finished("chiefdom", 1, "fair")
    ply = next(ply for ply, made in enumerate(match.history()) if ply > 6 and made.events[-1]["kind"] == "roll")
    before = match.at(ply)
    evaluator, luck = evaluator_of("chiefdom"), Luck()
    values = []
    for roll in range(48):
        after = before.clone()
        after.play(before.find(match.history()[ply].move), Quick(roll))
        values.append(result(reachable_score(evaluator, after, 0)))
    known = [value for value in values if value is not None]
    assert len(set(known)) > 5, "the rolls differ"
    for value in known:
        luck.add(value, known)
    assert luck.times == len(known) > 40
    assert luck.points == pytest.approx(0, abs=1e-6)


def test_chance_counts_for_the_seat_that_acts_on_it() -> None:
    """In Chiefdom every roll is for all seats; in each turn both act on it."""
    match = finished("chiefdom", 2, "both")
    states = [match.at(ply) for ply in range(match.plies + 1)]
    asked = [any(event["kind"] == "roll" for event in ply.events) for ply in match.history()]
    for seat in range(2):
        found = plies_of_luck(states, asked, seat)
        assert found
        assert all(asked[ply] for ply in found)
        turns = {states[ply + 1].view(None)["round"] for ply in found}
        acting = {state.view(None)["round"] for state in states if state.seat == seat}
        assert turns == acting - {1}
