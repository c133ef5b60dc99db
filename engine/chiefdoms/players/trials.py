"""Plans under test: the results of their roll-outs, and whether one of them is clearly the best."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from chiefdoms.core.averages import deviation, mean
from chiefdoms.players.evaluator import Plan

FEWEST_RUNS = 16  # roll-outs of each plan, before a search may end early
CLEAR_LEAD = 4.0  # standard errors by which a plan must then lead


@dataclass
class Trial:
    """A plan under test, with the results of its roll-outs."""

    plan: Plan
    trust: float = 0.0  # how many runs the evaluator's own opinion counts for
    risk: float = 0.0  # the weight of the standard deviation of the runs
    total: float = 0.0
    runs: int = 0
    values: list[float] = field(default_factory=list)  # of the runs made in this worker, in order

    def add(self, value: float) -> None:
        self.total += value
        self.runs += 1
        self.values.append(value)

    def add_remote(self, total: float, runs: int) -> None:
        """Add roll-outs made by another worker."""
        self.total += total
        self.runs += runs

    @property
    def mean(self) -> float:
        return self.total / self.runs if self.runs else self.plan.worth

    @property
    def rank(self) -> float:
        """The mean, with the evaluator's opinion counted as some runs. Compare only trials with equally many runs."""
        mean = (self.total + self.trust * self.plan.worth) / max(1.0, self.runs + self.trust)
        return mean + self.risk * deviation(self.values) if self.risk and len(self.values) > 1 else mean

    def behind(self, other: Trial) -> float:
        """By how much another trial is better, over the runs on the same dice that both have; at least 0."""
        gains = [theirs - mine for theirs, mine in zip(other.values, self.values, strict=False)]
        if len(gains) < 2:
            return max(0.0, other.mean - self.mean)
        return cautious_gain(mean(gains), deviation(gains) / sqrt(len(gains)))


@dataclass
class Thought:
    """The state of a search: the trials, best first, and the fraction of the roll-outs that are done.

    During roll-outs, `contenders` are the trials that are being compared; all of them have equally many runs. Other
    workers may make some of the roll-outs, as long as they make them for all contenders on the same dice.
    """

    trials: list[Trial]
    done: float = 0.0
    contenders: list[Trial] = field(default_factory=list)
    remote_runs: int = 0  # roll-outs made by other workers

    @property
    def best(self) -> Plan:
        return self.trials[0].plan


def cautious_gain(gain: float, error: float) -> float:
    """A measured gain minus what chance may explain: a gain equal to its standard error is halved, a clear gain is
    kept, and the result is never below 0."""
    return gain**3 / (gain**2 + error**2) if gain > 0 else 0.0


def is_settled(contenders: list[Trial]) -> bool:
    """Whether one trial is so far ahead of all others, run by run, that more roll-outs would not change the choice."""
    if len(contenders[0].values) < FEWEST_RUNS:
        return False
    leader, *others = sorted(contenders, key=lambda trial: trial.rank, reverse=True)
    return all(_is_clear([one - two for one, two in zip(leader.values, other.values, strict=True)]) for other in others)


def _is_clear(leads: list[float]) -> bool:
    return mean(leads) > CLEAR_LEAD * deviation(leads) / sqrt(len(leads))
