"""What the tests of every game's computer players share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from chiefdoms import Match
from chiefdoms.core.chance import Keyed, Quick
from chiefdoms.core.contract import State
from chiefdoms.players.evaluator import Evaluator
from chiefdoms.players.levels import Player
from chiefdoms.players.search import think

S = TypeVar("S", bound=State[Any])


def brief(player: Player) -> Player:
    """The same player with a short search."""
    return replace(
        player,
        roll_outs=min(player.roll_outs, 6),
        second_looks=min(player.second_looks, 3),
        candidates=min(player.candidates, 3),
    )


def chooser(evaluator: Evaluator[S]) -> Callable[..., tuple[int, ...]]:
    """A function that returns the plan that a player chooses."""

    def choice(state: S, player: Player, seed: int = 1) -> tuple[int, ...]:
        *_, thought = think(state, evaluator, player, Random(seed))
        return thought.best.moves

    return choice


def assert_blind_choice(choice: Callable[..., tuple[int, ...]], states: Iterable[State[Any]], player: Player) -> None:
    """The player chooses the same when everything that its seat may not see is dealt again."""
    short = brief(player)
    for state in states:
        assert state.seat is not None
        expected = choice(state, short)
        for seed in range(2):
            assert choice(state.blind(state.seat, Quick(seed)), short) == expected


def course(evaluator: Evaluator[S], start: Match, kind: type[S], rash: float) -> tuple[S, ...]:
    """Every position of a game of quick moves, some of them random so that everything occurs."""
    state = start.state
    assert isinstance(state, kind)
    state = state.clone()
    random, chance = Random(start.seed), Keyed(start.seed)
    found = []
    while state.seat is not None:
        found.append(state.clone())
        quick = random.random() >= rash
        state.play(evaluator.quick_move(state, random) if quick else random.choice(state.moves()), chance)
    return tuple(found)
