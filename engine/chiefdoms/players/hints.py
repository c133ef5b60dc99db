"""A hint: the strongest player's thought, and then its best plans weighed against each other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.players import judge_of
from chiefdoms.players.levels import LEVELS
from chiefdoms.players.search import Thought, Trial
from chiefdoms.players.thinking import Thinking
from chiefdoms.players.weighing import Weighing

PLANS = 3
RUNS = 24  # of each plan
LONGEST = 1.0  # seconds that these may take


class Hint(Thinking):
    """One hint under way. It goes on like any thought, and its trials end with as many runs each."""

    def __init__(self, game: str, state: State[Any], seconds: float | None) -> None:
        super().__init__(game, state, LEVELS[-1].id, seconds, PLANS)
        self._judge = judge_of(game)
        self._steps = self._weigh(self._steps)

    def _weigh(self, thoughts: Iterator[Thought]) -> Iterator[Thought]:
        thought: Thought | None = None
        for thought in thoughts:
            yield thought
        if thought is None or not thought.trials[0].runs:
            return  # its judge compares without roll-outs
        plans = [trial.plan for trial in thought.trials[:PLANS]]
        weighing = Weighing(self.state, self._judge, plans, Random())
        ends = perf_counter() + LONGEST
        while weighing.runs < RUNS and perf_counter() < ends:
            for _ in weighing.run():
                yield thought
        trials = [Trial(plan, trial.trust) for plan, trial in zip(plans, thought.trials, strict=False)]
        for trial, results in zip(trials, weighing.results, strict=True):
            for result in results:
                trial.add(result)
        yield Thought(sorted(trials, key=lambda trial: trial.rank, reverse=True), 1.0)
