"""Chooses a plan: the evaluator's worth of every plan, a second look at the best, roll-outs with sequential halving.

A search is a generator. Each step is one roll-out (a few milliseconds at most), so the caller can stop it, answer other
requests or check a clock between steps. It does not recurse, because deep recursion can crash the interpreter in a
browser.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from math import ceil, log2
from random import Random
from typing import Any

from chiefdoms.core.chance import Quick
from chiefdoms.core.contract import State
from chiefdoms.core.plan import play_plan
from chiefdoms.players.evaluator import Evaluator, Plan
from chiefdoms.players.levels import Player
from chiefdoms.players.roll_outs import RollOuts, line_bonus
from chiefdoms.players.trials import Thought, Trial, is_settled

Clock = Callable[[], float]
Progress = Callable[[int], float]  # from the number of roll-outs so far to the fraction of the search that is done
PlanSearch = Generator[Thought, None, list[Plan]]

MOST_WITH_BONUS = 32  # plans whose score lines a player with bonuses looks at


def think(
    state: State[Any], evaluator: Evaluator[Any], player: Player, random: Random, clock: Clock | None = None
) -> Iterator[Thought]:
    """Search for the best plan of the seat to act. Each step yields the thought so far; the last one is the choice.

    Without a clock, the player's roll-outs are counted, so that the same `random` gives the same choice.
    """
    assert state.seat is not None
    if player.plays_randomly:
        yield Thought([Trial(Plan((state.pick(random.random()),), 0.0))], 1.0)
        return
    progress = _progress(player, clock)
    known = state.blind(state.seat, Quick(random.getrandbits(32)))
    plans = yield from _list_plans(known, evaluator, player)
    if player.second_looks > 1 and len(plans) > 1:
        plans = yield from _look_again(known, evaluator, player, plans, random, progress)
    plans = _shortlist(known, player, plans, random)
    trust = evaluator.trust if player.second_looks else 0.0
    thought = Thought([Trial(plan, trust, player.risk) for plan in plans])
    if player.roll_outs == 0 or len(plans) == 1 or all(plan.sure for plan in plans):
        thought.done = 1.0
        yield thought
    else:
        yield from _halve(RollOuts(state, evaluator, player, random), thought, progress)


def _progress(player: Player, clock: Clock | None) -> Progress:
    most = max(1, player.roll_outs)
    if clock is None or not player.time_limit:
        return lambda made: made / most
    began = clock()
    return lambda made: max(made / most, (clock() - began) / player.time_limit)


def _list_plans(known: State[Any], evaluator: Evaluator[Any], player: Player) -> PlanSearch:
    """Every plan of the evaluator, with the best one so far as the thought."""
    plans: list[Plan] = []
    thought = Thought([])
    for plan in evaluator.plans(known, player.weights):
        plans.append(plan)
        if not thought.trials or plan.worth > thought.best.worth:
            thought.trials = [Trial(plan)]
        yield thought
    return plans


def _look_again(
    known: State[Any],
    evaluator: Evaluator[Any],
    player: Player,
    plans: list[Plan],
    random: Random,
    progress: Progress,
) -> PlanSearch:
    """The plans that seem best, each in the best variant that a second look finds, as far as time allows."""
    plans = _best(plans, player.second_looks)
    thought = Thought([Trial(plan) for plan in plans])
    found: list[Plan] = []
    for plan in plans:
        forms: list[Plan] = []
        for form in evaluator.look_again(known, plan, player.weights, random):
            forms.append(form)
            yield thought
        found += _best(forms, 1)
        if progress(0) >= 1.0:
            break
    return found


def _shortlist(known: State[Any], player: Player, plans: list[Plan], random: Random) -> list[Plan]:
    """The plans that the player compares by roll-outs: the best by worth, after adding its bonuses and noise."""
    seat = known.seat
    assert seat is not None
    if player.line_bonuses:
        plans = [
            replace(plan, worth=plan.worth + line_bonus(play_plan(known, plan.moves).scores()[seat], player))
            for plan in _best(plans, MOST_WITH_BONUS)
        ]
    if player.noise:
        plans = [replace(plan, worth=plan.worth + random.gauss(0.0, player.noise)) for plan in plans]
    return _best(plans, player.candidates)


def _best(plans: list[Plan], count: int) -> list[Plan]:
    """The plans of the highest worth."""
    return sorted(plans, key=lambda plan: plan.worth, reverse=True)[:count]


def _halve(roll_outs: RollOuts, thought: Thought, progress: Progress) -> Iterator[Thought]:
    """Sequential halving: all trials get the same roll-outs on the same dice; then only the better half continues."""
    thought.contenders = contenders = list(thought.trials)
    rounds = max(1, ceil(log2(len(contenders))))
    made = run = 0
    for number in range(rounds):
        while True:
            run += 1
            for trial in contenders:
                trial.add(roll_outs.value(trial.plan, run))
                made += 1
                thought.done = min(1.0, progress(made + thought.remote_runs))
                yield thought
            settled = is_settled(contenders)
            if settled or thought.done >= (number + 1) / rounds:
                break
        contenders.sort(key=lambda trial: trial.rank, reverse=True)
        # Those that continued longest come first, each group sorted by rank.
        thought.trials[: len(contenders)] = contenders
        if settled:
            break
        thought.contenders = contenders = contenders[: (len(contenders) + 1) // 2]
    thought.done = 1.0
    yield thought
