"""Compares plans on common dice, in fresh roll-outs and not in those that selected the plans.

A search selects the plan that did best in its own roll-outs, so these overestimate it. This module measures how much
more one plan is worth than another, over runs in which both get the same dice and hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Any

from chiefdoms.core.averages import deviation, mean
from chiefdoms.core.contract import State
from chiefdoms.core.score import ScoreCard
from chiefdoms.players.evaluator import Evaluator, Plan
from chiefdoms.players.levels import GREED
from chiefdoms.players.roll_outs import RollOuts


class Comparison:
    """Some plans of the seat to act, and the result of each in every run so far."""

    def __init__(self, state: State[Any], evaluator: Evaluator[Any], plans: Sequence[Plan], random: Random) -> None:
        assert state.seat is not None
        self.seat = state.seat
        self.evaluator = evaluator
        self.plans = list(plans)
        self.results: list[list[float]] = [[] for _ in plans]
        self.cards: list[list[ScoreCard]] = [[] for _ in plans]
        self._roll_outs = RollOuts(state, evaluator, GREED, random)

    @property
    def runs(self) -> int:
        return len(self.results[-1])

    def run(self) -> Iterator[None]:
        """One more run for every plan, one plan at a time."""
        number = self.runs + 1
        for plan, results, cards in zip(self.plans, self.results, self.cards, strict=True):
            end = self._roll_outs.end(plan, number)
            results.append(self.evaluator.worth(end, self.seat, {}))
            cards.append(end.scores()[self.seat])
            yield

    def gain(self, one: int, other: int) -> tuple[float, float]:
        """How much more one plan is worth than another, and the standard error of that."""
        gains = [mine - yours for mine, yours in zip(self.results[one], self.results[other], strict=True)]
        return mean(gains), deviation(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")

    def lines(self, one: int, other: int) -> list[dict[str, Any]]:
        """The same by the lines of the score card, the largest first."""
        sums: dict[str, int] = {}
        for sign, index in ((1, one), (-1, other)):
            for card in self.cards[index]:
                for line in card.lines:
                    sums[line.key] = sums.get(line.key, 0) + sign * line.points
        lines = [{"key": key, "points": round(total / self.runs, 2)} for key, total in sums.items()]
        different = [line for line in lines if line["points"]]
        return sorted(different, key=lambda line: -abs(float(line["points"])))
