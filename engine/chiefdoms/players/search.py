"""Choosing a plan: greed at first sight, a second look for those who take one, roll-outs with sequential halving.

A search is a generator: each step is one roll-out (a few milliseconds at most), so whoever runs it can stop, answer
other requests or look at a clock between two steps. It does not recurse: deep recursion can end the interpreter in a
browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from math import ceil, log2, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.score import ScoreCard
from chiefdoms.players.evaluator import Evaluator, Plan
from chiefdoms.players.levels import Player

Clock = Callable[[], float]

ENOUGH = 16  # roll-outs of each plan, before a lead can be clear
LIKED = 32  # how many plans a player with a taste looks at once more
CLEAR = 4.0  # standard errors by which a clear leader is ahead


@dataclass
class Trial:
    """A plan under test: what its roll-outs came to."""

    plan: Plan
    trust: float = 0.0
    daring: float = 0.0
    total: float = 0.0
    runs: int = 0
    values: list[float] = field(default_factory=list)  # of the runs that were made here, in their order

    def add(self, value: float) -> None:
        self.total += value
        self.runs += 1
        self.values.append(value)

    def hear(self, total: float, runs: int) -> None:
        """Add roll-outs that were made elsewhere."""
        self.total += total
        self.runs += runs

    @property
    def mean(self) -> float:
        return self.total / self.runs if self.runs else self.plan.worth

    @property
    def rank(self) -> float:
        """The mean, with the evaluator's opinion counted as some runs. Compare only trials with as many runs."""
        mean = (self.total + self.trust * self.plan.worth) / max(1.0, self.runs + self.trust)
        return mean + self.daring * stdev(self.values) if self.daring and len(self.values) > 1 else mean

    def behind(self, other: Trial) -> float:
        """By how much another trial is better, over the runs on the same dice that both had; at least 0."""
        gains = [theirs - mine for theirs, mine in zip(other.values, self.values, strict=False)]
        if len(gains) < 2:
            return max(0.0, other.mean - self.mean)
        return tempered(fmean(gains), stdev(gains) / sqrt(len(gains)))


@dataclass
class Thought:
    """Where a search stands: the trials, best first, and the share of the budget that is used.

    While roll-outs go on, `alive` are the trials between which they decide; all of them have had as many. Others may
    make some of the roll-outs elsewhere, as long as they make them for all of `alive` on the same dice.
    """

    trials: list[Trial]
    done: float = 0.0
    alive: list[Trial] = field(default_factory=list)
    heard: int = 0  # roll-outs that were made elsewhere

    @property
    def best(self) -> Plan:
        return self.trials[0].plan


def tempered(gain: float, error: float) -> float:
    """A measured gain less what the dice may account for: one as small as its standard error is halved, a clear one is
    kept, and none is below 0."""
    return gain**3 / (gain**2 + error**2) if gain > 0 else 0.0


def think(
    state: State[Any], evaluator: Evaluator[Any], player: Player, random: Random, clock: Clock | None = None
) -> Iterator[Thought]:
    """Look for the best plan of the seat to act. Each step gives the thought so far; the last one is the choice.

    Without a clock the player's roll-outs are counted, so that the same `random` leads to the same choice.
    """
    seat = state.seat
    assert seat is not None
    if player.blind:
        moves = state.moves()
        yield Thought([Trial(Plan((moves[int(random.random() * len(moves))],), 0.0))], 1.0)
        return
    meter = _meter(player, clock)
    own = state.blind(seat, Quick(random.getrandbits(32)))
    plans: list[Plan] = []
    thought = Thought([])
    for plan in evaluator.plans(own, player.taste):
        plans.append(plan)
        if not thought.trials or plan.worth > thought.best.worth:
            thought.trials = [Trial(plan)]
        yield thought
    if player.second > 1 and len(plans) > 1:
        plans = _first_sight(plans, player.second)
        thought = Thought([Trial(plan) for plan in plans])
        seen: list[Plan] = []
        for plan in plans:
            forms: list[Plan] = []
            for form in evaluator.look_again(own, plan, player.taste, random):
                forms.append(form)
                yield thought
            seen += _first_sight(forms, 1)
            if meter(0) >= 1.0:
                break
        plans = seen
    if player.likes:
        plans = [replace(plan, worth=plan.worth + _liking(own, plan, player)) for plan in _first_sight(plans, LIKED)]
    plans = _first_sight(_blur(plans, player, random), player.breadth)
    thought = Thought([Trial(plan, evaluator.trust if player.second else 0.0, player.daring) for plan in plans])
    if player.budget == 0 or len(plans) == 1 or all(plan.sure for plan in plans):
        thought.done = 1.0
        yield thought
        return
    yield from _halve(RollOuts(state, evaluator, player, random), thought, meter)


def _meter(player: Player, clock: Clock | None) -> Callable[[int], float]:
    """Tells, from the number of roll-outs so far and the clock, which share of the thought is over."""
    budget = max(1, player.budget)
    if clock is None or not player.seconds:
        return lambda used: used / budget
    began = clock()
    return lambda used: max(used / budget, (clock() - began) / player.seconds)


def _blur(plans: list[Plan], player: Player, random: Random) -> list[Plan]:
    """The plans as a player sees them whose sight is not sharp."""
    if not player.noise:
        return plans
    return [replace(plan, worth=plan.worth + random.gauss(0.0, player.noise)) for plan in plans]


def _liking(state: State[Any], plan: Plan, player: Player) -> float:
    """What a plan's score is worth to a player beyond its points."""
    assert state.seat is not None
    after = state.clone()
    for move in plan.moves:
        after.play(move, Quick(0))
    return fondness(after.scores()[state.seat], player)


def fondness(card: ScoreCard, player: Player) -> float:
    """What lines of a score card are worth to a player beyond their points."""
    return sum([player.likes.get(line.key, 0.0) * line.points for line in card.lines])


def _first_sight(plans: list[Plan], count: int) -> list[Plan]:
    """The plans that look best."""
    return sorted(plans, key=lambda plan: plan.worth, reverse=True)[:count]


def _halve(roll_outs: RollOuts, thought: Thought, meter: Callable[[int], float]) -> Iterator[Thought]:
    """Sequential halving: all trials get the same roll-outs on the same dice; then only the better half goes on."""
    thought.alive = alive = list(thought.trials)
    rounds = max(1, ceil(log2(len(alive))))
    used = run = 0
    for number in range(rounds):
        while True:
            run += 1
            for trial in alive:
                trial.add(roll_outs.play(trial.plan, run))
                used += 1
                thought.done = min(1.0, meter(used + thought.heard))
                yield thought
            settled = is_settled(alive)
            if settled or thought.done >= (number + 1) / rounds:
                break
        alive.sort(key=lambda trial: trial.rank, reverse=True)
        # Those that went on longest stand first, each group by its rank.
        thought.trials[: len(alive)] = alive
        if settled:
            break
        thought.alive = alive = alive[: (len(alive) + 1) // 2]
    thought.done = 1.0
    yield thought


def is_settled(alive: list[Trial]) -> bool:
    """Whether one trial is so far ahead of all others, run by run, that more roll-outs would tell nothing new."""
    if len(alive[0].values) < ENOUGH:
        return False
    leader, *others = sorted(alive, key=lambda trial: trial.rank, reverse=True)
    return all(_is_clear([one - two for one, two in zip(leader.values, other.values, strict=True)]) for other in others)


def _is_clear(leads: list[float]) -> bool:
    return fmean(leads) > CLEAR * stdev(leads) / sqrt(len(leads))


class RollOuts:
    """Plays a plan and then quick moves for everybody, with dice and secrets that only the run's number decides."""

    def __init__(self, state: State[Any], evaluator: Evaluator[Any], player: Player, random: Random) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self.evaluator = evaluator
        self.player = player
        self.taste = player.taste
        self.seed = random.getrandbits(48)

    def play(self, plan: Plan, run: int) -> float:
        end = self.end(plan, run)
        worth = self.evaluator.worth(end, self.seat, self.taste)
        return worth + fondness(end.scores()[self.seat], self.player) if self.player.likes else worth

    def end(self, plan: Plan, run: int) -> State[Any]:
        """Where a run comes to."""
        chance = Quick(self.seed + run)
        random = Random(self.seed - run)
        copy = self.state.blind(self.seat, chance)
        for move in plan.moves:
            copy.play(move, chance)
        self.evaluator.roll_out(copy, chance, random)
        return copy
