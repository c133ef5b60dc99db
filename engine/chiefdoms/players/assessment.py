"""Assesses somebody's plan: what the strongest player would do instead, and how much worse the given plan is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.core.plan import read_plan, same_result
from chiefdoms.players.comparison import Comparison
from chiefdoms.players.evaluator import Plan
from chiefdoms.players.levels import STRONGEST
from chiefdoms.players.thinking import Thinking
from chiefdoms.players.trials import Thought, cautious_gain

RUNS = 32  # of each plan
LONGEST = 1.5  # seconds that these may take


class Assessment(Thinking):
    """A running assessment. It proceeds like any search; when finished, its JSON also has `behind` (in the evaluator's
    measure), whether that is `slight`, and the score `lines` that make the difference."""

    def __init__(self, game: str, state: State[Any], texts: Sequence[str], seconds: float | None) -> None:
        plan = Plan(read_plan(state, texts), 0.0)
        super().__init__(game, state, STRONGEST.id, seconds)
        self._given = plan
        self._behind = 0.0
        self._lines: list[dict[str, Any]] = []
        self._steps = self._compare(self._steps)

    def _compare(self, thoughts: Iterator[Thought]) -> Iterator[Thought]:
        """After the search, compare the given plan with the best one."""
        thought: Thought | None = None
        for thought in thoughts:
            yield thought
        if thought is None or same_result(self.state, thought.best.moves, self._given.moves):
            return
        comparison = Comparison(self.state, self.evaluator, [thought.best, self._given], Random())
        ends = perf_counter() + LONGEST
        while comparison.runs < 2 or (comparison.runs < RUNS and perf_counter() < ends):
            for _ in comparison.run():
                yield thought
        self._behind = round(cautious_gain(*comparison.gain(0, 1)), 2)
        self._lines = comparison.lines(0, 1)

    def as_json(self, count: int = 1) -> dict[str, Any]:
        answer = super().as_json(count)
        if "plans" in answer:
            answer |= {"behind": self._behind, "slight": self._behind < self.evaluator.slight, "lines": self._lines}
        return answer
