"""A hint: the strongest player's thought, and then its best plans weighed once more against each other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any

from chiefdoms.core.contract import State
from chiefdoms.players import evaluator_of
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
        self._judge = evaluator_of(game)
        self._steps = self._weigh(self._steps)

    def _weigh(self, thoughts: Iterator[Thought]) -> Iterator[Thought]:
        thought: Thought | None = None
        for thought in thoughts:
            yield thought
        if thought is None or not thought.trials[0].runs:
            return  # its evaluator compares without roll-outs
        plans = [trial.plan for trial in thought.trials[:PLANS]]
        weighing = Weighing(self.state, self._judge, plans, Random())
        ends = perf_counter() + LONGEST
        while weighing.runs < RUNS and perf_counter() < ends:
            for _ in weighing.run():
                yield thought
        trials = [together(trial, fresh) for trial, fresh in zip(thought.trials, weighing.results, strict=False)]
        yield Thought(sorted(trials, key=lambda trial: lead(trial, trials[0]), reverse=True), 1.0)


def together(trial: Trial, fresh: list[float]) -> Trial:
    """A trial of all runs. The fresh ones come first: all plans had them, and after them as many as a plan survived."""
    whole = Trial(trial.plan, trial.trust)
    for result in (*fresh, *trial.values):
        whole.add(result)
    return whole


def lead(trial: Trial, other: Trial) -> float:
    """How far one trial is ahead of another over the runs that both had; the evaluator's opinion counts as some."""
    gains = [mine - yours for mine, yours in zip(trial.values, other.values, strict=False)]
    opinion = trial.trust * (trial.plan.worth - other.plan.worth)
    return (sum(gains) + opinion) / max(1.0, len(gains) + trial.trust)
