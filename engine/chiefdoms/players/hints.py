"""Hints: the strongest player's search, followed by another comparison of its best plans."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.players.comparison import Comparison
from chiefdoms.players.levels import STRONGEST
from chiefdoms.players.thinking import Thinking
from chiefdoms.players.trials import Thought, Trial

PLANS = 3
RUNS = 24  # of each plan
LONGEST = 1.0  # seconds that these may take


class Hint(Thinking):
    """A running hint. It proceeds like any search; at the end all its trials have the same number of runs."""

    def __init__(self, game: str, state: State[Any], seconds: float | None) -> None:
        super().__init__(game, state, STRONGEST.id, seconds, PLANS)
        self._steps = self._compare(self._steps)

    def _compare(self, thoughts: Iterator[Thought]) -> Iterator[Thought]:
        """After the search, compare its best plans in fresh runs and sort them by all runs together."""
        thought: Thought | None = None
        for thought in thoughts:
            yield thought
        if thought is None or not thought.trials[0].runs:
            return  # its evaluator compares without roll-outs
        plans = [trial.plan for trial in thought.trials[:PLANS]]
        comparison = Comparison(self.state, self.evaluator, plans, Random())
        ends = perf_counter() + LONGEST
        while comparison.runs < RUNS and perf_counter() < ends:
            for _ in comparison.run():
                yield thought
        trials = list(map(with_fresh_runs, thought.trials, comparison.results))
        yield Thought(sorted(trials, key=lambda trial: lead(trial, trials[0]), reverse=True), 1.0)


def with_fresh_runs(trial: Trial, fresh: list[float]) -> Trial:
    """A trial with all runs. The fresh runs come first, because all plans have them; then the runs of the search."""
    whole = Trial(trial.plan, trial.trust)
    for value in (*fresh, *trial.values):
        whole.add(value)
    return whole


def lead(trial: Trial, other: Trial) -> float:
    """How far one trial is ahead of another over their common runs; the evaluator's opinion counts as some runs."""
    gains = [mine - yours for mine, yours in zip(trial.values, other.values, strict=False)]
    opinion = trial.trust * (trial.plan.worth - other.plan.worth)
    return (sum(gains) + opinion) / max(1.0, len(gains) + trial.trust)
