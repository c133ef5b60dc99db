"""How lucky a seat was: what it could do with the dice and cards that came, compared with those that could have come.

Each time chance decides something, the seat's best plan by worth is found for the actual result and for some samples of
other possible results. The difference of the scores is luck; how the seat then played is not.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from chiefdoms.core.averages import mean, variance
from chiefdoms.core.chance import Quick, WatchedChance
from chiefdoms.core.contract import State
from chiefdoms.players.evaluator import Evaluator, Plan

T = TypeVar("T")

SAMPLES = 8
DECISIONS = 2  # where a bid comes before a move, the move is what the cards are for


class StratifiedChance:
    """One of several stratified samples: together they cover the possible numbers evenly, so that few are enough.

    For the first number that is drawn, each sample takes another part of the range; likewise for the second, and so on.
    """

    def __init__(self, seed: int, number: int, samples: int) -> None:
        self.seed, self.number, self.samples = seed, number, samples
        self._random = Random(seed * samples + number)
        self._asked = 0

    def below(self, n: int, *_key: str | int) -> int:
        self._asked += 1
        parts = Random(self.seed + 7919 * self._asked).sample(range(self.samples), self.samples)
        return int((parts[self.number] + self._random.random()) / self.samples * n)

    def shuffled(self, items: Sequence[T], *_key: str | int) -> list[T]:
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in items]


@dataclass
class Luck:
    """The luck of one seat: its sum in points, the variance of that sum due to sampling, and how many times chance
    decided something for the seat."""

    points: float = 0.0
    variance: float = 0.0
    times: int = 0

    def add(self, came: float, could_have_come: Sequence[float]) -> None:
        self.points += came - mean(could_have_come)
        self.variance += variance(could_have_come) / len(could_have_come)
        self.times += 1


def plies_of_luck(states: Sequence[State[Any]], asked: Sequence[bool], seat: int) -> list[int]:
    """The plies in which chance decided something that the seat acted on before chance decided something else."""
    found = []
    acts = False  # whether the seat decides something before chance is asked again
    for ply in range(len(asked) - 1, -1, -1):
        if asked[ply]:
            if acts:
                found.append(ply)
            acts = False
        acts = acts or states[ply].seat == seat
    return found[::-1]


def measure_luck(
    evaluator: Evaluator[Any], before: State[Any], move: Any, after: State[Any], seat: int, luck: Luck
) -> Iterator[None]:
    """Add to a seat's luck what came after a move, compared with what could have come."""
    came = yield from reachable_score(evaluator, after, seat)
    if came is None:
        return
    could_have_come = []
    for number in range(SAMPLES):
        other = before.clone()
        other.play(move, StratifiedChance(luck.times, number, SAMPLES))
        value = yield from reachable_score(evaluator, other, seat)
        if value is not None:
            could_have_come.append(value)
    if len(could_have_come) > 1:
        luck.add(came, could_have_come)


def reachable_score(evaluator: Evaluator[Any], state: State[Any], seat: int) -> Generator[None, None, float | None]:
    """The score of the seat after its best plans by worth at its next decisions, until chance decides something again;
    None if that is before the first of them."""
    now = state.blind(seat, Quick(1))
    chance, random = WatchedChance(Quick(1)), Random(1)
    for decisions in range(DECISIONS):
        while now.seat is not None and now.seat != seat:
            now.play(evaluator.quick_move(now, random), chance)
        if chance.asked and decisions == 0:
            return None
        if chance.asked or now.seat is None:
            break
        best: Plan | None = None
        for plan in evaluator.plans(now, {}):
            best = plan if best is None or plan.worth > best.worth else best
            yield
        assert best is not None
        for move in best.moves:
            now.play(move, chance)
    return float(now.scores()[seat].total)
